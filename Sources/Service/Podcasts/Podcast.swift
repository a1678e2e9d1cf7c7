// SPDX-License-Identifier: Apache-2.0

public import Database
public import Library

/// The identifier of a podcast to which somebody subscribed.
public struct PodcastID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The identifier of an episode of such a podcast.
public struct EpisodeID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A podcast to which somebody subscribed: only they know of it.
public struct Podcast: Sendable, Equatable {
  /// The identifier.
  public let id: PodcastID
  /// The title; the name of the server until the feed was read.
  public let title: String
  /// Who makes it; may be empty.
  public let author: String
  /// What it is about; may be empty.
  public let summary: String
  /// The tag of its language, where the feed tells one.
  public let languageTag: String?
  /// The address of its feed.
  public let address: String
  /// What went wrong when the feed was asked for last; nil where nothing did.
  public let problem: PodcastProblem?
  /// When the feed was asked for last; nil where it never was.
  public let checkedAt: Timestamp?
  /// Whether older episodes are left out.
  public let isCut: Bool
  /// Whether the feed is damaged, so that episodes may be missing.
  public let isMended: Bool
  /// Whether the newest episode is fetched by itself.
  public let getsNew: Bool
  /// How many episodes it has.
  public let episodeCount: Int
  /// The title of the newest episode; nil where there is none.
  public let newest: String?
}

/// An episode of a podcast.
public struct Episode: Sendable, Equatable {
  /// The identifier.
  public let id: EpisodeID
  /// The podcast.
  public let podcast: PodcastID
  /// The title; may be empty.
  public let title: String
  /// What it is about; may be empty.
  public let summary: String
  /// When it came out; nil where the feed does not tell.
  public let publishedAt: Timestamp?
  /// How long it is heard as the feed tells, in seconds; nil where it does not.
  public let toldSeconds: Int?
  /// Whether the feed names a text of it.
  public let hasTranscript: Bool
  /// How far its sound is.
  public let state: EpisodeState
}

/// How far the sound of an episode is.
public enum EpisodeState: Sendable, Hashable {
  /// It was not asked for.
  case listed
  /// It is being fetched, or waits for it.
  case waiting
  /// It can be heard.
  case ready(TrackID)
  /// It could not be had.
  case failed(PodcastProblem)
}

/// An episode with its words and chapters.
public struct OpenedEpisode: Sendable, Equatable {
  /// The episode.
  public let episode: Episode
  /// The podcast.
  public let podcast: Podcast
  /// Its words; empty where there are none.
  public let transcript: [TranscriptLine]
  /// Whether words were left out.
  public let isTranscriptCut: Bool
  /// Why there are no words, though the feed names some.
  public let transcriptProblem: PodcastProblem?
  /// Its chapters, in order.
  public let chapters: [EpisodeChapter]
}

/// A paragraph of what is said in an episode.
public struct TranscriptLine: Sendable, Hashable {
  /// Where it begins, in seconds; nil where that is not told.
  public let start: Double?
  /// What is said.
  public let text: String
}

/// A chapter of an episode.
public struct EpisodeChapter: Sendable, Hashable {
  /// Where it begins, in seconds.
  public let start: Double
  /// What it is called; may be empty.
  public let title: String
}

/// What became of a list of feeds.
public struct AddedPodcasts: Sendable, Hashable {
  /// How many are new.
  public var added = 0
  /// How many were there already.
  public var known = 0
  /// How many have an address from which nothing is fetched.
  public var refused = 0
  /// How many were beyond the most that there may be.
  public var beyond = 0
}
