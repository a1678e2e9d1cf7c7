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

  /// How many of what was left out are named before the rest is counted.
  private static let mostNamed = 10

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    guard let name = arguments.text("--table") else {
      throw .badInput(
        "Which braille code? Give --table, such as --table en-ueb-g2. "
          + "All: earshot braille tables")
    }
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
    about translation: BrailleTranslation, of input: String, in file: String, to console: Console
  ) {
    guard !translation.unknown.isEmpty else { return }
    let named = Set(translation.unknown.prefix(Self.mostNamed))
    var line = 1
    for (index, scalar) in input.unicodeScalars.enumerated() {
      if named.contains(index) {
        console.complain(
          "\(file), line \(line): \(scalar.quoted) is left out, since the table \(name) has "
            + "nothing for it.")
      }
      if scalar == "\n" { line += 1 }
    }
    let rest = translation.unknown.count - named.count
    if rest > 0 { console.complain("\(rest) more were left out.") }
  }
}

extension CommandError {
  fileprivate init(_ failure: BrailleWorkersError) {
    switch failure {
    case .table(let error): self.init(error)
    case .overBudget, .unavailable:
      self = .outside(
        "The part of earshot that translates braille could not be started. "
          + "Check that there is memory left, and that /proc is there.")
    }
  }

  init(_ error: BrailleTableError) {
    var message = error.message(in: .english)
    if case .unknownTable = error { message += " All: earshot braille tables" }
    if case .noTables = error { self = .outside(message) } else { self = .badInput(message) }
  }
}
