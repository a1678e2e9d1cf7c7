// SPDX-License-Identifier: Apache-2.0

import Charts
import Speaking

/// What the data itself names: nothing is guessed.
extension Describer {
  private static let mostThresholds = 3
  private static let mostEvents = 5
  /// What an author wrote is told up to some sentences.
  private static let mostScalars = 300

  private var words: ContextWords { @inline(__always) get { ContextWords[language] } }

  mutating func writeContext() {
    writeSigns()
    for threshold in chart.context.thresholds.prefix(isLong ? Self.mostThresholds : 1) {
      writeThreshold(threshold)
    }
    for event in chart.context.events.prefix(isLong ? Self.mostEvents : 1) { writeEvent(event) }
    for text in [chart.context.subtitle, chart.context.description] {
      guard let text else { continue }
      let told = named(text, mostScalars: Self.mostScalars)
      if !told.isEmpty { add(.context, words.says(told)) }
    }
  }

  /// Passing zero means something by itself.
  private mutating func writeSigns() {
    guard isSingle, y.range.lowerBound < 0, y.range.upperBound > 0,
      chart.kind != .scatter, chart.kind != .heatMap, chart.kind != .pie, chart.kind != .boxPlot
    else { return }
    let passing = Passing(points(0), value: 0)
    guard x.style != .name, let first = passing.indices.first else {
      return add(.trends, words.notAboveZero(percent(1 - passing.above)))
    }
    let place = at(points(0)[first].x)
    add(
      .trends,
      passing.count == 1
        ? words.passesZeroOnce(place)
        : words.passesZero(["times": counts.times(passing.count), "place": place]),
      part(0, near: first))
  }

  private mutating func writeThreshold(_ threshold: ChartContext.Threshold) {
    let limit = limitWords(threshold)
    for series in chart.series.indices.prefix(isLong ? Self.mostSeries : 1) {
      let passing = Passing(points(series), value: threshold.value)
      add(
        .context, about(series, told(passing, limit, series)),
        passing.indices.first.map { part(series, near: $0) } ?? part(series))
    }
  }

  private func limitWords(_ threshold: ChartContext.Threshold) -> Wording {
    let number = y.exact(threshold.value)
    guard let name = threshold.name, !NameWords.cleaned(name).utf8.isEmpty else {
      return words.limit(number)
    }
    return words.namedLimit(["name": named(name), "value": number])
  }

  private func told(_ passing: Passing, _ limit: Wording, _ series: Int) -> Wording {
    if let first = passing.indices.first, x.style != .name {
      return words.passed([
        "limit": limit, "times": counts.times(passing.count), "place": at(points(series)[first].x),
      ])
    }
    if let above = passing.beginsAbove, passing.count == 0 {
      return (above ? words.allAbove : words.noneAbove)(limit)
    }
    return words.shareAbove(["limit": limit, "share": percent(passing.above)])
  }

  private mutating func writeEvent(_ event: ChartContext.Event) {
    let points = points(0)
    var nearest: Int?
    for index in points.indices where !points[index].isMissing {
      let distance = (points[index].x - event.x).magnitude
      if let found = nearest, (points[found].x - event.x).magnitude <= distance { continue }
      nearest = index
    }
    let name = named(event.name)
    guard let nearest, x.range.contains(event.x) else {
      return add(
        .context, words.event(["name": name, "place": x.value(event.x)]))
    }
    let marked = words.event(["name": name, "place": at(event.x)])
    add(
      .context, [marked, moment(nearest)].joined(by: .semicolon, in: language), around(event.x))
  }

  /// What the first series does at a point: an extreme, a turn, or just its value.
  private func moment(_ index: Int) -> Wording {
    let near = max(points(0).count / 40, 1)
    func isNear(_ other: Int) -> Bool { (other - index).magnitude <= near.magnitude }
    if let course = analysis.series[0] {
      let (highest, lowest) = (course.statistics.highest, course.statistics.lowest)
      if isNear(highest) { return words.nearHighest(value(0, highest)) }
      if isNear(lowest) { return words.nearLowest(value(0, lowest)) }
      if course.stretches.dropLast().contains(where: { isNear($0.end) }) {
        return words.nearTurn(value(0, index))
      }
    }
    return words.value(value(0, index))
  }
}
