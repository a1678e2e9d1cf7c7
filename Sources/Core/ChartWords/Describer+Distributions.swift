// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// Histograms and box plots.
extension Describer {
  private typealias PlacedBox = (series: Int, index: Int, box: Series.Box)

  private var words: DistributionWords { @inline(__always) get { DistributionWords[language] } }

  mutating func writeHistogram() {
    guard let shape = Distribution(chart.series[0]), case .bins(let bins) = chart.series[0].detail
    else { return writeCourse() }
    let peak = points(0)[shape.peak].y
    let fullest = words.fullest(["span": span(bins[shape.peak]), "values": amount(peak)])
    main = [peak * 2 > shape.total ? words.most(span(bins[shape.peak])) : fullest, told(shape)]
    add(
      .statistics,
      words.shareOfAll([
        "bin": fullest, "share": percent(peak / shape.total), "values": total(shape.total),
      ]), part(0, near: shape.peak))
    add(
      .statistics,
      words.halves([
        "median": x.value(shape.median),
        "lower": x.opening(shape.lowerQuartile),
        "upper": x.value(shape.upperQuartile),
      ]), within(shape.lowerQuartile...shape.upperQuartile))
    add(.trends, told(shape))
    if shape.modes.count > 1, shape.modes.count <= Self.mostNames {
      add(.trends, words.peaks(shape.modes.map { span(bins[$0]) }.listed(in: language)))
    }
    writeEmptyBins(bins)
  }

  private func span(_ bin: Series.Bin) -> Wording { x.span(bin.lower...bin.upper) }

  private func total(_ total: Double) -> Wording {
    let isCount = total == total.rounded() && total < 1e9
    return isCount ? counts.values(Int(total)) : amount(total)
  }

  private func told(_ shape: Distribution) -> Wording {
    if shape.modes.count > 1 { return words.severalPeaks(shape.modes.count) }
    return switch shape.skew {
    case .even: words.even
    case .high: words.tailHigh
    case .low: words.tailLow
    }
  }

  private mutating func writeEmptyBins(_ bins: [Series.Bin]) {
    let points = points(0)
    let filled = points.indices.filter { points[$0].y > 0 }
    guard let first = filled.first, let last = filled.last else { return }
    let empty = (first...last).filter { !(points[$0].y > 0) }
    guard let from = empty.first else { return }
    add(.trends, words.emptyBins(empty.count, ["place": span(bins[from])]), part(0, near: from))
  }

  /// Boxes: whose median is highest, which is widest, where outliers are.
  mutating func writeBoxes() {
    var boxes: [PlacedBox] = []
    for (series, one) in chart.series.enumerated() {
      guard case .boxes(let list) = one.detail else { continue }
      for index in list.indices where !one.points[index].isMissing {
        boxes.append((series, index, list[index]))
      }
    }
    guard let first = boxes.first else { return writeBars() }
    if boxes.count == 1 {
      let only = Wording(PointWords(chart).box(first.box, in: language))
      main = [only]
      return add(.statistics, only)
    }
    func width(_ box: Series.Box) -> Double { box.upperQuartile - box.lowerQuartile }
    var (high, low, wide, narrow) = (first, first, first, first)
    for one in boxes {
      if one.box.median > high.box.median { high = one }
      if one.box.median < low.box.median { low = one }
      if width(one.box) > width(wide.box) { wide = one }
      if width(one.box) < width(narrow.box) { narrow = one }
    }
    writeMedians(high, low)
    if width(wide.box) > width(narrow.box) { writeSpread(wide, narrow) }
    let overlaps = low.box.upperQuartile >= high.box.lowerQuartile
    add(.trends, overlaps ? words.overlap : words.apart)
    writeBoxOutliers(boxes)
  }

  private mutating func writeMedians(_ high: PlacedBox, _ low: PlacedBox) {
    let medians = words.medians([
      "high": amount(high.box.median), "highPlace": place(high.series, high.index),
      "low": amount(low.box.median), "lowPlace": place(low.series, low.index),
    ])
    main = [medians]
    add(.statistics, medians, part(high.series, near: high.index))
  }

  private mutating func writeSpread(_ wide: PlacedBox, _ narrow: PlacedBox) {
    add(
      .statistics,
      words.spread([
        "wide": place(wide.series, wide.index), "lower": amount(wide.box.lowerQuartile),
        "upper": amount(wide.box.upperQuartile), "narrow": place(narrow.series, narrow.index),
      ]), part(wide.series, near: wide.index))
  }

  private mutating func writeBoxOutliers(_ boxes: [PlacedBox]) {
    let count = boxes.reduce(0) { $0 + $1.box.outliers.count }
    guard count > 0,
      let most = boxes.max(by: { $0.box.outliers.count < $1.box.outliers.count })
    else { return }
    let told: Wording = words.outliers(count, ["outliers": counts.outliers(count)])
    add(
      .trends,
      most.box.outliers.count * 2 > count
        ? words.mostOutliers(["outliers": told, "place": place(most.series, most.index)]) : told,
      part(most.series, near: most.index))
  }
}
