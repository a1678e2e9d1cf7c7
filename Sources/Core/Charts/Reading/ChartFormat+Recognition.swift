// SPDX-License-Identifier: Apache-2.0

extension ChartFormat {
  /// How much of a text is looked at in order to recognise what it is, in bytes.
  private static let looks = 100_000

  /// The format of a text, told from its beginning; CSV when it looks like nothing else.
  init(of bytes: [UInt8]) {
    let text = bytes.prefix(Self.looks)
    let start = text.trimmed
    switch start.first {
    case UInt8(ascii: "{"):
      let isSpecification =
        start.contains("vega-lite")
        || (start.contains("\"encoding\"") && start.contains("\"mark\""))
        || start.contains("\"layer\"")
      self = isSpecification ? .vegaLite : .json
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "<"):
      if start.contains("<html") || start.contains("<!doctype html") {
        self = start.contains("<svg") && !bytes[...].contains("<table") ? .svg : .html
      } else {
        self = start.contains("<svg") && !start.contains("<table") ? .svg : .html
      }
    default: self = .csv
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether this ASCII text stands in them; the text is in small letters, the bytes may be in capitals.
  func contains(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count > 0, self.count >= count else { return false }
    let first = self[startIndex...]
    return word.withUTF8Buffer { letters in
      for index in first.startIndex...(first.endIndex - count) {
        var offset = 0
        while offset < count, first[index + offset].asSmallLetter == letters[offset] { offset += 1 }
        if offset == count { return true }
      }
      return false
    }
  }
}

extension UInt8 {
  /// The same byte, a small letter in place of a capital ASCII letter.
  var asSmallLetter: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
