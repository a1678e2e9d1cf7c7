// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Rows that come to a chart while it is open.
public struct ChartRows: Sendable, Equatable {
  /// Lines in the columns of the chart's text.
  public var text: [UInt8]

  /// Reads `text`, `row` or `data`.
  ///
  /// A text is one line or several, as in the chart's own; a row is a list of texts and numbers; data are what a stream of
  /// server-sent events brought, which may be any of these: there, what is no row is no rows.
  init(json: JSONValue) throws(FieldError) {
    if let data = try json.optionalText("data") {
      text = Self.rows(in: data)
      return
    }
    if json["row"] == nil {
      text = Array(try json.text("text").utf8)
      return
    }
    guard let cells = json["row"]?.array, let row = Self.line(cells) else {
      throw .wrongType(name: "row", wanted: .list)
    }
    text = row
  }

  private static func rows(in data: String) -> [UInt8] {
    let trimmed = Array(data.utf8).trimmed
    guard trimmed.first == UInt8(ascii: "[") || trimmed.first == UInt8(ascii: "{") else {
      return trimmed
    }
    guard let value = try? JSONParser.parse(trimmed),
      let cells = value.array ?? value.members?.map({ $0.value })
    else { return [] }
    return line(cells) ?? []
  }

  /// Cells as a line; nil when one is neither a text nor a number.
  private static func line(_ cells: [JSONValue]) -> [UInt8]? {
    var text: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      if let number = cell.number {
        var writer = JSONWriter()
        writer.value(number)
        text += writer.bytes
      } else if let words = cell.string {
        text.append(UInt8(ascii: "\""))
        for byte in words.utf8 {
          if byte == UInt8(ascii: "\"") { text.append(byte) }
          text.append(byte)
        }
        text.append(UInt8(ascii: "\""))
      } else if cell != .null {
        return nil
      }
    }
    return text
  }

  /// One line or several, as in the chart's own text.
  public init(text: [UInt8]) { self.text = text }
}

extension [UInt8] {
  /// The bytes without spaces and line ends around them.
  fileprivate var trimmed: [UInt8] {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return [] }
    return Array(self[...last].drop(while: isSpace))
  }
}
