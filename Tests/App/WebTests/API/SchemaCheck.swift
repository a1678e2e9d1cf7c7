// SPDX-License-Identifier: Apache-2.0

import Bytes

@testable import Web

/// Whether JSON is as a JSON Schema says; as much of JSON Schema as our OpenAPI document uses.
struct SchemaCheck {
  /// The document that `$ref` points into.
  let document: JSONValue

  /// What is wrong, each with its place; nothing when all is well.
  func problems(_ value: JSONValue, _ schema: JSONValue, at place: String = "$") -> [String] {
    if let reference = schema["$ref"]?.string {
      var target: JSONValue? = document
      for part in reference.split(separator: "/").dropFirst() { target = target?[String(part)] }
      guard let target else { return ["\(place): \(reference) leads nowhere"] }
      return problems(value, target, at: place)
    }
    var found: [String] = []
    if let type = schema["type"]?.string, !Self.isOf(type, value) {
      return ["\(place): no \(type)"]
    }
    if let types = schema["type"]?.array?.compactMap(\.string),
      !types.contains(where: { Self.isOf($0, value) })
    {
      return ["\(place): none of \(types)"]
    }
    if schema["format"]?.string == "date-time",
      value.string.flatMap(Moment3339.read) == nil || value.string?.count != 20
    {
      found.append("\(place): no moment")
    }
    if let words = schema["enum"]?.array?.compactMap(\.string), let word = value.string,
      !words.contains(word)
    {
      found.append("\(place): \(word) is none of \(words)")
    }
    for name in schema["required"]?.array?.compactMap(\.string) ?? []
    where value[name] == nil { found.append("\(place): \(name) is missing") }
    for member in value.members ?? [] {
      guard let known = schema["properties"]?[member.name] else {
        // Ours describes all that it gives, so that a program can be made from it.
        if schema["properties"] != nil { found.append("\(place): \(member.name) is not described") }
        continue
      }
      found += problems(member.value, known, at: place + "." + member.name)
    }
    if let items = schema["items"] {
      for (index, item) in (value.array ?? []).enumerated() {
        found += problems(item, items, at: "\(place)[\(index)]")
      }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "number": value.number != nil
    case "integer": value.integer != nil
    case "boolean": value.bool != nil
    case "null": value == .null
    default: false
    }
  }
}
