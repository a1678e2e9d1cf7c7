// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Speaking

/// A chart in the words of a language: what it is, its numbers, how they go, and what the data itself names.
///
/// Computed from the data alone; the same data gives the same words, everywhere.
public struct ChartDescription: Sendable {
  /// The language of its words.
  public let language: Language
  /// What the chart is called: by its title, else by what it shows, such as "Visitors by Month".
  public let title: String
  /// The most important of it in one sentence or two: what it is, and the main thing.
  ///
  /// What was left out of it, or guessed, comes right after.
  public let summary: String
  /// All of it, a sentence each, from the general to the particular; notes on the reading come last.
  public let sentences: [ChartSentence]
  /// The numbers behind the words.
  public let analysis: ChartAnalysis

  /// Describes a chart that goes from left to right (`sortedByX`).
  ///
  /// - Parameter analysis: That of the chart, where it is known already.
  public init(
    _ chart: Chart, analysis: ChartAnalysis? = nil, length: DescriptionLength = .long,
    in language: Language
  ) {
    let analysis = analysis ?? ChartAnalysis(chart)
    var describer = Describer(chart, analysis, length: length, language: language)
    describer.write()
    self.language = language
    self.analysis = analysis
    title = describer.title
    summary = describer.summary
    sentences = describer.sentences
    words = PointWords(chart)
  }

  /// The sentences up to a level.
  public func sentences(upTo level: DescriptionLevel) -> [ChartSentence] {
    sentences.filter { $0.level.rawValue <= level.rawValue }
  }

  private let words: PointWords

  /// What is said of one point, such as "Hour 14: 27.1 °C".
  public func point(_ index: Int) -> String { words.point(index: index, in: language) }
}
