// SPDX-License-Identifier: Apache-2.0

/// Cuts a paragraph into its sentences.
public enum SentenceEnds {
  /// A piece shorter than this (Unicode scalars) is no sentence by itself, such as "Dr." and "No.".
  private static let shortest = 12
  /// A longer piece is cut at a comma or a space, since a voice does not come back from it soon.
  static let longest = 600

  /// The sentences of a paragraph, without white space around them.
  ///
  /// An end is a sign of one, with closing quotes behind it, before a space. Short pieces are joined to what follows.
  public static func split(_ paragraph: String) -> [String] {
    let scalars = Array(paragraph.unicodeScalars)
    var sentences: [String] = []
    var start = 0
    var lastSpace: Int?
    for index in scalars.indices {
      let scalar = scalars[index]
      if isSpace(scalar) {
        let isEnd = scalar == "\n" || endsSentence(scalars[start..<index])
        if isEnd, index - start >= shortest {
          add(scalars[start..<index], to: &sentences)
          start = index + 1
          lastSpace = nil
          continue
        }
        lastSpace = index
      }
      if index - start >= longest, let cut = lastSpace {
        add(scalars[start..<cut], to: &sentences)
        start = cut + 1
        lastSpace = nil
      }
    }
    add(scalars[start...], to: &sentences)
    return sentences
  }

  private static func endsSentence(_ piece: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = piece.last(where: { !isClosing($0) }), isEnd(last) else { return false }
    guard last == "." else { return true }
    // "J. R. R." and "z.B.": one letter before the stop.
    var letters = 0
    for scalar in piece.reversed().drop(while: { isClosing($0) || $0 == "." }) {
      if isSpace(scalar) || scalar == "." { break }
      letters += 1
    }
    return letters > 1
  }

  private static func add(_ piece: ArraySlice<Unicode.Scalar>, to sentences: inout [String]) {
    guard let first = piece.firstIndex(where: { !isSpace($0) }),
      let last = piece.lastIndex(where: { !isSpace($0) })
    else { return }
    var text = ""
    for scalar in piece[first...last] { text.unicodeScalars.append(scalar) }
    sentences.append(text)
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\u{A0}"
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "?", "!", "…", "؟", "۔", "。": true
    default: false
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "»", ")", "]": true
    default: false
    }
  }
}
