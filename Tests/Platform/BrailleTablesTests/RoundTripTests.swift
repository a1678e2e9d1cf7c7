// SPDX-License-Identifier: Apache-2.0

import Braille
import TestSupport
import Testing

@testable import BrailleTables

/// A table and the words whose braille must read as the words again.
struct RoundTripRow: Sendable, CustomTestStringConvertible {
  let table: String
  /// Letters for words by chance, where every word comes back; otherwise words.
  let letters: String
  var words = ""

  var testDescription: String { table }

  static let all = [
    RoundTripRow(table: "en-ueb-g1", letters: "abcdefghijklmnopqrstuvwxyz"),
    RoundTripRow(
      table: "en-ueb-g2", letters: "",
      words: """
        about above according across after again against almost already also although always because before \
        behind below beneath beside between beyond blind braille character child children could day deceive \
        declare either ever every father first friend from further good great have here herself himself \
        immediate in into it itself just know knowledge letter like little lord many more mother much must name \
        necessary neither not one ought ourselves out part people perceive perhaps quick quite rather receive \
        rejoice right said shall should so some spirit still such that the their themselves there these this \
        those through time today together tomorrow tonight under upon us very was were where which whose will \
        with word work world would you young your yourself ship thing motion nation station goodness distance
        """),
    RoundTripRow(table: "es-g1", letters: "abcdefghijklmnñopqrstuvwxyzáéíóúü"),
    RoundTripRow(
      table: "es-g2", letters: "",
      words: """
        absoluto acaso apenas aunque atrás acción abajo bien buena bueno bajo buen bastante algo algún breve \
        cerca casi cuando ciego cierto cualquier cuanto igual favor fácil madre mismo menos medio mejor manera \
        mujer mientras mayor solo superior siguiente sino sitio padre poco poder persona puede para el la que de
        """),
    RoundTripRow(table: "ar-ar-g1", letters: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"),
    RoundTripRow(table: "fr", letters: "abcdefghijlmnopqrstuvxyz"),
  ]
}

@Suite struct RoundTripTests {
  @Test("Words come back from their braille", arguments: RoundTripRow.all)
  func words(row: RoundTripRow) throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find(row.table)
    let letters = Array(row.letters)
    let words = row.words.split(whereSeparator: \.isWhitespace).map(String.init)
    for seed in UInt64(0)..<30 {
      var random = SeededGenerator(seed: seed)
      let text = (0..<12).map { _ -> String in
        if let word = words.randomElement(using: &random) { return word }
        let count = Int.random(in: 2...9, using: &random)
        return String((0..<count).compactMap { _ in letters.randomElement(using: &random) })
      }.joined(separator: " ")
      let written = try tables.translate(text, by: table)
      let read = try tables.backTranslate(written.text, by: table)
      #expect(read.text == text, "seed \(seed)")
      #expect(written.unknown.isEmpty && read.unknown.isEmpty, "seed \(seed)")
    }
  }

  @Test("Whatever goes in, maps stay within bounds and nothing fails", arguments: UInt64(0)..<6)
  func fuzz(seed: UInt64) throws {
    let tables = try InstalledTables.installed()
    var random = SeededGenerator(seed: seed)
    let names = [
      "en-ueb-g2", "es-g2", "ar-g2", "fr-g2", "ja-kana", "ko-g2", "hu-hu-g2", "zh-tw",
      "ta", "cs", "da-dk-g26", "ru-litbrl", "he-IL", "ja-kantenji", "en-us-comp8",
    ]
    for name in names {
      let table = try tables.find(name)
      var text = String.UnicodeScalarView()
      for _ in 0..<120 { text.append(Self.scalar(using: &random)) }
      let written = try tables.translate(String(text), by: table, cursor: 60)
      Self.check(written, count: 120, "\(name), seed \(seed)")
      let cells = String(
        String.UnicodeScalarView((0..<120).map { _ in Self.cell(using: &random) }))
      let isPartial = Bool.random(using: &random)
      let read = try tables.backTranslate(cells, by: table, isPartial: isPartial, cursor: 60)
      Self.check(read, count: 120, "\(name), seed \(seed)")
    }
  }

  private static func check(_ translation: BrailleTranslation, count: Int, _ about: String) {
    let produced = translation.scalars.count
    #expect(translation.sources.count == produced, "\(about)")
    #expect(translation.results.count == count, "\(about)")
    #expect(translation.sources.allSatisfy { (0..<count).contains($0) }, "\(about)")
    #expect(translation.results.allSatisfy { (0...produced).contains($0) }, "\(about)")
    #expect(translation.unknown.allSatisfy { (0..<count).contains($0) }, "\(about)")
    #expect((0...produced).contains(translation.cursor ?? -1), "\(about)")
  }

  private static func scalar(using random: inout SeededGenerator) -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x20...0x7E, 0x61...0x7A, 0xA0...0x24F, 0x600...0x6FF, 0x900...0x11FF,
      0x2000...0x28FF, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xE000...0xFFFF, 0x1F000...0x10FFFF,
    ]
    let range = ranges.randomElement(using: &random) ?? 0x20...0x7E
    return Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "?"
  }

  private static func cell(using random: inout SeededGenerator) -> Unicode.Scalar {
    switch UInt8.random(in: 0...19, using: &random) {
    case 0: "\n"
    case 1, 2, 3: " "
    case 4: Cell(bits: UInt8.random(in: 0...255, using: &random)).scalar
    default: Cell(bits: UInt8.random(in: 0...63, using: &random)).scalar
    }
  }
}
