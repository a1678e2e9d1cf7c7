// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths
public import Phrases

/// What is worth telling when a chart has grown; silence where nothing of weight happened.
///
/// It is rare by significance, not by a clock: noise within the usual range says nothing.
public struct ChartNews: Sendable, Equatable {
  /// A thing that happened.
  public struct Item: Sendable, Equatable {
    /// What it is.
    public var kind: Kind
    /// It in words, a sentence.
    public var phrase: Phrase
    /// Where it happened.
    public var part: ChartPart
  }

  /// What may happen, the weightiest first.
  public enum Kind: Int, Sendable, Equatable, CaseIterable {
    /// A value that the data marks out was passed.
    case threshold
    /// A value far from those just before it.
    case leap
    /// A value above all before, by a margin.
    case maximum
    /// A value below all before, by a margin.
    case minimum
    /// The series goes the other way now.
    case turn
    /// Values stopped coming.
    case gap
    /// Values came again.
    case back
  }

  /// What happened, the weightiest first; empty when nothing did.
  public let items: [Item]

  /// What is said: the weightiest two at most; nil when there is nothing to say.
  public var phrase: Phrase? {
    guard !items.isEmpty else { return nil }
    return Phrase.joined(items.prefix(Self.mostTold).map { $0.phrase }, by: .space)
  }

  /// The same in the language that was asked for.
  public internal(set) var text: String?

  private static let mostTold = 2

  /// Compares a chart with what it was before; both go from left to right, with the analyses of both.
  ///
  /// Old points may be gone; new are those to the right of all that were there.
  public init(
    from before: Chart, _ old: ChartAnalysis, to after: Chart, _ new: ChartAnalysis
  ) {
    var items: [Item] = []
    let finder = NewsFinder(
      chart: after, ys: after.series.indices.map { after.yWords(ofSeries: $0) }, x: after.xWords)
    for series in after.series.indices
    where before.series.indices.contains(series) && old.series.indices.contains(series) {
      guard let course = old.series[series], let now = new.series[series] else { continue }
      items += finder.items(series, before.series[series].points, course, now)
    }
    self.items = items.ordered { Double($0.kind.rawValue) }
  }
}

private struct NewsFinder {
  let chart: Chart
  let ys: [AxisWords]
  let x: AxisWords

  /// A new extreme must pass the old one by this share of the range, so that a slow climb is not told step by step.
  private static let margin = 0.1
  /// A leap is so many times the usual step between neighbours.
  private static let leapTimes = 8.0
  /// A leap is so large a share of the range as well.
  private static let leapShare = 0.25
  /// Fewer points have no usual way.
  private static let fewest = 5
  /// The steps that are looked at to know the usual one.
  private static let recent = 200

  func items(
    _ series: Int, _ before: [ChartPoint], _ old: SeriesAnalysis, _ now: SeriesAnalysis
  ) -> [ChartNews.Item] {
    let points = chart.series[series].points
    guard let last = before.last, let start = points.firstIndex(where: { $0.x > last.x }) else {
      return []
    }
    let fresh = start..<points.count
    var items = thresholds(series, from: before[old.statistics.last].y, fresh)
    items += presence(series, wasMissing: last.isMissing, fresh)
    guard old.statistics.count >= Self.fewest else { return items }
    let range = old.statistics.range
    var extreme = false
    if now.statistics.greatest > old.statistics.greatest + range * Self.margin {
      let index = now.statistics.highest
      extreme = true
      items.append(
        item(
          .maximum, series, index,
          Phrase(
            en: "new highest value: $1", es: "nuevo máximo: $1", ar: "أعلى قيمة جديدة: $1",
            with: ys[series].value(points[index].y))))
    }
    if now.statistics.least < old.statistics.least - range * Self.margin {
      let index = now.statistics.lowest
      extreme = true
      items.append(
        item(
          .minimum, series, index,
          Phrase(
            en: "new lowest value: $1", es: "nuevo mínimo: $1", ar: "أدنى قيمة جديدة: $1",
            with: ys[series].value(points[index].y))))
    }
    if !extreme, let leap = leap(series, before, range, fresh) { items.append(leap) }
    if let was = old.lastLeg, let leg = now.lastLeg, was.rises != leg.rises,
      points[leg.end].x > last.x
    {
      let value = ys[series].value(points[leg.start].y)
      items.append(
        item(
          .turn, series, leg.end,
          leg.rises
            ? Phrase(
              en: "it rises now, from $1", es: "ahora sube, desde $1", ar: "صعود الآن من $1",
              with: value)
            : Phrase(
              en: "it falls now, from $1", es: "ahora baja, desde $1", ar: "هبوط الآن من $1",
              with: value)))
    }
    return items
  }

