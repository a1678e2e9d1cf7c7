// SPDX-License-Identifier: Apache-2.0

import Braille
import TestSupport
import Testing

@testable import BrailleTables

@Suite struct BrailleTablesTests {
  @Test(
    "A table is found by its file, without the ending, and by language and grade",
    arguments: [
      ("en-ueb-g2.ctb", "en-ueb-g2.ctb"), ("en-ueb-g2", "en-ueb-g2.ctb"),
      ("EN-UEB-G1", "en-ueb-g1.ctb"), ("es-g1", "es-g1.ctb"), ("es-g2", "es-g2.ctb"),
      ("ar-g2", "ar-ar-g2.ctb"), ("ar-ar-g1", "ar-ar-g1.utb"), ("fr-g2", "fr-bfu-g2.ctb"),
      ("en-g2", "en-ueb-g2.ctb"), ("en", "en-ueb-g1.ctb"), ("es", "es.tbl"), ("es-MX", "es.tbl"),
      ("fr", "fr-bfu-comp6.utb"), ("ja-kana", "ja-kana"), ("ja", "ja-kana"), ("de-g0", "de-g0.utb"),
    ])
  func finding(name: String, id: String) throws {
    #expect(try InstalledTables.installed().find(name).id == id)
  }

  @Test(
    "An unknown table is refused with the nearest names",
    arguments: [
      ("en-ueb-g9", ["en-ueb-g1", "en-ueb-g2"]), ("es-g11", ["es-g1"]), ("klingon-language", []),
      ("", []), ("../../etc/passwd", []), ("unicode.dis", []),
      (String(repeating: "a", count: 9999), []),
    ])
  func notFinding(name: String, nearest: [String]) throws {
    let error = #expect(throws: BrailleTableError.self) {
      try InstalledTables.installed().find(name)
    }
    guard case .unknownTable(name, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(nearest.allSatisfy(found.contains))
    #expect(found.count <= 3)
  }

  @Test("Tables tell what their files say, or what their names tell")
  func metadata() throws {
    let tables = try InstalledTables.installed()
    let english = try tables.find("en-ueb-g2")
    #expect(english.name == "Unified English contracted braille")
    #expect(english.languages == ["en"])
    #expect(english.kind == .literary)
    #expect(english.grade == "2")
    #expect(english.contraction == .full)
    #expect(english.system == "ueb")
    #expect(try tables.find("ar-ar-g2").direction == .both)
    #expect(try tables.find("ja-kantenji").direction == .writing)
    #expect(try tables.find("ar-ar-comp8").dots == 8)
    // The file says nothing of itself; the one that includes it does.
    #expect(try tables.find("ar-ar-g1").name == "Arabic uncontracted braille")
    let bare = try #require(tables.all.first { $0.id == "tr-g1.ctb" })
    #expect(!bare.isDescribed)
    #expect(bare.languages == ["tr"])
    #expect(bare.grade == "1")
    #expect(Set(tables.all.map(\.id)).count == tables.all.count)
    #expect(!tables.all.contains { $0.id == "ar-ar-g1.utb" || $0.id == "spaces.uti" })
  }

  @Test("Tables of a language come with the most usual first")
  func ofLanguage() throws {
    let tables = try InstalledTables.installed()
    #expect(tables.tables(for: "en").map(\.id).starts(with: ["en-ueb-g1.ctb", "en-ueb-g2.ctb"]))
    #expect(tables.tables(for: "ar").map(\.id).starts(with: ["ar.tbl", "ar-ar-g2.ctb"]))
    #expect(tables.tables(for: "tlh").isEmpty)
  }

  @Test(
    "Every table that is listed can be read, and does something with the letters of its language")
  func everyTable() throws {
    let tables = try InstalledTables.installed()
    for table in tables.all {
      try tables.check(table)
      let written = try tables.translate("abc 123", by: table)
      #expect(written.results.count == 7, "\(table.id)")
      _ = try tables.backTranslate("⠁⠃⠉ ⠼⠁", by: table)
    }
  }

  @Test("Folders without tables are refused; without the library's tables nothing works")
  func noTables() throws {
    let folder = try TemporaryFolder()
    #expect(throws: BrailleTableError.noTables(folders: [folder.path, "/no/such"])) {
      try InstalledTables(folders: [folder.path, "/no/such"])
    }
  }

  @Test("Signs are told where they stand for something, and only there")
  func signs() throws {
    let tables = try InstalledTables.installed()
    let signs = try tables.signs(of: tables.find("en-ueb-g2"))
    func sign(_ text: String) -> TableSign? {
      signs.first { $0.cells.map(\.text).joined() == text }
    }
    #expect(sign("⠯")?.alone == "and")
    #expect(sign("⠲")?.start == "dis")
    #expect(sign("⠖")?.middle == "ff")
    #expect(sign("⠸⠮")?.alone == "their")
    #expect(sign("⠰⠎")?.end == "ness")
    #expect(sign("⠰⠎")?.alone == nil)
    #expect(sign("⠼⠁")?.alone == "1")
    // A letter with a comma is two signs.
    #expect(sign("⠁⠂") == nil)
    #expect(signs.count < 400)
    let kana = try tables.signs(of: tables.find("ja-kana"))
    #expect(kana.contains { $0.alone == "きゃ" && $0.cells.count == 2 })
    #expect(try tables.signs(of: tables.find("es-g1")).contains { $0.middle == "ñ" })
  }
}
