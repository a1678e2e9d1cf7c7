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
  let x: AxisWords
  let y: AxisWords
  /// The words of the values of each series.
  let ys: [AxisWords]
  /// Whether one series can be told against another.
  let comparesValues: Bool
  private(set) var sentences: [ChartSentence] = []
  /// The main thing, for the summary: parts of a sentence.
  var main: [String] = []

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
    x = chart.xWords
    y = chart.yWords
    ys = chart.series.indices.map { chart.yWords(ofSeries: $0) }
    comparesValues = chart.comparesValues
  }

  var isLong: Bool { length == .long }
  var isSingle: Bool { chart.series.count == 1 }

  /// Adds a sentence: `words` without capital and full stop.
  mutating func add(_ level: DescriptionLevel, _ words: String, _ part: ChartPart? = nil) {
    let most = level == .context ? 1 : 2
    if !isLong, !isNoting, sentences.count(where: { $0.level == level }) >= most { return }
    let text = words.sentence(in: language)
    // Nothing is said twice.
    if sentences.contains(where: { $0.text.hasSameBytes(as: text) }) { return }
    sentences.append(ChartSentence(level: level, text: text, part: part))
  }

  /// Adds a sentence with the `value` and the `place` of a mark.
  mutating func add(_ level: DescriptionLevel, _ words: Template, _ series: Int, _ index: Int) {
    add(level, told(words, series, index), part(series, near: index))
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

  /// The part of all series around a place.
  func around(_ at: Double) -> ChartPart {
    let whole = x.range
    let reach = whole.width * Self.nearby
    return ChartPart(x: max(at - reach, whole.lowerBound)...min(at + reach, whole.upperBound))
  }

  /// A sentence with the `value` and the `place` of a mark.
  func told(_ words: Template, _ series: Int, _ index: Int) -> String {
    words(["value": value(series, index), "place": place(series, index)])
  }

  /// Where a mark lies, with its series where there are several: "at Hour 14, Alicante".
  func place(_ series: Int, _ index: Int) -> String {
    var parts = [at(points(series)[index].x)]
    if let label = chart.label(series, index, in: language) { parts.insert(label, at: 0) }
    if !isSingle { parts.insert(name(series), at: 0) }
    return parts.joined(by: .comma, in: language)
  }

  func value(_ series: Int, _ index: Int) -> String {
    ys[series].value(points(series)[index].y, in: language)
  }

  /// Where something lies along the x axis.
  func at(_ place: Double) -> String { x.place(place, in: language) }

  /// A value of the y axis with its unit.
  func amount(_ value: Double) -> String { y.value(value, in: language) }

  func name(_ series: Int) -> String { chart.seriesName(series, in: language) }

  func percent(_ share: Double) -> String { SpokenNumber.percent(share, in: language) }

  private var words: DescriptionWords { @inline(__always) get { DescriptionWords[language] } }

  /// How many there are of something.
  var counts: MarkWords { @inline(__always) get { MarkWords[language] } }

  /// A clause about a series: "it rises", or "Alicante rises" where there are several.
  func clause(_ series: Int, _ told: String) -> String {
    isSingle ? words.it(told) : words.clause(["name": name(series), "words": told])
  }

  /// What is said about a series, with its name where there are several.
  func about(_ series: Int, _ words: String) -> String {
    isSingle ? words : [name(series), words].joined(by: .colon, in: language)
  }

  /// The summary: what it is, and the main thing; then what of the data is not in it or was guessed.
  var summary: String { ([gist] + reservations).joined(by: .space, in: language) }

  private var gist: String {
    let (kind, subject) = (chart.kind.text(in: language), subject)
    guard !subject.utf8.isEmpty else {
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
  var xName: String {
    let name = x.name(in: language)
    return name.utf8.isEmpty ? words.xAxis : name
  }

  /// The name of the values, or words for them.
  var yName: String {
    let name = y.name(in: language)
    return name.utf8.isEmpty ? words.values : name
  }

  /// What the values are, by what.
  var subject: String {
    let x = x.name(in: language)
    if chart.kind == .histogram { return x }
    let y = y.name(in: language)
    guard let values = y.utf8.isEmpty ? seriesInBrief : y else { return x }
    guard !x.utf8.isEmpty else { return values }
    let two = words.by(["values": values, "x": x])
    guard chart.kind == .heatMap, let rows = chart.rowsName else { return two }
    return [two, NameWords.text(rows, in: language)].listed(in: language)
  }

  /// The names of a few series, or how many there are; nil where there is one only, or its marks have parts.
  private var seriesInBrief: String? {
    guard chart.series.count > 1, chart.kind != .heatMap else { return nil }
    return tellsSeriesInBrief ? seriesNames : counts.series(chart.series.count)
  }

  /// The names of all series.
  var seriesNames: String { chart.series.indices.map { name($0) }.listed(in: language) }

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
