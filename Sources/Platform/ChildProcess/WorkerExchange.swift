// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One order on its way to a worker, and the answer on its way back.
///
/// An order is the lengths of its head and its body (4 bytes each, the lowest first), then both; an answer is its length
/// and itself.
struct WorkerExchange {
  /// How often to look at the worker's processor time, in milliseconds.
  private static let lookMilliseconds: Int32 = 50

  let order: WorkOrder
  let process: WorkerProcess
  let time: WorkTime
  let limits: WorkerPool.Limits
  let canceller: Canceller?
  let isCancelled: () -> Bool

  private var outgoing: [UInt8] = []
  private var sent = 0
  private var source: PieceReader?
  private var sourceLeft = 0
  private var incoming: [UInt8] = []

  init(
    order: WorkOrder, process: WorkerProcess, time: WorkTime, limits: WorkerPool.Limits,
    canceller: Canceller?, isCancelled: @escaping () -> Bool
  ) {
    self.order = order
    self.process = process
    self.time = time
    self.limits = limits
    self.canceller = canceller
    self.isCancelled = isCancelled
  }

  mutating func run() throws(WorkerError) -> [UInt8] {
    outgoing = Self.length(order.head.count) + Self.length(order.body.count) + order.head
    switch order.body {
    case .bytes(let bytes): outgoing += bytes
    case .file(let path, let count):
      source = PieceReader(path: path)
      sourceLeft = count
      guard source != nil else { throw .failed }
    }
    let began = WorkerPoolCore.now()
    let processorBefore = process.processorSeconds ?? 0
    while true {
      let elapsed = WorkerPoolCore.now() - began
      let used = (process.processorSeconds ?? processorBefore) - processorBefore
      if elapsed >= time.seconds || used >= time.processorSeconds { throw .tooSlow }
      if isCancelled(), elapsed >= limits.patienceSeconds { throw .cancelled }
      try wait(seconds: time.seconds - elapsed)
      if let answer = try answer() { return answer }
    }
  }

  /// Waits until something can be sent or has come, and does it.
  private mutating func wait(seconds: Double) throws(WorkerError) {
    let wantsToSend = sent < outgoing.count || sourceLeft > 0
    var waiting = [
      pollfd(fd: process.answers, events: Int16(POLLIN), revents: 0),
      pollfd(fd: canceller?.readingEnd ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wantsToSend ? process.orders : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let timeout = min(Self.lookMilliseconds, Int32(min(seconds, 10) * 1000) + 1)
    guard poll(&waiting, nfds_t(waiting.count), timeout) > 0 else { return }
    if waiting[1].revents != 0 { canceller?.clear() }
    if waiting[2].revents != 0 { try send() }
    if waiting[0].revents != 0 { try receive() }
  }

  private mutating func send() throws(WorkerError) {
    if sent == outgoing.count {
      guard let piece = source?.next() else { throw .failed }
      outgoing = Array(piece.prefix(sourceLeft))
      sourceLeft -= outgoing.count
      sent = 0
    }
    let count = outgoing[sent...].withUnsafeBytes {
      write(process.orders, $0.baseAddress, $0.count)
    }
    if count > 0 {
      sent += count
    } else if errno != EAGAIN, errno != EINTR {
      throw .failed
    }
  }

  private mutating func receive() throws(WorkerError) {
    var buffer = [UInt8](repeating: 0, count: PieceReader.pieceBytes)
    let count = read(process.answers, &buffer, buffer.count)
    if count > 0 {
      incoming.append(contentsOf: buffer[..<count])
      if incoming.count > limits.answerBytes + 4 { throw .failed }
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      throw .failed
    }
  }

  private func answer() throws(WorkerError) -> [UInt8]? {
    guard incoming.count >= 4 else { return nil }
    let length = Self.number(incoming[..<4])
    guard length <= limits.answerBytes, incoming.count - 4 <= length else { throw .failed }
    return incoming.count - 4 == length ? Array(incoming[4...]) : nil
  }

  static func length(_ count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
