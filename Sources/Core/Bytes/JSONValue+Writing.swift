// SPDX-License-Identifier: Apache-2.0

extension JSONValue: JSONEncodable {
  /// Writes the value as it was read.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let truth): writer.value(truth)
    case .number(let number): writer.value(number)
    case .string(let text): writer.value(text)
    case .array(let elements):
      writer.array { writer in for element in elements { element.write(to: &writer) } }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(text: member.name)
          member.value.write(to: &writer)
        }
      }
    }
  }
}

extension JSONValue {
  /// The value that a text holds; nil when it is no JSON.
  @inline(never)
  public init?(text: String) {
    guard let value = try? JSONParser.parse(Array(text.utf8)) else { return nil }
    self = value
  }

  /// The value that something writes.
  @inline(never)
  public init(written something: some JSONEncodable) {
    self = (try? JSONParser.parse(something.jsonBytes)) ?? .null
  }

  /// The value as text.
  public var text: String {
    @inline(never) get {
      var writer = JSONWriter()
      write(to: &writer)
      return writer.text
    }
  }
}
