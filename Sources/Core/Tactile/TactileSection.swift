// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import Charts

/// The part of a chart that one page holds.
struct TactileSection {
  /// The chart with these series and points only; its axes are those of the whole.
  var chart: Chart
  /// From where to where the axis across reaches.
  var across: ClosedRange<Double>
  /// How much of the axis across a band takes; 0 without bands.
  var band: Double
  /// From where to where the upward axis reaches; that of the whole chart.
  var upward: ClosedRange<Double>
  /// The least and the greatest value of the whole chart.
  var values: ClosedRange<Double>
  /// Where in the whole chart the first series is.
  var firstSeries: Int

  /// The parts of a chart, in the order of its series and then from left to right.
  static func of(_ chart: Chart, _ options: TactileOptions) -> [TactileSection] {
    let (range, band) = chart.acrossDomain()
    let width = options.paper.width - 2 * TactileMeasure.margin - TactileDrawer.sideLabels
    let mostSeries =
      chart.kind.isGrid ? TactileDrawer.mostRows(options) : TactileMeasure.mostSeries
    var sections: [TactileSection] = []
    for first in stride(from: 0, to: chart.series.count, by: mostSeries) {
      let series = Array(chart.series[first..<min(first + mostSeries, chart.series.count)])
      let parts = split(range, band, leastBand(chart.kind, series.count), width)
      for part in parts {
        // Half a band of slack keeps a mark on the page of its band, whatever its borders are rounded to.
        let kept =
          parts.count == 1 ? series : series.map { $0.part(part, isLast: part == parts.last) }
        guard
          let piece = try? Chart(
            title: chart.title, kind: chart.kind, x: chart.x, y: chart.y, rowsName: chart.rowsName,
            series: kept, context: chart.context)
        else { continue }
        sections.append(
          TactileSection(
            chart: piece, across: part, band: band, upward: chart.upwardRange(chart.stacks),
            values: chart.yRange, firstSeries: first))
        if sections.count > mostSections { return sections }
      }
    }
    return sections
  }

  /// Sections that are counted at most.
  private static let mostSections = 999

  /// A range in pieces of whole bands that have room.
  private static func split(
    _ range: ClosedRange<Double>, _ band: Double, _ least: Double, _ width: Double
  ) -> [ClosedRange<Double>] {
    guard band > 0 else { return [range] }
    let bands = ((range.upperBound - range.lowerBound) / band).rounded()
    let most = max((width / least).rounded(.down), 1)
    guard bands > most, bands.isFinite else { return [range] }
    let pages = min((bands / most).rounded(.up), Double(mostSections))
    let each = (bands / pages).rounded(.up)
    var parts: [ClosedRange<Double>] = []
    var start = 0.0
    while start < bands, parts.count < mostSections {
      let from = range.lowerBound + start * band
      // The last page has bands of the same width, though it may be less full.
      parts.append(from...from + each * band)
      start += each
    }
    return parts
  }

  private static func leastBand(_ kind: ChartKind, _ series: Int) -> Double {
    switch kind {
    case .bar, .groupedBar, .boxPlot, .candlestick: TactileMeasure.leastBand(bars: series)
    case .stackedBar: TactileMeasure.leastBand(bars: 1)
    case .heatMap: 9
    case .histogram: 7
    case .line, .area, .scatter, .pie: 1
    }
  }
}

extension Series {
  /// The points within a part of the axis across; one that begins at its end belongs to the next, unless it is the last.
  fileprivate func part(_ range: ClosedRange<Double>, isLast: Bool) -> Series {
    let kept = points.indices.filter { index in
      let x = points[index].x
      return x >= range.lowerBound && (isLast || x < range.upperBound)
    }
    let detail: Detail =
      switch self.detail {
      case .none: .none
      case .bins(let bins): .bins(kept.map { bins[$0] })
      case .boxes(let boxes): .boxes(kept.map { boxes[$0] })
      case .candles(let candles): .candles(kept.map { candles[$0] })
      }
    return Series(name: name, points: kept.map { points[$0] }, detail: detail)
  }
}
