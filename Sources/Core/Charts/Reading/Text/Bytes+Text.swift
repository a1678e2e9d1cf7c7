// SPDX-License-Identifier: Apache-2.0

extension ArraySlice<UInt8> {
  /// The bytes without white space and no-break spaces around them.
  var trimmed: ArraySlice<UInt8> {
    var (start, end) = (startIndex, endIndex)
    while start < end {
      if self[start] <= 0x20 {
        start += 1
      } else if end - start > 1, self[start] == 0xC2, self[start + 1] == 0xA0 {
        start += 2
      } else {
        break
      }
    }
    while start < end {
      if self[end - 1] <= 0x20 {
        end -= 1
      } else if end - start > 1, self[end - 1] == 0xA0, self[end - 2] == 0xC2 {
        end -= 2
      } else {
        break
      }
    }
    return self[start..<end]
  }

  /// Whether they are these ASCII letters, capital or small; `word` is in small letters.
  func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      for (offset, letter) in letters.enumerated() {
        let byte = self[startIndex + offset]
        guard byte == letter || ((0x41...0x5A).contains(byte) && byte | 0x20 == letter) else {
          return false
        }
      }
      return true
    }
  }

  /// The text in one line, shortened to `longest` Unicode scalars.
  func line(longest: Int = longestName) -> String {
    var line = ""
    var count = 0
    // A scalar has four bytes at most.
    let start = trimmed.prefix(4 * (longest + 1))
    for scalar in String(decoding: start, as: UTF8.self).unicodeScalars {
      guard count < longest else { return line + "…" }
      line.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      count += 1
    }
    return line
  }
}

/// Longest name that is kept, in Unicode scalars; a longer one would be a burden to hear at every point.
let longestName = 80

extension String {
  /// The name in small letters as bytes, without spaces around it; only ASCII letters have two sizes here.
  var foldedName: [UInt8] { Array(utf8)[...].trimmed.folded }
}

extension ArraySlice<UInt8> {
  /// Capital ASCII letters made small.
  var folded: [UInt8] { map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
}
