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
  /// How many workers may end under a job before it is given up: a server that is killed, or a machine that loses its
  /// power, is no fault of the job, but work that ends every worker must end some time.
  public static let maximumCrashes = 8

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
        ]),
      Migration(
        2, "turns, and what work costs",
        [
          // A job of before has the turn 0: it goes first.
          "ALTER TABLE jobs ADD COLUMN account TEXT",
          "ALTER TABLE jobs ADD COLUMN work_ms BIGINT NOT NULL DEFAULT 0",
          "ALTER TABLE jobs ADD COLUMN spent_ms BIGINT NOT NULL DEFAULT 0",
          "ALTER TABLE jobs ADD COLUMN came_at BIGINT NOT NULL DEFAULT 0",
          "ALTER TABLE jobs ADD COLUMN turn BIGINT NOT NULL DEFAULT 0",
          "ALTER TABLE jobs ADD COLUMN worker TEXT",
          "ALTER TABLE jobs ADD COLUMN taken_at BIGINT",
          "CREATE INDEX jobs_by_turn ON jobs (kind, failed_at, turn)",
          "CREATE INDEX jobs_by_account ON jobs (account)",
        ]),
      Migration(
        3, "crashes, apart from tries",
        [
          "ALTER TABLE jobs ADD COLUMN crashes BIGINT NOT NULL DEFAULT 0",
          // Time that was lost in crashes was counted as work.
          "UPDATE jobs SET spent_ms = 0",
        ]),
    ])

  let database: DatabasePool
  let clock: WallClock
  let identifiers: Identifiers
  let bell: Bell

  /// Makes a queue over a database that has its tables.
  public init(
    database: DatabasePool, clock: WallClock = .system, identifiers: Identifiers = .random
  ) {
    self.database = database
    self.clock = clock
    self.identifiers = identifiers
    bell = Bell()
  }

  /// Adds a job inside a service's own transaction, so that it exists exactly if the service's change does.
  /// - Parameters:
  ///   - work: how much it is and for whom, as far as it is known; it decides the job's turn.
  ///   - key: when given, a job that waits or failed under the same key is kept instead of adding another.
  ///   - delay: seconds to wait before the first try.
  public func add<Failure>(
    _ kind: JobKind, payload: String, work: JobWork = .little, key: String? = nil,
    delay: Double = 0, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    let runAt = clock.now.adding(seconds: delay)
    let id = identifiers.next()
    let behind = try otherWork(of: work.account, than: id, in: transaction)
    let turn = JobOrder.turn(cameAt: runAt, work: work.seconds, behind: behind)
    try transaction.run(
      """
      INSERT INTO jobs (id, kind, payload, job_key, run_at, account, work_ms, came_at, turn)
      VALUES (\(id), \(kind), \(payload), \(orNull: key), \(runAt), \(orNull: work.account),
        \(work.milliseconds), \(runAt), \(turn))
      ON CONFLICT DO NOTHING
      """)
    bell.ring()
  }

  /// Adds a job in a transaction of its own.
  public func add(
    _ kind: JobKind, payload: String, work: JobWork = .little, key: String? = nil,
    delay: Double = 0
  ) async throws(DatabaseError) {
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try add(kind, payload: payload, work: work, key: key, delay: delay, in: transaction)
    }
  }

  /// Makes sure that a chore is done, which comes again and again: there is one job of its kind.
  /// - Parameter isDueNow: whether one that waits for its time is done at once.
  public func addChore<Failure>(
    _ kind: JobKind, isDueNow: Bool, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    // One that was given up would keep its key, and nobody would do it any more.
    if isDueNow {
      try removeWaiting(kind, in: transaction)
    } else {
      try removeFailed(kind, in: transaction)
    }
    try add(kind, payload: "", key: kind.rawValue, in: transaction)
  }

  /// Forgets the jobs of a kind that were given up, so that they can be added anew.
  public func removeFailed<Failure>(
    _ kind: JobKind, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    try transaction.run("DELETE FROM jobs WHERE kind = \(kind) AND failed_at IS NOT NULL")
  }

  /// Forgets the jobs of a kind that nobody does just now, so that one can be added that is due at once.
  private func removeWaiting<Failure>(
    _ kind: JobKind, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    try transaction.run(
      """
      DELETE FROM jobs WHERE kind = \(kind)
        AND (failed_at IS NOT NULL OR leased_until IS NULL OR leased_until <= \(clock.now))
      """)
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

  /// The work of an account that waits or is under way, without that of one job, in seconds.
  func otherWork<Failure>(
    of account: String?, than job: String, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) -> Double {
    guard let account else { return 0 }
    let sums: [Int64?] = try transaction.column(
      "work",
      of: """
        SELECT CAST(SUM(work_ms) AS BIGINT) AS work FROM jobs
        WHERE account = \(account) AND failed_at IS NULL AND id <> \(job)
        """)
    return Double(sums.first.flatMap { $0 } ?? 0) / 1000
  }
}
