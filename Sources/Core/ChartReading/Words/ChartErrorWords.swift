// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is wrong with the data of a chart, where, and what to do.
struct ChartErrorWords: Words {
  // Cells
  let notATime: Template
  let noSuchDate: Template
  let tooLarge: Template
  let notANumber: Template
  /// How many more cells of the column are wrong in the same way, put after what is wrong with the first.
  let others: Plural

  // Columns
  let noSuchColumn: Template
  let noNumbers: Template
  let negativeShare: Template
  let notAboveZero: Template
  let unsuitedCandlestick: String
  let unsuitedHeatMap: String
  let unsuited: String
  /// In place of a list of names where there are none.
  let none: String

  // Files of another kind
  let spreadsheet: String
  let archive: String
  let dottedPicture: String
  let pdf: String

  // JSON
  /// Where a text is not JSON, with one of the reasons.
  let jsonFault: Template
  let jsonEnd: String
  let jsonNumber: String
  let jsonText: String
  let jsonDepth: String
  let jsonUnexpected: String
  let noTableInJSON: String

  // Pages
  let fewerTables: Plural
  let noTable: String

  // Specifications of Vega-Lite
  let remoteData: Template
  let noData: Template
  let unknownPart: Template
  let noField: Template
  let noChannel: Template

  // Limits
  let tooManyColumns: String
  let tooManyRows: String
  let tooManyCells: String
  let tooMuchSpannedText: String
  let tooManyAttributes: String
  let tooManyTables: String
  let tablesTooDeep: String
  let sequenceTooLong: String
  let tooManyParts: String
  let tooManySteps: String

  // Pictures
  let notSVG: String
  let outlines: String
  let noLabels: String
  let noScale: Template
  let noMarks: String
  /// A picture that is not read, with one of the doubts.
  let doubtful: Template
  let tooManyShapes: String
  let unknownDrawing: String
  let severalScales: String
  let otherShapes: String
  let mixedShapes: String
  let floatingBars: String
  let outside: String
  let stepsInLine: String
  let offLabels: String
  let colours: String
  let disagreement: String

  // Texts
  let rowsWithoutCells: String
  let tooLong: String
  let empty: String
  let notText: Template
  let openQuote: Template
  let textAfterQuote: Template
}
