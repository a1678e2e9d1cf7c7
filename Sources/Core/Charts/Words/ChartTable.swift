// SPDX-License-Identifier: Apache-2.0

import Phrases
public import Speaking

/// The points of a chart as rows of a table, in the words of a language.
public struct ChartTable: Sendable, Equatable {
  /// A row: the x and the value.
  public struct Row: Sendable, Equatable {
    /// The x in words.
    public var x: String
    /// The value in words.
    public var y: String
  }

  /// The names of the two columns.
  public let columns: Row
  /// The first rows, `mostRows` at most.
  public let rows: [Row]
  /// How many points the chart has.
  public let total: Int

  /// Rows that are shown; a longer table helps nobody and makes a slow page.
  public static let mostRows = 500

  /// The table of a chart.
  public init(_ chart: Chart, in language: Language) {
    columns = Row(x: chart.x.name, y: chart.y.name)
    rows = chart.series[0].points.prefix(Self.mostRows).map { point in
      Row(
        x: SpokenNumber.exact(point.x).text(in: language),
        y: point.isMissing ? "" : SpokenNumber.exact(point.y).text(in: language))
    }
    total = chart.series[0].points.count
  }
}
