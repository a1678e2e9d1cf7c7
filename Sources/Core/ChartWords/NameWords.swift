// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// Names that come from the data, made fit to stand in a sentence.
enum NameWords {
  /// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Annex 9): what stands between them has its own direction.
  static let isolateBegin: UInt32 = 0x2068
  private static let isolate = (begin: "\u{2068}", end: "\u{2069}")
  /// Longer names are cut; nobody listens to more.
  static let mostScalars = 60

  /// A name as a part of a sentence; where its direction is not that of the language, apart from its surroundings.
  static func text(
    _ name: String, mostScalars: Int = NameWords.mostScalars, in language: Language
  ) -> String {
    let clean = cleaned(name, mostScalars: mostScalars)
    let found = directions(clean)
    let isOther = language.direction == .rightToLeft ? found.leftToRight : found.rightToLeft
    return isOther ? isolate.begin + clean + isolate.end : clean
  }

  /// Without line breaks, runs of spaces, full stops at the end, and what is too long to be heard.
  static func cleaned(_ name: String, mostScalars: Int = NameWords.mostScalars) -> String {
    var result = String.UnicodeScalarView()
    var count = 0
    var hasSpace = false
    for scalar in name.unicodeScalars {
      // A synthesizer says "underscore": wind_speed is two words.
      if scalar == "_" || scalar.value <= 0x20 || scalar.value == 0xA0 || scalar.value == 0x7F {
        hasSpace = count > 0
        continue
      }
      if count >= mostScalars {
        result.append("…")
        return String(result)
      }
      if hasSpace { result.append(" ") }
      hasSpace = false
      result.append(scalar)
      count += 1
    }
    while let last = result.last, last == "." || last == "," || last == ":" || last == " " {
      result.removeLast()
    }
    return String(result)
  }

  /// Whether a name ends in a unit: "Temperature in degrees Celsius", "Temperatura en grados".
  static func tellsUnit(_ name: String) -> Bool {
    name.utf8.count > 4 && (contains(name, " in ") || contains(name, " en "))
  }

  private static func contains(_ name: String, _ word: StaticString) -> Bool {
    Array(name.utf8)[...].contains(word)
  }

  private static func directions(_ text: String) -> (leftToRight: Bool, rightToLeft: Bool) {
    var found = (leftToRight: false, rightToLeft: false)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x58F, 0x0900...0x1FFF, 0x3040...0xD7FF:
        found.leftToRight = true
      // The minus sign and others would change sides between Arabic words.
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: found.rightToLeft = true
      case 0x24, 0x25, 0x2B, 0x2D, 0xB0, 0x20A0...0x20CF, 0x2212: found.leftToRight = true
      default: break
      }
    }
    return found
  }
}
