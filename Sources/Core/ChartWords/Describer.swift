// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths
import Speaking

/// Writes the sentences of a chart's description in a language.
struct Describer {
  let chart: Chart
  let analysis: ChartAnalysis
  let length: DescriptionLength
  let language: Language
  let x: DescribedAxis
  let y: DescribedAxis
  /// The words of the values of each series.
  let ys: [DescribedAxis]
  /// Whether one series can be told against another.
  let comparesValues: Bool
  private(set) var sentences: [ChartSentence] = []
  /// The main thing, for the summary: parts of a sentence.
  var main: [Wording] = []

  /// Notes are told whatever the length.
  private var isNoting = false

  /// A sentence about one point can be played with so much of the width on both sides.
  private static let nearby = 0.05

  init(
    _ chart: Chart, _ analysis: ChartAnalysis, length: DescriptionLength, language: Language
  ) {
    self.chart = chart
    self.analysis = analysis
    self.length = length
    self.language = language
    x = DescribedAxis(chart.xWords, in: language)
    y = DescribedAxis(chart.yWords, in: language)
    ys = chart.series.indices.map {
      DescribedAxis(chart.yWords(ofSeries: $0), in: language)
    }
    comparesValues = chart.comparesValues
  }

  var isLong: Bool { length == .long }
  var isSingle: Bool { chart.series.count == 1 }

  /// Adds a sentence: `words` without capital and full stop.
  @inline(never)
  mutating func add(_ level: DescriptionLevel, _ words: Wording, _ part: ChartPart? = nil) {
    let most = level == .context ? 1 : 2
    if !isLong, !isNoting, sentences.count(where: { $0.level == level }) >= most { return }
    let text = words.text.sentence(in: language)
    // Nothing is said twice.
    if sentences.contains(where: { $0.text.hasSameBytes(as: text) }) { return }
    sentences.append(ChartSentence(level: level, text: text, part: part))
  }

  /// Adds a sentence with the `value` and the `place` of a mark.
  @inline(never)
  mutating func add(_ level: DescriptionLevel, _ words: Template, _ series: Int, _ index: Int) {
    add(level, told(words, series, index), part(series, near: index))
  }

  func points(_ series: Int) -> [ChartPoint] { chart.series[series].points }

  /// The part around a point.
  @inline(never)
  func part(_ series: Int, near index: Int) -> ChartPart {
    let at = points(series)[index].x
    let whole = x.range
    let reach = whole.width * Self.nearby
    return ChartPart(
      series: series,
      x: max(at - reach, whole.lowerBound)...min(at + reach, whole.upperBound))
  }

  /// The part from one point to another.
  @inline(never)
  func part(_ series: Int, _ from: Int, _ to: Int) -> ChartPart {
    let (start, end) = (points(series)[from].x, points(series)[to].x)
    return ChartPart(series: series, x: min(start, end)...max(start, end))
  }

  /// The part of all series in a span, as far as there are marks.
  @inline(never)
  func within(_ span: ClosedRange<Double>) -> ChartPart {
    ChartPart(x: span.clamped(to: x.range))
  }

  /// All of a series.
  @inline(never)
  func part(_ series: Int) -> ChartPart {
    ChartPart(series: series, x: chart.series[series].xRange ?? x.range)
  }

  /// The part of all series around a place.
  @inline(never)
  func around(_ at: Double) -> ChartPart {
    let whole = x.range
    let reach = whole.width * Self.nearby
    return ChartPart(x: max(at - reach, whole.lowerBound)...min(at + reach, whole.upperBound))
  }

  /// A sentence with the `value` and the `place` of a mark.
  @inline(never)
  func told(_ words: Template, _ series: Int, _ index: Int) -> Wording {
    words(["value": value(series, index), "place": place(series, index)])
  }

  /// Where a mark lies, with its series where there are several: "at Hour 14, Alicante".
  @inline(never)
  func place(_ series: Int, _ index: Int) -> Wording {
    var parts = [at(points(series)[index].x)]
    if let label = chart.label(series, index, in: language) { parts.insert(Wording(label), at: 0) }
    if !isSingle { parts.insert(name(series), at: 0) }
    return parts.joined(by: .comma, in: language)
  }

