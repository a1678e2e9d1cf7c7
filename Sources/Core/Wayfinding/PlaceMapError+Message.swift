// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

extension PlaceMapError {
  /// What is wrong with a map of places, and what to do.
  public func message(in language: Language) -> String {
    switch self {
    case .notJSON(let error):
      return MapWords[language].notJSON(["line": "\(error.line)", "column": "\(error.column)"])
    case .notAFeatureCollection: return MapWords[language].notAFeatureCollection
    case .empty: return MapWords[language].noPlaces
    case .tooManyPlaces(let limit): return MapWords[language].tooManyPlaces("\(limit)")
    case .tooManyCategories(let limit): return MapWords[language].tooManyCategories("\(limit)")
    case .feature(let number, let name, let problem):
      let problem = problem.message(in: language)
      guard let name else {
        return MapWords[language].feature(["number": "\(number)", "problem": problem])
      }
      return MapWords[language].namedFeature([
        "number": "\(number)", "name": name, "problem": problem,
      ])
    }
  }
}

extension PlaceMapError.FeatureProblem {
  /// What is wrong, as it follows the number of the feature.
  fileprivate func message(in language: Language) -> String {
    switch self {
    case .notAFeature: MapWords[language].notAFeature
    case .notAPoint: MapWords[language].notAPoint
    case .badCoordinates: MapWords[language].badCoordinates
    case .outOfRange(swapped: true): MapWords[language].swapped
    case .outOfRange(swapped: false): MapWords[language].outOfRange
    case .noName: MapWords[language].noName
    case .textTooLong: MapWords[language].textTooLong
    }
  }
}

extension CoordinateError {
  /// What is wrong with a typed position, and what to do.
  public func message(in language: Language) -> String {
    switch self {
    case .empty: return MapWords[language].noPosition
    case .notTwoNumbers(let text): return MapWords[language].notTwoNumbers(text)
    case .latitudeOutOfRange(let value): return MapWords[language].latitudeOutOfRange("\(value)")
    case .longitudeOutOfRange(let value): return MapWords[language].longitudeOutOfRange("\(value)")
    }
  }
}
