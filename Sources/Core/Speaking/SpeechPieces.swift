// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Cuts a long text into pieces that a voice can say and a listener can stop.
///
/// Browsers' voices are known to fall silent within long utterances, and a clip must be short to begin soon.
enum SpeechPieces {
  /// A piece is at most this long (Unicode scalars), unless a single word is longer.
  static let greatestLength = 240

  /// The pieces of `text`, in order, cut after a sentence where one ends, otherwise at a space.
  static func split(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece: [Unicode.Scalar] = []
    var lastSpace: Int?
    var lastEnd: Int?
    for scalar in text.scalars {
      piece.append(scalar)
      if isSpace(scalar) { lastSpace = piece.count }
      if isEnd(scalar) { lastEnd = piece.count }
      guard piece.count >= greatestLength, let cut = lastEnd ?? lastSpace else { continue }
      add(piece[..<cut], to: &pieces)
      piece.removeFirst(cut)
      lastEnd = nil
      lastSpace = nil
    }
    add(piece[...], to: &pieces)
    return pieces
  }

  private static func add(_ piece: ArraySlice<Unicode.Scalar>, to pieces: inout [String]) {
    guard let first = piece.firstIndex(where: { !isSpace($0) }),
      let last = piece.lastIndex(where: { !isSpace($0) })
    else { return }
    var text = ""
    for scalar in piece[first...last] { text.unicodeScalars.append(scalar) }
    pieces.append(text)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t"
  }

  /// Full stop, question and exclamation mark, Arabic question mark, semicolon of either script.
  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "?", "!", ";", "؟", "؛": true
    default: false
    }
  }
}
