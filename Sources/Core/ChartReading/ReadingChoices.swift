// SPDX-License-Identifier: Apache-2.0

public import Charts

/// What someone wants to be read from data that allows more than one chart; nothing is chosen unless said.
public struct ReadingChoices: Sendable, Equatable {
  /// The column for the x axis: its name in capital or small letters, or its number from 1.
  public var xColumn: String?
  /// The columns of the values, in this order.
  public var yColumns: [String]
  /// The column whose words part the rows into series; in a heat map the column of the rows.
  public var seriesColumn: String?
  /// How the marks stand for the values.
  public var kind: ChartKind?
  /// What the chart is called.
  public var title: String?
  /// Which table or picture of a page, from 1.
  public var ordinal: Int?
  /// The mark before fractions, where the numbers themselves leave it open, as `1,200` does.
  public var decimalMark: DecimalMark?
  /// The one that is usual where the person is; it decides when nothing else does.
  public var usualDecimalMark: DecimalMark
  /// Which part of a date comes first, where the dates themselves leave it open, as 3/4/2024 does.
  public var dateOrder: DateOrder?

  /// Choices.
  public init(
    xColumn: String? = nil, yColumns: [String] = [], seriesColumn: String? = nil,
    kind: ChartKind? = nil, title: String? = nil, ordinal: Int? = nil,
    decimalMark: DecimalMark? = nil, usualDecimalMark: DecimalMark = .point,
    dateOrder: DateOrder? = nil
  ) {
    self.xColumn = xColumn
    self.yColumns = yColumns
    self.seriesColumn = seriesColumn
    self.kind = kind
    self.title = title
    self.ordinal = ordinal
    self.decimalMark = decimalMark
    self.usualDecimalMark = usualDecimalMark
    self.dateOrder = dateOrder
  }

  var cells: CellChoices {
    CellChoices(chosen: decimalMark, usual: usualDecimalMark, dateOrder: dateOrder)
  }
}
