// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
import Synchronization

/// A feed for a process without pages: it hands changes, through the database, to the processes that have pages open.
public final class RelayingChangeFeed: ChangeFeed {
  /// The table of changes on their way.
  public static let migrations = MigrationPlan(
    owner: "relay",
    [
      Migration(
        1, "changes on their way to other processes",
        [
          """
          CREATE TABLE relayed_changes (
            number BIGINT PRIMARY KEY, change TEXT NOT NULL, account TEXT, at BIGINT NOT NULL)
          """
        ])
    ])

  /// How long a change stays, in seconds: longer than a server takes that is held up.
  static let keptSeconds = 600.0
  /// Changes that wait for a database that cannot be written; older ones are dropped, since a page reloads at the next.
  private static let waitingLimit = 1000

  private struct Waiting: Sendable {
    let change: ReadingChange
    let audience: AccountID?
  }

  private let database: DatabasePool
  private let clock: WallClock
  private let waiting = Mutex<[Waiting]>([])
  private let bell: AsyncStream<Void>
  private let ring: AsyncStream<Void>.Continuation

  /// Makes a feed over a database that has its table.
  public init(database: DatabasePool, clock: WallClock = .system) {
    self.database = database
    self.clock = clock
    (bell, ring) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// Keeps the change for `carry` or `flush`, which hand it on.
  public func publish(_ change: ReadingChange, to audience: AccountID?) {
    waiting.withLock { waiting in
      if waiting.count >= Self.waitingLimit { waiting.removeFirst() }
      waiting.append(Waiting(change: change, audience: audience))
    }
    ring.yield()
  }

  /// Nobody: this process has no pages.
  public func listening() -> Set<AccountID> { [] }

  /// Nothing: this process has no pages.
  public func changes(for account: AccountID) -> AsyncStream<ReadingChange> {
    AsyncStream { $0.finish() }
  }

  /// Hands on what is published, until the task is cancelled; call it once.
  public func carry() async {
    for await _ in bell { await flush() }
    await flush()
  }

  /// Hands on what was published so far.
  ///
  /// What the database does not take now is handed on the next time.
  public func flush() async {
    let changes = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    guard !changes.isEmpty else { return }
    let now = clock.now
    do throws(ReadingError) {
      try await database.write {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
        for change in changes {
          try transaction.run(
            """
            INSERT INTO relayed_changes (number, change, account, at)
            SELECT COALESCE(MAX(number), 0) + 1, \(change.change.relayed),
              \(orNull: change.audience), \(now)
            FROM relayed_changes
            """)
        }
        // The newest stays, so that the numbers go on from it.
        try transaction.run(
          """
          DELETE FROM relayed_changes WHERE at < \(now.adding(seconds: -Self.keptSeconds))
            AND number < (SELECT MAX(number) FROM relayed_changes)
          """)
      }
    } catch {
      waiting.withLock { $0 = changes + $0 }
    }
  }
}

extension ReadingService {
  /// Carries what this process changes to the processes that have pages open, until the task is cancelled.
  public func carryChanges() async { await feed.carry() }

  /// Tells the pages of this process what other processes have changed, until the task is cancelled.
  public func deliverRelayedChanges() async {
    var last: Int64?
    for await _ in database.commits() {
      // Where the database cannot be read, the next commit finds them.
      guard let found = try? await relayedChanges(after: last) else { continue }
      for row in found.rows {
        // A newer version may relay what this one does not know.
        if let change = ReadingChange(relayed: row.change) { feed.publish(change, to: row.account) }
      }
      last = found.last
    }
  }

  /// What was relayed after a number; without one only how far the numbers are, since no page was open before.
  private func relayedChanges(
    after last: Int64?
  ) async throws(ReadingError) -> (rows: [RelayedChange], last: Int64) {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      let rows: [RelayedChange] = try transaction.rows(
        """
        SELECT number, change, account FROM relayed_changes
        WHERE number > \(last ?? 0) ORDER BY number
        """)
      return (last == nil ? [] : rows, rows.last?.number ?? last ?? 0)
    }
  }

  private struct RelayedChange: Sendable, RowDecodable {
    let number: Int64
    let change: String
    let account: AccountID?

    init(row: Row) throws(DatabaseError) {
      number = try row.value("number")
      change = try row.value("change")
      account = try row.value("account")
    }
  }
}

extension ReadingChange {
  /// The change as it stands in the database.
  fileprivate var relayed: String {
    switch self {
    case .request(let id): "request " + id.rawValue
    case .shelf(let id): "shelf " + id
    case .openRequests: "open"
    case .ring: "ring"
    case .sessions: "sessions"
    }
  }

  fileprivate init?(relayed text: String) {
    let words = text.split(separator: " ")
    switch (words.first, words.count) {
    case ("request", 2): self = .request(ReadingID(rawValue: String(words[1])))
    case ("shelf", 2): self = .shelf(String(words[1]))
    case ("open", 1): self = .openRequests
    case ("ring", 1): self = .ring
    case ("sessions", 1): self = .sessions
    default: return nil
    }
  }
}
