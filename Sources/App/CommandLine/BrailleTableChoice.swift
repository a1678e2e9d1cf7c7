// SPDX-License-Identifier: Apache-2.0

import BrailleService
import BrailleTables
import Foundation
import Speaking
import Web

/// The table that `--table` names.
struct BrailleTableChoice {
  private let table: BrailleTable
  private let workers: BrailleWorkers
  /// The language of messages.
  private let language: Language

  /// How many of what was left out are named before the rest is counted.
  private static let mostNamed = 10

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    guard let name = arguments.text("--table") else {
      throw .badInput { BrailleFileWords[$0].whichTable }
    }
    language = arguments.language
    do throws(BrailleTableError) {
      table = try Self.table(name, among: try InstalledTables())
    } catch {
      throw CommandError(error)
    }
    workers = BrailleWorkers(program: console.program, reading: table)
  }

  /// A table of the library; a file where its name is none of those, or has a slash.
  private static func table(
    _ name: String, among tables: InstalledTables
  ) throws(BrailleTableError) -> BrailleTable {
    if name.contains("/") { return try tables.ownTable(path: name) }
    do throws(BrailleTableError) { return try tables.find(name) } catch {
      guard FileManager.default.fileExists(atPath: name) else { throw error }
      return try tables.ownTable(path: name)
    }
  }

  /// The name of the table.
  var name: String { table.id }

  /// Text to cells.
  func write(_ text: String) async throws(CommandError) -> BrailleTranslation {
    do throws(BrailleWorkersError) {
      return try await workers.write(file: text, by: table)
    } catch {
      throw CommandError(error)
    }
  }

  /// Cells to text.
  func read(_ cells: String) async throws(CommandError) -> BrailleTranslation {
    do throws(BrailleWorkersError) {
      return try await workers.read(file: cells, by: table)
    } catch {
      throw CommandError(error)
    }
  }

  /// Names what was left out.
  func complain(
    about translation: BrailleTranslation, of input: String, in file: FileName, to console: Console
  ) {
    guard !translation.unknown.isEmpty else { return }
    let named = Set(translation.unknown.prefix(Self.mostNamed))
    var line = 1
    for (index, scalar) in input.unicodeScalars.enumerated() {
      if named.contains(index) {
        console.complain(
          BrailleFileWords[language].leftOut([
            "file": file.text(in: language), "line": "\(line)", "sign": scalar.quoted,
            "table": name,
          ]))
      }
      if scalar == "\n" { line += 1 }
    }
    let rest = translation.unknown.count - named.count
    if rest > 0 { console.complain(BrailleFileWords[language].moreLeftOut(rest)) }
  }
}

extension CommandError {
  fileprivate init(_ failure: BrailleWorkersError) {
    switch failure {
    case .table(let error): self.init(error)
    case .overBudget, .unavailable:
      self = .outside { BrailleFileWords[$0].notStarted }
    }
  }

  init(_ error: BrailleTableError) {
    switch error {
    case .unknownTable:
      self = .badInput { BrailleFileWords[$0].seeTables(error.message(in: $0)) }
    case .noTables: self = .outside { error.message(in: $0) }
    default: self = .badInput { error.message(in: $0) }
    }
  }
}
