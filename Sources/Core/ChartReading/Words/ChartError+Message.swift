// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartWords
import Charts
public import Speaking

extension ChartError {
  /// What is wrong with the data of a chart, where, and what to do.
  public func message(in language: Language) -> String {
    switch self {
    case .notANumber(let cell): cell.message(ChartErrorWords[language].notANumber, in: language)
    case .notATime(let cell): cell.message(ChartErrorWords[language].notATime, in: language)
    case .noSuchDate(let cell): cell.message(ChartErrorWords[language].noSuchDate, in: language)
    case .tooLarge(let cell): cell.message(ChartErrorWords[language].tooLarge, in: language)
    case .notText(let line): ChartErrorWords[language].notText("\(line)")
    case .otherFile(let file): file.message(in: language)
    case .openQuote(let line): ChartErrorWords[language].openQuote("\(line)")
    case .textAfterQuote(let line): ChartErrorWords[language].textAfterQuote("\(line)")
    case .noSuchColumn(let name, let there):
      ChartErrorWords[language].noSuchColumn(["name": name, "names": there.named(in: language)])
    case .noNumbers(let columns): ChartErrorWords[language].noNumbers(columns.named(in: language))
    case .unsuited(let kind): kind.unsuitedMessage(in: language)
    case .negativeShare(let name, let value):
      ChartErrorWords[language].negativeShare(["name": name, "number": value.said(in: language)])
    case .notAboveZero(let axis, let value):
      ChartErrorWords[language].notAboveZero(["axis": axis, "number": value.said(in: language)])
    case .json(let fault, let line, let column):
      ChartErrorWords[language].jsonFault([
        "line": "\(line)", "column": "\(column)", "reason": fault.reason(in: language),
      ])
    case .noTableInJSON: ChartErrorWords[language].noTableInJSON
    case .noSuchTable(let count):
      count > 0
        ? ChartErrorWords[language].fewerTables(count) : ChartErrorWords[language].noTable
    case .specification(let fault, let line): fault.message(line: "\(line)", in: language)
    case .picture(let fault): fault.message(in: language)
    case .rowsWithoutCells: ChartErrorWords[language].rowsWithoutCells
    case .tooMuch(let limit): limit.message(in: language)
    case .data(let error): error.message(in: language)
    case .tooLong: ChartErrorWords[language].tooLong
    case .empty: ChartErrorWords[language].empty
    }
  }
}

extension ChartError.Cell {
  /// What is wrong with a cell, and with how many more of its column.
  fileprivate func message(_ sentence: Template, in language: Language) -> String {
    sentence([
      "line": "\(line)", "column": column, "found": found,
      "others": others > 0 ? ChartErrorWords[language].others(others) : "",
    ])
  }
}

extension ChartKind {
  /// What a chart of this kind needs that is not there.
  fileprivate func unsuitedMessage(in language: Language) -> String {
    switch self {
    case .candlestick: ChartErrorWords[language].unsuitedCandlestick
    case .heatMap: ChartErrorWords[language].unsuitedHeatMap
    case .line, .bar, .groupedBar, .stackedBar, .area, .scatter, .histogram, .boxPlot, .pie:
      ChartErrorWords[language].unsuited
    }
  }
}

extension Double {
  fileprivate func said(in language: Language) -> String {
    SpokenNumber(range: self...self).text(self, in: language)
  }
}

extension [String] {
  /// The names one after the other; a word where there are none.
  func named(in language: Language) -> String {
    isEmpty
      ? ChartErrorWords[language].none
      : Punctuation[language].list(self, last: Punctuation[language].comma)
  }
}
