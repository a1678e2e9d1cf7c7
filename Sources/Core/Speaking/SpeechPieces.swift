// SPDX-License-Identifier: Apache-2.0

/// Cuts a long text into pieces that a voice can say and a listener can stop.
///
/// Browsers' voices are known to fall silent within long utterances, and a clip must be short to begin soon.
enum SpeechPieces {
  /// A piece is at most this long (Unicode scalars), unless a single word is longer.
  static let greatestLength = 240

  /// The pieces of `text`, in order, cut after a sentence where one ends, otherwise at a space.
  static func split(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece = String.UnicodeScalarView()
    var lastSpace: Int?
    var lastEnd: Int?
    for scalar in text.unicodeScalars {
      piece.append(scalar)
      let count = piece.count
      if isSpace(scalar) { lastSpace = count }
      if isEnd(scalar) { lastEnd = count }
      guard count >= greatestLength, let cut = lastEnd ?? lastSpace else { continue }
      add(piece.prefix(cut), to: &pieces)
      piece = String.UnicodeScalarView(piece.dropFirst(cut))
      lastEnd = nil
      lastSpace = nil
    }
    add(piece[...], to: &pieces)
    return pieces
  }

  private static func add(_ piece: Substring.UnicodeScalarView, to pieces: inout [String]) {
    var text = piece
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
    if !text.isEmpty { pieces.append(String(String.UnicodeScalarView(text))) }
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
