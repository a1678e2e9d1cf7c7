// SPDX-License-Identifier: Apache-2.0

/// How much room a text takes, as far as that can be said without its font; and texts made to fit.
package enum PictureText {
  /// Width of a letter in heights of the text: a little more than Andika's mean, so that texts keep apart.
  private static let letter = 0.58
  /// Width of letters drawn in squares: Chinese, Japanese, Korean, emoji.
  private static let wideLetter = 1.0
  /// Scalars from here on are mostly wide (Unicode: CJK begins at U+2E80).
  private static let firstWide: UInt32 = 0x2E80

  /// Units that a text of a size is wide, about.
  package static func width(_ text: String, size: Double) -> Double {
    var width = 0.0
    for scalar in text.unicodeScalars { width += self.width(scalar) }
    return width * size
  }

  private static func width(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    // Combining marks of Latin and Arabic stand over their letters.
    case 0x300...0x36F, 0x610...0x61A, 0x64B...0x65F, 0x200B...0x200F: 0
    case 0x20, 0x2C, 0x2E, 0x3A: letter / 2
    case firstWide...: wideLetter
    default: letter
    }
  }

  /// The text, or its beginning with a sign that something is left out.
  package static func fitted(_ text: String, size: Double, into width: Double) -> String {
    guard self.width(text, size: size) > width else { return text }
    var room = width / size - letter
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      room -= self.width(scalar)
      if room < 0 { break }
      kept.append(scalar)
    }
    kept.append("…")
    return String(kept)
  }

  /// The text in lines that fit, broken between words; the last says when something is left out.
  package static func lines(_ text: String, size: Double, width: Double, most: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words(text) {
      let longer = line.isEmpty ? word : line + " " + word
      if line.isEmpty || lines.count + 1 >= most || self.width(longer, size: size) <= width {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { fitted($0, size: size, into: width) }
  }

  private static func words(_ text: String) -> [String] {
    text.unicodeScalars.split { $0.value <= 0x20 }.map { String(String.UnicodeScalarView($0)) }
  }
}
