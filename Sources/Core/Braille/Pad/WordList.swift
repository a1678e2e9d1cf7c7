// SPDX-License-Identifier: Apache-2.0

import Bytes

/// The words of a language, to tell which reading of a chord makes one.
struct WordList: Sendable {
  /// The words in small letters, sorted by bytes, each ended by a line feed.
  private let bytes: [UInt8]

  private static let lineFeed = UInt8(ascii: "\n")

  /// A list of words, one on a line, sorted by bytes; nil when it is not sorted.
  init?(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.last != Self.lineFeed { bytes.append(Self.lineFeed) }
    self.bytes = bytes
    var before = 0..<0
    var start = 0
    for index in bytes.indices where bytes[index] == Self.lineFeed {
      let word = start..<index
      guard before.isEmpty || !bytes[word].lexicographicallyPrecedes(bytes[before]) else {
        return nil
      }
      before = word
      start = index + 1
    }
  }

  /// Whether a word is in the list, in capitals or not.
  func contains(_ word: String) -> Bool {
    var small = ""
    for scalar in word.scalars { small.unicodeScalars.append(Letters.small(scalar)) }
    let wanted = Array(small.utf8)
    guard !wanted.isEmpty else { return false }
    var low = 0
    var high = bytes.count
    // The bounds are beginnings of lines throughout.
    while low < high {
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != Self.lineFeed { start -= 1 }
      var end = start
      while bytes[end] != Self.lineFeed { end += 1 }
      if bytes[start..<end].elementsEqual(wanted) { return true }
      if bytes[start..<end].lexicographicallyPrecedes(wanted) {
        low = end + 1
      } else {
        high = start
      }
    }
    return false
  }
}
