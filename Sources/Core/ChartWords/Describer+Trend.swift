// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// Where a series leads, and how it gets there.
extension Describer {
  /// A rate is told where a straight line explains half of what happens.
  private static let rateExplained = 0.5

  /// Where a straight line explains so much, turns are noise on the way.
  private static let noiseExplained = 0.8

  mutating func writeTrend(_ series: Int, _ course: SeriesAnalysis) {
    var words = Self.words(course.direction)
    if course.season != nil, course.direction != .rises, course.direction != .falls {
      words = Phrase(
        en: "has no overall trend", es: "no tiene tendencia general", ar: "لا اتجاه عام")
    }
    if course.statistics.range == 0 {
      let flat = Phrase(
        en: "is $1 all the way", es: "es $1 todo el tiempo", ar: "$1 في كل المخطط",
        with: ys[series].value(course.statistics.mean))
      return add(.trends, clause(series, flat), part(series))
    }
    let isTrend = course.direction == .rises || course.direction == .falls
    if isTrend, isSteady(course) { words = Self.steady(course.stretches[0]) }
    if isTrend, course.line.explained >= Self.rateExplained, let rate = rate(course, series) {
      words = Phrase(
        en: "$1, on average $2", es: "$1, de media $2", ar: "$1، بمعدل $2", with: words, rate)
    }
    add(.trends, clause(series, words), part(series))
  }

  /// Whether it goes one way all the time.
  private func isSteady(_ course: SeriesAnalysis) -> Bool {
    course.season == nil && course.stretches.count == 1 && course.turns == 0
      && course.stretches[0].rises == (course.direction == .rises)
  }

  /// How fast it goes: "by 1.8 ppm a year"; nil where the axis has no natural step.
  private func rate(_ course: SeriesAnalysis, _ series: Int) -> Phrase? {
    let width = x.range.width
    var step = 1.0
    var per: Phrase?
    if x.axis.timePrecision != nil {
      let day = WallTime.secondsOfDay
      let steps: [(Double, Phrase)] = [
        (WallTime.secondsOfYear, Self.aYear), (WallTime.secondsOfYear / 12, Self.aMonth),
        (day, Self.aDay), (3600, Self.anHour), (60, Self.aMinute),
      ]
      for (length, words) in steps where per == nil && width >= length * 2 {
        (step, per) = (length, words)
      }
    } else if x.style == .year {
      per = Self.aYear
    }
    guard let per else { return nil }
    let change = (course.line.slope * step).magnitude
    return Phrase(
      en: "by $1 $2", es: "$1 $2", ar: "$1 $2",
      with: ys[series].withUnit(SpokenNumber.significant(change, digits: 2)), per)
  }

  private static var aYear: Phrase { Phrase(en: "a year", es: "al año", ar: "في السنة") }
  private static var aMonth: Phrase { Phrase(en: "a month", es: "al mes", ar: "في الشهر") }
  private static var aDay: Phrase { Phrase(en: "a day", es: "al día", ar: "في اليوم") }
  private static var anHour: Phrase { Phrase(en: "an hour", es: "por hora", ar: "في الساعة") }
  private static var aMinute: Phrase { Phrase(en: "a minute", es: "por minuto", ar: "في الدقيقة") }

  /// The stretches up and down in one sentence; where they are many their number, and the large course.
  mutating func writeTurns(_ series: Int, _ course: SeriesAnalysis) {
    guard course.season == nil else { return }
    let stretches = course.stretches
    if isSteady(course) { return }
    guard course.line.explained < Self.noiseExplained else { return }
    // What turns at every few points has no turns worth counting.
    let isNoise = course.turns * 4 > course.statistics.count
    if course.turns >= SeriesAnalysis.mostStretches, !isNoise {
      add(
        .trends,
        clause(
          series,
          Phrase(
            en: "turns $1", es: "cambia de dirección $1", ar: "تغيّر الاتجاه $1",
            with: Phrase(course.turns, CountedMarks.times))), part(series))
      writeSwing(series, course)
    }
    guard stretches.count > 1, let last = stretches.last else { return }
    let isLarge = course.turns >= SeriesAnalysis.mostStretches
    var parts: [Phrase] = []
    for stretch in stretches.dropLast() {
      parts.append(leg(series, stretch, isLarge: isLarge))
    }
    let told = Phrase.joined(parts, by: .comma)
    let ending =
      last.rises
      ? Phrase(
        en: "$1, then rises to the end", es: "$1 y luego sube hasta el final",
        ar: "$1، ثم صعود حتى النهاية", with: told)
      : Phrase(
        en: "$1, then falls to the end", es: "$1 y luego baja hasta el final",
        ar: "$1، ثم هبوط حتى النهاية", with: told)
    let words = clause(series, ending)
    add(
      .trends,
      isLarge
        ? Phrase(
          en: "seen from afar $1", es: "a grandes rasgos $1", ar: "بصورة عامة: $1", with: words)
        : words, part(series))
  }

