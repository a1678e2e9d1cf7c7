// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A text of a tag, whose encoding many programs get wrong.
///
/// ID3 has Latin-1, UTF-16 and UTF-8 (ID3v2.4, 4); programs of other countries write their own encoding and call it
/// Latin-1, and some write UTF-8 and call it so.
struct ToldText {
  var text: String
  /// The old encoding that it was taken for.
  var guessedEncoding: String?

  init(_ bytes: [UInt8]) {
    guard let told = String(validating: bytes, as: UTF8.self) else {
      (text, guessedEncoding) = Self.old(bytes)
      return
    }
    text = told
    // Letters that came through Latin-1 are those of one byte, so the bytes are known again.
    let letters = told.unicodeScalars.map(\.value)
    guard letters.contains(where: { $0 >= 0x80 }), letters.allSatisfy({ $0 <= 0xFF }) else {
      return
    }
    let original = letters.map { UInt8($0) }
    if let inner = String(validating: original, as: UTF8.self) {
      // Only UTF-8 has such rows of bytes.
      text = inner
    } else if Self.isArabic(original) {
      (text, guessedEncoding) = Self.old(original)
    }
  }

  private static func old(_ bytes: [UInt8]) -> (text: String, encoding: String) {
    let encoding = LegacyEncoding(likelyFor: bytes)
    let text = String(decoding: encoding.utf8(of: bytes), as: UTF8.self)
    return switch encoding {
    case .windows1252: (text, "Windows-1252")
    case .windows1256: (text, "Windows-1256")
    }
  }

  /// Whether rows of letters with accents make words, and none stands beside a plain letter: so no language of the West
  /// is written.
  private static func isArabic(_ bytes: [UInt8]) -> Bool {
    func isPlain(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }
    var row = 0
    var words = 0
    var longest = 0
    var before: UInt8 = 0
    for byte in bytes {
      if byte >= 0xC0 {
        if isPlain(before) { return false }
        row += 1
        if row == 3 { words += 1 }
        longest = max(longest, row)
      } else {
        if isPlain(byte), before >= 0xC0 { return false }
        row = 0
      }
      before = byte
    }
    return longest > 3 || words > 1
  }
}
