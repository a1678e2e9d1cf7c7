// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths
import Speaking

/// Where a series leads, and how it gets there.
extension Describer {
  /// A rate is told where a straight line explains half of what happens.
  private static let rateExplained = 0.5

  /// Where a straight line explains so much, turns are noise on the way.
  private static let noiseExplained = 0.8

  private var words: TrendWords { @inline(__always) get { TrendWords[language] } }

  mutating func writeTrend(_ series: Int, _ course: SeriesAnalysis) {
    add(.trends, clause(series, trend(of: course, series)), part(series))
  }

  private func trend(of course: SeriesAnalysis, _ series: Int) -> Wording {
    if course.statistics.range == 0 {
      return extremes.isAllTheWay(ys[series].value(course.statistics.mean))
    }
    if course.season != nil, !course.isTrend { return words.noTrend }
    var trend = course.direction.text(in: language)
    if course.isTrend, isSteady(course) {
      trend = course.stretches[0].rises ? words.risesSteadily : words.fallsSteadily
    }
    guard course.isTrend, course.line.explained >= Self.rateExplained,
      let rate = rate(course, series)
    else { return trend }
    return words.onAverage(["trend": trend, "rate": rate])
  }

  /// Whether it goes one way all the time.
  private func isSteady(_ course: SeriesAnalysis) -> Bool {
    course.season == nil && course.stretches.count == 1 && course.turns == 0
      && course.stretches[0].rises == (course.direction == .rises)
  }

  /// How fast it goes: "by 1.8 ppm a year"; nil where the axis has no natural step.
  private func rate(_ course: SeriesAnalysis, _ series: Int) -> Wording? {
    guard let (step, per) = rateStep else { return nil }
    let change = (course.line.slope * step).magnitude
    let number = SpokenNumber.significant(change, digits: 2, in: language)
    return words.rate(["change": ys[series].withUnit(number), "per": per])
  }

  /// The length of time by which a rate is told on this axis, with its words.
  private var rateStep: (length: Double, words: Wording)? {
    guard x.axis.timePrecision != nil else { return x.style == .year ? (1, words.aYear) : nil }
    let width = x.range.width
    let year = WallTime.secondsOfYear
    if width >= year * 2 { return (year, words.aYear) }
    if width >= year / 12 * 2 { return (year / 12, words.aMonth) }
    if width >= WallTime.secondsOfDay * 2 { return (WallTime.secondsOfDay, words.aDay) }
    if width >= 3600 * 2 { return (3600, words.anHour) }
    return width >= 60 * 2 ? (60, words.aMinute) : nil
  }

  /// The stretches up and down in one sentence; where they are many their number, and the large course.
  mutating func writeTurns(_ series: Int, _ course: SeriesAnalysis) {
    guard course.season == nil else { return }
    let stretches = course.stretches
    if isSteady(course) { return }
    guard course.line.explained < Self.noiseExplained else { return }
    let isLarge = course.turns >= SeriesAnalysis.mostStretches
    // What turns at every few points has no turns worth counting.
    let isNoise = course.turns * 4 > course.statistics.count
    if isLarge, !isNoise {
      add(.trends, clause(series, words.turns(counts.times(course.turns))), part(series))
      writeSwing(series, course)
    }
    guard stretches.count > 1, let last = stretches.last else { return }
    let legs = stretches.dropLast().map { leg(series, $0, isLarge: isLarge) }
    let ending = last.rises ? words.thenRises : words.thenFalls
    let told = clause(series, ending(legs.joined(by: .comma, in: language)))
    add(.trends, isLarge ? words.fromAfar(told) : told, part(series))
  }

  /// Of many turns, the longest way between two of them.
  private mutating func writeSwing(_ series: Int, _ course: SeriesAnalysis) {
    guard let swing = course.largestSwing, course.turns < Self.mostTurnsWithSwing else { return }
    let span = part(series, swing.start, swing.end)
    let longest = swing.rises ? words.longestRise : words.longestFall
    let told = longest([
      "span": x.namedSpan(span.x),
      "from": value(series, swing.start), "to": value(series, swing.end),
    ])
    add(.trends, about(series, told), span)
  }

  /// With more turns the longest way is one of many like it.
  private static let mostTurnsWithSwing = 40

  /// A stretch with its end: "rises to 24 at Hour 15"; only the place where it is told roughly.
  private func leg(_ series: Int, _ stretch: Stretch, isLarge: Bool) -> Wording {
    let end = points(series)[stretch.end].x
    guard isLarge else {
      return (stretch.rises ? words.risesTo : words.fallsTo)([
        "value": value(series, stretch.end), "place": at(end),
      ])
    }
    return (stretch.rises ? words.risesUntil : words.fallsUntil)(x.until(end))
  }

  mutating func writePlateau(_ series: Int, _ plateau: Plateau) {
    let span = part(series, plateau.start, plateau.end)
    let told = words.nearlyFlat([
      "span": x.namedSpan(span.x),
      "level": ys[series].value(plateau.level),
    ])
    add(.trends, clause(series, told), span)
  }

  /// A step between neighbours is worth a sentence from this share of the range on.
  private static let stepShare = 0.2
  private static let fewestForStep = 8

  /// The largest step from one point to the next, where it stands out.
  mutating func writeLargestStep(_ series: Int, _ course: SeriesAnalysis) {
    let points = points(series)
    guard isLong, points.count >= Self.fewestForStep, course.season == nil else { return }
    var best: (from: Int, to: Int, size: Double)?
    var before: Int?
    var total = 0.0
    for index in points.indices where !points[index].isMissing {
      if let from = before {
        let size = (points[index].y - points[from].y).magnitude
        total += size
        if size > (best?.size ?? 0) { best = (from, index, size) }
      }
      before = index
    }
    guard let best, best.size >= course.statistics.range * Self.stepShare,
      // Three times the mean step, so that it is no step like others.
      best.size * Double(points.count) >= total * 3,
      !course.outliers.contains(best.from), !course.outliers.contains(best.to)
    else { return }
    // Two times of one day are told as that day.
    let (first, then) = (points[best.from].x, points[best.to].x)
    let isOne = x.value(first).text.hasSameBytes(as: x.value(then).text)
    let step = points[best.to].y > points[best.from].y ? words.largestStepUp : words.largestStepDown
    let told = step([
      "span": isOne ? at(first) : x.namedSpan(first...then),
      "from": value(series, best.from), "to": value(series, best.to),
    ])
    add(.trends, about(series, told), part(series, best.from, best.to))
  }
}

extension SeriesAnalysis {
  /// Whether it leads up or down.
  var isTrend: Bool { direction == .rises || direction == .falls }
}

extension SeriesAnalysis.Direction {
  /// Where a series leads, without its subject.
  func text(in language: Language) -> Wording {
    switch self {
    case .rises: TrendWords[language].rises
    case .falls: TrendWords[language].falls
    case .returns: TrendWords[language].returns
    case .wavers: TrendWords[language].wavers
    case .flat: TrendWords[language].flat
    }
  }
}
