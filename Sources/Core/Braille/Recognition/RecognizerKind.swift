// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// The ways to turn touches into cells, by name.
public enum RecognizerKind: UInt8, Hashable, Worded {
  /// Fits itself to the hands and weighs what is likely.
  case adaptive
  /// Fixed zones, as YubitenReader has them.
  case classic

  /// The word in options and configurations.
  public var word: String {
    switch self {
    case .adaptive: "adaptive"
    case .classic: "classic"
    }
  }
}

/// How many dots the cells have that are typed.
public enum CellDots: Int, Sendable, Hashable, CaseIterable {
  /// Literary braille.
  case six = 6
  /// Computer braille, with dots 7 and 8 below the columns.
  case eight = 8

  /// The dots of the left column and those of the right one, from the top.
  var columns: [[Int]] {
    switch self {
    case .six: [[1, 2, 3], [4, 5, 6]]
    case .eight: [[1, 2, 3, 7], [4, 5, 6, 8]]
    }
  }

  /// Dots in a column.
  var columnLength: Int { rawValue / 2 }
}

/// Which hands type.
public enum TypingHands: UInt8, Hashable, Worded {
  /// A column of the cell under each hand.
  case both
  /// The left hand alone, a column at a time.
  case left
  /// The right hand alone, a column at a time.
  case right

  /// The word in options and configurations.
  public var word: String {
    switch self {
    case .both: "both"
    case .left: "left"
    case .right: "right"
    }
  }
}

/// Which touches make a cell together.
public enum Chording: UInt8, Hashable, Worded {
  /// The last finger lifted ends the cell; fingers lifted shortly before it belong to it.
  case lift
  /// The last finger lifted ends the cell; every finger since the first belongs to it.
  case accumulate
  /// The left column first, then the right one, each ended by its last finger lifted.
  case sequential

  /// The word in options and configurations.
  public var word: String {
    switch self {
    case .lift: "lift"
    case .accumulate: "accumulate"
    case .sequential: "sequential"
    }
  }
}
