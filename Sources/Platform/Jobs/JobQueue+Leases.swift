// SPDX-License-Identifier: Apache-2.0

import Database

/// What workers do with the queue: take jobs, keep them, and say how they ended.
extension JobQueue {
  /// Takes the lease of the job whose turn it is, if any is due that may begin.
  /// - Parameters:
  ///   - order: the rule, with the places of this worker.
  ///   - worker: who takes it; its long jobs are counted.
  func take(
    _ kinds: [JobKind], order: JobOrder = JobOrder(places: 1), worker: String = ""
  ) async throws(DatabaseError) -> Job? {
    let now = clock.now
    let lease = identifiers.next()
    return try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try releaseCrashed(at: now, in: transaction)
      let most = try mostWork(order, worker, at: now, in: transaction)
      var candidates: [DueJob] = []
      for kind in kinds {
        let due: DueJob? = try transaction.row(
          """
          SELECT id, turn FROM jobs
          WHERE kind = \(kind) AND failed_at IS NULL AND run_at <= \(now) AND work_ms <= \(most)
            AND (leased_until IS NULL OR leased_until <= \(now))
          ORDER BY turn, id LIMIT 1
          """)
        if let due { candidates.append(due) }
      }
      guard let next = candidates.min(by: { ($0.turn, $0.id) < ($1.turn, $1.id) }) else {
        return nil
      }
      return try start(next.id, by: worker, lease: lease, at: now, in: transaction)
    }
  }

  /// Puts back what workers have left that ended without a word: that is no failed try, and no work.
  ///
  /// The first time it may be taken at once, then after 10, 40, 160 and always 640 seconds: what is killed with a
  /// server that is killed again and again outlives that, and what kills the server does not do it all the time. The
  /// last time it is taken only to be given up.
  private func releaseCrashed(
    at now: Timestamp, in transaction: borrowing Transaction<DatabaseError>
  ) throws(DatabaseError) {
    let waits = (1...4).map { now.adding(seconds: Self.waitSeconds(afterAttempt: $0)) }
    try transaction.run(
      """
      UPDATE jobs SET \(Self.released), attempts = attempts - 1, crashes = crashes + 1,
        run_at = CASE crashes WHEN 0 THEN \(now) WHEN 1 THEN \(waits[0]) WHEN 2 THEN \(waits[1])
          WHEN 3 THEN \(waits[2]) WHEN \(Self.maximumCrashes - 1) THEN \(now)
          ELSE \(waits[3]) END
      WHERE failed_at IS NULL AND leased_until <= \(now)
      """)
  }

  /// The longest work that a worker may begin now, in milliseconds.
  private func mostWork(
    _ order: JobOrder, _ worker: String, at now: Timestamp,
    in transaction: borrowing Transaction<DatabaseError>
  ) throws(DatabaseError) -> Int64 {
    let short = JobWork.milliseconds(JobOrder.shortSeconds)
    let long: [Int] = try transaction.column(
      "long",
      of: """
        SELECT COUNT(*) AS long FROM jobs
        WHERE worker = \(worker) AND leased_until > \(now) AND work_ms > \(short)
        """)
    return order.allowsLong(longUnderWay: long.first ?? 0) ? .max : short
  }

  private func start(
    _ id: String, by worker: String, lease: String, at now: Timestamp,
    in transaction: borrowing Transaction<DatabaseError>
  ) throws(DatabaseError) -> Job? {
    let until = now.adding(seconds: Self.leaseSeconds)
    // The condition stands again in the update: with PostgreSQL another process may have been quicker.
    return try transaction.row(
      """
      UPDATE jobs SET
        lease = \(lease), leased_until = \(until), taken_at = \(now), worker = \(worker),
        attempts = attempts + 1
      WHERE id = \(id) AND failed_at IS NULL AND (leased_until IS NULL OR leased_until <= \(now))
      RETURNING id, kind, payload, attempts, crashes, leased_until, lease, work_ms, spent_ms
      """)
  }

  /// Keeps the lease for another while, and notes what was taken so far.
  /// - Returns: false when the lease was lost.
  func extend(_ job: Job) async throws(DatabaseError) -> Bool {
    let until = clock.now.adding(seconds: Self.leaseSeconds)
    return try await change(
      """
      UPDATE jobs SET leased_until = \(until), spent_ms = \(job.spentMilliseconds)
      WHERE id = \(job.id) AND lease = \(job.lease)
      """)
  }

  /// Ends a job that went well.
  func finish(_ job: Job, _ outcome: JobOutcome) async throws(DatabaseError) -> Bool {
    switch outcome {
    case .done:
      return try await change("DELETE FROM jobs WHERE id = \(job.id) AND lease = \(job.lease)")
    case .again(let seconds):
      let runAt = clock.now.adding(seconds: seconds)
      let turn = JobOrder.turn(cameAt: runAt, work: job.workSeconds, behind: 0)
      return try await change(
        """
        UPDATE jobs SET \(Self.released), attempts = 0, run_at = \(runAt), came_at = \(runAt),
          turn = \(turn), spent_ms = 0, crashes = 0
        WHERE id = \(job.id) AND lease = \(job.lease)
        """)
    case .larger(let seconds): return try await enlarge(job, JobWork(seconds: seconds))
    }
  }

  /// Puts a job back that is more work than was known, with the turn of what it is.
  private func enlarge(_ job: Job, _ work: JobWork) async throws(DatabaseError) -> Bool {
    let changed = try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      let found: Coming? = try transaction.row(
        "SELECT account, came_at FROM jobs WHERE id = \(job.id) AND lease = \(job.lease)")
      guard let found else { return false }
      let behind = try otherWork(of: found.account, than: job.id, in: transaction)
      let turn = JobOrder.turn(cameAt: found.cameAt, work: work.seconds, behind: behind)
      return try transaction.run(
        """
        UPDATE jobs SET \(Self.released), attempts = attempts - 1, work_ms = \(work.milliseconds),
          turn = \(turn), spent_ms = \(job.spentMilliseconds)
        WHERE id = \(job.id) AND lease = \(job.lease)
        """) > 0
    }
    bell.ring()
    return changed
  }

  /// Hands a job on that this process has no time for: a stopping server is no failure of the job.
  func handOn(_ job: Job) async throws(DatabaseError) {
    _ = try await change(
      """
      UPDATE jobs SET \(Self.released), attempts = attempts - 1, run_at = \(clock.now),
        spent_ms = \(job.spentMilliseconds)
      WHERE id = \(job.id) AND lease = \(job.lease)
      """)
  }

  /// Puts a failed job back for later, or gives it up.
  /// - Returns: whether it was given up.
  func fail(_ job: Job, _ failure: JobError) async throws(DatabaseError) -> Bool {
    let now = clock.now
    let isGivenUp = !failure.canRetry || job.isLastAttempt
    let failedAt = isGivenUp ? now : nil
    let runAt = now.adding(seconds: Self.waitSeconds(afterAttempt: job.attempt))
    // What is given up stays for the person who runs the server, who need not know whose it was.
    let forgotten: Statement = isGivenUp ? "account = NULL," : ""
    _ = try await change(
      """
      UPDATE jobs SET \(Self.released), \(forgotten) run_at = \(runAt),
        spent_ms = \(job.spentMilliseconds),
        failed_at = \(orNull: failedAt), failure = \(failure.reason)
      WHERE id = \(job.id) AND lease = \(job.lease)
      """)
    return isGivenUp
  }

  /// 10 s, 40 s, 160 s and so on: quick for a hiccup, slow for a machine in trouble.
  static func waitSeconds(afterAttempt attempt: Int) -> Double {
    var wait = 10.0
    for _ in 1..<max(1, min(attempt, maximumAttempts)) { wait *= 4 }
    return wait
  }

  private static let released: Statement =
    "lease = NULL, leased_until = NULL, taken_at = NULL, worker = NULL"

  private func change(_ statement: Statement) async throws(DatabaseError) -> Bool {
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run(statement) > 0
    }
  }
}

/// The job of a kind whose turn is next.
private struct DueJob: RowDecodable {
  let id: String
  let turn: Timestamp

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    turn = try row.value("turn")
  }
}

/// When a job came, and whose it is.
private struct Coming: RowDecodable {
  let account: String?
  let cameAt: Timestamp

  init(row: Row) throws(DatabaseError) {
    account = try row.value("account")
    cameAt = try row.value("came_at")
  }
}
