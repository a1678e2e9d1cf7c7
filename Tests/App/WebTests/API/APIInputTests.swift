// SPDX-License-Identifier: Apache-2.0

import Bytes
import Testing

@testable import Web

/// What no operation knows: names, words, numbers, tried at every place of every operation that the document lists.
@Suite("API input") struct APIInputTests {
  /// One value that is wrong, everything else being right.
  private struct Wrong: CustomStringConvertible {
    let field: String
    var query = ""
    var body: String?
    /// What the sentence must name: the words that are known.
    var names: [String] = []
    let description: String
  }

  /// A value that fits a schema by its kind.
  private func good(_ schema: JSONValue) -> String {
    if schema["anyOf"] != nil { return "\"2031-01-01T12:00:00Z\"" }
    if let word = schema["enum"]?.array?.first?.string { return "\"\(word)\"" }
    switch schema["type"]?.string {
    case "number", "integer": return "\(schema["minimum"]?.number ?? 1)"
    case "boolean": return "true"
    case "array": return "[" + (schema["items"].map(good) ?? "\"a\"") + "]"
    case "object":
      // What must be there, or something where nothing must.
      let members = schema["properties"]?.members ?? []
      let needed = schema["required"]?.array?.compactMap(\.string) ?? []
      let sent =
        needed.isEmpty ? members.prefix(1) : members.filter { needed.contains($0.name) }[...]
      return "{" + sent.map { "\"\($0.name)\":\(good($0.value))" }.joined(separator: ",") + "}"
    default: return schema["format"] == nil ? "\"a\"" : "\"2031-01-01\""
    }
  }

  private func bad(_ schema: JSONValue) -> [String] {
    if schema["anyOf"] != nil { return ["1", "true", "[]", "\"\"", "\"xyzzy\""] }
    return switch schema["type"]?.string {
    case "number": ["\"1\"", "1e300", "-1e300", "null", "true", "[1]"]
    case "integer": ["\"1\"", "2.5", "1e300", "-1", "null", "true", "[1]"]
    case "boolean": ["\"true\"", "1", "0", "null"]
    case "array": ["\"a\"", "[1]", "[null]", "{}"]
    default:
      ["1", "true", "null", "[]"]
        + (schema["enum"] == nil && schema["format"] == nil ? [] : ["\"\"", "\"xyzzy\""])
    }
  }

  private func queries(of operation: APIClient.Operation) -> [Wrong] {
    func text(_ schema: JSONValue) -> String { good(schema).replacing("\"", with: "") }
    let needed = operation.query.filter { $0["required"]?.bool == true }.compactMap { value in
      value["name"]?.string.flatMap { name in value["schema"].map { "\(name)=\(text($0))" } }
    }
    func query(_ more: String, without name: String) -> String {
      "?" + (needed.filter { !$0.hasPrefix(name + "=") } + [more]).joined(separator: "&")
    }
    var wrongs = [
      Wrong(
        field: "nonsense", query: query("nonsense=1", without: ""), description: "unknown name")
    ]
    for value in operation.query {
      guard let name = value["name"]?.string, let schema = value["schema"] else { continue }
      var texts: [String] = []
      if schema["enum"] != nil { texts = ["", "xyzzy", text(schema) + "x"] }
      if schema["type"]?.string == "number" {
        texts = ["", "1x", "nan", "inf", "1e300", "-1e300", "0x1p1"]
      }
      if schema["minLength"] != nil { texts = [""] }
      let words = schema["enum"]?.array?.compactMap(\.string) ?? []
      wrongs += texts.map {
        Wrong(
          field: name, query: query("\(name)=\($0)", without: name),
          names: $0.isEmpty ? [] : words, description: "\(name)=\($0)")
      }
      if name != "y" {
        let both = "\(name)=\(text(schema))&\(name)=\(text(schema))"
        wrongs.append(
          Wrong(field: name, query: query(both, without: name), description: "\(name) twice"))
      }
    }
    return wrongs
  }

