// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Letters and their marks as one scalar or as several, which Unicode holds to be the same (canonical equivalence).
enum Composition {
  /// Letters that Unicode's normal form takes apart though they have scalars of their own, by their parts: those of
  /// Devanagari, Bengali, Gurmukhi, Odia and Tibetan with a nukta and the like, and Hebrew with its points
  /// (CompositionExclusions.txt of the Unicode Character Database).
  private static let takenApart: [[UInt32]: UInt32] = {
    var letters: [[UInt32]: UInt32] = [:]
    for block in [0x0958...0x0FFF, 0xFB1D...0xFB4E] as [ClosedRange<UInt32>] {
      for scalar in block {
        let parts = parts(of: scalar)
        if parts.count > 1 { letters[parts] = scalar }
      }
    }
    return letters
  }()

  /// The one scalar that these are together; nil when there is none.
  static func whole(_ scalars: [UInt32]) -> UInt32? {
    let text = text(scalars)
    let composed = text.precomposedStringWithCanonicalMapping.unicodeScalars
    if composed.count == 1 { return composed.first?.value }
    return takenApart[text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)]
  }

  /// What a scalar is made of: itself where it is one letter without marks.
  static func parts(of scalar: UInt32) -> [UInt32] {
    text([scalar]).decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
  }

  /// Whether a scalar may belong to the one before it.
  static func isMark(_ value: UInt32) -> Bool {
    guard value >= firstMark, let scalar = Unicode.Scalar(value) else { return false }
    if jamo.contains(value) { return true }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The place of a mark around its letter; 0 for a letter, and for a vowel sign that stands for itself.
  static func place(of value: UInt32) -> UInt8 {
    Unicode.Scalar(value)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  /// No scalar before the accents is a mark.
  private static let firstMark: UInt32 = 0x300
  /// The vowels and final consonants of Hangul.
  private static let jamo: ClosedRange<UInt32> = 0x1160...0x11FF

  private static func text(_ scalars: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    for case let scalar? in scalars.map(Unicode.Scalar.init) { text.append(scalar) }
    return String(text)
  }
}
