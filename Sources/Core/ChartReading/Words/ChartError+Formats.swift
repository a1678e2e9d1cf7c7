// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartError.OtherFile {
  /// What the file is, and what to choose in its place.
  func message(in language: Language) -> String {
    switch self {
    case .spreadsheet: ChartErrorWords[language].spreadsheet
    case .archive: ChartErrorWords[language].archive
    case .picture: ChartErrorWords[language].dottedPicture
    case .pdf: ChartErrorWords[language].pdf
    }
  }
}

extension ChartError.JSONFault {
  /// Why the text is not JSON, as it follows the place.
  func reason(in language: Language) -> String {
    switch self {
    case .end: ChartErrorWords[language].jsonEnd
    case .number: ChartErrorWords[language].jsonNumber
    case .text: ChartErrorWords[language].jsonText
    case .depth: ChartErrorWords[language].jsonDepth
    case .unexpected: ChartErrorWords[language].jsonUnexpected
    }
  }
}

extension ChartError.SpecificationFault {
  /// Why a Vega-Lite specification cannot be heard.
  func message(line: String, in language: Language) -> String {
    switch self {
    case .remoteData(let address):
      ChartErrorWords[language].remoteData(["line": line, "address": address])
    case .noData:
      ChartErrorWords[language].noData([
        "line": line, "example": "\"data\": {\"values\": […]}",
      ])
    case .unknown(let part, let name):
      ChartErrorWords[language].unknownPart(["line": line, "part": part, "name": name])
    case .noField(let name, let there):
      ChartErrorWords[language].noField([
        "line": line, "name": name, "names": there.named(in: language),
      ])
    case .noChannel(let name): ChartErrorWords[language].noChannel(["line": line, "name": name])
    }
  }
}

extension ChartError.PictureFault {
  /// Why no data can be taken off a picture.
  func message(in language: Language) -> String {
    switch self {
    case .notSVG: ChartErrorWords[language].notSVG
    case .outlines: ChartErrorWords[language].outlines
    case .noLabels: ChartErrorWords[language].noLabels
    case .noScale(let axis): ChartErrorWords[language].noScale(axis)
    case .noMarks: ChartErrorWords[language].noMarks
    case .tooLarge: Self.doubtful(ChartErrorWords[language].tooManyShapes, language)
    case .drawing: Self.doubtful(ChartErrorWords[language].unknownDrawing, language)
    case .severalScales: Self.doubtful(ChartErrorWords[language].severalScales, language)
    case .shapes: Self.doubtful(ChartErrorWords[language].otherShapes, language)
    case .mixed: Self.doubtful(ChartErrorWords[language].mixedShapes, language)
    case .bars: Self.doubtful(ChartErrorWords[language].floatingBars, language)
    case .outside: Self.doubtful(ChartErrorWords[language].outside, language)
    case .steps: Self.doubtful(ChartErrorWords[language].stepsInLine, language)
    case .offLabels: Self.doubtful(ChartErrorWords[language].offLabels, language)
    case .colours: Self.doubtful(ChartErrorWords[language].colours, language)
    case .disagreement: Self.doubtful(ChartErrorWords[language].disagreement, language)
    }
  }

  private static func doubtful(_ doubt: String, _ language: Language) -> String {
    ChartErrorWords[language].doubtful(doubt)
  }
}

extension ReadingLimit {
  /// What there is too much of, and what to do.
  func message(in language: Language) -> String {
    switch self {
    case .columns: ChartErrorWords[language].tooManyColumns
    case .rows: ChartErrorWords[language].tooManyRows
    case .cells: ChartErrorWords[language].tooManyCells
    case .spannedText: ChartErrorWords[language].tooMuchSpannedText
    case .attributes: ChartErrorWords[language].tooManyAttributes
    case .tables: ChartErrorWords[language].tooManyTables
    case .tableDepth: ChartErrorWords[language].tablesTooDeep
    case .sequence: ChartErrorWords[language].sequenceTooLong
    case .parts: ChartErrorWords[language].tooManyParts
    case .steps: ChartErrorWords[language].tooManySteps
    }
  }
}
