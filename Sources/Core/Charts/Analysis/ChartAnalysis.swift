// SPDX-License-Identifier: Apache-2.0

/// What happens in a chart, in numbers; `ChartDescription` puts it into words.
public struct ChartAnalysis: Sendable, Equatable {
  /// What happens in each series; nil where one has no values.
  public let series: [SeriesAnalysis?]
  /// How each two series go together; empty where there are too many for that.
  public let relations: [Relation]

  /// With more series than this, pairs are not compared: nobody could keep them apart.
  public static let mostRelated = 6

  /// Analyses a chart that goes from left to right (`sortedByX`).
  public init(_ chart: Chart) {
    let rule = OutlierRule(chart)
    series = chart.series.map { SeriesAnalysis($0.points, outliers: rule) }
    var relations: [Relation] = []
    if chart.kind.comparesSeries, chart.series.count <= Self.mostRelated {
      for first in chart.series.indices {
        for second in chart.series.indices.dropFirst(first + 1) {
          if let relation = Relation(first, second, of: chart.series) { relations.append(relation) }
        }
      }
    }
    self.relations = relations
  }

  /// The point with the least value of all series.
  public var lowest: (series: Int, index: Int)? {
    extreme { $0.statistics.least < $1.statistics.least }.map { ($0, lowestIndex($0)) }
  }

  /// The point with the greatest value of all series.
  public var highest: (series: Int, index: Int)? {
    extreme { $0.statistics.greatest > $1.statistics.greatest }.map { ($0, highestIndex($0)) }
  }

  private func lowestIndex(_ index: Int) -> Int { series[index]?.statistics.lowest ?? 0 }
  private func highestIndex(_ index: Int) -> Int { series[index]?.statistics.highest ?? 0 }

  /// The first series that comes before all others.
  func extreme(_ isBefore: (SeriesAnalysis, SeriesAnalysis) -> Bool) -> Int? {
    var found: Int?
    for (index, candidate) in series.enumerated() {
      guard let candidate else { continue }
      if let best = found.flatMap({ series[$0] }), !isBefore(candidate, best) { continue }
      found = index
    }
    return found
  }
}

extension ChartKind {
  /// Whether its series are told against one another.
  var comparesSeries: Bool {
    switch self {
    case .line, .groupedBar, .area: true
    case .bar, .stackedBar, .scatter, .histogram, .boxPlot, .heatMap, .pie, .candlestick: false
    }
  }
}
