// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Text between tags, with entities put in and runs of white space made one.
struct MarkupText {
  private(set) var bytes: [UInt8] = []

  /// Adds what stands between two tags.
  mutating func append(_ source: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      if byte <= 0x20 {
        appendSpace()
        index += 1
      } else if byte == UInt8(ascii: "&"),
        let entity = Entity(source[index..<min(index + 12, range.upperBound)])
      {
        if entity.scalar == 0xA0 { appendSpace() } else { bytes.appendUTF8(entity.scalar) }
        index += entity.length
      } else {
        bytes.append(byte)
        index += 1
      }
    }
  }

  /// A space, unless there is one already.
  mutating func appendSpace() {
    if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
  }

  /// Takes a space at the end away.
  mutating func removeSpace() {
    if bytes.last == 0x20 { bytes.removeLast() }
  }

  /// A single byte.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// The text without a space at its end.
  var trimmed: ArraySlice<UInt8> { bytes[...].trimmed }
}

/// A character written as `&name;` or `&#number;`.
private struct Entity {
  var scalar: UInt32
  /// How many bytes it takes.
  var length: Int

  /// nil where the bytes, which begin with `&`, are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[(bytes.startIndex + 1)..<end]
    length = end + 1 - bytes.startIndex
    if name.first == UInt8(ascii: "#") {
      guard let scalar = Self.number(name.dropFirst()) else { return nil }
      self.scalar = scalar
      return
    }
    for (known, scalar) in Self.known where name.elementsEqual(known.utf8) {
      self.scalar = scalar
      return
    }
    return nil
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    var value: UInt32 = 0
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard !digits.isEmpty, digits.count <= 7 else { return nil }
    for digit in digits {
      switch digit {
      case 0x30...0x39: value = value * (isHexadecimal ? 16 : 10) + UInt32(digit - 0x30)
      case 0x61...0x66 where isHexadecimal: value = value * 16 + UInt32(digit - 0x57)
      case 0x41...0x46 where isHexadecimal: value = value * 16 + UInt32(digit - 0x37)
      default: return nil
      }
    }
    return value == 0 ? 0xFFFD : value
  }

  /// Those that stand in tables of numbers and in the languages of the house.
  private static let known: [(String, UInt32)] =
    [
      ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27), ("nbsp", 0xA0),
      ("thinsp", 0x2009), ("minus", 0x2212), ("ndash", 0x2013), ("mdash", 0x2014),
      ("euro", 0x20AC), ("pound", 0xA3), ("yen", 0xA5), ("cent", 0xA2), ("deg", 0xB0),
      ("micro", 0xB5), ("sup2", 0xB2), ("sup3", 0xB3), ("times", 0xD7), ("middot", 0xB7),
      ("hellip", 0x2026), ("permil", 0x2030), ("aacute", 0xE1), ("eacute", 0xE9),
      ("iacute", 0xED), ("oacute", 0xF3), ("uacute", 0xFA), ("ntilde", 0xF1), ("uuml", 0xFC),
      ("Aacute", 0xC1), ("Eacute", 0xC9), ("Iacute", 0xCD), ("Oacute", 0xD3), ("Uacute", 0xDA),
      ("Ntilde", 0xD1), ("rsquo", 0x2019), ("lsquo", 0x2018), ("ldquo", 0x201C),
      ("rdquo", 0x201D),
    ]
}
