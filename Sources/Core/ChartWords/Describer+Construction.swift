// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// What the chart is.
extension Describer {
  /// Names that are told one by one; more would not be remembered.
  static let mostNames = 7

  mutating func writeConstruction() {
    writeKind()
    writeAxes()
    let isTold = y.name.english.utf8.isEmpty && tellsSeriesInBrief && chart.kind != .heatMap
    if chart.series.count > 1, chart.series.count <= Self.mostNames, !isTold {
      let names = Phrase.list(chart.series.indices.map { chart.seriesName($0) })
      add(
        .construction,
        chart.kind == .heatMap
          ? Phrase(en: "the rows are $1", es: "las filas son $1", ar: "الصفوف: $1", with: names)
          : Phrase(en: "the series are $1", es: "las series son $1", ar: "السلاسل: $1", with: names)
      )
    }
  }

  private mutating func writeKind() {
    let count = chart.series.reduce(0) { $0 + $1.points.count }
    var marks = Phrase(count, chart.kind.marks)
    if chart.series.count > 1 {
      marks = Phrase(
        en: "$1 with $2", es: "$1 con $2", ar: "$1 من $2",
        with: Phrase(chart.series.count, chart.kind.groups), marks)
    }
    var kind = chart.kind.phrase
    if let title = chart.title, !NameWords.cleaned(title).utf8.isEmpty {
      kind = Phrase(
        en: "$1 “$2”", es: "$1 «$2»", ar: "$1 «$2»", with: kind, NameWords.phrase(title))
    }
    let subject = subject
    guard !subject.english.utf8.isEmpty else {
      add(.construction, Phrase(en: "$1, $2", es: "$1, $2", ar: "$1، في $2", with: kind, marks))
      return
    }
    add(
      .construction,
      Phrase(
        en: "$1: $2, $3", es: "$1: $2, $3", ar: "$1: $2، في $3", with: kind, subject, marks))
  }

  private mutating func writeAxes() {
    let across = acrossWords
    guard chart.kind != .pie else {
      if let across { add(.construction, across) }
      return
    }
    // "Temperature in degrees Celsius goes from 9 to 23": the name has told the unit.
    let span =
      NameWords.tellsUnit(y.axis.name)
      ? Phrase(
        en: "from $1 to $2", es: "de $1 a $2", ar: "من $1 إلى $2",
        with: y.bare(y.range.lowerBound), y.bare(y.range.upperBound))
      : y.exactRounded(y.range)
    let isNamed = !y.name.english.utf8.isEmpty
    let values =
      isNamed
      ? Phrase(en: "$1 goes $2", es: "$1 va $2", ar: "$1 $2", with: yName, span)
      : Phrase(
        en: "the values go $1", es: "los valores van $1", ar: "القيم $1",
        with: span)
    let scaled = logarithmic(y.axis, values)
    // Where the series have scales of their own, each is told with its own range.
    guard y.range.width > 0, comparesValues else {
      if let across { add(.construction, across) }
      return
    }
    guard let across else { return add(.construction, scaled) }
    add(.construction, .joined([across, scaled], by: .semicolon))
  }

  /// What lies along the x axis.
  private var acrossWords: Phrase? {
    if let names = x.axis.categories {
      let count = Phrase(names.count, CountedMarks.categories)
      guard names.count <= Self.mostNames else {
        return Phrase(
          en: "there are $1, $2", es: "hay $1, $2", ar: "هناك $1، $2", with: count,
          x.span(0...Double(names.count - 1)))
      }
      let list = Phrase.list(names.indices.map { x.value(Double($0)) })
      guard names.count > 1 else { return nil }
      return Phrase(
        en: "the categories are $1", es: "las categorías son $1", ar: "الفئات: $1", with: list)
    }
    return logarithmic(
      x.axis,
      Phrase(
        en: "$1 goes $2", es: "$1 va $2", ar: "$1 $2", with: xName, x.exactRounded(borders)))
  }

  /// The range of x; in a histogram from the first to the last border.
  private var borders: ClosedRange<Double> {
    guard case .bins(let bins) = chart.series[0].detail, let first = bins.first,
      let last = bins.last, first.lower <= last.upper
    else { return x.range }
    return first.lower...last.upper
  }

  private func logarithmic(_ axis: Axis, _ words: Phrase) -> Phrase {
    guard axis.isLogarithmic else { return words }
    return Phrase(
      en: "$1 on a logarithmic scale", es: "$1 en escala logarítmica", ar: "$1 بمقياس لوغاريتمي",
      with: words)
  }
}

extension AxisWords {
  /// A range: times and names as exactly as they are known, numbers rounded.
  func exactRounded(_ range: ClosedRange<Double>) -> Phrase {
    style == .number ? span(range) : exactSpan(range)
  }
}
