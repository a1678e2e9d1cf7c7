// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Testing

@testable import ChartReading

/// Pages hand over text only: bytes that are none come as characters, and are understood as in a file.
@Suite("Bytes that come as text")
struct CarriedTextTests {
  /// As the x-user-defined decoder of browsers writes them.
  private static func carried(_ bytes: [UInt8]) -> [UInt8] {
    var text = ""
    for byte in bytes {
      text.unicodeScalars.append(
        Unicode.Scalar(byte < 0x80 ? UInt32(byte) : 0xF700 + UInt32(byte)) ?? " ")
    }
    return Array(text.utf8)
  }

  private static let whole: [[UInt8]] = [
    // PNG, JPEG, GZIP, 7-Zip, a workbook of old, UTF-16 both ways, Windows-1252 and Windows-1256
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52],
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10], [0x1F, 0x8B, 8, 0], [0x37, 0x7A, 0xBC, 0xAF, 0x27],
    [0xD0, 0xCF, 0x11, 0xE0, 0xA1],
    [0xFF, 0xFE] + "d,h\n1,2\n2,3\n".utf8.flatMap { [$0, 0] },
    [0xFE, 0xFF] + "d,h\n1,2\n2,3\n".utf8.flatMap { [0, $0] },
    Array("d\u{3},h".utf8) + [0xF6] + Array("he\n1,2\n2,3\n".utf8),
    Array("d,".utf8) + [0xC7, 0xE1, 0xE4, 0xC7, 0xD3] + Array("\n1,2\n2,3\n".utf8),
    Array(0x80...0xFF),
  ]

  @Test("They say the same as the bytes of a file do", arguments: whole)
  func same(bytes: [UInt8]) {
    func read(_ bytes: [UInt8]) -> Result<Chart, ChartError> {
      Result { () throws(ChartError) in try Chart(reading: bytes) }
    }
    #expect(CarriedBytes.bytes(in: Self.carried(bytes)) == bytes)
    #expect(read(Self.carried(bytes)) == read(bytes))
  }

  @Test("A picture made of dots is called that, through the session that reads for pages")
  func picture() throws {
    var writer = JSONWriter()
    writer.object { json in
      json.field("text", String(decoding: Self.carried(Self.whole[0]), as: UTF8.self))
    }
    let source = try ChartSource(json: try JSONParser.parse(writer.bytes))
    #expect(throws: ChartError.otherFile(.picture)) { try source.chart() }
  }

  @Test(
    "Any other text is what it is",
    arguments: ["", "d,h\n1,2\n", "d,höhe\n", "\u{F780},é", "\u{F77F}", "\u{E000}", "\u{FEFF}d,h"])
  func others(text: String) {
    #expect(CarriedBytes.bytes(in: Array(text.utf8)) == nil)
  }
}
