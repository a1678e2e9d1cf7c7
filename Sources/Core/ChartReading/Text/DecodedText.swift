// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts

/// Text as UTF-8, whatever its bytes were encoded in.
struct DecodedText {
  var bytes: [UInt8]
  var encoding: TextEncoding?
  var hasBrokenCharacters = false

  /// - Throws: `ChartError.otherFile`, `.notText` or `.empty`.
  init(_ given: [UInt8]) throws(ChartError) {
    let raw = CarriedBytes.bytes(in: given) ?? given
    if let other = ChartError.OtherFile(startOf: raw) { throw .otherFile(other) }
    if raw.starts(with: [0xFF, 0xFE]) {
      self.init(utf16: raw, from: 2, isLittleEndian: true)
    } else if raw.starts(with: [0xFE, 0xFF]) {
      self.init(utf16: raw, from: 2, isLittleEndian: false)
    } else {
      try self.init(withoutMark: raw)
    }
    if bytes.allSatisfy({ $0 <= 0x20 }) { throw .empty }
  }

  private init(withoutMark raw: [UInt8]) throws(ChartError) {
    // Two plain sums, so that the compiler takes many bytes at once: most texts need no closer look.
    var bits: UInt8 = 0
    var zeroCount = 0
    for byte in raw {
      bits |= byte
      zeroCount &+= byte == 0 ? 1 : 0
    }
    if zeroCount > 0 {
      var zeros = (even: 0, odd: 0)
      for index in raw.indices where raw[index] == 0 {
        if index & 1 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
      }
      // In UTF-16 the upper byte of every ASCII character is zero, and half of all bytes are upper ones.
      let (many, few) = (max(zeros.even, zeros.odd), min(zeros.even, zeros.odd))
      guard many > raw.count / 5, few < many / 10 else {
        throw .notText(line: Self.line(of: raw.firstIndex(of: 0) ?? 0, in: raw))
      }
      self.init(utf16: raw, from: 0, isLittleEndian: zeros.odd > zeros.even)
      return
    }
    self.init(bytes: raw)
    if bits >= 0x80 {
      if raw.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      repair()
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Takes bytes that are no UTF-8 for those of an older encoding, or where most of them are, marks the broken ones.
  private mutating func repair() {
    let (sequences, broken) = Self.sequences(in: bytes)
    guard broken > 0 else { return }
    if sequences > broken {
      hasBrokenCharacters = true
      bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
      return
    }
    let legacy = LegacyEncoding(likelyFor: bytes)
    encoding = legacy == .windows1256 ? .windows1256 : .windows1252
    bytes = legacy.utf8(of: bytes)
  }

  /// How many sequences of several bytes are UTF-8, and how many bytes above 127 belong to none.
  private static func sequences(in bytes: [UInt8]) -> (valid: Int, broken: Int) {
    var counts = (valid: 0, broken: 0)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 {
        while index < bytes.count, bytes[index] < 0x80 { index += 1 }
        continue
      }
      let (length, least, greatest): (Int, UInt8, UInt8) =
        switch byte {
        case 0xC2...0xDF: (1, 0x80, 0xBF)
        case 0xE0: (2, 0xA0, 0xBF)
        case 0xED: (2, 0x80, 0x9F)
        case 0xE1...0xEF: (2, 0x80, 0xBF)
        case 0xF0: (3, 0x90, 0xBF)
        case 0xF1...0xF3: (3, 0x80, 0xBF)
        case 0xF4: (3, 0x80, 0x8F)
        default: (0, 0, 0)
        }
      var isValid = length > 0 && index + length <= bytes.count
      if isValid {
        isValid =
          (least...greatest).contains(bytes[index])
          && bytes[index..<index + length].allSatisfy { $0 & 0xC0 == 0x80 }
      }
      if isValid {
        counts.valid += 1
        index += length
      } else {
        counts.broken += 1
      }
    }
    return counts
  }

  private init(utf16 raw: [UInt8], from start: Int, isLittleEndian: Bool) {
    encoding = .utf16
    bytes = []
    bytes.reserveCapacity(raw.count / 2)
    var high: UInt32?
    var index = start
    while index + 1 < raw.count {
      let (first, second) = (UInt32(raw[index]), UInt32(raw[index + 1]))
      let unit = isLittleEndian ? second << 8 | first : first << 8 | second
      index += 2
      if let upper = high {
        high = nil
        if 0xDC00...0xDFFF ~= unit {
          bytes.appendUTF8(0x10000 + (upper - 0xD800) << 10 + unit - 0xDC00)
          continue
        }
        bytes.appendUTF8(0xFFFD)
      }
      switch unit {
      case 0xD800...0xDBFF: high = unit
      case 0xDC00...0xDFFF, 0: bytes.appendUTF8(0xFFFD)
      case 0xFEFF: break
      default: bytes.appendUTF8(unit)
      }
    }
  }

  private static func line(of index: Int, in bytes: [UInt8]) -> Int {
    bytes[..<index].reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
  }
}

extension ChartError.OtherFile {
  /// The kind of file that begins so; nil for what may be text.
  fileprivate init?(startOf bytes: [UInt8]) {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0])
    {
      // Workbooks of Excel and LibreOffice are archives in ZIP; older ones of Excel compound files.
      self = .spreadsheet
    } else if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x37, 0x7A, 0xBC, 0xAF]) {
      self = .archive
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
      || bytes.starts(with: [0xFF, 0xD8, 0xFF])
      || bytes.starts(with: "GIF8".utf8)
    {
      self = .picture
    } else if bytes.starts(with: "%PDF".utf8) {
      self = .pdf
    } else {
      return nil
    }
  }
}
