// SPDX-License-Identifier: Apache-2.0

import Bytes

extension ChartOptions {
  /// Takes those options that an object names.
  mutating func take(_ json: JSONValue) throws(FieldError) {
    duration = try ChartDuration(field: "duration", of: json) ?? duration
    smoothing = try Smoothing(field: "smoothing", of: json) ?? smoothing
  }
}

extension ChartDuration {
  /// Reads a word or a number of seconds; nil when the member is missing.
  init?(field name: String, of json: JSONValue) throws(FieldError) {
    switch json[name] {
    case nil, .null?: return nil
    case .number(let number)?:
      guard let seconds = Seconds(number) else { throw .outOfRange(name: name, value: number) }
      self = .seconds(seconds)
    case .string(let word)?:
      guard let named = ChartDuration(word: word) else {
        throw .unknownWord(name: name, word: word)
      }
      self = named
    default: throw .wrongType(name: name, wanted: .text)
    }
  }
}

extension Smoothing {
  /// Reads a word or a weight; nil when the member is missing.
  init?(field name: String, of json: JSONValue) throws(FieldError) {
    switch json[name] {
    case nil, .null?: return nil
    case .number(let weight)?: self = .weight(weight)
    case .string(let word)?:
      guard let named = Smoothing(word: word) else { throw .unknownWord(name: name, word: word) }
      self = named
    default: throw .wrongType(name: name, wanted: .text)
    }
  }
}
