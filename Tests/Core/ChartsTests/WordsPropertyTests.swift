// SPDX-License-Identifier: Apache-2.0

import Maths
import Phrases
import Speaking
import TestSupport
import Testing

@testable import Charts

/// Charts of every kind, made by chance.
enum AnyChart {
  static func chart(seed: Int) throws -> Chart {
    var random = SeededGenerator(seed: seed)
    let kind = ChartKind.allCases[seed % ChartKind.allCases.count]
    let single: [ChartKind] = [.pie, .histogram, .candlestick]
    let seriesCount = single.contains(kind) ? 1 : pick([1, 1, 2, 3, 9], &random)
    let count = pick([2, 3, 5, 12, 40, 150], &random)
    let scale = pick([1e-30, 0.01, 1, 1, 1000, 1e7, 1e40], &random)
    let x = xAxis(kind, count, &random)
    let names = ["Alpha", "مدريد", "third. ", "", "a,b", "x\n y", "ITEM", "île", "e"]
    let series = (0..<seriesCount).map { index in
      one(kind, count, scale, x.axis, x.step, name: names[index], &random)
    }
    return try Chart(
      title: ["Title.", nil, "عنوان"][seed % 3], kind: kind, x: x.axis,
      y: Axis(
        name: ["Value", "", "قيمة"][seed % 3], unit: [nil, "%", "km", "€"][seed % 4],
        scale: seed % 7 == 0 && kind == .line ? .logarithmic : .linear),
      rowsName: "Rows", series: series,
      context: ChartContext(
        description: "Two words. And more.",
        thresholds: [.init(value: scale / 3, name: seed % 2 == 0 ? "Limit" : nil)],
        events: [.init(x: Double(count / 2) * x.step, name: "Start")])
    ).sortedByX()
  }

  private static func pick<Element>(
    _ elements: [Element], _ random: inout SeededGenerator
  ) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private static func xAxis(
    _ kind: ChartKind, _ count: Int, _ random: inout SeededGenerator
  ) -> (axis: Axis, step: Double) {
    let names = (0..<count).map { "Name \($0)" }
    let category = (Axis(name: "Group", scale: .categories(names)), 1.0)
    switch kind {
    case .pie, .groupedBar, .heatMap, .boxPlot: return category
    case .histogram, .scatter: return (Axis(name: "Size", unit: "mm"), 2.5)
    default: break
    }
    let steps = [1.0, 60, 3600, 86_400, 2_629_746, 31_556_952]
    let index = Int.random(in: 0..<steps.count, using: &random)
    let step = steps[index]
    let precisions: [TimePrecision] = [.second, .minute, .minute, .day, .month, .year]
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return kind == .bar ? category : (Axis(name: "Hour"), 0.5)
    case 1: return (Axis(name: "Time", scale: .time(precisions[index])), step)
    default: return (Axis(name: pick(["Year", "x", ""], &random)), 1)
    }
  }

  private static func one(
    _ kind: ChartKind, _ count: Int, _ scale: Double, _ axis: Axis, _ step: Double, name: String,
    _ random: inout SeededGenerator
  ) -> Series {
    let shape = Int.random(in: 0..<6, using: &random)
    let isPositive = kind == .pie || kind == .histogram || axis.scale == .logarithmic
    var level: Double = 0
    var points: [ChartPoint] = []
    for index in 0..<count {
      let noise = Double.random(in: -1...1, using: &random)
      level += noise
      var y: Double =
        switch shape {
        case 0: level
        case 1: noise
        case 2: Double(index) + noise / 2
        case 3: Double(index % 7)
        case 4: 4.0
        default: index == count / 2 ? 50.0 : noise
        }
      if isPositive { y = y.magnitude + 0.5 }
      let isMissing = index > 1 && Int.random(in: 0..<15, using: &random) == 0
      let x = kind == .scatter ? Double.random(in: 0...90, using: &random) : Double(index) * step
      points.append(ChartPoint(x: x, y: isMissing ? .nan : y * scale))
    }
    return Series(name: name, points: points, detail: detail(kind, points, step))
  }

  private static func detail(_ kind: ChartKind, _ points: [ChartPoint], _ step: Double)
    -> Series.Detail
  {
    let ys = points.map { $0.isMissing ? 0 : $0.y }
    switch kind {
    case .histogram:
      return .bins(points.map { .init(lower: $0.x - step / 2, upper: $0.x + step / 2) })
    case .boxPlot:
      return .boxes(
        ys.map { y in
          let width = y.magnitude / 4
          return .init(
            low: y - 2 * width, lowerQuartile: y - width, median: y, upperQuartile: y + width,
            high: y + 3 * width, outliers: width > 0 ? [y + 9 * width] : [])
        })
    case .candlestick:
      return .candles(
        ys.enumerated().map { index, y in
          let open = index == 0 ? y : ys[index - 1]
          return .init(open: open, high: max(open, y), low: min(open, y), close: y)
        })
    default: return .none
    }
  }
}

