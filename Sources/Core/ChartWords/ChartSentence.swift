// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Charts

/// A sentence of a chart's description, and the part of the chart that it speaks of.
public struct ChartSentence: Sendable, Equatable {
  /// What kind of thing it says.
  public var level: DescriptionLevel
  /// Its words.
  public var text: String
  /// The part that can be played to hear what it says; nil when it speaks of the whole.
  public var part: ChartPart?

  /// A sentence.
  public init(level: DescriptionLevel, text: String, part: ChartPart? = nil) {
    self.level = level
    self.text = text
    self.part = part
  }

  /// Whether two sentences say the same of the same part.
  public static func == (left: ChartSentence, right: ChartSentence) -> Bool {
    left.level == right.level && left.part == right.part && left.text.hasSameBytes(as: right.text)
  }
}

/// What a sentence tells of a chart (Lundgard and Satyanarayan 2022, 10.1109/TVCG.2021.3114770).
public enum DescriptionLevel: Int, Sendable, Equatable, CaseIterable {
  /// What the chart is: kind, title, axes, series; and what was passed over while reading.
  case construction = 1
  /// Statistics and extremes.
  case statistics = 2
  /// Trends, turning points, seasons, relations, exceptions.
  case trends = 3
  /// What the data itself names: events, limits, what its author wrote.
  case context = 4
}

/// How much a description tells.
public enum DescriptionLength: Sendable, Equatable, CaseIterable {
  /// The most important of each level.
  case short
  /// All that is worth telling.
  case long
}
