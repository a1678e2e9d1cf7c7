// SPDX-License-Identifier: Apache-2.0

/// Which part of a file a request asks for, RFC 9110 section 14.
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  /// The part lies beyond the end.
  case unsatisfiable

  /// Reads a `Range` header for a file of the given length.
  ///
  /// Several ranges at once get the whole file, which section 14.2 allows; so does what is
  /// malformed or not in bytes.
  init(header: String?, length: Int) {
    guard let header, header.lowercased().hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let specification = Text.trimmed(header.dropFirst(6))
    let ends = specification.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, !specification.contains(",") else {
      self = .whole
      return
    }
    self = Self.read(first: String(ends[0]), last: String(ends[1]), length: length)
  }

  /// The words of `Content-Range`; without a range, that none could be given.
  static func text(of range: Range<Int>?, length: Int) -> String {
    guard let range else { return "bytes */\(length)" }
    return "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
  }

  private static func read(first: String, last: String, length: Int) -> ByteRange {
    if first.isEmpty {
      guard let suffix = number(last) else { return .whole }
      // The last bytes; more than there are means all.
      guard suffix > 0, length > 0 else { return .unsatisfiable }
      return .part(max(0, length - suffix)..<length)
    }
    guard let start = number(first) else { return .whole }
    var end = length
    if !last.isEmpty {
      guard let final = number(last), final >= start else { return .whole }
      end = min(length, final == .max ? .max : final + 1)
    }
    return start < length ? .part(start..<end) : .unsatisfiable
  }

  /// A number of digits; one too great for `Int` is beyond every end.
  private static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}
