// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// Changes what is named of a request, and leaves the rest as it is.
  func change(_ id: ReadingID, _ request: Request, _ person: Account) async throws -> Response {
    let network = request.clientNetwork.description
    let (own, text) = try await readingAllowed { () throws(ReadingError) in
      try await reading.requestAndText(id, of: person.id)
    }
    let typed = try await readingAllowed { () throws(ReadingError) in
      try await reading.typedText(of: id, by: person.id)
    }
    let before = RequestDraft(
      title: own.summary.title, text: typed, category: own.summary.category,
      language: own.summary.language, deadline: own.summary.deadline, wishes: own.wishes,
      mostParts: try await readingAllowed { () throws(ReadingError) in
        try await reading.mostParts(of: id, by: person.id)
      })
    let sent = try request.json()
    var state = FormState(before)
    for name in RequestField.names {
      if let word = sent[name]?.string { state.values[name] = word }
    }
    state.takeParts(in: sent)
    if let wishes = sent[RequestField.wishes.rawValue] {
      state.values.merge(WishFields.values(in: wishes, over: before.wishes)) { _, wish in wish }
    }
    let moment = state.takeMoment(in: sent)
    var draft = state.draft(in: visit(of: request).language)
    draft.deadline = sent[RequestField.deadline.rawValue] == nil ? before.deadline : moment
    let found = state.problems
    let (now, words) = try await readingAllowed { () throws(ReadingError) in
      // Whether it can be changed at all is told before what is wrong with the change.
      guard own.state.mayEdit else { throw .notNow }
      guard found.isEmpty else {
        return (own, text)
      }
      try await reading.edit(id, to: draft, by: person.id, from: network)
      return try await reading.requestAndText(id, of: person.id)
    }
    guard found.isEmpty else {
      state.refuse(
        try await readingAllowed { () throws(ReadingError) in
          try await reading.problems(in: draft, by: person.id, from: network)
        })
      state.sortProblems(as: RequestField.controls)
      throw APIError(state.problems)
    }
    var writer = JSONWriter()
    writer.value(
      try await withAttachments(
        withParts(RequestJSON(now, text: words), now, person.id), id, person,
        visit(of: request).language))
    return .bytes(writer.bytes, type: .json)
  }
}

extension FormState {
  /// How many people may read it at once, which is a number for programs; nothing changes where they name none.
  mutating func takeParts(in sent: JSONValue) {
    guard let number = sent[RequestField.parts.rawValue]?.integer else { return }
    values[RequestField.parts.rawValue] = "\(number)"
  }

  /// The moment that a program names, which is no field of the form on the page; nil where it names none.
  mutating func takeMoment(in sent: JSONValue) -> Timestamp? {
    let name = RequestField.deadline.rawValue
    values[name] = nil
    return sent[name]?.string.flatMap(Moment3339.read)
  }
}
