// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths

/// Bars that stand on the zero of their axis, or exactly upon each other; boxes, cells and bars of time do not.
struct SceneBars {
  /// A bar with what it shows: from where to where.
  struct Bar {
    let mark: SceneMark
    /// Its colour's number.
    let series: Int
    /// Whether it goes down from its beginning.
    var isBelow = false
    var middle: Double { (mark.left + mark.right) / 2 }
  }

  private(set) var bars: [Bar] = []
  /// A bar of each colour.
  private(set) var first: [SceneMark] = []
  private(set) var kind = ChartKind.bar
  /// The line that they stand on.
  private(set) var base: Double
  /// Space between bins, which belongs to both of them.
  private(set) var gap = 0.0

  /// Edges that are the same line are drawn within so many units of the picture.
  private static let sameLine = 0.3
  /// The zero of the axis is where the base is, within so many units, and what the labels leave open.
  private static let zeroReach = 1.0
  /// Nobody tells more colours than these apart.
  private static let mostColours = 200
  /// Bars are equally wide within so many units.
  private static let sameWidth = 0.8
  /// Bins touch but for so much of their width.
  private static let gapOfBins = 0.06

  /// - Throws: `ChartError.picture`.
  init(_ plot: ScenePlot) throws(ChartError) {
    base = try Self.base(plot)
    var colours = NameIndex()
    for mark in plot.bars.ordered(by: { $0.left }) {
      let number = colours.number(of: mark.face[...])
      if number == first.count { first.append(mark) }
      guard first.count <= Self.mostColours else { throw .picture(.colours) }
      bars.append(Bar(mark: mark, series: number))
    }
    let columns = try Self.columns(bars)
    var isStacked = false
    for column in columns where column.count > 1 {
      if try stack(column) { isStacked = true }
    }
    for index in bars.indices where isOn(bars[index].mark.top) && !isOn(bars[index].mark.bottom) {
      bars[index].isBelow = true
    }
    if columns.allSatisfy({ $0.count == 1 }) {
      for bar in bars where !isOn(bar.mark.top) && !isOn(bar.mark.bottom) {
        throw .picture(.bars)
      }
    }
    let isOneColour = first.count == 1
    if isOneColour, plot.x.meaning == .linear, let gap = Self.gapOfBins(bars) {
      kind = .histogram
      self.gap = gap
      return
    }
    let widths = bars.map { $0.mark.width }
    guard (widths.max() ?? 0) - (widths.min() ?? 0) < Self.sameWidth else { throw .picture(.bars) }
    if isStacked, !isToldApart(plot) { throw .picture(.bars) }
    kind = isStacked ? .stackedBar : isOneColour ? .bar : .groupedBar
    if case .categories = plot.x.meaning { try stand(plot) }
  }

  private func isOn(_ edge: Double) -> Bool { (edge - base).magnitude < Self.sameLine }

  /// Where zero is: at an edge of bars, near the axis' own zero.
  ///
  /// An axis of ratios has none, and all bars begin at one line.
  private static func base(_ plot: ScenePlot) throws(ChartError) -> Double {
    guard let zero = plot.y.zero else {
      guard plot.y.meaning == .logarithmic, let line = plot.bars.first?.bottom,
        line > plot.y.greatest - sameLine,
        plot.bars.allSatisfy({ ($0.bottom - line).magnitude < sameLine })
      else { throw .picture(.bars) }
      return line
    }
    let reach = zeroReach + plot.y.looseness
    var base: Double?
    for edge in plot.bars.flatMap({ [$0.top, $0.bottom] })
    where (edge - zero).magnitude < (base.map { ($0 - zero).magnitude } ?? reach) {
      base = edge
    }
    guard let base else { throw .picture(.bars) }
    return base
  }

  /// Bars that stand at one place together, by their numbers; none may overlap another in part.
  private static func columns(_ bars: [Bar]) throws(ChartError) -> [[Int]] {
    var columns: [[Int]] = []
    for index in bars.indices {
      guard let before = columns.last?.first.map({ bars[$0].mark }) else {
        columns.append([index])
        continue
      }
      let own = bars[index].mark
      if (own.left - before.left).magnitude < sameLine,
        (own.right - before.right).magnitude < sameLine
      {
        columns[columns.count - 1].append(index)
      } else {
        guard own.left > before.right - 2 * sameLine else { throw .picture(.bars) }
        columns.append([index])
      }
    }
    return columns
  }

