// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// What the chart is.
extension Describer {
  /// Names that are told one by one; more would not be remembered.
  static let mostNames = 7

  private var words: DescriptionWords { @inline(__always) get { DescriptionWords[language] } }

  mutating func writeConstruction() {
    writeKind()
    writeAxes()
    let isTold = isUnnamed && tellsSeriesInBrief && chart.kind != .heatMap
    if chart.series.count > 1, chart.series.count <= Self.mostNames, !isTold {
      add(
        .construction,
        chart.kind == .heatMap ? words.rows(seriesNames) : words.series(seriesNames))
    }
  }

  /// Whether the values have no name.
  private var isUnnamed: Bool { y.name().isEmpty }

  private mutating func writeKind() {
    var marks = chart.kind.marks(
      chart.series.reduce(0) { $0 + $1.points.count }, in: language)
    if chart.series.count > 1 {
      let groups = chart.kind.groups(chart.series.count, in: language)
      marks = words.groupsOfMarks(["groups": groups, "marks": marks])
    }
    var kind = Wording(chart.kind.text(in: language))
    if let title = chart.title, !NameWords.cleaned(title).utf8.isEmpty {
      kind = words.titled(["kind": kind, "title": named(title)])
    }
    let subject = subject
    add(
      .construction,
      subject.isEmpty
        ? words.kindWithMarks(["kind": kind, "marks": marks])
        : words.kindOfSubject(["kind": kind, "subject": subject, "marks": marks]))
  }

  private mutating func writeAxes() {
    let axes = [acrossWords, upWords].compactMap { $0 }
    guard !axes.isEmpty else { return }
    add(.construction, axes.joined(by: .semicolon, in: language))
  }

  /// Between what the values lie; where the series have scales of their own, each is told with its own range.
  private var upWords: Wording? {
    guard chart.kind != .pie, y.range.width > 0, comparesValues else { return nil }
    // "Temperature in degrees Celsius goes from 9 to 23": the name has told the unit.
    let span =
      NameWords.tellsUnit(y.axis.name)
      ? words.fromTo([
        "from": y.bare(y.range.lowerBound),
        "to": y.bare(y.range.upperBound),
      ]) : y.exactRounded(y.range)
    return logarithmic(
      y.axis, isUnnamed ? words.valuesGo(span) : words.goes(["name": yName, "span": span]))
  }

  /// What lies along the x axis.
  private var acrossWords: Wording? {
    guard let names = x.axis.categories else {
      let span = x.exactRounded(borders)
      return logarithmic(x.axis, words.goes(["name": xName, "span": span]))
    }
    guard names.count <= Self.mostNames else {
      return words.manyCategories([
        "categories": counts.categories(names.count),
        "span": x.span(0...Double(names.count - 1)),
      ])
    }
    guard names.count > 1 else { return nil }
    let list = names.indices.map { x.value(Double($0)) }
    return words.categories(list.listed(in: language))
  }

  /// The range of x; in a histogram from the first to the last border.
  private var borders: ClosedRange<Double> {
    guard case .bins(let bins) = chart.series[0].detail, let first = bins.first,
      let last = bins.last, first.lower <= last.upper
    else { return x.range }
    return first.lower...last.upper
  }

  private func logarithmic(_ axis: Axis, _ told: Wording) -> Wording {
    axis.isLogarithmic ? words.logarithmic(told) : told
  }
}
