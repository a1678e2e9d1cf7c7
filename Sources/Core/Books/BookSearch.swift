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
    let wanted = SearchForm.bytes(of: text)
    guard !wanted.isEmpty else { return [] }
    var found: [BookPlace] = []
    for (partIndex, part) in parts.enumerated() {
      for (paragraphIndex, paragraph) in part.paragraphs.enumerated() {
        for (index, sentence) in paragraph.sentences.enumerated()
        where SearchForm.has(wanted, in: sentence.text) {
          found.append(BookPlace(part: partIndex, paragraph: paragraphIndex, sentence: index))
          if found.count == Self.mostPlaces { return found }
        }
      }
    }
    return found
  }
}

/// Texts as they are compared: without what people do not type when they look for something.
enum SearchForm {
  static func has(_ wanted: [UInt8], in text: String) -> Bool {
    let bytes = bytes(of: text)
    guard bytes.count >= wanted.count else { return false }
    let first = wanted[0]
    for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
      var index = 1
      while index < wanted.count, bytes[start + index] == wanted[index] { index += 1 }
      if index == wanted.count { return true }
    }
    return false
  }

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
