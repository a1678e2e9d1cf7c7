// SPDX-License-Identifier: Apache-2.0

public import Accounts
import BlobStore
import Database
import Documents
import Fetching
import Foundation
import Jobs
import Library
import Media

/// How the sounds of episodes come to be tracks.
extension PodcastService {
  /// Fetches the sound of an episode; the payload is its identifier.
  static let sound: JobKind = "podcasts.sound"

  /// Has the sound of an episode fetched; one that is there or on its way is left.
  /// - Throws: `noSuchEpisode`, `noRoom`.
  public func getSound(of id: EpisodeID, for account: AccountID) async throws(PodcastError) {
    let isRoom = try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) -> Bool in
      try check(id, account, in: transaction)
      guard try soundBytes(of: account, in: transaction) < limits.soundBytesTogether else {
        return false
      }
      try askForSound(id, of: account, in: transaction)
      return true
    }
    guard isRoom else { throw .noRoom(maximumBytes: Int(limits.soundBytesTogether)) }
  }

  /// Removes the sound of an episode; the episode stays in its list.
  /// - Throws: `noSuchEpisode`.
  public func removeSound(of id: EpisodeID, for account: AccountID) async throws(PodcastError) {
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try check(id, account, in: transaction)
      let tracks: [TrackID] = try transaction.column(
        "track",
        of: "SELECT track FROM podcast_episodes WHERE id = \(id) AND track IS NOT NULL")
      for track in tracks { try library.removeEpisode(track, in: transaction) }
      try transaction.run(
        """
        UPDATE podcast_episodes SET state = \(EpisodeStateName.listed), problem = NULL,
          track = NULL, byte_count = 0, transcript = NULL, transcript_problem = NULL,
          chapters = NULL WHERE id = \(id)
        """)
    }
  }

  /// Chooses whether the newest episode of a podcast is fetched by itself.
  /// - Throws: `noSuchPodcast`.
  public func setGetsNew(
    _ getsNew: Bool, of id: PodcastID, for account: AccountID
  ) async throws(PodcastError) {
    let changed = try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.run(
        """
        UPDATE podcasts SET gets_new = \(getsNew)
        WHERE id = \(id) AND account = \(account) AND removed_at IS NULL
        """)
    }
    guard changed == 1 else { throw .noSuchPodcast }
  }

  private func check(
    _ id: EpisodeID, _ account: AccountID, in transaction: borrowing Transaction<PodcastError>
  ) throws(PodcastError) {
    let found: [EpisodeID] = try transaction.column(
      "id",
      of: """
        SELECT id FROM podcast_episodes WHERE id = \(id) AND podcast IN (
          SELECT id FROM podcasts WHERE account = \(account) AND removed_at IS NULL)
        """)
    guard !found.isEmpty else { throw .noSuchEpisode }
  }

  private func soundBytes(
    of account: AccountID, in transaction: borrowing Transaction<PodcastError>
  ) throws(PodcastError) -> Int64 {
    let sums: [Int64] = try transaction.column(
      "bytes",
      of: """
        SELECT coalesce(sum(byte_count), 0) AS bytes FROM podcast_episodes
        WHERE podcast IN (SELECT id FROM podcasts WHERE account = \(account))
        """)
    return sums.first ?? 0
  }

  func askForSound(
    _ id: EpisodeID, of account: AccountID, in transaction: borrowing Transaction<PodcastError>
  ) throws(PodcastError) {
    let changed = try transaction.run(
      """
      UPDATE podcast_episodes SET state = \(EpisodeStateName.waiting), problem = NULL
      WHERE id = \(id) AND state IN (\(EpisodeStateName.listed), \(EpisodeStateName.failed))
      """)
    guard changed == 1 else { return }
    try jobs.removeFailed(Self.sound, in: transaction)
    try jobs.add(
      Self.sound, payload: id.rawValue, work: JobWork(seconds: 2, account: account.rawValue),
      key: "\(Self.sound.rawValue) \(id.rawValue)", in: transaction)
  }

  func failSound(_ id: String, _ problem: PodcastProblem) async throws(PodcastError) {
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.run(
        """
        UPDATE podcast_episodes SET state = \(EpisodeStateName.failed),
          problem = \(problem.rawValue)
        WHERE id = \(id) AND state = \(EpisodeStateName.waiting)
        """)
    }
  }

  func soundJob(_ job: Job) async throws(JobError) -> JobOutcome {
    let due = try await told { () throws(PodcastError) in try await dueEpisode(job.payload) }
    guard let due else { return .done }
    let path = temporaryFolder + "/" + UUID().uuidString
    defer { for ending in [".sound", ".mp3"] { unlink(path + ending) } }
    let made: EpisodeSound
    let extras: FetchedExtras
    do throws(PodcastReadError) {
      made = try await sound(of: due, at: path)
      extras = try await self.extras(of: due, of: made)
    } catch {
      switch error {
      case .problem(let problem):
        try await told { () throws(PodcastError) in
          try await failSound(due.id.rawValue, problem)
        }
        changed(due.id.rawValue, due.account)
        return .done
      case .stopped: throw JobError("The server stops.", canRetry: true)
      }
    }
    try await told { () throws(PodcastError) in try await keep(made, extras, of: due) }
    changed(due.id.rawValue, due.account)
    return .done
  }
}
