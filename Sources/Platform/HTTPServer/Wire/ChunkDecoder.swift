// SPDX-License-Identifier: Apache-2.0

/// Takes a body in chunks apart, RFC 9112 section 7.1.
struct ChunkDecoder: Sendable {
  enum Step {
    /// A piece of the body.
    case data(UnsafeRawBufferPointer)
    /// All bytes are used, and more must come.
    case hungry
    /// The body and its trailers are over.
    case done
    case malformed
  }

  private enum Place: Sendable {
    case size(digits: Int)
    case extensions
    case sizeEnd
    case data
    case dataReturn
    case dataEnd
    case trailer(isEmpty: Bool)
    case trailerEnd(isEmpty: Bool)
    case done
  }

  private var place = Place.size(digits: 0)
  private var left = 0
  /// Of lines that hold no data, so that nobody sends them without end.
  private var overhead = 0

  // Fifteen digits fit an Int; no chunk is that long.
  private static let mostDigits = 15
  private static let mostLine = 4096

  /// Reads from the bytes what can be read.
  mutating func next(_ bytes: inout UnsafeRawBufferPointer) -> Step {
    while let byte = bytes.first {
      if case .done = place { return .done }
      if case .data = place {
        let piece = UnsafeRawBufferPointer(rebasing: bytes.prefix(left))
        left -= piece.count
        bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(piece.count))
        if left == 0 { place = .dataReturn }
        return .data(piece)
      }
      bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
      guard take(byte) else { return .malformed }
      if case .done = place { return .done }
    }
    if case .done = place { return .done }
    return .hungry
  }

  /// Takes a byte that is no data; false if it has no place there.
  private mutating func take(_ byte: UInt8) -> Bool {
    overhead += 1
    guard overhead <= Self.mostLine else { return false }
    switch place {
    case .size(let digits): return size(byte, digits)
    case .extensions:
      if byte == 0x0D { place = .sizeEnd } else { return ByteClass.isValue(byte) }
    case .sizeEnd:
      guard byte == 0x0A else { return false }
      place = left == 0 ? .trailer(isEmpty: true) : .data
      if left > 0 { overhead = 0 }
    case .dataReturn:
      guard byte == 0x0D else { return false }
      place = .dataEnd
    case .dataEnd:
      guard byte == 0x0A else { return false }
      place = .size(digits: 0)
    case .trailer(let isEmpty):
      if byte == 0x0D {
        place = .trailerEnd(isEmpty: isEmpty)
      } else {
        place = .trailer(isEmpty: false)
        return ByteClass.isValue(byte)
      }
    case .trailerEnd(let isEmpty):
      guard byte == 0x0A else { return false }
      place = isEmpty ? .done : .trailer(isEmpty: true)
    case .data, .done: return false
    }
    return true
  }

  private mutating func size(_ byte: UInt8, _ digits: Int) -> Bool {
    let value: UInt8
    switch byte {
    case 0x30...0x39: value = byte - 0x30
    case 0x41...0x46, 0x61...0x66: value = (byte | 0x20) - 0x61 + 10
    case 0x0D where digits > 0:
      place = .sizeEnd
      return true
    case 0x3B where digits > 0:
      place = .extensions
      return true
    default: return false
    }
    guard digits < Self.mostDigits else { return false }
    left = (digits == 0 ? 0 : left) << 4 | Int(value)
    place = .size(digits: digits + 1)
    return true
  }
}
