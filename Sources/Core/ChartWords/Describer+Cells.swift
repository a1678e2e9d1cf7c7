// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// Heat maps and pies.
extension Describer {
  private var words: CellWords { @inline(__always) get { CellWords[language] } }

  /// Cells: the highest and the lowest, the strongest row and column.
  mutating func writeCells() {
    guard analysis.highest != nil else { return }
    main.append(extremesInBrief)
    writeAllExtremes()
    let means = analysis.series.map { $0?.statistics.mean }
    writeStrongest(
      words.strongestRow,
      means.indices.compactMap { row in means[row].map { (name(row), $0, part(row)) } })
    var columns: [(x: Double, sum: Double, count: Double)] = []
    for point in chart.series.flatMap({ $0.points }).ordered(by: { $0.x })
    where !point.isMissing {
      if let last = columns.indices.last, columns[last].x == point.x {
        columns[last].sum += point.y
        columns[last].count += 1
      } else {
        columns.append((point.x, point.y, 1))
      }
    }
    writeStrongest(
      words.strongestColumn,
      columns.map { (x.value($0.x), $0.sum / $0.count, around($0.x)) })
    let missing = analysis.series.indices.reduce(0) { count, row in
      count + (analysis.series[row]?.statistics.missing ?? points(row).count)
    }
    if missing > 0 { add(.statistics, words.empty(missing)) }
  }

  private mutating func writeStrongest(
    _ words: Template, _ means: [(name: Wording, mean: Double, part: ChartPart)]
  ) {
    guard means.count > 1, var high = means.first, var low = means.first else { return }
    for one in means {
      if one.mean > high.mean { high = one }
      if one.mean < low.mean { low = one }
    }
    guard high.mean > low.mean else { return }
    add(
      .trends,
      words([
        "high": high.name, "most": amount(high.mean), "low": low.name, "least": amount(low.mean),
      ]), high.part)
  }

  /// Shares: the largest, how many make half, the smallest.
  mutating func writeSlices() {
    guard let numbers = analysis.series[0]?.statistics else { return }
    let points = points(0)
    let order = ranked(0)
    guard numbers.sum > 0, numbers.least >= 0 else { return writeBars() }
    func slice(_ index: Int) -> Wording {
      x.value(points[index].x) + " " + percent(points[index].y / numbers.sum)
    }
    let all = order.count <= Self.mostNames
    let list = order.prefix(all ? Self.mostNames : Self.mostOutliers).map { slice($0) }
      .joined(by: .semicolon, in: language)
    main = [words.largestShare(slice(order[0]))]
    add(
      .statistics, all ? words.inOrder(list) : words.largestShares(list), part(0, near: order[0]))
    add(.statistics, words.total(amount(numbers.sum)))
    if !all, let last = order.last {
      add(.statistics, words.smallestShare(slice(last)), part(0, near: last))
    }
    writeHalf(order, numbers.sum)
  }

  /// How many slices make half of the whole.
  private mutating func writeHalf(_ order: [Int], _ sum: Double) {
    var total = 0.0
    var count = 0
    for index in order {
      total += points(0)[index].y
      count += 1
      if total * 2 >= sum { break }
    }
    if count == 1, order.count > 1 {
      return add(.trends, words.half(x.value(points(0)[order[0]].x)))
    }
    guard count * 2 < order.count else { return }
    add(.trends, words.largestMake(count, ["share": percent(total / sum)]))
  }
}
