// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What somebody wrote that stands among the words of a page for others, such as a name or a title.
///
/// It must not look like something else, be nothing to a screen reader, or fill the pages of all.
public enum SeenText {
  /// The text on one line, without line breaks, controls, and marks that nobody sees.
  ///
  /// Among them are those that turn the direction of what follows (Unicode Standard Annex 9). What joins or parts letters
  /// stays, and what says to which side a sign between two scripts belongs. Words have one space between them. A text of
  /// which nothing is seen is empty.
  public static func line(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalar.properties.isWhitespace
      case .format: harmless.contains(scalar)
      default: true
      }
    }
    let line = String(String.UnicodeScalarView(kept))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .precomposedStringWithCanonicalMapping
    return isBlank(line) ? "" : line
  }

  /// Whether a text is longer than it may be.
  ///
  /// Any number of accents makes one character with the letter that they stand on. Four scalars for each are more than
  /// any script writes all along, and a text of so many bytes is still short.
  public static func isLonger(_ text: String, than most: Int) -> Bool {
    text.unicodeScalars.count > most * 4 || text.count > most
  }

  /// Non-joiner and joiner, and the marks of direction that turn nothing but themselves.
  private static let harmless: Set<Unicode.Scalar> = [
    "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{61C}",
  ]

  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      // The last is a cell of braille without dots.
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .format || scalar == "\u{2800}"
    }
  }
}
