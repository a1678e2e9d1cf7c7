// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text whose letters and accents are put together, as the tables have them.
///
/// Files of some systems have é as e and an accent; most tables know only the whole letter.
struct ComposedText {
  /// The scalars of the composed text.
  private(set) var scalars: [UInt32] = []
  /// For each of them, the place in the text as it was.
  private var origins: [Int] = []
  /// For each scalar as it was, its place in the composed text.
  private var places: [Int] = []

  /// Combining Diacritical Marks, the block of the accents.
  private static let accents: ClosedRange<UInt32> = 0x300...0x36F

  /// Puts a text together; nil when no letter in it has an accent of its own.
  init?(_ text: String) {
    guard text.unicodeScalars.contains(where: { Self.accents.contains($0.value) }) else {
      return nil
    }
    for character in text {
      let before = character.unicodeScalars.count
      let after = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
      let last = max(after.count - 1, 0)
      let start = (origin: places.count, place: scalars.count)
      for (index, scalar) in after.enumerated() {
        scalars.append(scalar.value)
        origins.append(start.origin + min(index, before - 1))
      }
      for index in 0..<before {
        places.append(start.place + min(index, last))
      }
    }
  }

  /// Where a place in the text as it was lies in the composed text.
  func place(of origin: Int) -> Int {
    origin < 0 ? origin : origin < places.count ? places[origin] : scalars.count
  }

  /// The translation of the composed text, with the places of the text as it was.
  func restored(_ translation: BrailleTranslation) -> BrailleTranslation {
    var restored = translation
    restored.sources = translation.sources.map { origins[$0] }
    restored.unknown = translation.unknown.map { origins[$0] }
    restored.results = places.map { translation.results[$0] }
    return restored
  }
}
