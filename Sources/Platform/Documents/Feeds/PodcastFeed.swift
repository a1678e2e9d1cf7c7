// SPDX-License-Identifier: Apache-2.0

/// What a feed tells: a podcast with its episodes, the newest first.
public struct PodcastFeed: Sendable, Equatable {
  /// How many episodes are kept of a feed: the newest.
  public static let mostEpisodes = 2000
  /// The longest title, in characters.
  static let longestTitle = 300
  /// The longest summary, in characters.
  static let longestSummary = 4000

  /// What it is called; empty where it tells no title.
  public var title = ""
  /// Who makes it.
  public var author = ""
  /// What it is about, without marks of a page.
  public var summary = ""
  /// The tag of its language, as it writes it.
  public var languageTag: String?
  /// Its episodes, the newest first.
  public var episodes: [FeedEpisode] = []
  /// Whether older episodes were left out.
  public var isCut = false
  /// Whether it is damaged, so that something in it may be lost.
  public var isMended = false

  /// A feed that tells nothing.
  public init() {}
}

/// An episode, as a feed tells of it.
public struct FeedEpisode: Sendable, Equatable {
  /// What the feed knows it by; empty where it tells nothing.
  public var identity = ""
  /// What it is called.
  public var title = ""
  /// What it is about, without marks of a page.
  public var summary = ""
  /// When it came out, in seconds since 1970; nil where that is not told, or in no way that is known.
  public var publishedAt: Int?
  /// Its sound; nil where it has none.
  public var sound: FeedLink?
  /// How long it is heard, in seconds, as it says.
  public var seconds: Int?
  /// Its words, in the forms in which they are offered.
  public var transcripts: [FeedLink] = []
  /// Where its chapters are told.
  public var chapters: FeedLink?

  /// An episode that tells nothing.
  public init() {}
}

/// A file that a feed names.
public struct FeedLink: Sendable, Equatable {
  /// Where it is, as the feed writes it: it may be relative.
  public var address: String
  /// What it says it is, in small letters; empty where it does not say.
  public var type: String

  /// A file.
  public init(address: String, type: String) {
    (self.address, self.type) = (address, type)
  }
}

/// Why a file is no feed.
public enum FeedFault: String, Error, Sendable, CaseIterable {
  /// It is something else.
  case noFeed
  /// It is damaged from its beginning.
  case damaged
  /// It declares entities of its own, which are not followed.
  case entities
}
