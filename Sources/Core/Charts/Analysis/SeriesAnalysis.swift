// SPDX-License-Identifier: Apache-2.0

/// What happens in a series that goes from left to right.
public struct SeriesAnalysis: Sendable, Equatable {
  /// How many, how large, how far apart.
  public let statistics: SeriesStatistics
  /// Where it leads from its first to its last point.
  public let direction: Direction
  /// The straight line nearest to it, single leaps aside.
  public let line: LineFit
  /// The main stretches up and down; those of the large course where `turns` are too many to follow.
  public let stretches: [Stretch]
  /// How often it turns, counted where it comes back by 15 % of the range.
  public let turns: Int
  /// The way up or down since the last turn; nil where the series never leads anywhere.
  public let lastLeg: Stretch?
  /// The longest way up or down without a turn; nil where the series never leads anywhere.
  public let largestSwing: Stretch?
  /// The longest level parts, from left to right, three at most.
  public let plateaus: [Plateau]
  /// The pattern that comes again, if any does.
  public let season: Season?
  /// Indices of single points that leap out of the course, in ascending order.
  public let outliers: [Int]
  /// Where values are missing.
  public let gaps: [Gap]

  /// Where a series leads.
  public enum Direction: Sendable, Equatable {
    case rises
    case falls
    case returns
    /// Goes up and down, and not far in the end.
    case wavers
    case flat
  }

  /// A stretch without values.
  public struct Gap: Sendable, Equatable {
    /// From the last value before it (or the first place) to the first value behind it (or the last place).
    public var x: ClosedRange<Double>
    /// How many places have no value; 0 where there are no places either.
    public var count: Int
  }

  /// Share of the range by which a line must come back before it counts as turned: half of a reader's
  /// usual five grid lines, so that noise is passed over.
  static let turningShare = 0.15
  /// The same for the large course of a line that turns often.
  private static let largeTurningShare = 0.3
  /// Share of the range between the first and the last point that counts as a rise or a fall.
  private static let trendShare = 0.15
  private static let turnedTrendShare = 0.25
  /// With more stretches than this a line wavers, unless it leads further than `waveringShare` of the range.
  private static let fewestOfWavering = 3
  private static let waveringShare = 0.5
  /// A straight line that explains so much of the variance is a trend (a correlation of 0.5 or more: "large" in Cohen 1988).
  static let explainedShare = 0.25
  /// The most stretches that are told one by one; more would not be remembered.
  public static let mostStretches = 6

  /// What happens in a series; nil when it has no values.
  ///
  /// - Complexity: O(n) on the average; a million points take about a tenth of a second.
  public init?(_ points: [ChartPoint]) { self.init(points, outliers: .leaps) }

  /// The same, with outliers by the rule for its kind of chart.
  package init?(_ points: [ChartPoint], outliers rule: OutlierRule) {
    guard let statistics = SeriesStatistics(points) else { return nil }
    self.statistics = statistics
    let whole = Course(points)
    let isFlat = statistics.range == 0
    var leaps = Outliers.spikes(whole, range: statistics.range)
    var course = whole.without(leaps)
    let isEven = Self.isEven(points)
    let season = isFlat || !isEven ? nil : Self.season(whole, points, leaps)
    if let season, !leaps.isEmpty {
      // What comes again with every period is no exception.
      leaps = Outliers.unlike(
        leaps, neighboursAt: season.period, in: whole, range: statistics.range)
      course = whole.without(leaps)
    }
    line = LineFit(xs: course.xs, ys: course.ys)
    let range = course.range
    let fine = Stretches.find(course, range: range, share: Self.turningShare)
    turns = max(fine.count - 1, 0)
    lastLeg = fine.last
    largestSwing = Self.largest(fine, points)
    stretches = Self.told(fine, course, range: range)
    direction = Self.direction(course, line, range: range, stretches: fine.count)
    plateaus = isFlat || season != nil ? [] : Plateau.find(course, range: range)
    outliers = Self.outliers(of: whole, statistics, leaps, by: rule).map { whole.indices[$0] }
    gaps = Self.gaps(points, whole, isEven: isEven)
    self.season = season
  }

  private static func outliers(
    of course: Course, _ statistics: SeriesStatistics, _ leaps: [Int], by rule: OutlierRule
  ) -> [Int] {
    switch rule {
    case .leaps: leaps
    case .far: Outliers.farOut(course.ys, statistics)
    case .offLine where course.count > 1:
      Outliers.offLine(course, LineFit(xs: course.xs, ys: course.ys))
    case .offLine, .none: []
    }
  }

  private static func told(_ fine: [Stretch], _ course: Course, range: Double) -> [Stretch] {
    if fine.count <= mostStretches { return fine }
    let coarse = Stretches.find(course, range: range, share: largeTurningShare)
    if coarse.count <= mostStretches { return coarse }
    guard course.count >= fewestForBlocks else { return [] }
    let blocks = course.blocks(of: course.count / blocksOfLargeCourse)
    let large = blocks.range
    // Where the means hardly differ there is no large course, only noise.
    guard large > range * leastLargeCourse else { return [] }
    let stretches = Stretches.find(blocks, range: large, share: largeTurningShare)
    return stretches.count <= mostStretches ? stretches : []
  }

