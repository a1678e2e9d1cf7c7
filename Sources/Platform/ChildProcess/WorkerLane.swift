// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One place of a pool: takes work, hands it to its worker, and watches over it; on a thread of its own.
final class WorkerLane: @unchecked Sendable {
  // Unchecked: all but `wake()` is used by the thread of the lane only.
  private let core: WorkerPoolCore
  private let canceller: Canceller?
  private var process: WorkerProcess?
  /// What the worker has received and given.
  private var carried = 0

  init(core: WorkerPoolCore) {
    self.core = core
    canceller = try? Canceller()
  }

  /// Says that the work may have been cancelled; from any thread.
  func wake() { canceller?.cancel() }

  func run() {
    // A worker that ended is an error of writing, and no signal to the whole process.
    var pipeSignal = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, nil)
    _ = try? worker()
    while let entry = core.next(for: self) {
      let (answer, seconds) = answer(to: entry)
      core.end(entry, answer, after: seconds)
      if carried > core.limits.retiresAfterBytes { retire() }
      // Started now, so that the next work need not wait for it.
      _ = try? worker()
    }
    retire()
  }

  private func retire() {
    process?.end()
    process = nil
    carried = 0
  }

  private func answer(
    to entry: WorkerPoolCore.Queue.Entry
  ) -> (answer: WorkerPoolCore.Answer, seconds: Double) {
    let order = entry.work.order
    if core.isCancelled(entry.number) { return (.failure(.cancelled), 0) }
    guard let key = Self.key(of: order) else { return (.failure(.failed), 0) }
    if let error = core.failure(of: key) { return (.failure(error), 0) }
    let family = order.family.map(\.hashValue)
    if let family, core.failure(of: family) != nil { return (.failure(.tooSlow), 0) }
    let began = WorkerPoolCore.now()
    if case .inProcess(let work) = core.workers {
      let answer = Self.bytes(of: order.body).map { work(order.head, $0) }
      return (answer.map { .success($0) } ?? .failure(.failed), WorkerPoolCore.now() - began)
    }
    do throws(WorkerError) {
      let worker = try worker()
      let before = worker.processorSeconds ?? 0
      var exchange = WorkerExchange(
        order: order, process: worker, time: entry.work.time, limits: core.limits,
        canceller: canceller, isCancelled: { [core] in core.isCancelled(entry.number) })
      carried += order.body.count
      do throws(WorkerError) {
        let bytes = try exchange.run()
        carried += bytes.count
        return (.success(bytes), max(0, (worker.processorSeconds ?? before) - before))
      } catch {
        let used = max(0, (worker.processorSeconds ?? before) - before)
        retire()
        if error == .tooSlow || error == .failed {
          core.remember(error, of: key)
          if let family { core.remember(error, of: family) }
        }
        return (.failure(error), used + core.limits.endedSeconds)
      }
    } catch {
      return (.failure(error), 0)
    }
  }

  private func worker() throws(WorkerError) -> WorkerProcess {
    if let process, process.isAlive { return process }
    retire()
    guard case .program(let path, let arguments) = core.workers else {
      throw .cannotStart(reason: "there is no program")
    }
    do throws(ChildProcessError) {
      let started = try WorkerProcess(path: path, arguments: arguments, limits: core.limits)
      process = started
      return started
    } catch {
      throw .cannotStart(reason: error.description)
    }
  }

  /// What tells one order from another.
  private static func key(of order: WorkOrder) -> Int? {
    var hasher = Hasher()
    hasher.combine(order.head)
    switch order.body {
    case .bytes(let bytes): bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    case .file(let path, _):
      guard let file = PieceReader(path: path) else { return nil }
      while let piece = file.next() { piece.withUnsafeBytes { hasher.combine(bytes: $0) } }
    }
    return hasher.finalize()
  }

  private static func bytes(of body: WorkOrder.Body) -> [UInt8]? {
    switch body {
    case .bytes(let bytes): bytes
    case .file(let path, _): FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }
  }
}

/// Reads a file a piece at a time.
final class PieceReader {
  static let pieceBytes = 1 << 18
  private let descriptor: Int32

  init?(path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// The next piece; nil at the end.
  func next() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: Self.pieceBytes)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { return count == buffer.count ? buffer : Array(buffer[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
