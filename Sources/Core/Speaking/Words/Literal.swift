// SPDX-License-Identifier: Apache-2.0

/// A text of the source, by its address alone.
///
/// The words of a language are hundreds of texts. As a `String` each is three words of memory in a browser module, and
/// to read one is to count a reference; by its address it is one word that nobody owns.
public struct Literal: ExpressibleByStringLiteral, Sendable {
  /// The UTF-8 bytes, with a zero after the last.
  ///
  /// They are a part of the program, so they are there for ever and never change: any thread may read them.
  nonisolated(unsafe) let bytes: UnsafePointer<UInt8>

  /// A text of the source, which has no zero in it.
  @inline(__always)
  public init(stringLiteral text: StaticString) { bytes = text.utf8Start }

  /// The text.
  var text: String { String(cString: bytes) }

  /// Whether it has no bytes.
  var isEmpty: Bool { bytes.pointee == 0 }

  /// Whether it is written like the bytes from here to before there.
  func matches(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> Bool {
    var (mine, other) = (bytes, start)
    while other < end {
      if mine.pointee != other.pointee { return false }
      (mine, other) = (mine + 1, other + 1)
    }
    return mine.pointee == 0
  }
}
