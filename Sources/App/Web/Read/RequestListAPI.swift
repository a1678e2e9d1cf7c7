// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Library
import Reading
import Speaking

/// The lists of requests, as the API names them.
private enum RequestList: String, CaseIterable {
  case waiting, answered, withdrawn, open, skipped, taken, past
}

/// One page of requests for a program.
private struct RequestsJSON: JSONEncodable {
  let items: [RequestJSON]
  let next: PageCursor?

  init<Item>(_ page: ListPage<Item>, _ item: (Item) -> RequestJSON) {
    items = page.items.map(item)
    next = page.next
  }

  init(all items: [RequestJSON]) {
    (self.items, next) = (items, nil)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.key("items")
      json.array { list in for item in items { list.value(item) } }
      json.next(next)
    }
  }
}

extension Site {
  /// Lists requests, filtered and in pages.
  var listOperation: APIOperation {
    APIOperation(
      method: .get, path: "/api/v1/requests",
      summary: """
        List requests: your own; for volunteers those that wait, or with mine those that they took.
        """,
      query: Self.listQuery, refuses: [.conflict, .unprocessableContent],
      gives:
        "Twenty requests without their texts; next is the cursor of those after them, null at the end.",
      shape: .object([
        .always("items", .list(.object(RequestJSON.members))), .next,
      ]),
      answer: .plain { request in
        try await answer(request) { visit in
          let page = try await requests(in: request, for: try account(of: visit))
          var writer = JSONWriter()
          writer.value(page)
          return .bytes(writer.bytes, type: .json)
        }
      })
  }

  private static let listQuery = [
    APIOperation.Value(
      name: "status", kind: .word(RequestStatus.allCases.map(\.rawValue)),
      about: "Only those that stand there; all but those taken back if left out.",
      isRequired: false),
    APIOperation.Value(
      name: "category", kind: .word(Category.allCases.map(\.rawValue)),
      about: "Only this kind of text.", isRequired: false),
    APIOperation.Value(
      name: "language", kind: .word(TextLanguage.tags), about: "Only this language.",
      isRequired: false),
    APIOperation.Value(
      name: "mine", kind: .truth,
      about: """
        true: your own requests, as a volunteer those that you took; false: those that wait for \
        you as a volunteer. If left out: true for those who ask, false for others. Who does both finds what they took in \
        the lists taken and past.
        """, isRequired: false),
    .cursor,
    APIOperation.Value(
      name: "list", kind: .word(RequestList.allCases.map(\.rawValue)),
      about: """
        In place of the other values but cursor, a list as a page has it: waiting, answered, \
        withdrawn: yours; open, skipped, taken, past: for volunteers.
        """, isRequired: false),
  ]

  private func requests(
    in request: Request, for person: Account
  ) async throws -> RequestsJSON {
    let query = request.target.query
    let place = try request.pagePlace()
    let list = query["list"].flatMap(RequestList.init(rawValue:))
    let filter = RequestFilter(
      status: query["status"].flatMap(RequestStatus.init(rawValue:)),
      category: query["category"].flatMap(Category.init(rawValue:)),
      language: query["language"].flatMap { TextLanguage(tag: $0) })
    let isMine = query["mine"].map { $0 == "true" } ?? person.roles.contains(.requester)
    return try await readingAllowed { () throws(ReadingError) in
      if let list { return try await requests(list, for: person.id, after: place) }
      return try await requests(filter, isMine: isMine, for: person, after: place)
    }
  }

  private func requests(
    _ list: RequestList, for person: AccountID, after place: PageCursor?
  ) async throws(ReadingError) -> RequestsJSON {
    switch list {
    case .waiting:
      RequestsJSON(try await reading.requests(.waiting, of: person, after: place)) {
        RequestJSON($0)
      }
    case .answered:
      RequestsJSON(try await reading.requests(.answered, of: person, after: place)) {
        RequestJSON($0)
      }
    case .withdrawn:
      RequestsJSON(try await reading.requests(.withdrawn, of: person, after: place)) {
        RequestJSON($0)
      }
    case .open:
      RequestsJSON(
        try await reading.openRequests(for: person, after: place), RequestJSON.init(open:))
    case .skipped:
      RequestsJSON(
        try await reading.skipped(by: person, after: place), RequestJSON.init(open:))
    case .taken:
      RequestsJSON(try await reading.taken(.present, by: person, after: place)) { RequestJSON($0) }
    case .past:
      RequestsJSON(try await reading.taken(.past, by: person, after: place)) { RequestJSON($0) }
    }
  }

  private func requests(
    _ filter: RequestFilter, isMine: Bool, for person: Account, after place: PageCursor?
  ) async throws(ReadingError) -> RequestsJSON {
    guard isMine else {
      // Others' requests are seen only while they wait.
      guard filter.status == nil || filter.status == .open else { return RequestsJSON(all: []) }
      return RequestsJSON(
        try await reading.openRequests(
          for: person.id, category: filter.category, language: filter.language, after: place),
        RequestJSON.init(open:))
    }
    guard person.roles.contains(.requester) else {
      return RequestsJSON(try await reading.taken(filter, by: person.id, after: place)) {
        RequestJSON($0)
      }
    }
    return RequestsJSON(try await reading.requests(filter, of: person.id, after: place)) {
      RequestJSON($0)
    }
  }
}
