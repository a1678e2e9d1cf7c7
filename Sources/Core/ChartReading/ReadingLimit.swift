// SPDX-License-Identifier: Apache-2.0

import Charts

/// What a text may ask of the reader at most, so that a few kilobytes never mean minutes of work.
///
/// Each is counted before the work is done. All of them together bound every step over rows and columns by `cells`.
public enum ReadingLimit: Sendable, CaseIterable {
  /// Columns of a table; also columns that are chosen.
  case columns
  /// Rows of a table.
  case rows
  /// Rows times columns of a table: cells that its spans and its short rows stand for count too.
  case cells
  /// Bytes of text that cells over several rows and columns stand for.
  case spannedText
  /// Tables of a page.
  case tables
  /// How deep tables lie inside each other.
  case tableDepth
  /// Attributes of one tag.
  case attributes
  /// Numbers that a specification asks for instead of giving them.
  case sequence
  /// Views and transforms of a specification.
  case parts
  /// Cells that the transforms of a specification look at, all together.
  case steps

  /// The greatest number that is read.
  public var most: Int {
    switch self {
    // As many as a cell may span in HTML; far more than can be told apart.
    case .columns: 1000
    // A chart has no more points.
    case .rows: Chart.Limit.points
    case .cells: 20_000_000
    case .spannedText: Chart.Limit.bytes
    case .tables: 1000
    case .tableDepth: 16
    // Tags that people or programs write have some dozens.
    case .attributes: 200
    case .sequence: 10_000
    case .parts: 100
    case .steps: 50_000_000
    }
  }

  /// - Throws: `ChartError.tooMuch` where a count goes beyond the limit.
  func check(_ count: Int) throws(ChartError) {
    guard count <= most else { throw .tooMuch(self) }
  }

  /// The same for a product, which may exceed a whole number of 32 bits.
  func check(_ count: Double) throws(ChartError) {
    guard count <= Double(most) else { throw .tooMuch(self) }
  }
}
