// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// How large a picture is, how large its text, and what it shows besides the data.
public struct PictureLayout: Sendable, Equatable {
  /// Units from left to right.
  public var width: Double
  /// Units from top to bottom without title and legend, which add to it.
  public var height: Double
  /// Height of the text in units.
  ///
  /// Shown on a phone 360 pixels wide, 28 of 640 units are about 15 pixels.
  public var textSize: Double
  /// The language of numbers and dates.
  public var language: Language
  /// Whether title and subtitle are drawn; a page has them as text of its own.
  public var showsTitle: Bool

  /// A layout; sizes that nothing could be drawn in are made larger.
  public init(
    width: Double = 640, height: Double = 420, textSize: Double = 28,
    language: Language = .english, showsTitle: Bool = false
  ) {
    self.width = Self.bounded(width, 160...10_000)
    self.height = Self.bounded(height, 120...10_000)
    self.textSize = Self.bounded(textSize, 8...min(self.width, self.height) / 8)
    self.language = language
    self.showsTitle = showsTitle
  }

  private static func bounded(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    guard number >= range.lowerBound else { return range.lowerBound }
    return min(number, range.upperBound)
  }

  /// For a page or a file to print: wider, with smaller text, and the title.
  public static func sheet(in language: Language) -> PictureLayout {
    PictureLayout(width: 1000, height: 560, textSize: 24, language: language, showsTitle: true)
  }
}
