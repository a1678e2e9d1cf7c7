// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Reads heads of requests, RFC 9112 sections 2 to 5, and takes nothing that two readers could read in two ways.
///
/// Lines end with CR and LF. Names are tokens that the colon follows at once; values hold no controls; no line goes on
/// in the next.
struct HeadScanner {
  enum Outcome {
    /// The end of the head has not come.
    case incomplete
    /// The head is `head`, up to `head.length`.
    case complete
    case refused(Problem)
  }

  private(set) var head = RawHead()
  private let limits: Server.Configuration.Limits

  // More than any client sends; each costs a moment to read.
  private static let mostFields = 256
  // Of empty lines before a request; a client that is not wrong sends one of them at most.
  private static let mostEmptyBytes = 64

  init(limits: Server.Configuration.Limits) { self.limits = limits }

  /// Looks at all bytes that have come since the last request.
  ///
  /// - Parameter searched: How many of them were looked at before, so that a head which comes byte by byte is not
  ///   searched from its beginning each time.
  mutating func scan(_ bytes: UnsafeRawBufferPointer, searched: inout Int) -> Outcome {
    head.clear()
    guard let base = bytes.baseAddress else { return .incomplete }
    let start = Self.firstLine(bytes)
    guard start <= Self.mostEmptyBytes else { return .refused(.malformed(.head)) }
    var position = searched
    while position < bytes.count,
      let found = memchr(base + position, 0x0A, bytes.count - position)
    {
      let end = base.distance(to: UnsafeRawPointer(found))
      guard end > 0, bytes[end - 1] == 0x0D else { return .refused(.malformed(.head)) }
      position = end + 1
      // Empty lines before a request are passed over: RFC 9112 section 2.2.
      if end >= 3, bytes[end - 2] == 0x0A, start < end - 1 {
        searched = 0
        return read(bytes, from: start, end: position)
      }
    }
    searched = bytes.count
    return early(bytes, from: start)
  }

  /// What can be said before the end has come.
  private func early(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Outcome {
    guard start < bytes.count else { return .incomplete }
    // What begins with no method is no HTTP: TLS spoken to a plain port, for example.
    if !ByteClass.isToken(bytes[start]), bytes[start] != 0x0D { return .refused(.malformed(.head)) }
    // The method, two spaces, the version and the line's end are 32 at most.
    let hasLine = bytes[start...].contains(0x0A)
    if !hasLine, bytes.count - start > limits.targetBytes + 32 { return .refused(.addressTooLong) }
    if bytes.count - start > limits.targetBytes + limits.headerBytes + 32 {
      return .refused(.headTooLarge)
    }
    return .incomplete
  }

  /// Where the first line begins that is not empty; of more empty ones than are passed over none is looked at.
  private static func firstLine(_ bytes: UnsafeRawBufferPointer) -> Int {
    var start = 0
    while start <= mostEmptyBytes, start + 1 < bytes.count, bytes[start] == 0x0D,
      bytes[start + 1] == 0x0A
    {
      start += 2
    }
    return start
  }

  private mutating func read(
    _ bytes: UnsafeRawBufferPointer, from start: Int, end: Int
  ) -> Outcome {
    var position = start
    if let problem = readLine(bytes, &position, end: end) { return .refused(problem) }
    if head.target.count > limits.targetBytes { return .refused(.addressTooLong) }
    if end - start > limits.targetBytes + limits.headerBytes + 32 { return .refused(.headTooLarge) }
    // The last two bytes are the empty line.
    while position < end - 2 {
      guard head.fields.count < Self.mostFields else { return .refused(.headTooLarge) }
      guard readField(bytes, &position, end: end) else { return .refused(.malformed(.head)) }
    }
    head.length = end
    return .complete
  }

  /// Reads the method, the target and the version; what is wrong with them, or nil.
  private mutating func readLine(
    _ bytes: UnsafeRawBufferPointer, _ position: inout Int, end: Int
  ) -> Problem? {
    let method = position
    while ByteClass.isToken(bytes[position]) { position += 1 }
    guard position > method, bytes[position] == 0x20 else { return .malformed(.head) }
    head.method = method..<position
    position += 1
    let target = position
    while bytes[position] > 0x20, bytes[position] < 0x7F { position += 1 }
    guard position > target, bytes[position] == 0x20 else { return .malformed(.head) }
    head.target = target..<position
    position += 1
    // HTTP/1.1 and the line's end.
    guard position + 10 <= end, bytes[position + 8] == 0x0D, bytes[position + 9] == 0x0A,
      UnsafeRawBufferPointer(rebasing: bytes[position..<position + 5]).elementsEqual("HTTP/".utf8),
      (0x30...0x39).contains(bytes[position + 5]), bytes[position + 6] == 0x2E,
      (0x30...0x39).contains(bytes[position + 7])
    else { return .malformed(.head) }
    guard bytes[position + 5] == 0x31 else { return .other(.httpVersionNotSupported) }
    head.isVersion11 = bytes[position + 7] != 0x30
    position += 10
    return nil
  }

  private mutating func readField(
    _ bytes: UnsafeRawBufferPointer, _ position: inout Int, end: Int
  ) -> Bool {
    let name = position
    var hash = WireName.seed
    while ByteClass.isToken(bytes[position]) {
      hash = WireName.mix(hash, ByteClass.lowercased(bytes[position]))
      position += 1
    }
    guard position > name, bytes[position] == 0x3A else { return false }
    let nameEnd = position
    position += 1
    while ByteClass.isBlank(bytes[position]) { position += 1 }
    let value = position
    while ByteClass.isValue(bytes[position]) { position += 1 }
    guard bytes[position] == 0x0D, bytes[position + 1] == 0x0A else { return false }
    var valueEnd = position
    while valueEnd > value, ByteClass.isBlank(bytes[valueEnd - 1]) { valueEnd -= 1 }
    position += 2
    head.add(
      RawHead.Field(name: name..<nameEnd, value: value..<valueEnd, hash: hash))
    return true
  }
}
