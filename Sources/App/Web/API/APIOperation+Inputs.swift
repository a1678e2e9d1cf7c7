// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Speaking

/// What an operation does not know is refused, with its name and what is known: never taken for something else.
extension APIOperation {
  /// Holds a request against what the operation takes; of a body all is named that does not fit.
  func check(_ request: Request) async throws {
    try checkQuery(request.target.query)
    let unfit = try unfitValues(in: request)
    guard unfit.isEmpty else { throw APIError(unfit + (try await moreProblems(request))) }
  }

  /// What of the body cannot be used, in the order of the description.
  private func unfitValues(in request: Request) throws(APIError) -> [FormState.Refusal] {
    guard !body.isEmpty, sends.isEmpty || request.bringsJSON else { return [] }
    let sent = try request.json()
    guard let members = sent.members else { throw APIError(.notAnObject) }
    try Self.checkNames(members.map(\.name), among: body)
    var unfit: [FormState.Refusal] = []
    for value in body {
      guard let given = sent[value.name] else {
        if value.isRequired { throw APIError(.missing(value.name)) }
        continue
      }
      do throws(APIError) { try value.check(given) } catch {
        // What is of another type cannot be looked at any further.
        guard error.status == .unprocessableContent else { throw error }
        unfit.append(FormState.Refusal(field: value.name, words: error.message))
      }
    }
    return unfit
  }

  private func checkQuery(_ given: NamedValues) throws(APIError) {
    try Self.checkNames(given.pairs.map(\.name), among: query)
    for value in query {
      let texts = given.all(value.name)
      if texts.isEmpty, value.isRequired { throw APIError(.missing(value.name)) }
      for text in texts { try value.check(text) }
    }
  }

  fileprivate static func checkNames(_ names: [String], among values: [Value]) throws(APIError) {
    var seen: Set<String> = []
    for name in names {
      guard let value = values.first(where: { $0.name == name }) else {
        throw APIError(status: .badRequest, field: name) {
          FormWords[$0].unknownName(name, values.map(\.name))
        }
      }
      guard seen.insert(name).inserted || value.mayRepeat else {
        throw APIError(status: .badRequest, field: name) { FormWords[$0].twice(name) }
      }
    }
  }
}

extension APIOperation.Value {
  /// A value in a query, where everything is text.
  fileprivate func check(_ text: String) throws(APIError) {
    switch kind {
    case .text, .texts:
      if text.isEmpty, !mayBeEmpty { throw APIError(.missing(name)) }
    case .number, .whole:
      // Decimal digits only: Swift would also read "0x1p1" and "nan".
      let isDecimal = text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) }
      guard isDecimal, let number = Double(text), number.isFinite else {
        throw APIError(.wrongType(name: name, wanted: .number))
      }
      try check(.number(number))
    case .truth:
      guard ["true", "false"].contains(text) else {
        throw APIError(.wrongType(name: name, wanted: .truth))
      }
    case .word, .moment: try check(.string(text))
    case .words: try check(.array([.string(text)]))
    // No query holds one.
    case .object, .objects: throw wrong(.text)
    }
  }

  /// A value in a JSON object.
  fileprivate func check(_ value: JSONValue) throws(APIError) {
    switch kind {
    case .text: if value.string == nil { throw wrong(.text) }
    case .truth: if value.bool == nil { throw wrong(.truth) }
    case .texts:
      guard let list = value.array, list.allSatisfy({ $0.string != nil }) else {
        throw wrong(.list)
      }
    case .number(let range):
      guard let number = value.number else { throw wrong(.number) }
      guard range.contains(number) else {
        throw refusal { FormWords[$0].outside(name, range) }
      }
    case .whole(let range):
      guard let number = value.number else { throw wrong(.number) }
      guard let whole = Int(exactly: number), range.contains(whole) else {
        throw refusal { FormWords[$0].notWhole(name, range) }
      }
    case .word(let words):
      guard let word = value.string else { throw wrong(.text) }
      guard words.contains(word) else {
        throw refusal { FormWords[$0].unknownWord(name, word, words) }
      }
    case .words(let words):
      guard let list = value.array else { throw wrong(.list) }
      for one in list {
        guard let word = one.string else { throw wrong(.list) }
        guard words.contains(word) else {
          throw refusal { FormWords[$0].unknownWord(name, word, words) }
        }
      }
    case .object(let values): try check(value, values)
    case .objects(let values):
      guard let list = value.array else { throw wrong(.list) }
      for one in list {
        try check(one, values)
        for member in values where member.isRequired && one[member.name] == nil {
          throw APIError(.missing(member.name))
        }
      }
    case .moment:
      if case .null = value { return }
      guard let text = value.string else { throw wrong(.text) }
      guard Moment3339.read(text) != nil else { throw refusal { ReadWords[$0].notADay } }
    }
  }

  /// An object with some of these members.
  private func check(_ value: JSONValue, _ values: [Self]) throws(APIError) {
    guard let members = value.members else { throw wrong(.object) }
    try APIOperation.checkNames(members.map(\.name), among: values)
    for one in values {
      if let given = value[one.name] { try one.check(given) }
    }
  }

  private func wrong(_ wanted: FieldType) -> APIError {
    APIError(.wrongType(name: name, wanted: wanted))
  }

  private func refusal(_ words: @escaping Saying) -> APIError {
    APIError(status: .unprocessableContent, field: name) { words($0) }
  }
}

extension APIError {
  /// What cannot be read in what was sent.
  init(_ error: FieldError) {
    let field: String? =
      switch error {
      case .missing(let name), .wrongType(let name, _), .unknownWord(let name, _),
        .outOfRange(let name, _):
        name
      case .notJSON, .notAnObject: nil
      }
    self.init(status: .badRequest, field: field) { error.message(in: $0) }
  }
}

extension Request {
  /// Whether the body says that it is JSON.
  var bringsJSON: Bool {
    let type = (headers[.contentType] ?? "").split(separator: ";").first ?? ""
    return type.lowercased().filter { !$0.isWhitespace } == "application/json"
  }

  /// The JSON that a request brings.
  func json() throws(APIError) -> JSONValue {
    guard case .bytes(let bytes) = body else {
      throw APIError(status: .badRequest) { APIWords[$0].noBody }
    }
    do throws(JSONError) { return try JSONParser.parse(bytes) } catch {
      throw APIError(.notJSON(error))
    }
  }
}