  /// Checks that each bar of a column begins where the one before it ends, or on the base; whether they are a stack.
  private mutating func stack(_ column: [Int]) throws(ChartError) -> Bool {
    guard column.count <= first.count else { throw .picture(.bars) }
    for index in column where column.filter({ bars[$0].series == bars[index].series }).count > 1 {
      throw .picture(.bars)
    }
    if column.allSatisfy({ isOn(bars[$0].mark.bottom) })
      || column.allSatisfy({ isOn(bars[$0].mark.top) })
    {
      // They lie before each other, unless all but one are nothing.
      return column.filter { bars[$0].mark.height > Self.sameLine }.count < 2
    }
    let middle = base + Self.sameLine
    let above = column.filter { bars[$0].mark.bottom < middle }
    var end = base
    for index in above.ordered(by: { bars[$0].mark.height }).ordered(by: { -bars[$0].mark.bottom })
    {
      guard (bars[index].mark.bottom - end).magnitude < Self.sameLine else { throw .picture(.bars) }
      end = bars[index].mark.top
    }
    end = base
    let below = column.filter { bars[$0].mark.bottom >= middle }
    for index in below.ordered(by: { bars[$0].mark.height }).ordered(by: { bars[$0].mark.top }) {
      guard (bars[index].mark.top - end).magnitude < Self.sameLine else { throw .picture(.bars) }
      end = bars[index].mark.bottom
      bars[index].isBelow = true
    }
    return true
  }

  /// Checks that the bars of a colour stand at the same distance from their names, and all of them around their names:
  /// a bar whose name is left out would be taken for its neighbour.
  private mutating func stand(_ plot: ScenePlot) throws(ChartError) {
    var offsets: [Double?] = first.map { _ in nil }
    for bar in bars {
      let index = Int(plot.x.value(bar.middle))
      let offset = bar.middle - plot.x.places[index]
      if let known = offsets[bar.series] {
        guard (known - offset).magnitude < Self.sameWidth else { throw .picture(.offLabels) }
      }
      offsets[bar.series] = offset
    }
    let all = offsets.compactMap { $0 }
    let (least, greatest) = (all.min() ?? 0, all.max() ?? 0)
    let isOnePlace = greatest - least < Self.sameWidth
    // Bars side by side have colours that come again at each name.
    guard isOnePlace || bars.count > first.count,
      ((least + greatest) / 2).magnitude < Self.zeroReach + 2 * plot.x.looseness + Self.sameWidth,
      greatest - least < 0.98 * plot.x.length / Double(max(plot.x.places.count - 1, 1))
    else { throw .picture(.offLabels) }
    // Colours that nothing explains, one for each bar, are no series.
    if isOnePlace, kind == .groupedBar, bars.count == first.count, try !tellsMore(plot) {
      bars = bars.map { Bar(mark: $0.mark, series: 0, isBelow: $0.isBelow) }
      first = [first[0]]
      kind = .bar
    }
  }

  /// Whether each colour comes again or is explained: the cells of a heat map stand upon each other too.
  private func isToldApart(_ plot: ScenePlot) -> Bool {
    for index in first.indices where !plot.legend.names(first[index].face) {
      let count = bars.reduce(0) { $0 + ($1.series == index ? 1 : 0) }
      if count < 2 || !plot.x.isNamed { return false }
    }
    return true
  }

  /// Whether the legend calls the bars something else than the names that they stand at.
  private func tellsMore(_ plot: ScenePlot) throws(ChartError) -> Bool {
    guard case .categories(let names) = plot.x.meaning else { return false }
    for bar in bars {
      if let name = try plot.legend.name(bar.mark.face),
        !name.hasSameBytes(as: names[Int(plot.x.value(bar.middle))])
      {
        return true
      }
    }
    return false
  }

  /// The greatest space between bars that touch as bins do; nil where they do not.
  private static func gapOfBins(_ bars: [Bar]) -> Double? {
    guard bars.count >= 4 else { return nil }
    var greatest = 0.0
    for (one, next) in zip(bars, bars.dropFirst()) {
      let gap = (one.mark.right - next.mark.left).magnitude
      guard gap <= max(gapOfBins * next.mark.width, 1.05), gap < 0.2 * next.mark.width else {
        return nil
      }
      greatest = max(greatest, gap)
    }
    return greatest
  }
}
