// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases

/// What the data itself names: nothing is guessed.
extension Describer {
  private static let mostThresholds = 3
  private static let mostEvents = 5

  mutating func writeContext() {
    writeSigns()
    for threshold in chart.context.thresholds.prefix(isLong ? Self.mostThresholds : 1) {
      writeThreshold(threshold)
    }
    for event in chart.context.events.prefix(isLong ? Self.mostEvents : 1) { writeEvent(event) }
    for text in [chart.context.subtitle, chart.context.description] {
      guard let text else { continue }
      let words = NameWords.text(text)
      guard !words.english.utf8.isEmpty else { continue }
      add(
        .context,
        Phrase(
          en: "the data says: “$1”", es: "los datos dicen: «$1»", ar: "تقول البيانات: «$1»",
          with: words))
    }
  }

  /// Passing zero means something by itself.
  private mutating func writeSigns() {
    guard isSingle, y.range.lowerBound < 0, y.range.upperBound > 0,
      chart.kind != .scatter, chart.kind != .heatMap, chart.kind != .pie, chart.kind != .boxPlot
    else { return }
    let passing = Passing(points(0), value: 0)
    let share = Phrase.percent(1 - passing.above)
    guard x.style != .name, let first = passing.indices.first else {
      return add(
        .trends,
        Phrase(
          en: "$1 of the values are not above zero", es: "el $1 de los valores no pasa de cero",
          ar: "$1 من القيم لا تتجاوز الصفر", with: share))
    }
    add(
      .trends,
      passing.count == 1
        ? Phrase(
          en: "it passes zero once, $1", es: "pasa por cero una vez, $1",
          ar: "عبور الصفر مرة واحدة، $1",
          with: x.place(points(0)[first].x))
        : Phrase(
          en: "it passes zero $1, first $2", es: "pasa por cero $1, la primera $2",
          ar: "عبور الصفر $1، أولها $2", with: Phrase(passing.count, CountedMarks.times),
          x.place(points(0)[first].x)), part(0, near: first))
  }

  private mutating func writeThreshold(_ threshold: ChartContext.Threshold) {
    let number = y.exact(threshold.value)
    var name = Phrase(
      en: "the mark at $1", es: "la marca de $1", ar: "العلامة عند $1", with: number)
    if let given = threshold.name, !NameWords.cleaned(given).utf8.isEmpty {
      name = Phrase(
        en: "“$1” ($2)", es: "«$1» ($2)", ar: "«$1» ($2)", with: NameWords.phrase(given), number)
    }
    for series in chart.series.indices.prefix(isLong ? Self.mostSeries : 1) {
      let passing = Passing(points(series), value: threshold.value)
      var words: Phrase
      if let first = passing.indices.first, x.style != .name {
        words = Phrase(
          en: "$1 is passed $2, first $3", es: "$1 se cruza $2, la primera $3",
          ar: "عبور $1 $2، أولها $3",
          with: name, Phrase(passing.count, CountedMarks.times), x.place(points(series)[first].x))
      } else if let above = passing.beginsAbove, passing.count == 0 {
        words =
          above
          ? Phrase(
            en: "all values lie above $1", es: "todos los valores superan $1",
            ar: "كل القيم فوق $1", with: name)
          : Phrase(
            en: "no value lies above $1", es: "ningún valor supera $1", ar: "لا قيمة فوق $1",
            with: name)
      } else {
        words = Phrase(
          en: "$2 of the values lie above $1", es: "el $2 de los valores supera $1",
          ar: "$2 من القيم فوق $1", with: name, .percent(passing.above))
      }
      if !isSingle {
        words = Phrase(
          en: "$1: $2", es: "$1: $2", ar: "$1: $2", with: chart.seriesName(series), words)
      }
      add(.context, words, passing.indices.first.map { part(series, near: $0) } ?? part(series))
    }
  }

  private mutating func writeEvent(_ event: ChartContext.Event) {
    let name = Phrase(
      en: "“$1”", es: "«$1»", ar: "«$1»", with: NameWords.phrase(event.name))
    let points = points(0)
    var nearest: Int?
    for index in points.indices where !points[index].isMissing {
      let distance = (points[index].x - event.x).magnitude
      if let found = nearest, (points[found].x - event.x).magnitude <= distance { continue }
      nearest = index
    }
    guard let nearest, x.range.contains(event.x) else {
      return add(
        .context,
        Phrase(
          en: "marked in the data: $1, $2", es: "marcado en los datos: $1, $2",
          ar: "معلَّم في البيانات: $1، $2", with: name, x.value(event.x)))
    }
    add(
      .context,
      Phrase(
        en: "marked in the data: $1, $2; $3", es: "marcado en los datos: $1, $2; $3",
        ar: "معلَّم في البيانات: $1، $2؛ $3", with: name, x.place(event.x), moment(nearest)),
      around(event.x))
  }

  /// What the first series does at a point: an extreme, a turn, or just its value.
  private func moment(_ index: Int) -> Phrase {
    let value = value(0, index)
    let near = max(points(0).count / 40, 1)
    func isNear(_ other: Int) -> Bool { (other - index).magnitude <= near.magnitude }
    if let course = analysis.series[0] {
      if isNear(course.statistics.highest) {
        return Phrase(
          en: "near the highest value, $1", es: "cerca del valor más alto, $1",
          ar: "قرب أعلى قيمة، $1", with: self.value(0, course.statistics.highest))
      }
      if isNear(course.statistics.lowest) {
        return Phrase(
          en: "near the lowest value, $1", es: "cerca del valor más bajo, $1",
          ar: "قرب أدنى قيمة، $1", with: self.value(0, course.statistics.lowest))
      }
      for stretch in course.stretches.dropLast() where isNear(stretch.end) {
        return Phrase(
          en: "near a turn, at $1", es: "cerca de un cambio de dirección, en $1",
          ar: "قرب تغيّر في الاتجاه، عند $1", with: value)
      }
    }
    return Phrase(en: "the value is $1", es: "el valor es $1", ar: "القيمة $1", with: value)
  }
}

extension NameWords {
  /// What an author wrote, up to some sentences.
  static func text(_ text: String) -> Phrase {
    phrase(text, mostScalars: 300)
  }
}
