// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

extension PlaceMapError {
  /// What is wrong with a map of places, and what to do.
  public func message(in language: Language) -> String {
    let words = MapWords[language]
    switch self {
    case .notJSON(let error):
      return words.notJSON(["line": "\(error.line)", "column": "\(error.column)"])
    case .notAFeatureCollection: return words.notAFeatureCollection
    case .empty: return words.noPlaces
    case .tooManyPlaces(let limit): return words.tooManyPlaces("\(limit)")
    case .tooManyCategories(let limit): return words.tooManyCategories("\(limit)")
    case .feature(let number, let name, let problem):
      let problem = words.problem(problem)
      guard let name else { return words.feature(["number": "\(number)", "problem": problem]) }
      return words.namedFeature(["number": "\(number)", "name": name, "problem": problem])
    }
  }
}

extension CoordinateError {
  /// What is wrong with a typed position, and what to do.
  public func message(in language: Language) -> String {
    let words = MapWords[language]
    switch self {
    case .empty: return words.noPosition
    case .notTwoNumbers(let text): return words.notTwoNumbers(text)
    case .latitudeOutOfRange(let value): return words.latitudeOutOfRange("\(value)")
    case .longitudeOutOfRange(let value): return words.longitudeOutOfRange("\(value)")
    }
  }
}
