// SPDX-License-Identifier: Apache-2.0

import BrailleTables
import Testing

@Suite struct BrailleTablesTests {
  @Test("The tables of the library are there, with what they say of themselves")
  func catalogue() throws {
    let tables = try BrailleTables()
    let table = try tables.find("en-ueb-g2")
    #expect(table.id == "en-ueb-g2.ctb")
    #expect(table.name == "Unified English contracted braille")
    #expect(try tables.translate("about", by: table).text == "⠁⠃")
    #expect(try tables.backTranslate("⠁⠃", by: table).text == "about")
    #expect(try tables.backTranslate("⠁⠃", by: table, isPartial: true).text == "ab")
  }
}
