// SPDX-License-Identifier: Apache-2.0

import Maths

/// Upright bars of a picture: rectangles that stand on one line, or upon each other.
struct SceneBars {
  private(set) var found: (series: [Series], kind: ChartKind)?

  private struct Bar {
    var mark: SceneMark
    var middle: Double { (mark.left + mark.right) / 2 }
  }

  init(_ chart: SVGChart) {
    let bars = Self.bars(chart)
    guard bars.count > 1, let base = Self.base(bars) else { return }
    var colours = NameIndex()
    var points: [[ChartPoint]] = []
    var first: [SceneMark] = []
    var bins: [Series.Bin] = []
    var isStacked = false
    for bar in bars {
      let number = colours.number(of: bar.mark.fill[...])
      if number == points.count {
        points.append([])
        first.append(bar.mark)
      }
      let (x, y) = (chart.axes.x, chart.axes.y)
      let value: Double
      if (bar.mark.bottom - base).magnitude < 0.75 {
        value = y.roundedValue(bar.mark.top)
      } else if (bar.mark.top - base).magnitude < 0.75 {
        value = y.roundedValue(bar.mark.bottom)
      } else {
        value = y.roundedValue(bar.mark.top) - y.roundedValue(bar.mark.bottom)
        isStacked = true
      }
      points[number].append(ChartPoint(x: x.roundedValue(bar.middle), y: value))
      bins.append(
        Series.Bin(lower: x.roundedValue(bar.mark.left), upper: x.roundedValue(bar.mark.right)))
    }
    let isHistogram = points.count == 1 && Self.touch(bars) && chart.axes.x.meaning == .linear
    let series = points.indices.map { index in
      Series(
        name: chart.name(of: first[index]), points: points[index],
        detail: isHistogram ? .bins(bins) : .none)
    }
    found = (
      series,
      isHistogram ? .histogram : isStacked ? .stackedBar : points.count > 1 ? .groupedBar : .bar
    )
  }

  /// Filled rectangles inside the area that are not as large as the area itself.
  private static func bars(_ chart: SVGChart) -> [Bar] {
    let (x, y) = (chart.axes.x.places, chart.axes.y.places)
    let width = (x.max() ?? 0) - (x.min() ?? 0)
    let height = (y.max() ?? 0) - (y.min() ?? 0)
    var bars: [Bar] = []
    for mark in chart.scene.marks where mark.isRectangle && !mark.fill.isEmpty {
      let isWhole = mark.right - mark.left > 0.8 * width && mark.bottom - mark.top > 0.8 * height
      guard !isWhole, mark.right - mark.left > 0.2,
        mark.points.allSatisfy({ chart.isInside($0) }), !SceneNames.isInLegend(mark, chart)
      else { continue }
      bars.append(Bar(mark: mark))
    }
    return bars.ordered { -$0.mark.bottom }.ordered { $0.middle }
  }

  /// The line that most of the bars begin at; nil unless at least a third of them do.
  private static func base(_ bars: [Bar]) -> Double? {
    var edges: [Double] = []
    for bar in bars { edges += [bar.mark.top, bar.mark.bottom] }
    edges = edges.ascending()
    var best: (place: Double, count: Int) = (0, 0)
    var start = 0
    for index in edges.indices {
      while edges[index] - edges[start] > 0.75 { start += 1 }
      if index - start + 1 > best.count { best = (edges[index], index - start + 1) }
    }
    return best.count > 1 && best.count * 3 >= bars.count ? best.place : nil
  }

  /// Whether each bar begins where the one before it ends, as bins do.
  private static func touch(_ bars: [Bar]) -> Bool {
    guard bars.count >= 4 else { return false }
    for (one, next) in zip(bars, bars.dropFirst())
    where (one.mark.right - next.mark.left).magnitude > 0.06 * (next.mark.right - next.mark.left) {
      return false
    }
    return true
  }
}