@Suite("Words of any chart")
struct WordsPropertyTests {
  private static let seeds = 0..<200

  @Test("every sentence is whole, in every language", arguments: seeds)
  func whole(seed: Int) throws {
    let chart = try AnyChart.chart(seed: seed)
    for length in DescriptionLength.allCases {
      let description = ChartDescription(chart, length: length)
      for sentence in description.sentences {
        for language in Language.allCases { check(sentence.text(in: language)) }
        #expect(numbers(sentence.phrase.english) == numbers(spanish: sentence.phrase.spanish))
        let missing = numbers(sentence.phrase.english).filter {
          !numbers(sentence.phrase.arabic).contains($0)
        }
        // One and two are words in Arabic.
        #expect(missing.allSatisfy { $0 == "1" || $0 == "2" }, "\(sentence.phrase)")
      }
      for language in Language.allCases { checkWords(description.summary.text(in: language)) }
    }
  }

  @Test(
    "nothing is said twice, levels rise, parts lie within, the same words come again",
    arguments: seeds)
  func order(seed: Int) throws {
    let chart = try AnyChart.chart(seed: seed)
    let description = ChartDescription(chart)
    let texts = description.sentences.map { $0.phrase.english }
    #expect(Set(texts).count == texts.count)
    #expect(ChartDescription(chart).sentences == description.sentences)
    #expect(description.sentences.first?.level == .construction)
    let short = ChartDescription(chart, length: .short).sentences
    #expect(short.count <= description.sentences.count)
    for sentence in description.sentences {
      guard let part = sentence.part else { continue }
      #expect(part.x.lowerBound >= chart.xRange.lowerBound)
      #expect(part.x.upperBound <= chart.xRange.upperBound)
      if let series = part.series { #expect(chart.series.indices.contains(series)) }
    }
    for level in DescriptionLevel.allCases {
      #expect(description.sentences(upTo: level).allSatisfy { $0.level.rawValue <= level.rawValue })
    }
  }

  @Test("marks, statistics, comparisons and tables have words for everything", arguments: seeds)
  func marks(seed: Int) throws {
    let chart = try AnyChart.chart(seed: seed)
    let words = PointWords(chart)
    for series in chart.series.indices {
      for index in chart.series[series].points.indices.prefix(5) {
        var phrases = PointWords.Verbosity.allCases.map {
          words.point(series: series, index: index, $0)
        }
        phrases += words.parts(series: series, index: index).map { $0.phrase }
        phrases.append(words.comparison(.init(index: 0), .init(series: series, index: index)))
        for phrase in phrases {
          for language in Language.allCases { checkWords(phrase.text(in: language)) }
        }
      }
      for statistic in words.statistics(series: series) {
        for language in Language.allCases { checkWords(statistic.phrase.text(in: language)) }
      }
    }
    for language in Language.allCases {
      let table = ChartTable(chart, in: language)
      #expect(table.rows.count <= table.total)
      for row in table.rows { #expect(row.cells.count == table.columns.cells.count) }
    }
  }

  private func check(_ text: String) {
    checkWords(text)
    #expect(text.hasSuffix(".") && !text.hasSuffix(".."), "\(text)")
    if let first = text.unicodeScalars.first { #expect(!("a"..."z").contains(first), "\(text)") }
  }

  private func checkWords(_ text: String) {
    #expect(!text.isEmpty)
    for wrong in ["..", "  ", " ,", " .", ",,", ", .", ": .", "-0", "−0 ", "()", "$1", "$2", "«»"] {
      #expect(!text.contains(wrong), "“\(wrong)” in “\(text)”")
    }
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      #expect(word != "nan" && word != "inf" && word != "NaN", "\(text)")
    }
  }

  private func numbers(spanish text: String) -> [String] {
    // A comma between digits is a decimal point; no other comma stands there.
    var scalars = Array(text.unicodeScalars)
    for index in scalars.indices.dropFirst().dropLast()
    where scalars[index] == "," && isDigit(scalars[index - 1]) && isDigit(scalars[index + 1]) {
      scalars[index] = "."
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return numbers(String(view))
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The numbers of a sentence, in ascending order of their text.
  private func numbers(_ text: String) -> [String] {
    var found: [String] = []
    var number = ""
    for scalar in text.unicodeScalars {
      if isDigit(scalar) || (scalar == "." && !number.isEmpty) {
        number.unicodeScalars.append(scalar)
      } else if !number.isEmpty {
        found.append(number)
        number = ""
      }
    }
    if !number.isEmpty { found.append(number) }
    return found.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.sorted()
  }
}
