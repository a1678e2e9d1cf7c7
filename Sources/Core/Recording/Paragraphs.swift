// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A text in the pieces in which somebody reads it aloud.
public enum Paragraphs {
  /// A piece longer than this is cut at the end of a sentence, so that a mistake costs a minute and not ten: about a
  /// minute and a half of speech.
  static let longestBytes = 1400
  /// The most pieces of a text; what is beyond stands in the last.
  static let most = 400

  /// The pieces: divided at empty lines or, where there are none, at the ends of lines.
  public static func of(_ text: String) -> [String] {
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(trimmed)
    let hasGaps = lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.contains { $0.isEmpty }
    var pieces: [[UInt8]] = []
    var current: [UInt8] = []
    for line in lines {
      if line.isEmpty || !hasGaps {
        if !current.isEmpty { pieces.append(current) }
        current = []
      }
      guard !line.isEmpty else { continue }
      if !current.isEmpty { current.append(0x0A) }
      current += line
    }
    if !current.isEmpty { pieces.append(current) }
    var texts = pieces.flatMap(cut).map { String(decoding: $0, as: UTF8.self) }
    if texts.count > most {
      var last = ""
      for text in texts[(most - 1)...] { last += (last.isEmpty ? "" : "\n\n") + text }
      texts = Array(texts[..<(most - 1)]) + [last]
    }
    return texts
  }

  /// How many words a piece has, as far as spaces tell.
  static func words(in text: String) -> Int {
    text.utf8.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }.count
  }

  private static func trimmed(_ line: Substring.UTF8View) -> [UInt8] {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var bytes = Array(line)[...]
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return Array(bytes)
  }

  /// Cuts a long piece at the ends of sentences, as evenly as these allow.
  private static func cut(_ piece: [UInt8]) -> [[UInt8]] {
    var rest = piece[...]
    var pieces: [[UInt8]] = []
    while rest.count > longestBytes {
      guard let end = sentenceEnd(in: rest) else { break }
      pieces.append(Array(rest[..<end]))
      rest = rest[end...].drop { $0 == 0x20 || $0 == 0x0A }
    }
    if !rest.isEmpty { pieces.append(Array(rest)) }
    return pieces
  }

  /// The last end of a sentence within the longest piece, else the first behind it; a space or the end of a line follows it.
  private static func sentenceEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    var found: Int?
    for index in bytes.indices.dropLast() {
      guard bytes[index + 1] == 0x20 || bytes[index + 1] == 0x0A, endsSentence(bytes[...index])
      else { continue }
      if index - bytes.startIndex >= longestBytes, found != nil { break }
      found = index + 1
      if index - bytes.startIndex >= longestBytes { break }
    }
    return found
  }

  /// A full stop, an exclamation mark, a question mark (also the Arabic one), or an ellipsis.
  private static func endsSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.last {
    case 0x2E, 0x21, 0x3F: true
    default:
      bytes.suffix(2).elementsEqual([0xD8, 0x9F])
        || bytes.suffix(3).elementsEqual([0xE2, 0x80, 0xA6])
    }
  }
}
