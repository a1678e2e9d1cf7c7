// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// How the marks of a chart stand for its values.
public enum ChartKind: Equatable, Worded {
  /// Points joined by lines; several series lie over one another.
  case line
  /// A bar for each value.
  case bar
  /// For each category a bar of each series, side by side.
  case groupedBar
  /// For each category the bars of the series, one upon the other.
  case stackedBar
  /// Like a line, filled down to zero; several series lie upon one another.
  case area
  /// Points by themselves.
  case scatter
  /// Bars that count how many values lie in each bin.
  case histogram
  /// For each category the five numbers of a distribution, and its outliers.
  case boxPlot
  /// Cells in rows and columns whose values are told by colour.
  case heatMap
  /// Shares of a whole.
  case pie
  /// Opening, highest, lowest and closing value in each span of time.
  case candlestick

  /// The word in options, specifications and traces.
  public var word: String {
    switch self {
    case .line: "line"
    case .bar: "bar"
    case .groupedBar: "grouped-bar"
    case .stackedBar: "stacked-bar"
    case .area: "area"
    case .scatter: "scatter"
    case .histogram: "histogram"
    case .boxPlot: "box-plot"
    case .heatMap: "heat-map"
    case .pie: "pie"
    case .candlestick: "candlestick"
    }
  }

  /// Whether the values between two points mean something, so that a pitch may glide from one to the next.
  public var isContinuous: Bool {
    switch self {
    case .line, .area: true
    case .bar, .groupedBar, .stackedBar, .scatter, .histogram, .boxPlot, .heatMap, .pie,
      .candlestick:
      false
    }
  }

  /// Whether the values are shares of a whole around a disc, so that there are no axes.
  public var isDisc: Bool {
    switch self {
    case .pie: true
    case .line, .bar, .groupedBar, .stackedBar, .area, .scatter, .histogram, .boxPlot, .heatMap,
      .candlestick:
      false
    }
  }

  /// Whether its series are rows of cells, which tell their values by colour and not by height.
  public var isGrid: Bool {
    switch self {
    case .heatMap: true
    case .line, .bar, .groupedBar, .stackedBar, .area, .scatter, .histogram, .boxPlot, .pie,
      .candlestick:
      false
    }
  }

  /// Whether its marks are bars, from a base to a value.
  public var hasBars: Bool {
    switch self {
    case .bar, .groupedBar, .stackedBar, .histogram: true
    case .line, .area, .scatter, .boxPlot, .heatMap, .pie, .candlestick: false
    }
  }

  /// Whether its marks count how many values lie in each bin; the bins touch one another.
  public var countsInBins: Bool {
    switch self {
    case .histogram: true
    case .line, .bar, .groupedBar, .stackedBar, .area, .scatter, .boxPlot, .heatMap, .pie,
      .candlestick:
      false
    }
  }

  /// Whether each mark tells several values.
  public var tellsSeveralValues: Bool {
    switch self {
    case .boxPlot, .candlestick: true
    case .line, .bar, .groupedBar, .stackedBar, .area, .scatter, .histogram, .heatMap, .pie: false
    }
  }

  /// Whether each mark is a pair of two measured values, so that x is a measure as y is.
  public var pairsMeasures: Bool {
    switch self {
    case .scatter: true
    case .line, .bar, .groupedBar, .stackedBar, .area, .histogram, .boxPlot, .heatMap, .pie,
      .candlestick:
      false
    }
  }

  /// Whether a single mark already makes a chart.
  var needsOneMarkOnly: Bool {
    switch self {
    case .boxPlot, .pie, .bar, .groupedBar, .stackedBar, .heatMap, .histogram, .candlestick: true
    case .line, .area, .scatter: false
    }
  }
}
