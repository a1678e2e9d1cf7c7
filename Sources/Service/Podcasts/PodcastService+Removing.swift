// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
import Jobs
import Library

extension PodcastService {
  /// Deletes podcasts that were removed long enough ago.
  static let tidy: JobKind = "podcasts.tidy"
  private static let tidySeconds = 3600.0

  /// Takes a podcast out of somebody's list; it can be put back for a day.
  /// - Throws: `noSuchPodcast`.
  public func remove(_ id: PodcastID, by account: AccountID) async throws(PodcastError) {
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      let changed = try transaction.run(
        """
        UPDATE podcasts SET removed_at = \(now)
        WHERE id = \(id) AND account = \(account) AND removed_at IS NULL
        """)
      guard changed == 1 else { throw .noSuchPodcast }
      for track in try tracks(of: id, in: transaction) {
        try library.hideEpisode(true, track, in: transaction)
      }
    }
  }

  /// Puts back a podcast that was removed.
  /// - Throws: `noSuchPodcast`, `tooMany`.
  public func restore(_ id: PodcastID, by account: AccountID) async throws(PodcastError) {
    let isBack = try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) -> Bool in
      let found: [PodcastID] = try transaction.column(
        "id", of: "SELECT id FROM podcasts WHERE id = \(id) AND account = \(account)")
      guard !found.isEmpty else { throw .noSuchPodcast }
      return try restore(id, account, in: transaction)
    }
    guard isBack else { throw .tooMany(maximum: limits.podcasts) }
  }

  func restore(
    _ id: PodcastID, _ account: AccountID, in transaction: borrowing Transaction<PodcastError>
  ) throws(PodcastError) -> Bool {
    let changed = try transaction.run(
      """
      UPDATE podcasts SET removed_at = NULL WHERE id = \(id)
        AND (SELECT count(*) FROM podcasts AS others WHERE others.account = \(account)
          AND others.removed_at IS NULL AND others.id <> \(id)) < \(limits.podcasts)
      """)
    guard changed == 1 else { return false }
    for track in try tracks(of: id, in: transaction) {
      try library.hideEpisode(false, track, in: transaction)
    }
    return true
  }

  private func tracks(
    of id: PodcastID, in transaction: borrowing Transaction<PodcastError>
  ) throws(PodcastError) -> [TrackID] {
    try transaction.column(
      "track",
      of: """
        SELECT track FROM podcast_episodes WHERE podcast = \(id) AND track IS NOT NULL
        """)
  }

  /// Deletes what was removed long enough ago, with its sounds.
  public func tidyUp() async throws(PodcastError) {
    let before = clock.now.adding(seconds: -limits.removedSeconds)
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      let gone: [TrackID] = try transaction.column(
        "track",
        of: """
          SELECT track FROM podcast_episodes WHERE track IS NOT NULL AND podcast IN (
            SELECT id FROM podcasts WHERE removed_at <= \(before))
          """)
      for track in gone { try library.removeEpisode(track, in: transaction) }
      try transaction.run("DELETE FROM podcasts WHERE removed_at <= \(before)")
    }
  }

  /// What happens when an account is deleted: its podcasts go; the sounds go with those of the library.
  public var accountDeletion: AccountService.DeletionRule {
    { (account, transaction) throws(AccountsError) in
      try transaction.run("DELETE FROM podcasts WHERE account = \(account)")
      try transaction.run("DELETE FROM private_feeds WHERE account = \(account)")
    }
  }

  /// Sees to it that feeds are asked for, and removed podcasts deleted; to be called at each start.
  public func scheduleWork() async throws(DatabaseError) {
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try jobs.addChore(Self.tidy, isDueNow: false, in: transaction)
      try jobs.addChore(Self.look, isDueNow: false, in: transaction)
    }
  }

  func tidyJob() async throws(JobError) -> JobOutcome {
    do throws(PodcastError) { try await tidyUp() } catch {
      throw JobError("\(error)", canRetry: true)
    }
    return .again(afterSeconds: Self.tidySeconds)
  }
}
