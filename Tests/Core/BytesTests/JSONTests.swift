// SPDX-License-Identifier: Apache-2.0

import Bytes
import TestSupport
import Testing

private func parsed(_ text: String) throws(JSONError) -> JSONValue {
  try JSONParser.parse(Array(text.utf8))
}

private struct Written: JSONEncodable {
  let value: JSONValue

  func write(to writer: inout JSONWriter) {
    switch value {
    case .null: writer.null()
    case .bool(let truth): writer.value(truth)
    case .number(let number): writer.value(number)
    case .string(let text): writer.value(text)
    case .array(let elements):
      writer.array { writer in for element in elements { writer.value(Written(value: element)) } }
    case .object(let members):
      writer.object { writer in
        writer.field("count", members.count)
        for member in members { writer.field("member", Written(value: member.value)) }
      }
    }
  }
}

@Suite struct JSONParserTests {
  @Test(
    "values are read as what they are",
    arguments: [
      ("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false)),
      ("0", .number(0)), ("-0.5e-3", .number(-0.0005)), ("1E2", .number(100)),
      ("\"\"", .string("")), ("\"a\\n\\\"\\\\\\/\\u00e9\\ud834\\udd1e\"", .string("a\n\"\\/é𝄞")),
      (" [ 1 , [ ] , { } ] ", .array([.number(1), .array([]), .object([])])),
      (
        "{\"a\":1,\"b\":{\"c\":null}}",
        .object([
          JSONMember(name: "a", value: .number(1)),
          JSONMember(
            name: "b", value: .object([JSONMember(name: "c", value: .null)])),
        ])
      ),
    ])
  func readsValues(_ text: String, _ expected: JSONValue) throws {
    #expect(try parsed(text) == expected)
  }

  @Test(
    "what is not JSON is refused with its place",
    arguments: [
      ("", JSONError.Reason.unexpectedEnd, 1, 1),
      ("{\"a\":1", .unexpectedEnd, 1, 7),
      ("[1,]", .unexpectedByte(UInt8(ascii: "]")), 1, 4),
      ("01", .badNumber, 1, 3),
      ("-", .badNumber, 1, 2),
      ("1.", .badNumber, 1, 3),
      ("1e999", .badNumber, 1, 6),
      ("NaN", .unexpectedByte(UInt8(ascii: "N")), 1, 1),
      ("\"\\x\"", .badEscape, 1, 4),
      ("\"\\ud834\"", .badEscape, 1, 8),
      ("\"\\udd1e\"", .badEscape, 1, 8),
      ("\"a\nb\"", .controlCharacterInText, 1, 3),
      ("1\n2", .textAfterTheEnd, 2, 1),
      ("tru", .unexpectedEnd, 1, 4),
    ])
  func refuses(_ text: String, _ reason: JSONError.Reason, _ line: Int, _ column: Int) {
    let error = #expect(throws: JSONError.self) { try parsed(text) }
    #expect(error?.reason == reason)
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test("a text that is not UTF-8 is refused")
  func refusesBrokenText() {
    #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xC3, 0x28, 0x22]) }
  }

  @Test("lists within lists within lists end in an error and not in the stack")
  func refusesDepth() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(bytes) }
    #expect(error?.reason == .tooDeep)
  }

  @Test("random bytes never trap", arguments: 0..<50 as Range<UInt64>)
  func survivesRandomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("{}[]\",:0123456789.eE+-\\untrf alse\u{7f}é".utf8)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<40, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      _ = try? JSONParser.parse(bytes)
    }
  }
}

@Suite struct JSONWriterTests {
  @Test("members and elements stand in order, separated once")
  func writesInOrder() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("t", 0.12)
      writer.field("kind", "cell")
      writer.key("list")
      writer.array { writer in
        writer.value(1)
        writer.null()
        writer.object { _ in }
        writer.value(true)
      }
      writer.field("end", false)
    }
    writer.endLine()
    writer.value("x")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "{\"t\":0.12,\"kind\":\"cell\",\"list\":[1,null,{},true],\"end\":false}\n\"x\"")
  }

  @Test(
    "numbers are as short as they can be",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (3.0, "3"), (0.1 + 0.2, "0.30000000000000004"), (1e21, "1e+21"),
      (-123456789.0, "-123456789"), (Double.leastNonzeroMagnitude, "5e-324"), (.infinity, "null"),
      (.nan, "null"),
    ])
  func writesNumbers(_ number: Double, _ expected: String) {
    var writer = JSONWriter()
    writer.value(number)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test("control characters, quotes and reverse solidus are escaped, all else stays")
  func escapes() {
    var writer = JSONWriter()
    writer.value("\u{0}\u{1f}\n\r\t\"\\/é𝄞")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "\"\\u0000\\u001f\\n\\r\\t\\\"\\\\/é𝄞\"")
  }

  @Test("what is written reads back the same", arguments: 0..<100 as Range<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let number = Double(bitPattern: random.next())
    let scalars = (0..<20).map { _ in
      Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &random)) ?? "?"
    }
    let text = String(String.UnicodeScalarView(scalars))
    let value = JSONValue.array([.string(text), .number(number.isFinite ? number : 0)])
    #expect(try JSONParser.parse(Written(value: value).jsonBytes) == value, "seed \(seed)")
  }
}

@Suite struct FieldTests {
  @Test("a member of the wrong kind is named with what was wanted")
  func namesWrongKinds() throws {
    let value = try parsed("{\"t\":\"soon\",\"n\":1.5,\"kind\":null}")
    #expect(throws: FieldError.wrongType(name: "t", wanted: .number)) { try value.double("t") }
    #expect(throws: FieldError.wrongType(name: "n", wanted: .wholeNumber)) { try value.int("n") }
    #expect(throws: FieldError.missing("kind")) { try value.text("kind") }
    #expect(throws: FieldError.notAnObject) { try JSONValue.null.text("kind") }
  }
}
