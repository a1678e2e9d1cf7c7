// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Documents

extension PodcastService {
  /// All podcasts of a person, by their titles.
  public func podcasts(of account: AccountID) async throws(PodcastError) -> [Podcast] {
    try await database.read {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.rows(
        """
        SELECT \(Podcast.columns) FROM podcasts
        WHERE account = \(account) AND removed_at IS NULL ORDER BY lower(podcasts.title), id
        """)
    }
  }

  /// One podcast with a piece of its episodes, the newest first.
  /// - Parameter first: how many newer ones are left out.
  /// - Returns: whether older ones follow.
  /// - Throws: `noSuchPodcast` also for one of somebody else.
  public func podcast(
    _ id: PodcastID, from first: Int = 0, for account: AccountID
  ) async throws(PodcastError) -> (podcast: Podcast, episodes: [Episode], areMore: Bool) {
    let first = max(0, min(first, 100_000))
    let size = limits.episodesOnPage
    return try await database.read {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      let podcast = try podcast(id, account, in: transaction)
      let episodes: [Episode] = try transaction.rows(
        """
        SELECT \(Episode.columns) FROM podcast_episodes WHERE podcast = \(id)
        ORDER BY place, id LIMIT \(size + 1) OFFSET \(first)
        """)
      return (podcast, Array(episodes.prefix(size)), episodes.count > size)
    }
  }

  /// One episode with its words and chapters.
  /// - Throws: `noSuchEpisode` also for one of somebody else.
  public func episode(
    _ id: EpisodeID, for account: AccountID
  ) async throws(PodcastError) -> OpenedEpisode {
    try await database.read {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      let episode: Episode? = try transaction.row(
        """
        SELECT \(Episode.columns) FROM podcast_episodes
        WHERE id = \(id) AND podcast IN (SELECT id FROM podcasts
          WHERE account = \(account) AND removed_at IS NULL)
        """)
      guard let episode else { throw .noSuchEpisode }
      let extras: EpisodeExtras? = try transaction.row(
        """
        SELECT transcript, transcript_problem, chapters FROM podcast_episodes WHERE id = \(id)
        """)
      return OpenedEpisode(
        episode: episode, podcast: try podcast(episode.podcast, account, in: transaction),
        transcript: extras?.transcript.lines.map {
          TranscriptLine(start: $0.start, text: $0.text)
        } ?? [], isTranscriptCut: extras?.transcript.isCut ?? false,
        transcriptProblem: extras?.transcriptProblem,
        chapters: extras?.chapters.map { EpisodeChapter(start: $0.start, title: $0.title) } ?? [])
    }
  }

  /// The addresses of all feeds of a person with their titles, as a list that other programs take (OPML).
  public func list(of account: AccountID) async throws(PodcastError) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="2.0"><head><title>Earshot</title></head><body>

      """
    for podcast in try await podcasts(of: account) {
      let title = podcast.title.xmlEscaped
      text += """
        <outline type="rss" text="\(title)" title="\(title)" \
        xmlUrl="\(podcast.address.xmlEscaped)"/>

        """
    }
    return Array((text + "</body></opml>\n").utf8)
  }

  private func podcast(
    _ id: PodcastID, _ account: AccountID, in transaction: borrowing Transaction<PodcastError>
  ) throws(PodcastError) -> Podcast {
    let found: Podcast? = try transaction.row(
      """
      SELECT \(Podcast.columns) FROM podcasts
      WHERE id = \(id) AND account = \(account) AND removed_at IS NULL
      """)
    guard let found else { throw .noSuchPodcast }
    return found
  }
}

extension String {
  /// The text as it stands in a file of XML; what no such file may hold is left out.
  public var xmlEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
