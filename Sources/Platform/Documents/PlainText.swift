// SPDX-License-Identifier: Apache-2.0

import Bytes

/// The characters of a text file.
struct PlainText {
  var text: String
  var guessedEncoding: String?
  var hasBrokenCharacters = false

  /// Reads UTF-8, UTF-16 with its mark, and where it is neither, the likelier of Windows-1252 and Windows-1256.
  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
      }
      text = String(decoding: units, as: UTF16.self)
    } else if let valid = String(validating: bytes, as: UTF8.self) {
      text = valid
    } else {
      let repaired = String(decoding: bytes, as: UTF8.self)
      let broken = repaired.unicodeScalars.count { $0.value == 0xFFFD }
      let whole = repaired.unicodeScalars.count { $0.value > 0x7F && $0.value != 0xFFFD }
      if whole > broken {
        text = repaired
        hasBrokenCharacters = true
      } else {
        let legacy = LegacyEncoding(likelyFor: bytes)
        text = String(decoding: legacy.utf8(of: bytes), as: UTF8.self)
        guessedEncoding = legacy == .windows1256 ? "Windows-1256" : "Windows-1252"
      }
    }
    if text.unicodeScalars.first?.value == 0xFEFF { text.unicodeScalars.removeFirst() }
  }
}

extension DocumentContent {
  /// A text file: parts end at form feeds, and paragraphs at empty lines; other lines stay as they are.
  public init(plainText bytes: [UInt8]) {
    let plain = PlainText(bytes)
    guessedEncoding = plain.guessedEncoding
    hasBrokenCharacters = plain.hasBrokenCharacters
    var part: [String] = []
    var paragraph: [Substring] = []
    func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
    func endParagraph() {
      if !paragraph.isEmpty { part.append(paragraph.joined(separator: "\n")) }
      paragraph = []
    }
    for page in plain.text.split(separator: "\u{0C}", omittingEmptySubsequences: false) {
      for line in page.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        if isBlank(line) { endParagraph() } else { paragraph.append(line) }
      }
      endParagraph()
      parts.append(part)
      part = []
    }
  }
}