  private func bodies(of operation: APIClient.Operation) -> [Wrong] {
    guard let properties = operation.bodySchema?["properties"]?.members else { return [] }
    let required = operation.bodySchema?["required"]?.array?.compactMap(\.string) ?? []
    func body(_ more: String?, without name: String) -> String {
      let fields = properties.filter { required.contains($0.name) && $0.name != name }
        .map { "\"\($0.name)\":\(good($0.value))" }
      return "{" + (fields + [more].compactMap { $0 }).joined(separator: ",") + "}"
    }
    var wrongs = [
      Wrong(
        field: "nonsense", body: body("\"nonsense\":1", without: ""),
        names: properties.map(\.name), description: "unknown member")
    ]
    for name in required {
      wrongs.append(Wrong(field: name, body: body(nil, without: name), description: "no \(name)"))
    }
    for property in properties {
      let words = property.value["enum"]?.array?.compactMap(\.string) ?? []
      for value in bad(property.value) {
        wrongs.append(
          Wrong(
            field: property.name,
            body: body("\"\(property.name)\":\(value)", without: property.name),
            names: value == "\"xyzzy\"" ? words : [], description: "\(property.name): \(value)"))
      }
      let twice = "\"\(property.name)\":\(good(property.value))"
      wrongs.append(
        Wrong(
          field: property.name, body: body(twice + "," + twice, without: property.name),
          description: "\(property.name) twice"))
    }
    return wrongs
  }

  @Test("What an operation does not know is refused with its name, in every language")
  func refusesUnknown() async throws {
    let site = try await TestSite()
    var sentences: [String: Set<String>] = [:]
    var tried = 0
    for language in ["en", "es", "ar", "fr"] {
      let client = try await APIClient(on: site, language: language)
      let token = try await client.token(of: "ana" + language, as: "requester")
      for operation in client.operations {
        for wrong in queries(of: operation) + bodies(of: operation) {
          let answer = try await client.send(
            operation.id, id: "x", query: wrong.query, body: wrong.body,
            token: operation.id == "deleteSessions" ? "none" : token)
          if operation.id == "deleteSessions" { continue }
          tried += 1
          let error: JSONValue? = try JSONParser.parse(Array(answer.text.utf8))
          let what = "\(operation), \(wrong): \(answer.text)"
          #expect([400, 422].contains(answer.status), "\(what)")
          #expect(error?["field"]?.string == wrong.field, "\(what)")
          let sentence = error?["detail"]?.string ?? ""
          // The languages of a text are too many to be heard.
          let names = wrong.names.count > 30 ? ["/api/v1/openapi.json"] : wrong.names
          for name in names { #expect(sentence.contains(name), "\(what)") }
          sentences["\(operation), \(wrong)", default: []].insert(sentence)
        }
      }
    }
    #expect(tried > 300)
    for (what, said) in sentences {
      #expect(said.count == 4, "\(what) is not said in each language")
    }
  }

  @Test(
    "What the API would have taken for something else is refused with what is known",
    arguments: [
      ("\"language\":\"tlh\"", "language", "All that it can be is listed in /api/v1/openapi.json."),
      ("\"category\":\"poems\"", "category", "other"),
      ("\"deadline\":\"tomorrow\"", "deadline", ""), ("\"readers\":\"all\"", "readers", "vetted"),
    ])
  func refusesRequests(member: String, field: String, known: String) async throws {
    let client = try await APIClient(on: try await TestSite())
    let token = try await client.token(of: "ana", as: "requester")
    let answer = try await client.send(
      "postRequests", body: "{\"title\":\"A\",\"text\":\"B\",\(member)}", token: token)
    #expect(answer.status == 422)
    let error: JSONValue? = try JSONParser.parse(Array(answer.text.utf8))
    #expect(error?["field"]?.string == field)
    #expect(error?["detail"]?.string?.contains(known) == true || known.isEmpty)
    let list = try await client.send("getRequests", token: token)
    #expect(list.text == "{\"items\":[],\"next\":null}")
  }

  @Test(
    "The page to ask refuses the same words instead of storing others",
    arguments: [("language", "tlh"), ("category", "poems"), ("readers", "all")])
  func refusesForms(field: String, word: String) async throws {
    let ana = Person(on: try await TestSite())
    try await ana.signUp(as: "requester", username: "ana")
    var fields = [
      "title": "A", "text": "B", "language": "en", "category": "other", "readers": "anyone",
    ]
    fields[field] = word
    let answer = try await ana.submit("/read/requests", fields)
    #expect(answer.status == 422)
    #expect(answer.text.contains(word))
  }
}
