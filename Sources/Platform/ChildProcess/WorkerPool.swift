// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Does heavy work in processes of its own, so that nothing that is sent can hold or end the server.
///
/// Each place has a thread and a worker: a confined process that has been started beforehand and lives long. A worker
/// that takes too long, uses too much memory or has nobody left to work for is ended, and another takes its place.
public final class WorkerPool: Sendable {
  /// What does the work.
  public enum Workers: Sendable {
    /// A program that runs `WorkerLoop`, with its arguments after its name.
    case program(path: String, arguments: [String])
    /// A function, on a thread of this process: for libraries and tests. It is not confined and cannot be ended.
    case inProcess(@Sendable (_ head: [UInt8], _ body: [UInt8]) -> [UInt8])
  }

  /// How much is done at once and what it may use.
  public struct Limits: Sendable, Hashable {
    /// Pieces of work at once; one client never has all places where there are several.
    public var places = 2
    /// Pieces that wait, in all.
    public var mostWaiting = 64
    /// Pieces that wait of one client.
    public var mostWaitingOfClient = 32
    /// How much what waits may hold together, in bytes.
    public var mostWaitingBytes = 64 << 20
    /// Seconds of work that one client may have at once.
    public var budgetSeconds = 60.0
    /// Seconds of work that one client may have for each second after: the rest of the time is others'.
    public var budgetPerSecond = 0.5
    /// What work that ends a worker costs its client besides, in seconds of work: at least to start another.
    public var endedSeconds = 0.1
    /// Address space of a worker, in bytes.
    public var memoryBytes = 1 << 30
    /// Absolute paths of files and folders that a worker may read, besides its program and the system's.
    public var reads: [String] = []
    /// The longest answer, in bytes.
    public var answerBytes = 64 << 20
    /// How long work that failed is not tried again, in seconds.
    public var remembersSeconds = 300.0
    /// How long a worker may still work for somebody who has left, in seconds: to start another takes longer.
    public var patienceSeconds = 0.25
    /// What a worker may have received and given before another takes its place, with fresh memory.
    public var retiresAfterBytes = 4 << 20
    /// The niceness of workers, 0 to 19.
    public var niceness = 5

    /// The usual limits.
    public init() {}
  }

  private let core: WorkerPoolCore

  /// A pool; its workers are started by `start()`, or when the first work comes.
  public init(_ workers: Workers, limits: Limits = Limits()) {
    core = WorkerPoolCore(workers, limits)
  }

  deinit { core.stop() }

  /// Starts the workers, so that the first work need not wait for them.
  public func start() { core.start() }

  /// Has work done for a client, away from the threads of tasks.
  ///
  /// Cancelling the task takes the work out of the row, or ends its worker.
  public func perform(
    _ order: WorkOrder, for client: String, within time: WorkTime
  ) async throws(WorkerError) -> [UInt8] {
    core.start()
    let number = core.newNumber()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        core.add(
          WorkerPoolCore.Work(order: order, time: time, continuation: continuation), number, client)
      }
    } onCancel: {
      core.cancel(number)
    }
    return try result.get()
  }
}

/// What the threads of a pool share.
final class WorkerPoolCore: Sendable {
  typealias Answer = Result<[UInt8], WorkerError>
  typealias Queue = WorkQueue<Work>

  struct Work: Sendable {
    let order: WorkOrder
    let time: WorkTime
    let continuation: CheckedContinuation<Answer, Never>
  }

  private struct State {
    var queue: Queue
    var lastNumber = 0
    /// Cancelled before they came into the row, or while they are worked on.
    var cancelled: Set<Int> = []
    /// Those that may still be cancelled.
    var live: Set<Int> = []
    /// The lane that works on each.
    var lanes: [Int: WorkerLane] = [:]
    var hasStarted = false
    var isStopping = false
    var failures = RememberedFailures()
  }

  let workers: WorkerPool.Workers
  let limits: WorkerPool.Limits
  private let state: Mutex<State>
  private let bell = DispatchSemaphore(value: 0)

  init(_ workers: WorkerPool.Workers, _ limits: WorkerPool.Limits) {
    self.workers = workers
    self.limits = limits
    state = Mutex(State(queue: Queue(limits: Queue.Limits(limits))))
  }

