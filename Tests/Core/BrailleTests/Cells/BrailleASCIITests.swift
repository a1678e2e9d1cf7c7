// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Braille

@Suite struct BrailleASCIITests {
  @Test(
    "Letters, digits and signs have the cells of the North American code",
    arguments: [
      ("A", "⠁"), ("B", "⠃"), ("Z", "⠵"), ("1", "⠂"), ("0", "⠴"), ("=", "⠿"), ("#", "⠼"),
      (",", "⠠"), ("\"", "⠐"), ("'", "⠄"), ("\\", "⠳"), ("@", "⠈"), ("^", "⠘"), ("_", "⠸"),
      ("[", "⠪"), ("]", "⠻"), ("!", "⠮"), (")", "⠾"), ("(", "⠷"), (" ", "⠀"), ("?", "⠹"),
    ])
  func signs(ascii: String, braille: String) throws {
    #expect(try BrailleASCII.brailleText(fromASCII: ascii) == braille)
    #expect(try BrailleASCII.ascii(fromBrailleText: braille) == ascii)
  }

  @Test("Each of the 64 cells has a letter of its own, and comes back from it")
  func everyCell() throws {
    var seen: Set<UInt8> = []
    for bits in UInt8(0)...63 {
      let byte = try #require(BrailleASCII.byte(of: Cell(bits: bits)))
      #expect(BrailleASCII.cell(of: byte) == Cell(bits: bits))
      seen.insert(byte)
    }
    #expect(seen.count == 64)
  }

  @Test("Cells with dot 7 or 8, control characters and what is not ASCII have no counterpart")
  func without() {
    for bits in UInt8(64)...255 { #expect(BrailleASCII.byte(of: Cell(bits: bits)) == nil) }
    for byte in UInt8(0)..<0x20 { #expect(BrailleASCII.cell(of: byte) == nil) }
    for byte in UInt8(0x80)...0xFF { #expect(BrailleASCII.cell(of: byte) == nil) }
  }

  @Test("Small letters mean the same as capitals, as files of many programs have them")
  func small() throws {
    #expect(try BrailleASCII.brailleText(fromASCII: "az`{|}~\u{7F}") == "⠁⠵⠈⠪⠳⠻⠘⠸")
  }

  @Test("Lines stay, and the end of a page ends a line")
  func lines() throws {
    #expect(try BrailleASCII.brailleText(fromASCII: "A\r\nB\r\n\u{0C}C\u{0C}D") == "⠁\n⠃\n⠉\n⠙")
    #expect(try BrailleASCII.ascii(fromBrailleText: "⠁\r\n⠃ ⠉⠀⠙") == "A\nB C D")
  }

  @Test("What has no counterpart is told with its line and place")
  func faults() {
    #expect(throws: BrailleASCII.Fault(line: 2, column: 3, scalar: "é")) {
      try BrailleASCII.brailleText(fromASCII: "AB\nCDé")
    }
    #expect(throws: BrailleASCII.Fault(line: 3, column: 1, scalar: "⣿")) {
      try BrailleASCII.ascii(fromBrailleText: "⠁\n⠃\n⣿")
    }
  }
}
