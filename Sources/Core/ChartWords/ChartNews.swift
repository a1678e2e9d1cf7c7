// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Charts
import Maths
public import Speaking

/// What is worth telling when a chart has grown; silence where nothing of weight happened.
///
/// It is rare by significance, not by a clock: noise within the usual range says nothing.
public struct ChartNews: Sendable, Equatable {
  /// A thing that happened.
  public struct Item: Sendable, Equatable {
    /// What it is.
    public var kind: Kind
    /// It in words, a sentence.
    public var text: String
    /// Where it happened.
    public var part: ChartPart

    /// Whether two are the same thing in the same words.
    public static func == (left: Item, right: Item) -> Bool {
      left.kind == right.kind && left.part == right.part
        && left.text.hasSameBytes(as: right.text)
    }
  }

  /// What may happen, the weightiest first.
  public enum Kind: Int, Sendable, Equatable, CaseIterable {
    /// A value that the data marks out was passed.
    case threshold
    /// A value far from those just before it.
    case leap
    /// A value above all before, by a margin.
    case maximum
    /// A value below all before, by a margin.
    case minimum
    /// The series goes the other way now.
    case turn
    /// Values stopped coming.
    case gap
    /// Values came again.
    case back
  }

  /// What happened, the weightiest first; empty when nothing did.
  public let items: [Item]

  /// What is said: the weightiest two at most; nil when there is nothing to say.
  public var text: String? {
    items.isEmpty ? nil : items.prefix(Self.mostTold).map { $0.text }.joined(separator: " ")
  }

  private static let mostTold = 2

  /// Compares a chart with what it was before; both go from left to right, with the analyses of both.
  ///
  /// Old points may be gone; new are those to the right of all that were there.
  public init(
    from before: Chart, _ old: ChartAnalysis, to after: Chart, _ new: ChartAnalysis,
    in language: Language
  ) {
    var items: [Item] = []
    let finder = NewsFinder(
      chart: after, ys: after.series.indices.map { after.yWords(ofSeries: $0) }, x: after.xWords,
      language: language)
    for series in after.series.indices
    where before.series.indices.contains(series) && old.series.indices.contains(series) {
      guard let course = old.series[series], let now = new.series[series] else { continue }
      items += finder.items(series, before.series[series].points, course, now)
    }
    self.items = items.ordered { Double($0.kind.rawValue) }
  }
}
