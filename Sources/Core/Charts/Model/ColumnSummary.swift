// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A column that was found in a table, and what became of it.
public struct ColumnSummary: Sendable, Equatable {
  /// Its name without the unit; its number where the table has no names.
  public var name: String
  /// The unit that its head names, such as "°C".
  public var unit: String?
  /// What its cells are.
  public var kind: Kind
  /// How many of its cells hold nothing.
  public var missing: Int
  /// What the chart takes it for.
  public var use: Use

  package init(name: String, unit: String?, kind: Kind, missing: Int, use: Use) {
    self.name = name
    self.unit = unit
    self.kind = kind
    self.missing = missing
    self.use = use
  }

  /// What the cells of a column are.
  public enum Kind: Equatable, Worded {
    case number
    /// Dates, times of day, or both.
    case date
    case words
    /// Numbers that name things and measure nothing, such as postal codes.
    case identifier
    case empty

    /// The word in JSON.
    public var word: String {
      switch self {
      case .number: "number"
      case .date: "date"
      case .words: "words"
      case .identifier: "identifier"
      case .empty: "empty"
      }
    }
  }

  /// What a chart takes a column for.
  public enum Use: Sendable, Equatable {
    case x
    case value
    /// Its words part the rows into series.
    case series
    /// Its words name the points.
    case label
    case leftOut(Reason)

    /// The word in JSON.
    public var word: String {
      switch self {
      case .x: "x"
      case .value: "value"
      case .series: "series"
      case .label: "label"
      case .leftOut: "left-out"
      }
    }
  }

  /// Why a column is not in the chart; when it is chosen, it is.
  public enum Reason: Equatable, Worded {
    /// All of its cells are empty.
    case empty
    /// Only numbers can be values.
    case words
    /// It numbers or names things.
    case identifier
    /// It is the latitude or longitude of a place.
    case place
    /// It numbers the rows.
    case rowNumbers
    /// There are more columns than can be followed.
    case tooMany
    /// Its values would be lost beside those of the chart, or drown them.
    case otherScale
    /// Others were chosen.
    case notChosen
    /// The kind of chart, or what the other columns are, leaves it no part.
    case noPart

    /// The word in JSON.
    public var word: String {
      switch self {
      case .empty: "empty"
      case .words: "words"
      case .identifier: "identifier"
      case .place: "place"
      case .rowNumbers: "row-numbers"
      case .tooMany: "too-many"
      case .otherScale: "other-scale"
      case .notChosen: "not-chosen"
      case .noPart: "no-part"
      }
    }
  }

  /// Columns that are kept, from the left.
  public static let most = 1000
}
