// SPDX-License-Identifier: Apache-2.0

// The letters of a literal live as long as the program, and no more of them are read than it has.
extension ArraySlice<UInt8> {
  /// The bytes without white space and no-break spaces around them.
  package var trimmed: ArraySlice<UInt8> {
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
  package func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      for offset in 0..<count {
        let (byte, letter) = unsafe (self[startIndex + offset], letters[offset])
        guard byte == letter || ((0x41...0x5A).contains(byte) && byte | 0x20 == letter) else {
          return false
        }
      }
      return true
    }
  }

  /// Whether they are these letters, capitals being different ones.
  package func isExactly(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { unsafe elementsEqual($0) }
  }

  /// Whether this ASCII text stands in them; the text is in small letters, the bytes may be in capitals.
  package func contains(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count > 0, self.count >= count else { return false }
    let first = self[startIndex...]
    return word.withUTF8Buffer { letters in
      for index in first.startIndex...(first.endIndex - count) {
        var offset = 0
        while offset < count, unsafe first[index + offset].asSmallLetter == letters[offset] {
          offset += 1
        }
        if offset == count { return true }
      }
      return false
    }
  }

  /// Capital ASCII letters made small.
  package var folded: [UInt8] { map { $0.asSmallLetter } }
}

extension UInt8 {
  /// The same byte, a small letter in place of a capital ASCII letter.
  package var asSmallLetter: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension String {
  /// The name in small letters as bytes, without spaces around it; only ASCII letters have two sizes here.
  package var foldedName: [UInt8] { Array(utf8)[...].trimmed.folded }
}
