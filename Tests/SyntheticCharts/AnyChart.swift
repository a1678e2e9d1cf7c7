// SPDX-License-Identifier: Apache-2.0

package import Charts
import TestSupport

/// Charts of every kind, made by chance.
package enum AnyChart {
  package static func chart(seed: Int) throws -> Chart {
    var random = SeededGenerator(seed: seed)
    let kind = ChartKind.allCases[seed % ChartKind.allCases.count]
    let single: [ChartKind] = [.pie, .histogram, .candlestick]
    let seriesCount = single.contains(kind) ? 1 : pick([1, 1, 2, 3, 9], &random)
    let count = pick([2, 3, 5, 12, 40, 150], &random)
    let scale = pick([1e-30, 0.01, 1, 1, 1000, 1e7, 1e40], &random)
    let x = xAxis(kind, count, &random)
    let names = ["Alpha", "مدريد", "third. ", "", "a,b", "x\n y", "ITEM", "île", "e"]
    let series = (0..<seriesCount).map { index in
      one(kind, count, scale, x.axis, x.step, name: names[index], &random)
    }
    return try Chart(
      title: ["Title.", nil, "عنوان"][seed % 3], kind: kind, x: x.axis,
      y: Axis(
        name: ["Value", "", "قيمة"][seed % 3], unit: [nil, "%", "km", "€"][seed % 4],
        scale: seed % 7 == 0 && kind == .line ? .logarithmic : .linear),
      rowsName: "Rows", series: series,
      context: ChartContext(
        description: "Two words. And more.",
        thresholds: [.init(value: scale / 3, name: seed % 2 == 0 ? "Limit" : nil)],
        events: [.init(x: Double(count / 2) * x.step, name: "Start")])
    ).sortedByX()
  }

  private static func pick<Element>(
    _ elements: [Element], _ random: inout SeededGenerator
  ) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private static func xAxis(
    _ kind: ChartKind, _ count: Int, _ random: inout SeededGenerator
  ) -> (axis: Axis, step: Double) {
    let names = (0..<count).map { "Name \($0)" }
    let category = (Axis(name: "Group", scale: .categories(names)), 1.0)
    switch kind {
    case .pie, .groupedBar, .heatMap, .boxPlot: return category
    case .histogram, .scatter: return (Axis(name: "Size", unit: "mm"), 2.5)
    default: break
    }
    let steps = [1.0, 60, 3600, 86_400, 2_629_746, 31_556_952]
    let index = Int.random(in: 0..<steps.count, using: &random)
    let step = steps[index]
    let precisions: [TimePrecision] = [.second, .minute, .minute, .day, .month, .year]
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return kind == .bar ? category : (Axis(name: "Hour"), 0.5)
    case 1: return (Axis(name: "Time", scale: .time(precisions[index])), step)
    default: return (Axis(name: pick(["Year", "x", ""], &random)), 1)
    }
  }

  private static func one(
    _ kind: ChartKind, _ count: Int, _ scale: Double, _ axis: Axis, _ step: Double, name: String,
    _ random: inout SeededGenerator
  ) -> Series {
    let shape = Int.random(in: 0..<6, using: &random)
    let isPositive = kind == .pie || kind == .histogram || axis.scale == .logarithmic
    var level: Double = 0
    var points: [ChartPoint] = []
    for index in 0..<count {
      let noise = Double.random(in: -1...1, using: &random)
      level += noise
      var y: Double =
        switch shape {
        case 0: level
        case 1: noise
        case 2: Double(index) + noise / 2
        case 3: Double(index % 7)
        case 4: 4.0
        default: index == count / 2 ? 50.0 : noise
        }
      if isPositive { y = y.magnitude + 0.5 }
      let isMissing = index > 1 && Int.random(in: 0..<15, using: &random) == 0
      let x = kind == .scatter ? Double.random(in: 0...90, using: &random) : Double(index) * step
      points.append(ChartPoint(x: x, y: isMissing ? .nan : y * scale))
    }
    return Series(name: name, points: points, detail: detail(kind, points, step))
  }

  private static func detail(_ kind: ChartKind, _ points: [ChartPoint], _ step: Double)
    -> Series.Detail
  {
    let ys = points.map { $0.isMissing ? 0 : $0.y }
    switch kind {
    case .histogram:
      return .bins(points.map { .init(lower: $0.x - step / 2, upper: $0.x + step / 2) })
    case .boxPlot:
      return .boxes(
        ys.map { y in
          let width = y.magnitude / 4
          return .init(
            low: y - 2 * width, lowerQuartile: y - width, median: y, upperQuartile: y + width,
            high: y + 3 * width, outliers: width > 0 ? [y + 9 * width] : [])
        })
    case .candlestick:
      return .candles(
        ys.enumerated().map { index, y in
          let open = index == 0 ? y : ys[index - 1]
          return .init(open: open, high: max(open, y), low: min(open, y), close: y)
        })
    default: return .none
    }
  }
}
