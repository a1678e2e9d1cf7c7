// SPDX-License-Identifier: Apache-2.0

import Braille
import TestSupport
import Testing

@testable import BrailleTables

@Suite struct TranslationTests {
  @Test(
    "A word that may go on is read by its letters where a whole word would mean more",
    arguments: [
      ("⠁⠃", "about", "ab"), ("⠁⠆", "a;", "abb"), ("⠃", "but", "b"), ("⠆", "be", "be"),
      ("⠁", "a", "a"), ("⠮", "the", "the"), ("⠐⠎", "some", "some"),
    ])
  func partial(cells: String, whole: String, partial: String) throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find("en-ueb-g2")
    #expect(try tables.backTranslate(cells, by: table).text == whole)
    #expect(try tables.backTranslate(cells, by: table, isPartial: true).text == partial)
    // Only the last word is unfinished.
    let two = try tables.backTranslate("⠁⠃\n" + cells, by: table, isPartial: true)
    #expect(two.text == "about\n" + partial)
  }

  @Test("Maps lead from text to cells and back, and the cursor with them")
  func maps() throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find("en-ueb-g2")
    let written = try tables.translate("the cat\r\nand I", by: table, cursor: 10)
    #expect(written.text == "⠮⠀⠉⠁⠞\n⠯⠀⠠⠊")
    #expect(written.sources == [0, 3, 4, 5, 6, 8, 9, 12, 13, 13])
    #expect(written.results == [0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7, 8])
    #expect(written.cursor == 6)
    let read = try tables.backTranslate("⠮⠀⠉⠁⠞\n⠯", by: table, cursor: 6)
    #expect(read.text == "the cat\nand")
    #expect(read.sources == [0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 6])
    #expect(read.results == [0, 3, 4, 5, 6, 7, 8])
    #expect(read.cursor == 8)
    #expect(try tables.translate("a", by: table, cursor: 99).cursor == 1)
    #expect(try tables.translate("a", by: table, cursor: -1).cursor == 0)
    #expect(try tables.translate("a", by: table).cursor == nil)
  }

  @Test("Kana has the same maps")
  func kana() throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find("ja-kana")
    let written = try tables.translate("がっ\nこ漢", by: table, cursor: 3)
    #expect(written.text == "⠐⠡⠂\n⠪")
    #expect(written.sources == [0, 0, 1, 2, 3])
    #expect(written.results == [0, 2, 3, 4, 5])
    #expect(written.cursor == 4)
    #expect(written.unknown == [4])
    let read = try tables.backTranslate("⠐⠡⠂\r\n⠪", by: table, cursor: 5)
    #expect(read.text == "がっ\nこ")
    #expect(read.sources == [0, 2, 4, 5])
    #expect(read.results == [0, 0, 1, 2, 2, 3])
    #expect(read.cursor == 3)
  }

  @Test("What a table has nothing for is left out and named")
  func unknown() throws {
    let tables = try InstalledTables.installed()
    let english = try tables.find("en-ueb-g2")
    let written = try tables.translate("a漢b\u{0}c\u{FFFF}and\u{200D}", by: english)
    #expect(written.unknown == [1, 3, 5])
    #expect(written.text == "⠁⠃⠉⠯")
    // This table has a blank for all that it lacks, which would be lost in silence.
    let french = try tables.translate("a漢b", by: tables.find("fr-g2"))
    #expect(french.unknown == [1])
    let read = try tables.backTranslate("⠁⣿⠃", by: english)
    #expect(read.text == "ab")
    #expect(read.unknown == [1])
    let backslash = try tables.backTranslate("⠸⠡⠁", by: english)
    #expect(backslash.text == "\\a")
    #expect(backslash.unknown.isEmpty)
    let spanish = try tables.backTranslate("⠓⠕⠿⠇⠁", by: tables.find("es-g1"))
    #expect(spanish.text == "hola")
    #expect(spanish.unknown == [2])
  }

  @Test("Letters with accents of their own are written as the whole letters")
  func composed() throws {
    let tables = try InstalledTables.installed()
    let spanish = try tables.find("es-g1")
    let written = try tables.translate("n\u{303}ame a\u{301}\r\ne\u{301}l", by: spanish, cursor: 9)
    #expect(written.text == "⠻⠁⠍⠑⠀⠷\n⠮⠇")
    #expect(written.sources == [0, 2, 3, 4, 5, 6, 9, 10, 12])
    #expect(written.results == [0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8])
    #expect(written.cursor == 6)
    #expect(written.unknown.isEmpty)
    let odd = try tables.translate("x\u{301}", by: spanish)
    #expect(odd.text == "⠭")
    #expect(odd.unknown == [1])
  }

  @Test(
    "A cell that stands for letters within a word is read as those while it is alone and unfinished",
    arguments: [
      ("⠶", "gg", "were"), ("⠖", "ff", "!"), ("⠢", "en", "en"), ("⠆", "be", "be"),
      ("⠁", "a", "a"),
    ])
  func unfinished(cells: String, partial: String, full: String) throws {
    let tables = try InstalledTables.installed()
    let english = try tables.find("en-ueb-g2")
    let read = try tables.backTranslate(cells, by: english, isPartial: true, cursor: 1)
    #expect(read.text == partial)
    #expect(read.sources == partial.unicodeScalars.map { _ in 0 } && read.results == [0])
    #expect(read.cursor == partial.unicodeScalars.count)
    #expect(try tables.backTranslate(cells, by: english).text == full)
    // Signs that begin words stay what they are.
    let quotation = try tables.backTranslate("⠦", by: english, isPartial: true).scalars
    #expect(!quotation.isEmpty && !quotation.contains(where: \.properties.isAlphabetic))
  }

  @Test("What is no braille is refused with its place")
  func notBraille() throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find("en-ueb-g2")
    #expect(throws: BrailleTableError.notBraille(index: 2, scalar: "x")) {
      try tables.backTranslate("⠁ x", by: table)
    }
  }

  @Test("Nothing gives nothing, and blanks give blanks")
  func empty() throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find("en-ueb-g2")
    #expect(try tables.translate("", by: table).text.isEmpty)
    #expect(try tables.backTranslate("", by: table).text.isEmpty)
    #expect(try tables.translate("  \n\n ", by: table).text == "⠀⠀\n\n⠀")
    #expect(try tables.backTranslate("⠀ \n", by: table).text == "  \n")
  }

  @Test("A long text is the same in slices as in short lines, and a very long word is no trap")
  func slices() throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find("en-ueb-g2")
    let sentence = "The child will receive something from the other people, about which more. "
    let line = String(repeating: sentence, count: 60)
    let once = try tables.translate(sentence, by: table).text
    let whole = try tables.translate(line, by: table)
    #expect(whole.text == String(repeating: once, count: 60))
    #expect(whole.results.count == line.unicodeScalars.count)
    #expect(whole.sources.allSatisfy { (0..<line.unicodeScalars.count).contains($0) })
    let word = String(repeating: "a", count: 5000)
    #expect(try tables.translate(word, by: table).scalars.count >= 5000)
    #expect(try tables.backTranslate(whole.text, by: table).text == line)
  }

  @Test("Word by word gives the same where words have nothing to do with each other")
  func careful() throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find("en-ueb-g2")
    let text = "The child will receive something\r\nfrom people, about which more."
    let whole = try tables.translate(text, by: table)
    #expect(try tables.translate(text, by: table, isCareful: true) == whole)
    #expect(
      try tables.backTranslate(whole.text, by: table, isCareful: true)
        == tables.backTranslate(whole.text, by: table))
    // Over these together it would reckon for ever.
    let german = try tables.translate("! !@ a", by: tables.find("de-g2"), isCareful: true)
    #expect(german.results.count == 6)
  }

  @Test("What became of the parts of a text, put together, is what became of the whole")
  func parts() throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find("en-ueb-g2")
    var together = try tables.translate("a漢b\r\n", by: table)
    together.append(try tables.translate("the 漢", by: table))
    let whole = try tables.translate("a漢b\r\nthe 漢", by: table)
    #expect(together == whole)
  }

  @Test("Many tasks at once get what one alone gets")
  func concurrent() async throws {
    let tables = try InstalledTables.installed()
    let samples = [
      ("en-ueb-g2", "the quick brown fox jumps over the lazy dog"), ("es-g2", "el niño come pan"),
      ("ar-g2", "هذا كتاب جديد"), ("fr-g2", "bien sûr que oui"), ("de-g2", "der Mann ist alt"),
      ("ja-kana", "がっこうへ いく"),
    ].map { (table: $0.0, text: $0.1) }
    let alone = try samples.map { sample in
      let table = try tables.find(sample.table)
      let written = try tables.translate(sample.text, by: table)
      return (table, sample.text, written, try tables.backTranslate(written.text, by: table))
    }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        let (table, text, written, read) = alone[index % alone.count]
        group.addTask {
          try tables.translate(text, by: table) == written
            && tables.backTranslate(written.text, by: table) == read
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
