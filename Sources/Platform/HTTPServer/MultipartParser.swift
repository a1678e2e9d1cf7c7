// SPDX-License-Identifier: Apache-2.0

/// Splits a `multipart/form-data` body into its parts while it comes; RFC 7578 and RFC 2046.
///
/// It keeps no more than a part's head or one boundary, however the body is cut into pieces.
struct MultipartParser: Sendable {
  enum Event: Sendable, Equatable {
    case partBegan(Headers)
    case data([UInt8])
    case partEnded
  }

  struct MalformedError: Error {}

  private enum State: Sendable {
    /// Before the first boundary.
    case preamble
    /// A boundary was read; a line end or the closing dashes follow.
    case afterBoundary
    case head
    case data
    case epilogue
  }

  /// The boundary with the line end and the dashes that go before it.
  private let delimiter: [UInt8]
  private var state = State.preamble
  private var pending: [UInt8] = []

  // A part's head has a name, a file name and a type: 8 KiB is plenty.
  private static let headLimit = 8 << 10

  /// A parser for the boundary that a `Content-Type` header gives; nil if it gives none that is
  /// allowed, RFC 2046 section 5.1.1: 1 to 70 characters.
  init?(contentType: String) {
    guard let boundary = Text.parameter("boundary", of: contentType),
      (1...70).contains(boundary.utf8.count)
    else { return nil }
    delimiter = Array("\r\n--\(boundary)".utf8)
    // The first boundary may stand at the very start, where no line end goes before it.
    pending = [13, 10]
  }

  /// Whether the closing boundary has come.
  var isComplete: Bool { if case .epilogue = state { true } else { false } }

  /// Takes a piece and gives what is now known.
  mutating func parse(_ bytes: some Sequence<UInt8>) throws(MalformedError) -> [Event] {
    pending.append(contentsOf: bytes)
    var events: [Event] = []
    var position = 0
    while try step(&position, &events) {}
    pending.removeFirst(position)
    return events
  }

  /// One step from a position in `pending`; false if more must come first.
  private mutating func step(_ position: inout Int, _ events: inout [Event]) throws(MalformedError)
    -> Bool
  {
    switch state {
    case .preamble, .data: return stepToBoundary(&position, &events)
    case .afterBoundary:
      guard pending.count >= position + 2 else { return false }
      let two = (pending[position], pending[position + 1])
      guard two == (13, 10) || two == (45, 45) else { throw MalformedError() }
      state = two == (13, 10) ? .head : .epilogue
      position += 2
      return true
    case .head:
      guard let end = find(Array("\r\n\r\n".utf8), from: max(0, position - 2)) else {
        guard pending.count - position <= Self.headLimit else { throw MalformedError() }
        return false
      }
      let head = end > position ? pending[position..<end] : []
      events.append(.partBegan(try Self.headers(head)))
      position = end + 4
      state = .data
      return true
    case .epilogue:
      position = pending.count
      return false
    }
  }

  private mutating func stepToBoundary(_ position: inout Int, _ events: inout [Event]) -> Bool {
    let isData = if case .data = state { true } else { false }
    if let end = find(delimiter, from: position) {
      if isData {
        if end > position { events.append(.data(Array(pending[position..<end]))) }
        events.append(.partEnded)
      }
      position = end + delimiter.count
      state = .afterBoundary
      return true
    }
    // All but what may be the start of a boundary is surely data.
    let safe = max(position, pending.count - delimiter.count + 1)
    if isData, safe > position { events.append(.data(Array(pending[position..<safe]))) }
    position = safe
    return false
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    let last = pending.count - needle.count
    guard last >= start else { return nil }
    return pending.withUnsafeBufferPointer { hay in
      needle.withUnsafeBufferPointer { needle in
        var index = start
        while index <= last {
          // Needles begin with a carriage return, which is rare in most data.
          if hay[index] == needle[0] {
            var length = 1
            while length < needle.count, hay[index + length] == needle[length] { length += 1 }
            if length == needle.count { return index }
          }
          index += 1
        }
        return nil
      }
    }
  }

  private static func headers(_ bytes: ArraySlice<UInt8>) throws(MalformedError) -> Headers {
    var headers = Headers()
    for line in bytes.split(separator: 10) {
      let text = String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { throw MalformedError() }
      headers.add(
        HeaderName(text: Text.trimmed(text[..<colon])),
        Text.trimmed(text[text.index(after: colon)...]))
    }
    return headers
  }
}
