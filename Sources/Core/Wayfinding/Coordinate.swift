// SPDX-License-Identifier: Apache-2.0

/// A place on the earth: latitude and longitude in degrees on WGS 84.
public struct Coordinate: Sendable, Equatable {
  /// Degrees north of the equator, -90 to 90.
  public let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public let longitude: Double

  /// A place; nil when a number lies outside what exists on the earth.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// A place of a map point, which has held its numbers against the earth already.
  init(within latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Why a text is no position.
public enum CoordinateError: Error, Sendable, Equatable {
  /// Nothing was written.
  case empty
  /// It is not two numbers.
  case notTwoNumbers(String)
  /// The first number, the latitude, lies outside -90 to 90.
  case latitudeOutOfRange(Double)
  /// The second number, the longitude, lies outside -180 to 180.
  case longitudeOutOfRange(Double)
}

extension Coordinate {
  /// A longer text is no position but a mistake.
  private static let longestText = 100

  /// The place that a typed text such as "38.3865, -0.5113" means, latitude first.
  ///
  /// Between the numbers stand a comma, a semicolon or spaces; a degree sign after a number is passed over.
  public init(text: String) throws(CoordinateError) {
    var words: [String] = []
    var word: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(Self.longestText) {
      switch scalar {
      case " ", ",", ";", "\t", "\n", "\r", "،", "\u{00A0}":
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      case "°": break
      case "\u{2212}", "–": word.append(UInt8(ascii: "-"))
      case "\u{200E}", "\u{200F}": break
      // Arabic-Indic digits and decimal sign, as Arabic keyboards type them
      case "\u{0660}"..."\u{0669}": word.append(UInt8(scalar.value - 0x0660) + 0x30)
      case "\u{066B}": word.append(UInt8(ascii: "."))
      default: word.append(contentsOf: String(scalar).utf8)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    guard !words.isEmpty else { throw .empty }
    guard words.count == 2, let latitude = Self.number(words[0]),
      let longitude = Self.number(words[1])
    else { throw .notTwoNumbers(String(text.unicodeScalars.prefix(Self.longestText))) }
    guard (-90...90).contains(latitude) else { throw .latitudeOutOfRange(latitude) }
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw .longitudeOutOfRange(longitude)
    }
    self = coordinate
  }

  /// A decimal number of digits, one point and a sign; not "inf", "nan", hexadecimal or "1e3".
  private static func number(_ word: String) -> Double? {
    for byte in word.utf8 {
      switch byte {
      case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): continue
      default: return nil
      }
    }
    return Double(word)
  }
}