  /// Of many turns, the longest way between two of them.
  private mutating func writeSwing(_ series: Int, _ course: SeriesAnalysis) {
    guard let swing = course.largestSwing, course.turns < Self.mostTurnsWithSwing else { return }
    let points = points(series)
    let span = x.namedSpan(points[swing.start].x...points[swing.end].x)
    let (from, to) = (value(series, swing.start), value(series, swing.end))
    add(
      .trends,
      about(
        series,
        swing.rises
          ? Phrase(
            en: "the longest rise leads $1, from $2 to $3",
            es: "la subida más larga va $1, de $2 a $3", ar: "أطول صعود $1، من $2 إلى $3",
            with: span,
            from, to)
          : Phrase(
            en: "the longest fall leads $1, from $2 to $3",
            es: "la bajada más larga va $1, de $2 a $3", ar: "أطول هبوط $1، من $2 إلى $3",
            with: span,
            from, to)), part(series, swing.start, swing.end))
  }

  /// With more turns the longest way is one of many like it.
  private static let mostTurnsWithSwing = 40

  /// A stretch with its end: "rises to 24 at Hour 15"; only the place where it is told roughly.
  private func leg(_ series: Int, _ stretch: Stretch, isLarge: Bool) -> Phrase {
    let at = points(series)[stretch.end].x
    if isLarge {
      return stretch.rises
        ? Phrase(en: "rises $1", es: "sube $1", ar: "صعود $1", with: x.until(at))
        : Phrase(en: "falls $1", es: "baja $1", ar: "هبوط $1", with: x.until(at))
    }
    let value = value(series, stretch.end)
    return stretch.rises
      ? Phrase(
        en: "rises to $1 $2", es: "sube a $1 $2", ar: "صعود إلى $1 $2", with: value, x.place(at))
      : Phrase(
        en: "falls to $1 $2", es: "baja a $1 $2", ar: "هبوط إلى $1 $2", with: value, x.place(at))
  }

  private static func steady(_ stretch: Stretch) -> Phrase {
    stretch.rises
      ? Phrase(
        en: "rises without a marked fall", es: "sube sin ninguna bajada marcada",
        ar: "صعود دون هبوط واضح")
      : Phrase(
        en: "falls without a marked rise", es: "baja sin ninguna subida marcada",
        ar: "هبوط دون صعود واضح")
  }

  mutating func writePlateau(_ series: Int, _ plateau: Plateau) {
    let points = points(series)
    let words = Phrase(
      en: "is nearly flat $1, at about $2", es: "casi no cambia $1, cerca de $2",
      ar: "شبه ثبات $1، عند نحو $2",
      with: x.namedSpan(points[plateau.start].x...points[plateau.end].x),
      ys[series].value(plateau.level))
    add(.trends, clause(series, words), part(series, plateau.start, plateau.end))
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
    let rises = points[best.to].y > points[best.from].y
    let (at, then) = (points[best.from].x, points[best.to].x)
    // Two times of one day are told as that day.
    let span = x.value(at) == x.value(then) ? x.place(at) : x.namedSpan(at...then)
    let (from, to) = (value(series, best.from), value(series, best.to))
    let words =
      rises
      ? Phrase(
        en: "the largest step is a rise $1, from $2 to $3",
        es: "el mayor salto es una subida $1, de $2 a $3", ar: "أكبر قفزة صعود $1، من $2 إلى $3",
        with: span, from, to)
      : Phrase(
        en: "the largest step is a fall $1, from $2 to $3",
        es: "el mayor salto es una bajada $1, de $2 a $3", ar: "أكبر قفزة هبوط $1، من $2 إلى $3",
        with: span, from, to)
    add(.trends, about(series, words), part(series, best.from, best.to))
  }
}
