// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Speaking

/// What is said of the columns of a table: what they hold, and what the chart takes them for.
struct ColumnWords: Words {
  /// What is said of a column, with how many of its cells are empty.
  let missing: Plural
  let noName: String

  // What the cells are
  let numbers: String
  let dates: String
  let words: String
  let identifiers: String
  let empty: String

  // What they are taken for
  let x: String
  let value: String
  let series: String
  let label: String
  let leftOut: Template

  // Why one is left out: without a capital and a full stop
  let isEmpty: String
  let isWords: String
  let isIdentifier: String
  let isPlace: String
  let isRowNumber: String
  let tooMany: String
  let otherScale: String
  let notChosen: String
  let noPart: String
}

extension ColumnSummary {
  /// It in words, such as "Temperature in °C: numbers, 3 missing; values of the chart".
  public func text(in language: Language) -> String {
    var head = NameWords.text(name, in: language)
    if head.utf8.isEmpty { head = ColumnWords[language].noName }
    if let unit { head = AxisWords.name(head, withUnit: unit, in: language) }
    let column = [head, kind.text(in: language)].joined(by: .colon, in: language)
    if kind == .empty { return column }
    let words = missing > 0 ? ColumnWords[language].missing(missing, ["column": column]) : column
    return [words, use.text(in: language)].joined(by: .semicolon, in: language)
  }
}

extension ColumnSummary.Kind {
  /// What the cells are called.
  public func text(in language: Language) -> String {
    switch self {
    case .number: ColumnWords[language].numbers
    case .date: ColumnWords[language].dates
    case .words: ColumnWords[language].words
    case .identifier: ColumnWords[language].identifiers
    case .empty: ColumnWords[language].empty
    }
  }
}

extension ColumnSummary.Use {
  /// What the chart takes the column for, and why not where it does not.
  public func text(in language: Language) -> String {
    switch self {
    case .x: ColumnWords[language].x
    case .value: ColumnWords[language].value
    case .series: ColumnWords[language].series
    case .label: ColumnWords[language].label
    case .leftOut(let reason): ColumnWords[language].leftOut(reason.text(in: language))
    }
  }
}

extension ColumnSummary.Reason {
  /// Why a column is left out, without a capital and a full stop.
  public func text(in language: Language) -> String {
    switch self {
    case .empty: ColumnWords[language].isEmpty
    case .words: ColumnWords[language].isWords
    case .identifier: ColumnWords[language].isIdentifier
    case .place: ColumnWords[language].isPlace
    case .rowNumbers: ColumnWords[language].isRowNumber
    case .tooMany: ColumnWords[language].tooMany
    case .otherScale: ColumnWords[language].otherScale
    case .notChosen: ColumnWords[language].notChosen
    case .noPart: ColumnWords[language].noPart
    }
  }
}
