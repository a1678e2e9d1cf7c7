// SPDX-License-Identifier: Apache-2.0

/// A place in a book where a text was found.
public struct BookPlace: Sendable, Equatable {
  /// Which part, from 0.
  public var part: Int
  /// Which paragraph of it, from 0.
  public var paragraph: Int
  /// Which sentence of that, from 0.
  public var sentence: Int
}

extension Book {
  /// How many places are told at most.
  public static let mostPlaces = 1000

  /// The sentences that have a text in them, in order, whatever the size of letters, their accents or vowel signs.
  public func places(of text: String) -> [BookPlace] {
    guard let wanted = SearchPattern(text) else { return [] }
    var found: [BookPlace] = []
    for (partIndex, part) in parts.enumerated() {
      for (paragraphIndex, paragraph) in part.paragraphs.enumerated() {
        for (index, sentence) in paragraph.sentences.enumerated()
        where wanted.occurs(in: sentence.text) {
          found.append(BookPlace(part: partIndex, paragraph: paragraphIndex, sentence: index))
          if found.count == Self.mostPlaces { return found }
        }
      }
    }
    return found
  }
}

/// What is looked for: in a time that grows with the text alone, whatever both hold (Knuth, Morris and Pratt, 1977).
private struct SearchPattern {
  private let bytes: [UInt8]
  /// How many of the first bytes end the first `index + 1` bytes as well, not counting all of them.
  private let borders: [Int]

  /// A pattern; nil where nothing is looked for.
  init?(_ text: String) {
    bytes = SearchForm.bytes(of: text)
    guard !bytes.isEmpty else { return nil }
    var borders = [0]
    for byte in bytes.dropFirst() {
      var length = borders[borders.count - 1]
      while length > 0, bytes[length] != byte { length = borders[length - 1] }
      borders.append(bytes[length] == byte ? length + 1 : 0)
    }
    self.borders = borders
  }

  func occurs(in text: String) -> Bool {
    var matched = 0
    for byte in SearchForm.bytes(of: text) {
      while matched > 0, bytes[matched] != byte { matched = borders[matched - 1] }
      if bytes[matched] == byte { matched += 1 }
      if matched == bytes.count { return true }
    }
    return false
  }
}

/// Texts as they are compared: without what people do not type when they look for something.
enum SearchForm {
  /// The text in small letters, with plain letters for those with accents, without the vowel signs of Arabic, and
  /// with one space for any white space.
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let value = scalar.value
      switch value {
      case 0x41...0x5A: bytes.append(UInt8(value + 0x20))
      case 0x09, 0x0A, 0x0D, 0x20, 0xA0: if bytes.last ?? 0x20 != 0x20 { bytes.append(0x20) }
      case 0..<0x80: bytes.append(UInt8(value))
      case 0xAD, 0x300...0x36F, 0x64B...0x65F, 0x670, 0x640: continue
      case 0xC0...0x17F: add(latin(scalar), to: &bytes)
      case 0x2018, 0x2019: bytes.append(0x27)
      case 0x622, 0x623, 0x625, 0x671: add("\u{627}", to: &bytes)
      case 0x629: add("\u{647}", to: &bytes)
      case 0x649: add("\u{64A}", to: &bytes)
      default: add(scalar, to: &bytes)
      }
    }
    return bytes
  }

  private static func add(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// The plain letters of the Latin ones with accents (Unicode blocks Latin-1 Supplement and Latin Extended-A); a space
  /// stands for those that have none.
  private static let plain = Array(
    """
    aaaaaa ceeeeiiii nooooo ouuuuy  aaaaaa ceeeeiiii nooooo ouuuuy yaaaaaaccccccccddddeeeeeeeeeegggggggg\
    hhhhiiiiiiiiii  jjkk llllll  llnnnnnn   oooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """.unicodeScalars)

  private static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let index = Int(scalar.value) - 0xC0
    guard plain.indices.contains(index), plain[index] != " " else {
      // Æ, Ð, Ø, Þ and their small ones lie 0x20 apart.
      return (0xC6...0xDE).contains(scalar.value)
        ? Unicode.Scalar(scalar.value + 0x20) ?? scalar : scalar
    }
    return plain[index]
  }
}
