// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrailleTables

/// A table and lines of text for it, which liblouis's own program translates too.
struct OracleRow: Sendable, CustomTestStringConvertible {
  let table: String
  let text: String

  var testDescription: String { table }

  static let all = [
    OracleRow(
      table: "en-ueb-g2.ctb",
      text: """
        It was the best of times, it was the worst of times.
        "Don't go there," said the child; nobody knows why... (1984, 3.14)
        ALL THE WORLD's a stage. E-mail: someone at home!
        """),
    OracleRow(table: "en-ueb-g1.ctb", text: "The quick brown FOX, 123 times?\nYes - no."),
    OracleRow(table: "es-g1.ctb", text: "¿Qué tal? ¡Muy bien! El niño come pan, 25 veces."),
    OracleRow(table: "es-g2.ctb", text: "Había una vez un hombre que siempre decía la verdad."),
    OracleRow(table: "ar-ar-g2.ctb", text: "هذا كتاب جديد عن العلم\nقال الرجل"),
    OracleRow(table: "fr-bfu-g2.ctb", text: "Il était une fois un grand roi.\nBonjour madame"),
    OracleRow(table: "de-g2.ctb", text: "Der Mann geht heute nicht nach Hause."),
    OracleRow(table: "ru-litbrl.ctb", text: "Москва слезам не верит."),
    OracleRow(table: "hi.tbl", text: "नमस्ते दुनिया"),
    OracleRow(table: "ko-g2.ctb", text: "안녕하세요 세계"),
  ]
}

@Suite struct OracleTests {
  @Test("Both ways give what liblouis's own program gives", arguments: OracleRow.all)
  func program(row: OracleRow) throws {
    let tables = try InstalledTables.installed()
    let table = try tables.find(row.table)
    let written = try tables.translate(row.text, by: table)
    #expect(written.text == (try Self.translate(row.text, row.table)))
    let read = try tables.backTranslate(written.text, by: table)
    #expect(read.text == (try Self.translate(written.text, row.table, backwards: true)))
  }

  /// Runs `lou_translate` over lines.
  private static func translate(
    _ text: String, _ table: String, backwards: Bool = false
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/lou_translate")
    process.arguments = [backwards ? "--backward" : "--forward", "unicode.dis,\(table)"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Less than a pipe holds, so nobody waits for the other.
    try input.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self)
    return lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
  }
}
