// SPDX-License-Identifier: Apache-2.0

/// Why a text or a list of points makes no chart; `Phrase(_:)` puts it into words.
public enum ChartError: Error, Sendable, Equatable {
  /// There is nothing in the text.
  case empty
  /// The text is longer than `Chart.Limit.bytes`.
  case tooLong
  /// There are more points than `Chart.Limit.points`.
  case tooManyPoints
  /// The bytes are not UTF-8, as far as this line is concerned.
  case notText(line: Int)
  /// The first line holds numbers where it should name the columns.
  case noHeader(found: String)
  /// A row has one column only.
  case oneColumn(line: Int)
  /// A quotation mark that begins in this line is never closed.
  case openQuote(line: Int)
  /// Something follows a closing quotation mark before the next column.
  case textAfterQuote(line: Int)
  /// A cell holds something else than a number.
  case notANumber(Cell)
  /// A cell holds a date.
  case date(Cell)
  /// A number is too large to reckon with.
  case tooLarge(Cell)
  /// The first cell of a row is empty though the second is not.
  case missingX(line: Int, column: String)
  /// No row holds a point.
  case noPoints
  /// There is one point only.
  case onePoint
  /// A point given by a program is infinite, not a number, or too large.
  case notFinite
  /// The classic mapping takes no x below zero.
  case negativeX(x: Double, line: Int?)
  /// All points have the same x.
  case sameX(Double)

  /// A cell of the text that could not be used.
  public struct Cell: Sendable, Equatable {
    /// Line, from 1.
    public var line: Int
    /// The column's name.
    public var column: String
    /// What the cell holds, shortened.
    public var found: String
  }
}
