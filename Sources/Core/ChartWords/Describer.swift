// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// Writes the sentences of a chart's description.
struct Describer {
  let chart: Chart
  let analysis: ChartAnalysis
  let length: DescriptionLength
  let x: AxisWords
  let y: AxisWords
  /// The words of the values of each series.
  let ys: [AxisWords]
  /// Whether one series can be told against another.
  let comparesValues: Bool
  private(set) var sentences: [ChartSentence] = []
  /// The main thing, for the summary: parts of a sentence.
  var main: [Phrase] = []

  /// Notes are told whatever the length.
  private var isNoting = false

  /// A sentence about one point can be played with so much of the width on both sides.
  private static let nearby = 0.05

  init(_ chart: Chart, _ analysis: ChartAnalysis, length: DescriptionLength) {
    self.chart = chart
    self.analysis = analysis
    self.length = length
    x = chart.xWords
    y = chart.yWords
    ys = chart.series.indices.map { chart.yWords(ofSeries: $0) }
    comparesValues = chart.comparesValues
  }

  var isLong: Bool { length == .long }
  var isSingle: Bool { chart.series.count == 1 }

  /// Adds a sentence: `words` without capital and full stop.
  mutating func add(_ level: DescriptionLevel, _ words: Phrase, _ part: ChartPart? = nil) {
    let most = level == .context ? 1 : 2
    if !isLong, !isNoting, sentences.count(where: { $0.level == level }) >= most { return }
    let sentence = ChartSentence(level: level, phrase: words.sentence, part: part)
    // Nothing is said twice.
    if sentences.contains(where: { $0.phrase == sentence.phrase }) { return }
    sentences.append(sentence)
  }

  func points(_ series: Int) -> [ChartPoint] { chart.series[series].points }

  /// The part around a point.
  func part(_ series: Int, near index: Int) -> ChartPart {
    let at = points(series)[index].x
    let whole = x.range
    let reach = whole.width * Self.nearby
    return ChartPart(
      series: series,
      x: max(at - reach, whole.lowerBound)...min(at + reach, whole.upperBound))
  }

  /// The part from one point to another.
  func part(_ series: Int, _ from: Int, _ to: Int) -> ChartPart {
    let (start, end) = (points(series)[from].x, points(series)[to].x)
    return ChartPart(series: series, x: min(start, end)...max(start, end))
  }

  /// The part of all series in a span, as far as there are marks.
  func within(_ span: ClosedRange<Double>) -> ChartPart {
    ChartPart(x: span.clamped(to: x.range))
  }

  /// All of a series.
  func part(_ series: Int) -> ChartPart {
    ChartPart(series: series, x: chart.series[series].xRange ?? x.range)
  }

  /// Where a mark lies, with its series where there are several: "at Hour 14, Alicante".
  func place(_ series: Int, _ index: Int) -> Phrase {
    var place = x.place(points(series)[index].x)
    if let label = chart.label(series, index) {
      place = Phrase(en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: label, place)
    }
    guard !isSingle else { return place }
    return Phrase(
      en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: chart.seriesName(series), place)
  }

  func value(_ series: Int, _ index: Int) -> Phrase { ys[series].value(points(series)[index].y) }

  /// A clause about a series: "it rises", or "Alicante rises" where there are several.
  func clause(_ series: Int?, _ words: Phrase) -> Phrase {
    guard let series, !isSingle else {
      return Phrase(en: "it $1", es: "$1", ar: "$1", with: words)
    }
    return Phrase(en: "$1 $2", es: "$1 $2", ar: "$1: $2", with: chart.seriesName(series), words)
  }

  /// What is said about a series, with its name where there are several.
  func about(_ series: Int, _ words: Phrase) -> Phrase {
    isSingle
      ? words
      : Phrase(en: "$1: $2", es: "$1: $2", ar: "$1: $2", with: chart.seriesName(series), words)
  }

  /// The summary: what it is, and the main thing; then what of the data is not in it or was guessed.
  var summary: Phrase { Phrase.joined([gist] + reservations, by: .space) }

  private var gist: Phrase {
    let subject = subject
    guard !subject.english.utf8.isEmpty else {
      return Phrase.joined([chart.kind.phrase] + main, by: .semicolon).sentence
    }
    let what = Phrase(
      en: "$1 of $2", es: "$1: $2", ar: "$1: $2", with: chart.kind.phrase, subject)
    guard !main.isEmpty else { return what.sentence }
    let told = Phrase.joined(main, by: .semicolon)
    return Phrase(en: "$1: $2", es: "$1. $2", ar: "$1. $2", with: what, told.capital).sentence
  }

  /// The name of the x axis, or words for it.
  var xName: Phrase {
    x.name.english.utf8.isEmpty
      ? Phrase(en: "the x axis", es: "el eje x", ar: "المحور الأفقي") : x.name
  }

  /// The name of the values, or words for them.
  var yName: Phrase {
    y.name.english.utf8.isEmpty ? Phrase(en: "the value", es: "el valor", ar: "القيمة") : y.name
  }

  /// What the values are, by what.
  var subject: Phrase {
    let (x, y) = (x.name, y.name)
    if chart.kind == .histogram { return x }
    if y.english.utf8.isEmpty, let names = seriesInBrief {
      return x.english.utf8.isEmpty
        ? names : Phrase(en: "$1 by $2", es: "$1 según $2", ar: "$1 بحسب $2", with: names, x)
    }
    guard !y.english.utf8.isEmpty else { return x }
    guard !x.english.utf8.isEmpty else { return y }
    let two = Phrase(en: "$1 by $2", es: "$1 según $2", ar: "$1 بحسب $2", with: y, x)
    guard chart.kind == .heatMap, let rows = chart.rowsName else { return two }
    return Phrase.list([two, NameWords.phrase(rows)])
  }

  /// The names of a few series, or how many there are; nil where there is one only, or its marks have parts.
  private var seriesInBrief: Phrase? {
    guard chart.series.count > 1, chart.kind != .heatMap else { return nil }
    guard tellsSeriesInBrief else {
      return Phrase(chart.series.count, CountedMarks.series)
    }
    return .list(chart.series.indices.map { chart.seriesName($0) })
  }

  /// Whether the names of the series are few enough for the first sentence.
  var tellsSeriesInBrief: Bool { chart.series.count <= Self.mostSeries }

  /// Writes everything.
  mutating func write() {
    writeConstruction()
    switch chart.kind {
    case .line, .area: isSingle ? writeCourse() : writeSeveral()
    case .bar: isSingle && x.style != .name ? writeCourse() : writeBars()
    case .groupedBar: writeGroups()
    case .stackedBar: writeStack()
    case .scatter: writeScatter()
    case .histogram: writeHistogram()
    case .boxPlot: writeBoxes()
    case .heatMap: writeCells()
    case .pie: writeSlices()
    case .candlestick: writeCandles()
    }
    writeContext()
    // From the general to the particular; what was written first within a level matters most.
    var ordered: [ChartSentence] = []
    for level in DescriptionLevel.allCases {
      for sentence in sentences where sentence.level == level { ordered.append(sentence) }
    }
    sentences = ordered
    isNoting = true
    writeNotes()
  }
}

extension Phrase {
  /// With a capital in Spanish, where a new sentence begins; English goes on after a colon.
  var capital: Phrase {
    let whole = sentence
    return Phrase(
      en: english, es: String(decoding: whole.spanish.utf8.dropLast(), as: UTF8.self), ar: arabic)
  }
}
