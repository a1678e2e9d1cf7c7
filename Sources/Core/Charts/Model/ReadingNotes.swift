// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// What was passed over, assumed or changed while reading.
public struct ReadingNotes: Sendable, Equatable {
  /// Rows without a usable x, such as blank ones and sums at the end.
  public var rowsLeftOut = 0
  /// The columns of the table and what became of them, at most `ColumnSummary.most`; none where there was no table.
  public var columns: [ColumnSummary] = []
  /// How many columns that hold something are not used, beyond those kept in `columns` too.
  public var unusedColumnCount = 0
  /// Whether points were brought into the order of their x.
  public var wasSorted = false
  /// The first row held values, so that the columns got names such as "Column 1".
  public var hasNoHeader = false
  /// There was no column for x, so that the rows were numbered from 1.
  public var rowsAreNumbered = false
  /// Points whose x another point of the same series has already.
  public var duplicatedX = 0
  /// Values that were infinite; they count as missing.
  public var infiniteValues = 0
  /// How dates such as 3/4/2024 were understood, when nothing in the column decides it.
  public var assumedDateOrder: DateOrder?
  /// A number such as 1,200 that can be read in two ways, where nothing in the data decides it.
  public var openNumber: OpenNumber?
  /// Series that were left out since there are too many of them.
  public var seriesLeftOut = 0
  /// Other tables, charts or pictures of the same page that hold data but were not read.
  public var otherParts = 0
  /// The line of a last row that has fewer cells than the others, as in a file that was cut off.
  public var cutRow: Int?
  /// How the bytes were understood, when they were not UTF-8.
  public var encoding: TextEncoding?
  /// Whether some characters were broken and stand as question marks.
  public var hasBrokenCharacters = false
  /// x is a longitude and y a latitude, since there was nothing else to hear.
  public var isMap = false
  /// How far values that were measured off a picture may be wrong.
  ///
  /// In the unit of y, or as a share of the value where y is an axis of ratios. 0 where the picture itself told them.
  public var measuredWithin: Double?
  /// The same for x, where it was measured too coarsely to pass over: in the unit of x, in seconds, or as a share.
  public var measuredXWithin: Double?
  /// Bins were counted from so many single values.
  public var valuesBinned: Int?

  /// Most names that are told of one kind.
  package static let namesKept = 20

  /// Nothing was passed over.
  public init() {}

  /// The names of columns that hold something and are not used.
  package var unusedColumns: [String] {
    columns.filter { column in
      if case .leftOut(let reason) = column.use { reason != .empty } else { false }
    }.map { $0.name }.filter { !$0.utf8.isEmpty }
  }
}

/// Which part of a date such as 3/4/2024 comes first.
public enum DateOrder: Equatable, Worded {
  /// The third of April.
  case dayFirst
  /// The fourth of March.
  case monthFirst

  /// The other one.
  public var other: DateOrder { self == .dayFirst ? .monthFirst : .dayFirst }

  /// The word in options and JSON.
  public var word: String {
    switch self {
    case .dayFirst: "day-first"
    case .monthFirst: "month-first"
    }
  }
}

/// How bytes stand for characters, besides UTF-8.
public enum TextEncoding: Equatable, Worded {
  /// UTF-16 (RFC 2781).
  case utf16
  /// Western Europe (the WHATWG Encoding Standard's windows-1252).
  case windows1252
  /// Arabic (the WHATWG Encoding Standard's windows-1256).
  case windows1256

  /// The name that a person may have met.
  public var name: String {
    switch self {
    case .utf16: "UTF-16"
    case .windows1252: "Windows-1252"
    case .windows1256: "Windows-1256"
    }
  }

  /// The word in JSON.
  public var word: String {
    switch self {
    case .utf16: "utf-16"
    case .windows1252: "windows-1252"
    case .windows1256: "windows-1256"
    }
  }
}
