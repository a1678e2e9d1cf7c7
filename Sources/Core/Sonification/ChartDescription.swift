// SPDX-License-Identifier: Apache-2.0

public import Phrases

/// A chart in words: what is there, its extremes, its ends, and how it goes up and down.
public struct ChartDescription: Sendable {
  /// The most important of it in one sentence.
  public let summary: Phrase
  /// All of it, a sentence each, from the general to the particular.
  public let sentences: [Phrase]

  private let series: Series

  /// The most turns that are told one by one; more would not be remembered.
  private static let mostStretches = 6

  /// Describes a series that goes from left to right.
  public init(_ series: Series) {
    let shape = ChartShape(series)
    let words = ChartWords(series, shape: shape)
    self.series = series
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
    self.sentences = sentences
  }

  /// What is said of one point, such as "Hour 14: Temperature 27.1".
  public func point(_ index: Int) -> Phrase {
    let point = series.points[index]
    let (atX, value) = (SpokenNumber.exact(point.x), SpokenNumber.exact(point.y))
    return Phrase(
      en: "\(series.xName) \(atX.english): \(series.yName) \(value.english)",
      es: "\(series.xName) \(atX.spanish): \(series.yName) \(value.spanish)",
      ar: "\(series.xName) \(atX.arabic): \(series.yName) \(value.arabic)")
  }
}
