// SPDX-License-Identifier: Apache-2.0

public import Phrases

/// A chart in words: what is there, its extremes, its ends, and how it goes up and down.
public struct ChartDescription: Sendable {
  /// The most important of it in one sentence.
  public let summary: Phrase
  /// All of it, a sentence each, from the general to the particular.
  public let sentences: [ChartSentence]

  private let chart: Chart

  /// The most turns that are told one by one; more would not be remembered.
  private static let mostStretches = 6

  /// Describes a chart that goes from left to right.
  public init(_ chart: Chart, length: DescriptionLength = .long) {
    let shape = ChartShape(chart.series[0])
    let words = ChartWords(chart, shape: shape)
    self.chart = chart
    summary = words.summary
    var sentences = [words.what, words.range]
    if shape.trend == .flat {
      sentences.append(words.flat)
    } else {
      sentences += [words.extremes, words.ends]
      if let course = words.course(most: Self.mostStretches) { sentences.append(course) }
      sentences += shape.plateaus.map { words.plateau($0) }
    }
    if let left = words.leftOut { sentences.append(left) }
    if let unused = words.unusedColumns { sentences.append(unused) }
    self.sentences = sentences.map { ChartSentence(level: .statistics, phrase: $0) }
  }

  /// The sentences up to a level.
  public func sentences(upTo level: DescriptionLevel) -> [ChartSentence] {
    sentences.filter { $0.level.rawValue <= level.rawValue }
  }

  /// What is said of one point, such as "Hour 14: Temperature 27.1".
  public func point(_ index: Int) -> Phrase {
    let point = chart.series[0].points[index]
    let (atX, value) = (SpokenNumber.exact(point.x), SpokenNumber.exact(point.y))
    return Phrase(
      en: "\(chart.x.name) \(atX.english): \(chart.y.name) \(value.english)",
      es: "\(chart.x.name) \(atX.spanish): \(chart.y.name) \(value.spanish)",
      ar: "\(chart.x.name) \(atX.arabic): \(chart.y.name) \(value.arabic)")
  }
}
