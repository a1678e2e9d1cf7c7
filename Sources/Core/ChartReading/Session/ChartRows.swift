// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Rows that come to a chart while it is open.
public struct ChartRows: Sendable, Equatable {
  /// Lines in the columns of the chart's text.
  public var text: [UInt8]

  /// Reads `text`: one line or several, as in the chart's own text; or `row`: a list of texts and numbers.
  init(json: JSONValue) throws(FieldError) {
    if json["row"] == nil {
      text = Array(try json.text("text").utf8)
      return
    }
    guard let cells = json["row"]?.array else { throw .wrongType(name: "row", wanted: .list) }
    text = []
    for (index, cell) in cells.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      if let number = cell.number {
        text.append(contentsOf: number.description.utf8)
      } else if let words = cell.string {
        text.append(UInt8(ascii: "\""))
        for byte in words.utf8 {
          if byte == UInt8(ascii: "\"") { text.append(byte) }
          text.append(byte)
        }
        text.append(UInt8(ascii: "\""))
      } else if cell != .null {
        throw .wrongType(name: "row", wanted: .list)
      }
    }
  }

  /// One line or several, as in the chart's own text.
  public init(text: [UInt8]) { self.text = text }
}
