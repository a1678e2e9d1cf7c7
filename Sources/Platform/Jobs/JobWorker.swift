// SPDX-License-Identifier: Apache-2.0

public import Database

/// Does the jobs of a queue, several at once: in the order of `JobOrder`, with a place kept for short work.
public struct JobWorker: Sendable {
  /// What does the work of one kind; it may be run twice for the same job.
  public typealias Handler = @Sendable (Job) async throws(JobError) -> JobOutcome
  /// What is done in the place of work that has ended too many workers: it tells those who wait for it.
  public typealias Ending = @Sendable (Job) async throws(JobError) -> Void

  /// How many jobs are done at once unless somebody says otherwise.
  public static let usualPlaces = 2
  /// How long a worker waits before it looks for jobs that other processes added, in seconds.
  private static let usualLookSeconds = 5.0

  private let queue: JobQueue
  private let handlers: [JobKind: Handler]
  private let endings: [JobKind: Ending]
  private let report: @Sendable (Job, JobError) -> Void
  private let order: JobOrder
  private let lookSeconds: Double
  private let onIdle: @Sendable () -> Void
  /// The name of this worker in the leases: its long jobs are counted by it.
  private let name: String

  /// Makes a worker.
  /// - Parameters:
  ///   - handlers: the kinds that this worker does; jobs of other kinds are left for others.
  ///   - endings: what is to be done besides when a job of such a kind is given up for ending its workers.
  ///   - places: how many jobs are done at once; from two on, one is kept for short work.
  ///   - report: is told each failure, for the log.
  public init(
    queue: JobQueue, handlers: [JobKind: Handler], endings: [JobKind: Ending] = [:],
    places: Int = Self.usualPlaces,
    report: @escaping @Sendable (Job, JobError) -> Void = { _, _ in }
  ) {
    self.init(
      queue: queue, handlers: handlers, endings: endings, places: places, report: report,
      lookSeconds: Self.usualLookSeconds, onIdle: {})
  }

  /// Makes a worker that looks as often as a test wants, and says when it has found nothing to do.
  init(
    queue: JobQueue, handlers: [JobKind: Handler], endings: [JobKind: Ending] = [:],
    places: Int = Self.usualPlaces,
    report: @escaping @Sendable (Job, JobError) -> Void = { _, _ in }, lookSeconds: Double,
    onIdle: @escaping @Sendable () -> Void
  ) {
    self.queue = queue
    self.handlers = handlers
    self.endings = endings
    self.report = report
    self.lookSeconds = lookSeconds
    self.onIdle = onIdle
    order = JobOrder(places: places)
    name = queue.identifiers.next()
  }

  /// Works until the task is cancelled.
  public func run() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<order.places { group.addTask { await runOnePlace() } }
    }
  }

  private func runOnePlace() async {
    while !Task.isCancelled {
      // The rings begin before the look, so that a job added in between is not missed.
      let rings = queue.bell.rings()
      do throws(DatabaseError) {
        try await runUntilIdle(order)
      } catch {
        // A busy or full database passes; the next look tries again.
      }
      onIdle()
      await wait(for: rings)
    }
  }

  /// Does every job that is due, one after the other, then returns how many were tried.
  @discardableResult
  public func runUntilIdle() async throws(DatabaseError) -> Int {
    try await runUntilIdle(JobOrder(places: 1))
  }

  @discardableResult
  private func runUntilIdle(_ order: JobOrder) async throws(DatabaseError) -> Int {
    let kinds = handlers.keys.sorted { $0.rawValue < $1.rawValue }
    var tried = 0
    while !Task.isCancelled, let job = try await queue.take(kinds, order: order, worker: name) {
      tried += 1
      try await work(on: job)
    }
    return tried
  }

  private func work(on job: Job) async throws(DatabaseError) {
    guard let handler = handlers[job.kind] else { return }
    let result = await withTaskGroup(of: Void.self) { group in
      group.addTask { await keepLease(of: job) }
      let result: Result<JobOutcome, JobError>
      do throws(JobError) {
        result = .success(try await job.isDeadly ? giveUp(job) : handler(job))
      } catch {
        result = .failure(error)
      }
      group.cancelAll()
      return result
    }
    switch result {
    case .success(let outcome): _ = try await queue.finish(job, outcome)
    case .failure(let failure):
      // A stopping server hands its job on at once instead of counting it as a failure of the job.
      if Task.isCancelled {
        try await queue.handOn(job)
      } else {
        _ = try await queue.fail(job, failure)
        report(job, failure)
      }
    }
  }

  /// Does not touch the work again that has ended so many workers.
  private func giveUp(_ job: Job) async throws(JobError) -> JobOutcome {
    if let ending = endings[job.kind] { try await ending(job) }
    throw JobError(
      "The server ended \(job.crashes) times while it did this, so it is not tried again.",
      canRetry: false)
  }

  private func keepLease(of job: Job) async {
    while !Task.isCancelled {
      do {
        try await Task.sleep(for: .seconds(JobQueue.leaseSeconds / 3))
        guard try await queue.extend(job) else { return }
      } catch {
        return
      }
    }
  }

  private func wait(for rings: AsyncStream<Void>) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in rings { return } }
      group.addTask { try? await Task.sleep(for: .seconds(lookSeconds)) }
      await group.next()
      group.cancelAll()
    }
  }
}
