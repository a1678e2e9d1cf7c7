// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Text of any language as ASCII, where most of it is ASCII already (RFC 2045 section 6.7).
enum QuotedPrintable {
  /// The most letters of a line, with the mark that it goes on.
  private static let lineLength = 76

  /// The text with lines that end in CR LF, of which each ends so.
  static func encoded(_ text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r" })
    return lines.map { line($0) + "\r\n" }.joined()
  }

  private static func line(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var lines: [String] = []
    var present = ""
    for (index, byte) in bytes.enumerated() {
      let isLast = index == bytes.count - 1
      let piece = isPlain(byte, isLast: isLast) ? String(UnicodeScalar(byte)) : escaped(byte)
      if present.count + piece.count > lineLength - 1 {
        lines.append(present + "=")
        present = ""
      }
      present += piece
    }
    return (lines + [present]).joined(separator: "\r\n")
  }

  /// Blanks at the end of a line would be lost on the way.
  private static func isPlain(_ byte: UInt8, isLast: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "="): false
    case UInt8(ascii: " "), UInt8(ascii: "\t"): !isLast
    case 0x21...0x7E: true
    default: false
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF")
    return "=\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
  }
}

/// Text of any language in the head of a message (RFC 2047).
enum EncodedWords {
  /// The bytes of text that one word holds: 75 letters less `=?utf-8?B?` and `?=`, four letters for three bytes.
  private static let wordBytes = (75 - 12) / 4 * 3

  /// The text as it is where it is ASCII and fits into its line, else in words that are each on a line of its own.
  static func encoded(_ text: String, after name: String) -> String {
    // RFC 5322 section 2.1.1: a line should have at most 78 letters. `=?` would be taken for such a word.
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.contains("=?")
    if isPlain, name.utf8.count + text.utf8.count <= 78 { return text }
    var words: [[UInt8]] = [[]]
    for scalar in text.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      // The first word stands behind the name of its line.
      let room = words.count == 1 ? wordBytes - 9 : wordBytes
      if words[words.count - 1].count + bytes.count > room { words.append([]) }
      words[words.count - 1] += bytes
    }
    return words.map { "=?utf-8?B?\(Data($0).base64EncodedString())?=" }.joined(separator: "\r\n ")
  }
}