  static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  func start() {
    let isFirst = state.withLock { state in
      defer { state.hasStarted = true }
      return !state.hasStarted
    }
    guard isFirst else { return }
    for _ in 0..<limits.places {
      let thread = Thread { [self] in WorkerLane(core: self).run() }
      // In this process a reader may go deep into what is nested.
      thread.stackSize = 8 << 20
      thread.name = "earshot-lane"
      thread.start()
    }
  }

  func stop() {
    let left = state.withLock { state in
      state.isStopping = true
      return state.queue.waiting
    }
    for entry in left { entry.work.continuation.resume(returning: .failure(.cancelled)) }
    for _ in 0..<limits.places { bell.signal() }
  }

  func newNumber() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.live.insert(state.lastNumber)
      return state.lastNumber
    }
  }

  func add(_ work: Work, _ number: Int, _ client: String) {
    let (refusal, displaced) = state.withLock { state -> (WorkerError?, [Queue.Entry]) in
      if state.isStopping || state.cancelled.contains(number) { return (.cancelled, []) }
      var displaced: [Queue.Entry] = []
      let refusal = state.queue.add(
        Queue.Entry(
          number: number, client: client, byteCount: work.order.body.count, work: work),
        at: Self.now(), displacing: &displaced)
      return (refusal, displaced)
    }
    for entry in displaced {
      forget(entry.number)
      entry.work.continuation.resume(returning: .failure(Queue.busy))
    }
    if let refusal {
      forget(number)
      work.continuation.resume(returning: .failure(refusal))
    } else {
      bell.signal()
    }
  }

  func cancel(_ number: Int) {
    let (entry, lane) = state.withLock { state in
      guard state.live.contains(number) else { return (nil as Queue.Entry?, nil as WorkerLane?) }
      if let entry = state.queue.remove(number) {
        state.live.remove(number)
        return (entry, nil)
      }
      state.cancelled.insert(number)
      return (nil, state.lanes[number])
    }
    entry?.work.continuation.resume(returning: .failure(.cancelled))
    lane?.wake()
  }

  func isCancelled(_ number: Int) -> Bool { state.withLock { $0.cancelled.contains(number) } }

  private func forget(_ number: Int) {
    state.withLock { state in
      state.live.remove(number)
      state.cancelled.remove(number)
      state.lanes[number] = nil
    }
  }

  // MARK: For the lanes

  /// Waits for work; nil when the pool is no more.
  func next(for lane: WorkerLane) -> Queue.Entry? {
    while true {
      bell.wait()
      let (entry, isStopping) = state.withLock { state in
        let entry = state.isStopping ? nil : state.queue.next(at: Self.now())
        if let entry { state.lanes[entry.number] = lane }
        return (entry, state.isStopping)
      }
      if isStopping { return nil }
      if let entry { return entry }
    }
  }

  /// Gives an answer, after so many seconds of work.
  func end(_ entry: Queue.Entry, _ answer: Answer, after seconds: Double) {
    forget(entry.number)
    state.withLock { $0.queue.ended(client: entry.client, after: seconds, at: Self.now()) }
    // Somebody may have waited for a place of this client.
    bell.signal()
    entry.work.continuation.resume(returning: answer)
  }

  func failure(of key: Int) -> WorkerError? {
    state.withLock { $0.failures.error(of: key, at: Self.now()) }
  }

  func remember(_ error: WorkerError, of key: Int) {
    state.withLock {
      $0.failures.add(error, of: key, until: Self.now() + limits.remembersSeconds)
    }
  }
}

extension WorkQueue.Limits {
  init(_ limits: WorkerPool.Limits) {
    self.init(
      places: limits.places, mostWaiting: limits.mostWaiting,
      mostWaitingOfClient: limits.mostWaitingOfClient, mostWaitingBytes: limits.mostWaitingBytes,
      budgetSeconds: limits.budgetSeconds, budgetPerSecond: limits.budgetPerSecond)
  }
}

/// What failed a short while ago, so that it is not tried again at once.
struct RememberedFailures {
  private static let most = 512
  private var kept: [Int: (error: WorkerError, until: Double)] = [:]

  mutating func add(_ error: WorkerError, of key: Int, until: Double) {
    if kept.count >= Self.most { kept = [:] }
    kept[key] = (error, until)
  }

  mutating func error(of key: Int, at now: Double) -> WorkerError? {
    guard let found = kept[key] else { return nil }
    if found.until > now { return found.error }
    kept[key] = nil
    return nil
  }
}
