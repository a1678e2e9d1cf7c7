// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Speaking

/// What is wrong with the points of a chart, and what to do.
struct DataErrorWords: Words {
  let tooManyPoints: String
  let noPoints: String
  let onePoint: String
  let sameX: Template
  let notFinite: String
  let negativeX: Template
  /// Where the negative one is.
  let xInLine: Template
  /// The same where no line is known.
  let anX: String
}

extension ChartDataError {
  /// What is wrong with the points of a chart, and what to do.
  public func message(in language: Language) -> String {
    switch self {
    case .negativeX(let x, let line):
      let place = line.map { DataErrorWords[language].xInLine("\($0)") }
      return DataErrorWords[language].negativeX([
        "place": place ?? DataErrorWords[language].anX, "x": "\(x)",
      ])
    case .tooManyPoints: return DataErrorWords[language].tooManyPoints
    case .noPoints: return DataErrorWords[language].noPoints
    case .onePoint: return DataErrorWords[language].onePoint
    case .sameX(let x):
      let number = SpokenNumber(range: x...x).text(x, in: language)
      return DataErrorWords[language].sameX(number)
    case .notFinite: return DataErrorWords[language].notFinite
    }
  }
}
