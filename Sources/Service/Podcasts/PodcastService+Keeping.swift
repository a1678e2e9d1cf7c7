// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Documents
import Fetching
import Foundation
import Jobs

/// What becomes of a feed that was asked for.
extension PodcastService {
  /// Notes that nothing is new.
  func keepUnchanged(_ feed: DueFeed) async throws(PodcastError) {
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.run(
        """
        UPDATE podcasts SET problem = NULL, failures = 0, checked_at = \(now),
          due_at = \(now.adding(seconds: limits.checkSeconds)) WHERE id = \(feed.id)
        """)
    }
  }

  /// Tells its subscriber why the feed could not be read, and waits longer each time.
  func fail(_ feed: DueFeed, _ problem: PodcastProblem) async throws(PodcastError) {
    let now = clock.now
    let doubled = limits.checkSeconds * Double(1 << min(feed.failures, 10))
    let wait = problem == .gone ? limits.longestWaitSeconds : doubled
    let due = now.adding(seconds: min(wait, limits.longestWaitSeconds))
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.run(
        """
        UPDATE podcasts SET problem = \(problem.rawValue), failures = \(feed.failures + 1),
          checked_at = \(now), due_at = \(due) WHERE id = \(feed.id)
        """)
    }
  }

  /// Keeps what a feed tells; episodes that it tells no more stay behind those that it tells.
  func keep(
    _ content: PodcastFeed, _ file: FetchedFile, of feed: DueFeed
  ) async throws(PodcastError) {
    let now = clock.now
    let title = content.title.isEmpty ? file.link.host : content.title
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.run(
        """
        UPDATE podcasts SET title = \(title), author = \(content.author),
          summary = \(content.summary), language = \(orNull: content.languageTag), problem = NULL,
          entity_tag = \(orNull: file.edition.entityTag),
          modified = \(orNull: file.edition.modified), failures = 0,
          is_cut = \(content.isCut), is_mended = \(content.isMended), checked_at = \(now),
          read_at = \(now), due_at = \(now.adding(seconds: limits.checkSeconds))
        WHERE id = \(feed.id) AND removed_at IS NULL
        """)
      let known = Set(
        try transaction.column(
          "identity",
          of: "SELECT identity FROM podcast_episodes WHERE podcast = \(feed.id)",
          as: String.self))
      try transaction.run(
        """
        UPDATE podcast_episodes SET place = 1000000 + place % 1000000 WHERE podcast = \(feed.id)
        """)
      for (place, episode) in content.episodes.enumerated() {
        try keep(episode, at: place, base: file.link, of: feed, in: transaction)
      }
      try transaction.run(
        """
        DELETE FROM podcast_episodes WHERE podcast = \(feed.id)
          AND state = \(EpisodeStateName.listed) AND id IN (
            SELECT id FROM podcast_episodes WHERE podcast = \(feed.id)
            ORDER BY place LIMIT 1000000 OFFSET \(PodcastFeed.mostEpisodes))
        """)
      guard feed.getsNew, feed.isKnown, let newest = content.episodes.first,
        !known.contains(Self.identity(of: newest))
      else { return }
      let ids: [EpisodeID] = try transaction.column(
        "id",
        of: """
          SELECT id FROM podcast_episodes WHERE podcast = \(feed.id)
            AND identity = \(Self.identity(of: newest))
          """)
      for id in ids { try askForSound(id, of: feed.account, in: transaction) }
    }
  }

  /// What an episode is known by: what the feed says, else the address of its sound.
  private static func identity(of episode: FeedEpisode) -> String {
    episode.identity.isEmpty ? episode.sound?.address ?? "" : episode.identity
  }

  private func keep(
    _ episode: FeedEpisode, at place: Int, base: WebLink, of feed: DueFeed,
    in transaction: borrowing Transaction<PodcastError>
  ) throws(PodcastError) {
    guard let sound = episode.sound else { return }
    let published = episode.publishedAt.map { Timestamp(milliseconds: Int64($0) * 1000) }
    let transcript = Self.best(of: episode.transcripts).map { Self.whole($0.address, base) }
    let chapters = episode.chapters.map { Self.whole($0.address, base) }
    try transaction.run(
      """
      INSERT INTO podcast_episodes (id, podcast, identity, place, title, summary, published_at,
        told_seconds, link, transcript_link, chapters_link, state)
      VALUES (\(identifiers.next()), \(feed.id), \(Self.identity(of: episode)), \(place),
        \(episode.title), \(episode.summary), \(orNull: published), \(orNull: episode.seconds),
        \(Self.whole(sound.address, base)), \(orNull: transcript), \(orNull: chapters),
        \(EpisodeStateName.listed))
      ON CONFLICT (podcast, identity) DO UPDATE SET place = excluded.place,
        title = excluded.title, summary = excluded.summary,
        published_at = excluded.published_at, told_seconds = excluded.told_seconds,
        link = excluded.link, transcript_link = excluded.transcript_link,
        chapters_link = excluded.chapters_link
      """)
  }

  /// The transcript that tells the most: one with times before a page, a page before a text.
  private static func best(of transcripts: [FeedLink]) -> FeedLink? {
    let order = ["vtt", "srt", "subrip", "json", "html", "plain"]
    return transcripts.min { left, right in
      func rank(_ link: FeedLink) -> Int {
        order.firstIndex { link.type.contains($0) } ?? order.count
      }
      return rank(left) < rank(right)
    }
  }

  /// A whole address, where the feed wrote one that begins at its own.
  private static func whole(_ address: String, _ base: WebLink) -> String {
    guard !address.contains("://"), let from = URL(string: base.text),
      let whole = URL(string: address, relativeTo: from)
    else { return address }
    return whole.absoluteString
  }
}