  @inline(never)
  func value(_ series: Int, _ index: Int) -> Wording {
    ys[series].value(points(series)[index].y)
  }

  /// Where something lies along the x axis.
  @inline(never)
  func at(_ place: Double) -> Wording { x.place(place) }

  /// A value of the y axis with its unit.
  @inline(never)
  func amount(_ value: Double) -> Wording { y.value(value) }

  @inline(never)
  func name(_ series: Int) -> Wording { Wording(chart.seriesName(series, in: language)) }

  @inline(never)
  func percent(_ share: Double) -> Wording {
    Wording(SpokenNumber.percent(share, in: language))
  }

  /// A number with two decimals.
  @inline(never)
  func decimal(_ number: Double) -> Wording {
    Wording(SpokenNumber.decimal(number, power: -2, in: language))
  }

  @inline(never)
  func number(_ count: Int) -> Wording { Wording("\(count)") }

  /// A name that the data give.
  @inline(never)
  func named(_ name: String, mostScalars: Int = NameWords.mostScalars) -> Wording {
    Wording(NameWords.text(name, mostScalars: mostScalars, in: language))
  }

  private var words: DescriptionWords { @inline(__always) get { DescriptionWords[language] } }

  /// How many there are of something.
  var counts: MarkWords { @inline(__always) get { MarkWords[language] } }

  /// A clause about a series: "it rises", or "Alicante rises" where there are several.
  @inline(never)
  func clause(_ series: Int, _ told: Wording) -> Wording {
    isSingle ? words.it(told) : words.clause(["name": name(series), "words": told])
  }

  /// What is said about a series, with its name where there are several.
  @inline(never)
  func about(_ series: Int, _ words: Wording) -> Wording {
    isSingle ? words : [name(series), words].joined(by: .colon, in: language)
  }

  /// What the chart is called.
  var title: String {
    if let title = chart.title, !NameWords.cleaned(title).utf8.isEmpty { return title }
    let subject = subject
    return (subject.isEmpty ? Wording(chart.kind.text(in: language)) : subject)
      .capitalised(in: language).text
  }

  /// The summary: what it is, and the main thing; then what of the data is not in it or was guessed.
  var summary: String { ([gist] + reservations).joined(by: .space, in: language).text }

  private var gist: Wording {
    let (kind, subject) = (Wording(chart.kind.text(in: language)), subject)
    guard !subject.isEmpty else {
      return ([kind] + main).joined(by: .semicolon, in: language).sentence(in: language)
    }
    let what = words.chartOf(["kind": kind, "subject": subject])
    guard !main.isEmpty else { return what.sentence(in: language) }
    let told = main.joined(by: .semicolon, in: language)
    let gist = words.gist([
      "chart": what, "main": words.mainIsSentence ? told.capitalised(in: language) : told,
    ])
    return gist.sentence(in: language)
  }

  /// The name of the x axis, or words for it.
  var xName: Wording {
    let name = x.name()
    return name.isEmpty ? words.xAxis : name
  }

  /// The name of the values, or words for them.
  var yName: Wording {
    let name = y.name()
    return name.isEmpty ? words.values : name
  }

  /// What the values are, by what.
  var subject: Wording {
    let x = x.name()
    if chart.kind == .histogram { return x }
    let y = y.name()
    guard let values = y.isEmpty ? seriesInBrief : y else { return x }
    guard !x.isEmpty else { return values }
    let two = words.by(["values": values, "x": x])
    guard chart.kind == .heatMap, let rows = chart.rowsName else { return two }
    return [two, named(rows)].listed(in: language)
  }

  /// The names of a few series, or how many there are; nil where there is one only, or its marks have parts.
  private var seriesInBrief: Wording? {
    guard chart.series.count > 1, chart.kind != .heatMap else { return nil }
    return tellsSeriesInBrief ? seriesNames : counts.series(chart.series.count)
  }

  /// The names of all series.
  var seriesNames: Wording { chart.series.indices.map { name($0) }.listed(in: language) }

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