  private func thresholds(
    _ series: Int, from value: Double, _ fresh: Range<Int>
  ) -> [ChartNews.Item] {
    let points = chart.series[series].points
    var items: [ChartNews.Item] = []
    for threshold in chart.context.thresholds {
      guard let end = fresh.last(where: { !points[$0].isMissing }) else { continue }
      let now = points[end].y
      let wasAbove = value > threshold.value
      guard wasAbove != (now > threshold.value) else { continue }
      let number = ys[series].exact(threshold.value)
      let name = threshold.name.map { NameWords.phrase($0) } ?? number
      items.append(
        item(
          .threshold, series, end,
          wasAbove
            ? Phrase(
              en: "below $1 now: $2", es: "ahora por debajo de $1: $2", ar: "الآن تحت $1: $2",
              with: name, ys[series].value(now))
            : Phrase(
              en: "above $1 now: $2", es: "ahora por encima de $1: $2", ar: "الآن فوق $1: $2",
              with: name, ys[series].value(now))))
    }
    return items
  }

  private func presence(
    _ series: Int, wasMissing: Bool, _ fresh: Range<Int>
  ) -> [ChartNews.Item] {
    let points = chart.series[series].points
    guard let end = fresh.last else { return [] }
    let isMissing = points[end].isMissing
    if isMissing, !wasMissing {
      return [
        item(
          .gap, series, end,
          Phrase(
            en: "values are missing now", es: "ahora faltan valores", ar: "القيم ناقصة الآن"))
      ]
    }
    guard wasMissing, !isMissing else { return [] }
    return [
      item(
        .back, series, end,
        Phrase(
          en: "values again: $1", es: "hay valores de nuevo: $1", ar: "عادت القيم: $1",
          with: ys[series].value(points[end].y)))
    ]
  }

  private func leap(
    _ series: Int, _ before: [ChartPoint], _ range: Double, _ fresh: Range<Int>
  ) -> ChartNews.Item? {
    let points = chart.series[series].points
    var steps: [Double] = []
    var last: Double?
    for point in before.suffix(Self.recent) where !point.isMissing {
      if let last { steps.append((point.y - last).magnitude) }
      last = point.y
    }
    let limit = max(Selection.median(&steps) * Self.leapTimes, range * Self.leapShare)
    for index in fresh where !points[index].isMissing {
      if let last, (points[index].y - last).magnitude > limit {
        return item(
          .leap, series, index,
          points[index].y > last
            ? Phrase(
              en: "leap from $1 up to $2", es: "salto de $1 hasta $2",
              ar: "قفزة من $1 صعودًا إلى $2",
              with: ys[series].value(last), ys[series].value(points[index].y))
            : Phrase(
              en: "drop from $1 down to $2", es: "caída de $1 a $2", ar: "هبوط مفاجئ من $1 إلى $2",
              with: ys[series].value(last), ys[series].value(points[index].y)))
      }
      last = points[index].y
    }
    return nil
  }

  private func item(
    _ kind: ChartNews.Kind, _ series: Int, _ index: Int, _ words: Phrase
  ) -> ChartNews.Item {
    let at = chart.series[series].points[index].x
    var words = Phrase(en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: words, x.place(at))
    if chart.series.count > 1 {
      words = Phrase(
        en: "$1: $2", es: "$1: $2", ar: "$1: $2", with: chart.seriesName(series), words)
    }
    return ChartNews.Item(
      kind: kind, phrase: words.sentence, part: ChartPart(series: series, x: at...at))
  }
}
