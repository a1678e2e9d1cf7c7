// SPDX-License-Identifier: Apache-2.0

public import Database

/// Slow work, kept in the database: whichever process takes the lease of a job does it.
///
/// A job whose worker died is taken again when its lease ends, so every handler must be able to run twice.
public struct JobQueue: Sendable {
  /// How long a worker has before another may take the job, in seconds; workers extend it while they work.
  public static let leaseSeconds = 60.0
  /// How often a job is tried.
  public static let maximumAttempts = 5

  /// The tables of the queue.
  public static let migrations = MigrationPlan(
    owner: "jobs",
    [
      Migration(
        1, "jobs",
        [
          """
          CREATE TABLE jobs (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT NULL, job_key TEXT,
            run_at BIGINT NOT NULL, attempts BIGINT NOT NULL DEFAULT 0,
            lease TEXT, leased_until BIGINT, failed_at BIGINT, failure TEXT)
          """,
          "CREATE UNIQUE INDEX jobs_by_key ON jobs (job_key)",
          "CREATE INDEX jobs_by_time ON jobs (failed_at, run_at)",
        ])
    ])

  let database: Database
  let clock: WallClock
  let identifiers: Identifiers
  let bell: Bell

  /// Makes a queue over a database that has its tables.
  public init(database: Database, clock: WallClock = .system, identifiers: Identifiers = .random) {
    self.database = database
    self.clock = clock
    self.identifiers = identifiers
    bell = Bell()
  }

  /// Adds a job inside a service's own transaction, so that it exists exactly if the service's change does.
  /// - Parameters:
  ///   - key: when given, a job that waits or failed under the same key is kept instead of adding another.
  ///   - delay: seconds to wait before the first try.
  public func add<Failure>(
    _ kind: JobKind, payload: String, key: String? = nil, delay: Double = 0,
    in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    let runAt = clock.now.adding(seconds: delay)
    try transaction.run(
      """
      INSERT INTO jobs (id, kind, payload, job_key, run_at)
      VALUES (\(identifiers.next()), \(kind), \(payload), \(orNull: key), \(runAt))
      ON CONFLICT DO NOTHING
      """)
    bell.ring()
  }

  /// Adds a job in a transaction of its own.
  public func add(
    _ kind: JobKind, payload: String, key: String? = nil, delay: Double = 0
  ) async throws(DatabaseError) {
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try add(kind, payload: payload, key: key, delay: delay, in: transaction)
    }
  }

  /// Forgets the jobs of a kind that were given up, so that they can be added anew.
  public func removeFailed<Failure>(
    _ kind: JobKind, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    try transaction.run("DELETE FROM jobs WHERE kind = \(kind) AND failed_at IS NOT NULL")
  }

  /// The jobs that were given up, oldest first.
  public func failedJobs(limit: Int = 100) async throws(DatabaseError) -> [FailedJob] {
    try await database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.rows(
        """
        SELECT id, kind, payload, attempts, failure FROM jobs
        WHERE failed_at IS NOT NULL ORDER BY failed_at, id LIMIT \(limit)
        """)
    }
  }

  /// Takes the lease of the job that has waited longest, if any is due.
  func take(_ kinds: [JobKind]) async throws(DatabaseError) -> Job? {
    let now = clock.now
    let until = now.adding(seconds: Self.leaseSeconds)
    let lease = identifiers.next()
    return try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      // A job that took its worker down each time has nobody left to report it.
      try transaction.run(
        """
        UPDATE jobs SET failed_at = \(now), failure = 'the worker died'
        WHERE failed_at IS NULL AND attempts >= \(Self.maximumAttempts) AND leased_until <= \(now)
        """)
      var candidates: [(id: String, runAt: Timestamp)] = []
      for kind in kinds {
        let due: DueJob? = try transaction.row(
          """
          SELECT id, run_at FROM jobs
          WHERE kind = \(kind) AND failed_at IS NULL AND run_at <= \(now)
            AND (leased_until IS NULL OR leased_until <= \(now))
          ORDER BY run_at, id LIMIT 1
          """)
        if let due { candidates.append((due.id, due.runAt)) }
      }
      guard let next = candidates.min(by: { ($0.runAt, $0.id) < ($1.runAt, $1.id) }) else {
        return nil
      }
      // The condition stands again in the update: with PostgreSQL another process may have been quicker.
      return try transaction.row(
        """
        UPDATE jobs SET lease = \(lease), leased_until = \(until), attempts = attempts + 1
        WHERE id = \(next.id) AND failed_at IS NULL
          AND (leased_until IS NULL OR leased_until <= \(now))
        RETURNING id, kind, payload, attempts, leased_until, lease
        """)
    }
  }

  /// Keeps the lease for another while.
  /// - Returns: false when the lease was lost.
  func extend(_ job: Job) async throws(DatabaseError) -> Bool {
    let until = clock.now.adding(seconds: Self.leaseSeconds)
    return try await change(
      "UPDATE jobs SET leased_until = \(until) WHERE id = \(job.id) AND lease = \(job.lease)")
  }

  /// Ends a job that went well.
  func finish(_ job: Job, _ outcome: JobOutcome) async throws(DatabaseError) -> Bool {
    switch outcome {
    case .done:
      return try await change("DELETE FROM jobs WHERE id = \(job.id) AND lease = \(job.lease)")
    case .again(let seconds):
      let runAt = clock.now.adding(seconds: seconds)
      return try await change(
        """
        UPDATE jobs SET lease = NULL, leased_until = NULL, attempts = 0, run_at = \(runAt)
        WHERE id = \(job.id) AND lease = \(job.lease)
        """)
    }
  }

  /// Puts a failed job back for later, or gives it up.
  /// - Returns: whether it was given up.
  func fail(_ job: Job, _ failure: JobFailure) async throws(DatabaseError) -> Bool {
    let now = clock.now
    let isGivenUp = !failure.canRetry || job.attempt >= Self.maximumAttempts
    let failedAt = isGivenUp ? now : nil
    let runAt = now.adding(seconds: Self.waitSeconds(afterAttempt: job.attempt))
    _ = try await change(
      """
      UPDATE jobs SET lease = NULL, leased_until = NULL, run_at = \(runAt),
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

  private func change(_ statement: Statement) async throws(DatabaseError) -> Bool {
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run(statement) > 0
    }
  }
}

/// The oldest job of a kind that is due.
private struct DueJob: RowDecodable {
  let id: String
  let runAt: Timestamp

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    runAt = try row.value("run_at")
  }
}
