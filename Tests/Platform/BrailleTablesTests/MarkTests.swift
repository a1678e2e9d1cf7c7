// SPDX-License-Identifier: Apache-2.0

import BrailleTables
import Foundation
import Testing

/// Letters with marks: each is written as the table knows it, in whatever form it comes and whatever stands beside it.
@Suite struct MarkTests {
  private static let tables = Result { try InstalledTables.installed() }

  /// Letters that Unicode's normal form takes apart, and some that it puts together, of scripts that braille has.
  private static let letters: [String] = {
    var letters: [UInt32] = [
      0xC9, 0xE9, 0xF1, 0xE5, 0x10D, 0x17E, 0x151, 0x15F, 0x1EBF, 0x401, 0x439, 0x623, 0x624,
    ]
    for block in [
      0x0929...0x0934, 0x0958...0x095F, 0x09CB...0x09CC, 0x09DC...0x09DF, 0x0A33...0x0A36,
      0x0A59...0x0A5E, 0x0B4B...0x0B4C, 0x0B5C...0x0B5D, 0x0BCA...0x0BCC, 0x0CCA...0x0CCB,
      0x0D4A...0x0D4C, 0x0F43...0x0F69, 0xFB1D...0xFB4E, 0x3AC...0x3CE, 0xAC00...0xAC03,
    ] as [ClosedRange<UInt32>] {
      letters += Array(block)
    }
    return letters.compactMap(Unicode.Scalar.init).map { String(Character($0)) }
      .filter { $0.decomposedStringWithCanonicalMapping.unicodeScalars.count > 1 }
  }()

  private static let fromMany = Result { try tables.get().all.filter { $0.id != "ja-kana" } }

  @Test("A letter that a table knows is the same beside café, in both of its forms, in every table")
  func neighbours() throws {
    let tables = try Self.tables.get()
    var known = 0
    for table in try Self.fromMany.get() {
      for letter in Self.letters {
        guard let alone = try? tables.translate(letter, by: table), alone.unknown.isEmpty else {
          continue
        }
        known += 1
        for cafe in ["café".precomposedStringWithCanonicalMapping, "cafe\u{301}"] {
          let beside = try tables.translate("\(cafe)\n\(letter)", by: table)
          let lines = beside.text.split(separator: "\n", omittingEmptySubsequences: false)
          #expect(
            lines.count == 2 && lines[1] == alone.text,
            "\(table.id): \(letter) is \(alone.text), beside \(cafe) \(beside.text)")
        }
      }
    }
    #expect(known > 3000, "\(known)")
  }

  @Test(
    "Text in Unicode's normal form keeps its nukta and its points",
    arguments: [
      ("bn", "প\u{9A1}\u{9BC}া", "পড়া"), ("bn", "য\u{9BC}", "য়"), ("as", "ঢ\u{9BC}", "ঢ়"),
      ("or", "\u{B21}\u{B3C}", "\u{B5C}"), ("pa", "\u{A38}\u{A3C}", "\u{A36}"),
      ("pa", "\u{A16}\u{A3C}", "\u{A59}"), ("he-IL", "\u{5E9}\u{5C2}", "\u{FB2B}"),
    ])
  func normalForm(name: String, apart: String, whole: String) throws {
    let tables = try Self.tables.get()
    let table = try tables.find(name)
    let one = try tables.translate(whole, by: table)
    let two = try tables.translate(apart, by: table)
    #expect(one.unknown.isEmpty && two.unknown.isEmpty)
    #expect(two.text == one.text)
    #expect(two.results.count == apart.unicodeScalars.count)
  }

  @Test("An accent in one line changes nothing in another, and the right character is named")
  func otherLines() throws {
    let tables = try Self.tables.get()
    let table = try tables.find("bn")
    let alone = try tables.translate("পড়া", by: table).text
    let both = try tables.translate("cafe\u{301}\nপড়া", by: table)
    #expect(alone == "⠏⠻⠜")
    #expect(both.text.hasSuffix("\n" + alone))
    #expect(both.unknown.allSatisfy { $0 < 5 })
  }

  @Test(
    "A letter with many marks keeps those that the table has no whole letter for, and takes no time"
  )
  func manyMarks() throws {
    let tables = try Self.tables.get()
    let spanish = try tables.find("es-g1")
    let written = try tables.translate("n\u{303}\u{323}o", by: spanish)
    #expect(written.text == "⠻⠕")
    #expect(written.unknown == [2])
    #expect(written.results == [0, 0, 1, 1])
    let marks = String(repeating: "\u{301}", count: 3000)
    #expect(try tables.translate("e" + marks + "l", by: spanish).text == "⠮⠇")
  }

  @Test("A table that shows no capital alone writes words with capitals")
  func capitals() throws {
    let tables = try Self.tables.get()
    let table = try tables.find("de-g2-detailed")
    #expect(try tables.translate("Haus", by: table).text == "⠨⠓⠡⠎")
    #expect(try tables.translate("das Haus und die Maus", by: table).unknown.isEmpty)
  }
}
