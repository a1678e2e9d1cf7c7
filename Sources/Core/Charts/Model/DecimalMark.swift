// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// The mark between whole numbers and fractions; the other one can only part groups of digits.
public enum DecimalMark: Equatable, Worded {
  case comma
  case point

  /// The one that most people write in a language (Unicode CLDR, "decimal" of the locales es, fr, ar and en).
  ///
  /// Spanish has both, the comma in Spain and most of South America; Arabic has the point wherever Western digits do not
  /// follow French use. It only decides where numbers leave it open, and what it decided is told.
  public init(usualIn language: Language) {
    self =
      switch language {
      case .spanish, .french: .comma
      case .english, .arabic: .point
      }
  }

  /// The word in options and JSON.
  public var word: String {
    switch self {
    case .comma: "comma"
    case .point: "point"
    }
  }

  /// How it is written.
  package var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .point: UInt8(ascii: ".")
    }
  }

  /// The other one.
  public var other: DecimalMark { self == .comma ? .point : .comma }
}

/// A number that can be read in two ways, such as `1,200`, and how it and its like were read.
public struct OpenNumber: Sendable, Equatable {
  /// As it stands in the data.
  public var written: String
  /// What it was read as.
  public var value: Double
  /// What it would be otherwise.
  public var otherValue: Double
  /// The mark before the fractions that this means.
  public var decimalMark: DecimalMark
  /// Whether somebody chose so.
  public var isChosen: Bool

  package init(
    written: String, value: Double, otherValue: Double, decimalMark: DecimalMark, isChosen: Bool
  ) {
    self.written = written
    self.value = value
    self.otherValue = otherValue
    self.decimalMark = decimalMark
    self.isChosen = isChosen
  }
}
