// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Lines on their way to a descriptor, such as standard error, written by a thread of their own.
///
/// Whoever adds a line never waits. When nobody reads the other end, or not fast enough, what is too much is dropped,
/// and a line says how many were.
public final class LogQueue: Sendable {
  fileprivate enum Line: Sendable {
    case entry(LogEntry)
    case text(String)
  }

  private struct State {
    var lines: [Line] = []
    var dropped = 0
    var isWriting = false
    var isClosed = false
    var hasEnded = false
  }

  private let descriptor: Int32
  private let capacity: Int
  private let state = Monitor(State())

  // Lines that come within so short a time are written at once, so that a busy server seldom wakes the thread.
  private static let gatherMilliseconds = 20

  /// A queue that writes to a descriptor and does not close it.
  ///
  /// - Parameter capacity: How many lines wait at most; about 300 bytes each.
  public init(descriptor: Int32, capacity: Int = 16_384) {
    self.descriptor = descriptor
    self.capacity = capacity
    let isStarted = OwnThread.start { [state] in Self.run(state, descriptor) }
    // Without a thread all lines are dropped, which is better than a server that does not start.
    if !isStarted { state.withLock { $0.isClosed = true } }
  }

  /// Adds an entry, as a JSON object on a line.
  public func add(_ entry: LogEntry) { add(.entry(entry)) }

  /// Adds a line of text.
  public func add(_ text: String) { add(.text(text)) }

  private func add(_ line: Line) {
    let wakes = state.withLock { state in
      guard state.lines.count < capacity, !state.isClosed else {
        state.dropped += 1
        return false
      }
      state.lines.append(line)
      return state.lines.count == 1 && !state.isWriting
    }
    if wakes { state.signal() }
  }

  /// Takes no more lines and waits until those that are there are written, but no longer than so many milliseconds.
  public func close(withinMilliseconds milliseconds: Int) async {
    state.withLock { $0.isClosed = true }
    state.signalAll()
    let state = state
    await withCheckedContinuation { continuation in
      let isStarted = OwnThread.start {
        _ = state.wait(milliseconds: milliseconds) { $0.hasEnded ? true : nil }
        continuation.resume()
      }
      if !isStarted { continuation.resume() }
    }
  }

  // MARK: The thread

  private static func run(_ state: Monitor<State>, _ descriptor: Int32) {
    // Whoever read may have ended, and the server goes on.
    OwnThread.blockPipeSignal()
    while true {
      let batch = state.wait(milliseconds: 3_600_000) { state -> (lines: [Line], dropped: Int)? in
        guard !state.lines.isEmpty || state.isClosed else { return nil }
        defer {
          state.lines = []
          state.dropped = 0
          state.isWriting = true
        }
        return (state.lines, state.dropped)
      }
      guard let batch else { continue }
      var bytes: [UInt8] = []
      for line in batch.lines { bytes.append(line) }
      if batch.dropped > 0 { bytes += droppedLine(batch.dropped) }
      writeAll(bytes, to: descriptor)
      let isOver = state.withLock { state in
        state.isWriting = false
        state.hasEnded = state.isClosed && state.lines.isEmpty
        return state.hasEnded
      }
      if isOver { return state.signalAll() }
      if !state.withLock({ $0.isClosed }) { usleep(UInt32(gatherMilliseconds * 1000)) }
    }
  }

  private static func droppedLine(_ count: Int) -> [UInt8] {
    let time = HTTPDate.iso8601(milliseconds: Clock.wallMilliseconds())
    return Array("{\"time\":\"\(time)\",\"dropped\":\(count)}\n".utf8)
  }

  /// Waits as long as nobody reads; gives up what cannot be written at all.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ line: LogQueue.Line) {
    switch line {
    case .entry(let entry): entry.append(to: &self)
    case .text(let text): self += text.utf8
    }
    append(0x0A)
  }
}