  private static func largest(_ stretches: [Stretch], _ points: [ChartPoint]) -> Stretch? {
    var largest: (stretch: Stretch, size: Double)?
    for stretch in stretches {
      let size = (points[stretch.end].y - points[stretch.start].y).magnitude
      if size > largest?.size ?? 0 { largest = (stretch, size) }
    }
    return largest?.stretch
  }

  private static let blocksOfLargeCourse = 24
  private static let fewestForBlocks = 96
  private static let leastLargeCourse = 0.25

  private static func direction(
    _ course: Course, _ line: LineFit, range: Double, stretches: Int
  ) -> Direction {
    guard range > 0, let first = course.ys.first, let last = course.ys.last else { return .flat }
    let gain = last - first
    if stretches <= fewestOfWavering {
      if gain.magnitude < range * trendShare { return .returns }
      // What turns on its way leads somewhere only where it goes farther than that.
      if stretches > 1, gain.magnitude < range * turnedTrendShare { return .wavers }
      return gain > 0 ? .rises : .falls
    }
    let slope = line.end - line.start
    if line.explained >= explainedShare, slope.magnitude >= range * trendShare {
      return slope > 0 ? .rises : .falls
    }
    if gain.magnitude < range * waveringShare { return .wavers }
    // A last leap does not make a trend of a wavering line: its last sixth as a whole must have gone there.
    let tail = course.ys.suffix(max(1, course.count / 6))
    let mean = tail.reduce(0) { $0 + $1 / Double(tail.count) } - first
    guard mean * gain > 0, mean.magnitude >= range * waveringShare else { return .wavers }
    return gain > 0 ? .rises : .falls
  }
}

extension SeriesAnalysis {
  /// Spaces between neighbours may differ by this share from the usual one: months have 28 to 31 days.
  private static let evenShare = 0.1
  /// So many times the usual space between neighbours is a gap.
  private static let gapTimes = 5.0
  /// Gaps that are kept; more are only counted by `statistics.missing`.
  private static let mostGaps = 100
  /// More missing values than this share hide any season.
  private static let mostMissing = 0.1

  private static func season(
    _ whole: Course, _ points: [ChartPoint], _ leaps: [Int]
  ) -> Season? {
    let missing = points.count - whole.count
    guard points.count > 2, Double(missing) <= Double(points.count) * mostMissing else {
      return nil
    }
    // What is missing or leaps out lies between its neighbours instead.
    var (xs, values) = (whole.xs, whole.ys)
    if missing > 0 {
      xs = points.map { $0.x }
      values = points.map { $0.y }
      fill(&values)
    }
    let filled = Course(indices: [], xs: xs, ys: values)
    let found = Season.find(filled, line: LineFit(xs: xs, ys: values))
    guard found == nil, !leaps.isEmpty else { return found }
    for place in leaps { values[whole.indices[place]] = .nan }
    fill(&values)
    let calm = Course(indices: [], xs: xs, ys: values)
    return Season.find(calm, line: LineFit(xs: xs, ys: values))
  }

  private static func isEven(_ points: [ChartPoint]) -> Bool {
    guard points.count > 1 else { return false }
    let width = points[points.count - 1].x - points[0].x
    let space = width / Double(points.count - 1)
    guard space > 0 else { return false }
    for index in points.indices.dropFirst() {
      let own = points[index].x - points[index - 1].x
      if (own - space).magnitude > space * evenShare { return false }
    }
    return true
  }

  private static func fill(_ values: inout [Double]) {
    var known: Int?
    for index in values.indices where !values[index].isNaN {
      let from = known ?? index
      if index - from > 1 {
        let step = (values[index] - values[from]) / Double(index - from)
        for place in (from + 1)..<index {
          values[place] = values[from] + step * Double(place - from)
        }
      } else if known == nil {
        for place in 0..<index { values[place] = values[index] }
      }
      known = index
    }
    if let known, known + 1 < values.count {
      for place in (known + 1)..<values.count { values[place] = values[known] }
    }
  }

  private static func gaps(_ points: [ChartPoint], _ course: Course, isEven: Bool) -> [Gap] {
    var gaps: [Gap] = []
    var index = 0
    while course.count < points.count, index < points.count, gaps.count < mostGaps {
      defer { index += 1 }
      guard points[index].isMissing else { continue }
      let start = index
      while index + 1 < points.count, points[index + 1].isMissing { index += 1 }
      let from = points[max(start - 1, 0)].x
      let to = points[min(index + 1, points.count - 1)].x
      gaps.append(Gap(x: min(from, to)...max(from, to), count: index - start + 1))
    }
    guard points.count > fewestForSpaces, !isEven else { return gaps }
    var spaces: [Double] = []
    for place in points.indices.dropFirst() { spaces.append(points[place].x - points[place - 1].x) }
    let usual = Selection.median(&spaces)
    guard usual > 0 else { return gaps }
    var wide: [Gap] = []
    for place in points.indices.dropFirst() where wide.count < mostGaps {
      let (from, to) = (points[place - 1].x, points[place].x)
      if to - from > usual * gapTimes { wide.append(Gap(x: from...to, count: 0)) }
    }
    // Many wide spaces are the way of the data, such as time stamps that come in bursts.
    return wide.count > points.count / 10 ? gaps : gaps + wide
  }

  private static let fewestForSpaces = 8
}
