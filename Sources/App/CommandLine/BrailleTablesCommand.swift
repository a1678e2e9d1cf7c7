// SPDX-License-Identifier: Apache-2.0

import BrailleTables
import Bytes
import Web

extension Command {
  /// `earshot braille tables`: the tables that there are.
  static let brailleTables = Command(
    path: ["braille", "tables"],
    summary: "List the braille codes that can be read and written.",
    options: [
      .value("--language", "TAG", "Only those of this language, such as es; the most usual first."),
      .flag("--json", "Print JSON Lines."),
    ],
    discussion: """
      Each line tells the name for --table, what people call the table, its languages, its grade, and whether it is
      made for both ways or for writing only.
      """,
    run: { arguments, console in
      let tables = try listed(arguments)
      if arguments.has("--json") {
        var writer = JSONWriter()
        for table in tables {
          table.write(to: &writer)
          writer.endLine()
        }
        console.write(writer.bytes)
      } else {
        let width = tables.map(\.id.utf8.count).max() ?? 0
        for table in tables { console.print(table.line(nameWidth: width)) }
      }
    })

  private static func listed(_ arguments: Arguments) throws(CommandError) -> [BrailleTable] {
    let tables: InstalledTables
    do throws(BrailleTableError) { tables = try InstalledTables() } catch {
      throw CommandError(error)
    }
    guard let language = arguments.text("--language") else { return tables.all }
    let found = tables.tables(for: language)
    guard !found.isEmpty else {
      let tags = Set(tables.all.flatMap(\.languages)).sorted().joined(separator: " ")
      throw .badInput(
        "There is no table for the language \"\(language)\". There are some for: \(tags)")
    }
    return found
  }
}

extension BrailleTable {
  fileprivate func line(nameWidth: Int) -> String {
    let padding = String(repeating: " ", count: max(0, nameWidth - id.utf8.count))
    let way =
      switch direction {
      case .both: "both ways"
      case .writing: "made for writing"
      case nil: "direction not told"
      }
    let parts = [
      name, languages.isEmpty ? "no language told" : languages.joined(separator: " "),
      grade.map { "grade \($0)" } ?? "no grade", way,
    ]
    return id + padding + "  " + parts.joined(separator: ", ")
  }
}
