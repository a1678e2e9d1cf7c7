// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking
import SyntheticCharts
import TestSupport
import Testing

@testable import ChartWords

@Suite("Words of any chart")
struct WordsPropertyTests {
  private static let seeds = 0..<200

  @Test("every sentence is whole, in every language", arguments: seeds)
  func whole(seed: Int) throws {
    let chart = try AnyChart.chart(seed: seed)
    for length in DescriptionLength.allCases {
      func description(in language: Language) -> [String] {
        let description = ChartDescription(chart, length: length, in: language)
        checkWords(description.summary)
        let sentences = description.sentences.map { $0.text }
        for sentence in sentences { check(sentence) }
        return sentences
      }
      let (english, spanish) = (description(in: .english), description(in: .spanish))
      #expect(english.map { numbers($0) } == spanish.map { numbers(spanish: $0) })
      let arabic = description(in: .arabic)
      #expect(arabic.count == english.count)
      for (sentence, other) in zip(english, arabic) {
        let missing = numbers(sentence).filter { !numbers(other).contains($0) }
        // One and two are words in Arabic.
        #expect(missing.allSatisfy { $0 == "1" || $0 == "2" }, "\(sentence) \(other)")
      }
    }
  }

  @Test(
    "nothing is said twice, levels rise, parts lie within, the same words come again",
    arguments: seeds)
  func order(seed: Int) throws {
    let chart = try AnyChart.chart(seed: seed)
    let description = ChartDescription(chart, in: .english)
    let texts = description.sentences.map { $0.text }
    #expect(Set(texts).count == texts.count)
    #expect(ChartDescription(chart, in: .english).sentences == description.sentences)
    #expect(description.sentences.first?.level == .construction)
    let short = ChartDescription(chart, length: .short, in: .english).sentences
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
        for language in Language.allCases {
          for verbosity in PointWords.Verbosity.allCases {
            checkWords(words.point(series: series, index: index, verbosity, in: language))
          }
          for part in words.parts(series: series, index: index, in: language) {
            checkWords(part.text)
          }
          checkWords(
            words.comparison(.init(index: 0), .init(series: series, index: index), in: language))
        }
      }
    }
    for language in Language.allCases {
      for series in chart.series.indices {
        for statistic in words.statistics(series: series, in: language) {
          checkWords(statistic.text)
        }
      }
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
