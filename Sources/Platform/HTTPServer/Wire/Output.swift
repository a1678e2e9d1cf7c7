// SPDX-License-Identifier: Apache-2.0

/// What a connection has yet to send.
struct Output {
  enum Rest {
    case nothing
    case shared(SharedBytes, Range<Int>)
    case file(OpenFile, Range<Int>)
  }

  enum Progress {
    case finished
    /// The other side must read first.
    case blocked
    /// Much was sent, and others shall have their turn.
    case paused
    case broken
  }

  private var bytes: [UInt8] = []
  private var sent = 0
  /// How many bytes went out.
  private(set) var total = 0
  private var rest = Rest.nothing

  // A mebibyte a turn, so that one quick reader of a large file does not keep the loop.
  private static let turnBytes = 1 << 20

  var isEmpty: Bool {
    guard bytes.isEmpty else { return false }
    if case .nothing = rest { return true }
    return false
  }

  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  mutating func add(_ rest: Rest) { self.rest = rest }

  /// Sends what the socket takes.
  mutating func flush(
    _ transport: Transport, buffer: UnsafeMutableRawBufferPointer
  ) -> Progress {
    var turn = 0
    while true {
      guard turn < Self.turnBytes else { return .paused }
      let result: Transport.Result
      if sent < bytes.count {
        var more = true
        if case .nothing = rest { more = false }
        result = bytes.withUnsafeBytes {
          transport.write(UnsafeRawBufferPointer(rebasing: $0[sent...]), more: more)
        }
      } else {
        switch rest {
        case .nothing: return .finished
        case .shared(let shared, let range):
          result = transport.write(
            UnsafeRawBufferPointer(rebasing: shared.buffer[range]), more: false)
        case .file(let file, let range):
          let count = min(range.count, Self.turnBytes)
          result = transport.send(file, from: range.lowerBound, count: count, buffer: buffer)
        }
      }
      switch result {
      case .done(let count):
        turn += count
        total += count
        advance(count)
      case .wait: return .blocked
      case .end, .broken: return .broken
      }
    }
  }

  private mutating func advance(_ count: Int) {
    if sent < bytes.count {
      sent += count
      if sent == bytes.count {
        bytes = []
        sent = 0
      }
      return
    }
    switch rest {
    case .nothing: break
    case .shared(let shared, let range):
      let left = range.lowerBound + count..<range.upperBound
      rest = left.isEmpty ? .nothing : .shared(shared, left)
    case .file(let file, let range):
      let left = range.lowerBound + count..<range.upperBound
      rest = left.isEmpty ? .nothing : .file(file, left)
    }
  }
}
