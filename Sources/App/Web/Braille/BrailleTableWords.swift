// SPDX-License-Identifier: Apache-2.0

import BrailleService
package import BrailleTables
package import Speaking

/// What is said about braille tables.
struct BrailleTableWords: Words {
  let onDevice: String
  /// For those whose language has no table on the device.
  let notOnDevice: String
  let kana: String
  let otherLanguages: String
  /// What a table has nothing for.
  let leftOut: Template
  let computer: String
  let uncontracted: String
  let partial: String
  let contracted: String
  let plain: String
  let grade: Template
  let eightDots: String
  /// Whether a table is called by its own name, which exists in English only, or else by what it is.
  let showsOwnNames: Bool
  let tooMuch: String
  let tooLong: Template
  let tooManyWords: Template
  let noTables: String
  let unknownTable: Template
  let nearest: Template
  let unreadable: Template
  let tooLarge: Template
  let forbiddenInclude: Template
  let endlessInclude: Template
  let notBraille: Template
  let untranslatableNear: Template
  let untranslatable: Template
  let faultyTable: Template
  let faultyFile: Template
  let faultyLine: Template

  /// What a table is, in a list where its language is told already.
  static func description(of table: BrailleTable, in language: Language) -> String {
    let words = Self[language]
    // A table that says nothing of itself has the name of its file, which is no word.
    if words.showsOwnNames, table.isDescribed { return table.name }
    let parts = [
      words.kind(of: table), table.grade.map { words.grade($0) },
      table.dots == 8 ? words.eightDots : nil,
    ]
    return parts.compactMap(\.self).joined(separator: Punctuation[language].comma)
  }

  private func kind(of table: BrailleTable) -> String {
    if table.kind == .computer { return computer }
    return switch table.contraction {
    case .uncontracted: uncontracted
    case .partial: partial
    case .full: contracted
    case nil: plain
    }
  }
}

extension BrailleTranslatorError {
  /// Why nothing is translated, and what to do.
  func message(in language: Language) -> String {
    let words = BrailleTableWords[language]
    return switch self {
    case .table(let error): error.message(in: language)
    case .tooLong(let maximum): words.tooLong("\(maximum)")
    case .tooManyWords(let maximum): words.tooManyWords("\(maximum)")
    case .tooManyRequests, .unavailable: words.tooMuch
    }
  }
}

extension BrailleTableError {
  /// What is wrong with a braille table, or with what it was given, and what to do.
  package func message(in language: Language) -> String {
    let words = BrailleTableWords[language]
    return switch self {
    case .noTables: words.noTables
    case .unknownTable(let name, let nearest):
      words.unknownTable(name)
        + (nearest.isEmpty ? "" : " " + words.nearest(nearest.joined(separator: ", ")))
    case .unreadable(let path): words.unreadable(path)
    case .tooLarge(let path, let bytes):
      words.tooLarge(["path": path, "megabytes": "\(bytes >> 20)"])
    case .forbiddenInclude(let file, let table):
      words.forbiddenInclude(["table": table, "file": file])
    case .endlessInclude(let file, let table):
      words.endlessInclude(["table": table, "file": file])
    case .faulty(let table, nil): words.faultyTable(table)
    case .faulty(let table, let complaint?): complaint.message(of: table, words)
    case .notBraille(_, let scalar): words.notBraille(scalar.quoted)
    case .untranslatable(let table, let index?):
      words.untranslatableNear(["table": table, "place": "\(index + 1)"])
    case .untranslatable(let table, nil): words.untranslatable(table)
    }
  }
}

extension BrailleTableError.Complaint {
  fileprivate func message(of table: String, _ words: BrailleTableWords) -> String {
    let file = file ?? table
    guard let line else { return words.faultyFile(["file": file, "message": message]) }
    return words.faultyLine(["file": file, "line": "\(line)", "message": message])
  }
}
