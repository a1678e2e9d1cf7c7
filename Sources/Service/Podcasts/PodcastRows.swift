// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
public import Database
import Documents
import Library

extension Podcast: RowDecodable {
  static let columns: Statement = """
    podcasts.id, podcasts.title, podcasts.author, podcasts.summary, podcasts.language,
    podcasts.address, podcasts.problem, podcasts.checked_at, podcasts.is_cut, podcasts.is_mended,
    podcasts.gets_new,
    (SELECT count(*) FROM podcast_episodes WHERE podcast = podcasts.id) AS episode_count,
    (SELECT title FROM podcast_episodes WHERE podcast = podcasts.id
      ORDER BY place LIMIT 1) AS newest
    """

  /// Reads a row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    title = try row.value("title")
    author = try row.value("author")
    summary = try row.value("summary")
    languageTag = try row.value("language")
    address = try row.value("address")
    // A name that a later version gave says only that it failed.
    problem = try row.value("problem", as: String?.self).map {
      PodcastProblem(rawValue: $0) ?? .serverFailed
    }
    checkedAt = try row.value("checked_at")
    isCut = try row.value("is_cut")
    isMended = try row.value("is_mended")
    getsNew = try row.value("gets_new")
    episodeCount = try row.value("episode_count")
    newest = try row.value("newest")
  }
}

/// How the database names the states of an episode.
enum EpisodeStateName: String, SQLConvertible {
  case listed
  case waiting
  case ready
  case failed
}

extension Episode: RowDecodable {
  static let columns: Statement = """
    podcast_episodes.id, podcast_episodes.podcast, podcast_episodes.title,
    podcast_episodes.summary, podcast_episodes.published_at, podcast_episodes.told_seconds,
    podcast_episodes.transcript_link, podcast_episodes.state, podcast_episodes.problem,
    podcast_episodes.track
    """

  /// Reads a row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    podcast = try row.value("podcast")
    title = try row.value("title")
    summary = try row.value("summary")
    publishedAt = try row.value("published_at")
    toldSeconds = try row.value("told_seconds")
    hasTranscript = try row.value("transcript_link", as: String?.self) != nil
    let name: EpisodeStateName = try row.value("state")
    let track: TrackID? = try row.value("track")
    let problem = try row.value("problem", as: String?.self)
      .flatMap(PodcastProblem.init(rawValue:))
    switch name {
    case .listed: state = .listed
    case .waiting: state = .waiting
    case .ready: state = track.map { .ready($0) } ?? .listed
    case .failed: state = .failed(problem ?? .serverFailed)
    }
  }
}

/// What is kept with an episode whose sound was fetched.
struct EpisodeExtras: RowDecodable {
  let transcript: Transcript
  let transcriptProblem: PodcastProblem?
  let chapters: [FeedChapter]

  init(row: Row) throws(DatabaseError) {
    let words: String? = try row.value("transcript")
    transcript =
      words.flatMap { try? JSONParser.parse([UInt8]($0.utf8)) }.flatMap(Transcript.init(_:))
      ?? Transcript()
    transcriptProblem = try row.value("transcript_problem", as: String?.self)
      .flatMap(PodcastProblem.init(rawValue:))
    let list: String? = try row.value("chapters")
    chapters =
      list.flatMap { try? JSONParser.parse([UInt8]($0.utf8)) }.flatMap([FeedChapter].init(_:))
      ?? []
  }
}

/// A podcast whose feed is to be asked for.
struct DueFeed: RowDecodable {
  let id: PodcastID
  let account: AccountID
  let address: String
  let entityTag: String?
  let modified: String?
  let failures: Int
  let isKnown: Bool
  let getsNew: Bool

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    account = try row.value("account")
    address = try row.value("address")
    entityTag = try row.value("entity_tag")
    modified = try row.value("modified")
    failures = try row.value("failures")
    isKnown = try row.value("read_at", as: Timestamp?.self) != nil
    getsNew = try row.value("gets_new")
  }
}

/// An episode whose sound is to be fetched.
struct DueEpisode: RowDecodable {
  let id: EpisodeID
  let account: AccountID
  let title: String
  let languageTag: String?
  let link: String
  let transcriptLink: String?
  let chaptersLink: String?

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    account = try row.value("account")
    title = try row.value("title")
    languageTag = try row.value("language")
    link = try row.value("link")
    transcriptLink = try row.value("transcript_link")
    chaptersLink = try row.value("chapters_link")
  }
}
