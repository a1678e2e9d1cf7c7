// SPDX-License-Identifier: Apache-2.0

import BrailleTables
import Bytes
import Speaking
import Web

extension Command {
  /// `earshot braille tables`: the tables that there are.
  static let brailleTables = Command(
    path: ["braille", "tables"],
    summary: { BrailleCommandWords[$0].tablesSummary },
    options: [
      .value("--language", "TAG") { BrailleCommandWords[$0].tablesLanguage },
      .flag("--json") { BrailleCommandWords[$0].tablesJSON },
    ],
    discussion: { BrailleCommandWords[$0].tablesDiscussion },
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
        for table in tables {
          console.print(table.line(nameWidth: width, in: arguments.language))
        }
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
      throw .badInput {
        BrailleFileWords[$0].noTableFor(["language": language, "tags": tags])
      }
    }
    return found
  }
}

extension BrailleTable {
  fileprivate func line(nameWidth: Int, in language: Language) -> String {
    let words = BrailleFileWords[language]
    let padding = String(repeating: " ", count: max(0, nameWidth - id.utf8.count))
    let way =
      switch direction {
      case .both: words.bothWays
      case .writing: words.forWriting
      case nil: words.noDirection
      }
    let described = words.table([
      "name": name,
      "languages": languages.isEmpty ? words.noLanguage : languages.joined(separator: " "),
      "grade": grade.map { words.grade("\($0)") } ?? words.noGrade, "way": way,
    ])
    return id + padding + "  " + described
  }
}
