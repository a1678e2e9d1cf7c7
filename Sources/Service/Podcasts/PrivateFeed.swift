// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
import Foundation
public import Library
public import Passwords

/// A person’s own recordings as a podcast, under an address that is known to nobody else.
extension PodcastService {
  /// How many recordings such a feed has: the newest.
  private static let mostInFeed = 500

  /// Makes an address, and ends the one before; it is told this once.
  public func makePrivateFeed(for account: AccountID) async throws(PodcastError) -> RandomToken {
    let token = RandomToken.make()
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.run(
        """
        INSERT INTO private_feeds (account, token_hash, made_at)
        VALUES (\(account), \(token.hash), \(now))
        ON CONFLICT (account) DO UPDATE SET token_hash = excluded.token_hash,
          made_at = excluded.made_at
        """)
    }
    return token
  }

  /// Ends the address; nothing is found there any more.
  public func endPrivateFeed(of account: AccountID) async throws(PodcastError) {
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.run("DELETE FROM private_feeds WHERE account = \(account)")
    }
  }

  /// When the address was made that is in force; nil where there is none.
  public func privateFeedDate(of account: AccountID) async throws(PodcastError) -> Timestamp? {
    let found: [Timestamp] = try await database.read {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.column(
        "made_at", of: "SELECT made_at FROM private_feeds WHERE account = \(account)")
    }
    return found.first
  }

  /// Whose recordings are under an address; nil where there is no such address.
  public func owner(of token: RandomToken) async throws(PodcastError) -> AccountID? {
    let found: [AccountID] = try await database.read {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.column(
        "account",
        of: "SELECT account FROM private_feeds WHERE token_hash = \(token.hash)")
    }
    return found.first
  }

  /// The recordings of a person that can be heard, the newest first; no book and no episode is among them.
  public func recordings(of account: AccountID) async throws(PodcastError) -> [Track] {
    let tracks: [ShelvedTrack]
    do throws(LibraryError) { tracks = try await library.tracks(for: account) } catch {
      throw .library(error)
    }
    return Array(
      tracks.map(\.track).filter { $0.isInPrivateFeed }.prefix(Self.mostInFeed))
  }

  /// The sound of one of them.
  /// - Throws: `library` with `noSuchTrack` also for a track of another kind.
  public func sound(
    ofRecording id: TrackID, of account: AccountID
  ) async throws(PodcastError) -> AudioFile {
    do throws(LibraryError) {
      guard try await library.track(id, for: account).track.isInPrivateFeed else {
        throw .noSuchTrack
      }
      return try await library.audio(of: id, as: .mp3, for: account)
    } catch {
      throw .library(error)
    }
  }

  /// The feed, as programs for podcasts read it.
  /// - Parameters:
  ///   - origin: what the addresses of this server begin with.
  ///   - token: the address that is in force.
  public func privateFeed(
    of account: AccountID, title: String, summary: String, languageTag: String, origin: String,
    token: RandomToken
  ) async throws(PodcastError) -> [UInt8] {
    var items = ""
    for track in try await recordings(of: account) {
      let file: AudioFile
      do throws(PodcastError) { file = try await sound(ofRecording: track.id, of: account) } catch {
        // Gone in the meantime.
        continue
      }
      let id = track.id.rawValue
      items += """
        <item><title>\(track.title.xmlEscaped)</title>
        <guid isPermaLink="false">\(id)</guid>
        <pubDate>\(Self.date(track.createdAt))</pubDate>
        <enclosure url="\(origin.xmlEscaped)/feeds/\(id).mp3?key=\(token.text)" \
        length="\(file.byteCount)" type="audio/mpeg"/>
        <itunes:duration>\(Int(file.durationSeconds.rounded()))</itunes:duration>
        <itunes:explicit>false</itunes:explicit></item>

        """
    }
    let feed = """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
      <channel><title>\(title.xmlEscaped)</title><link>\(origin.xmlEscaped)/listen</link>
      <description>\(summary.xmlEscaped)</description><language>\(languageTag)</language>
      <itunes:block>Yes</itunes:block><itunes:explicit>false</itunes:explicit>
      \(items)</channel></rss>

      """
    return Array(feed.utf8)
  }

  /// A moment as RSS writes it (RFC 822).
  private static func date(_ moment: Timestamp) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.string(from: Date(timeIntervalSince1970: Double(moment.rawValue) / 1000))
  }
}

extension Track {
  /// Whether it is a recording for its owner that can be heard.
  fileprivate var isInPrivateFeed: Bool {
    guard case .ready = state else { return false }
    switch source {
    case .recording, .machine: return true
    case .demo, .book, .episode: return false
    }
  }
}
