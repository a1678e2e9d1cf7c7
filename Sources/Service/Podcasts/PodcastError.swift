// SPDX-License-Identifier: Apache-2.0

public import BlobStore
public import Database
public import Fetching
public import Library

/// Why an act on somebody's podcasts was refused.
public enum PodcastError: Error, Sendable, Equatable, DatabaseFailure {
  /// There is no such podcast, or it belongs to someone else: the two are not told apart.
  case noSuchPodcast
  /// There is no such episode, or it belongs to someone else.
  case noSuchEpisode
  /// What was given is no address from which a feed can be fetched.
  case link(LinkError)
  /// There are as many podcasts as there may be.
  case tooMany(maximum: Int)
  /// A list of feeds could not be read.
  case list(PodcastProblem)
  /// A list of feeds is larger than one may be.
  case listTooLarge(maximumBytes: Int)
  /// The episodes that were fetched are as large together as they may be.
  case noRoom(maximumBytes: Int)
  /// The store of files failed.
  case files(BlobStoreError)
  /// What is kept with the tracks failed.
  case library(LibraryError)
  /// The database failed.
  case database(DatabaseError)
}

/// Why a feed could not be read, or an episode could not be had.
///
/// The raw names are stored: they never change.
public enum PodcastProblem: String, Sendable, CaseIterable {
  /// Nothing can be reached there from the internet.
  case unreachable
  /// The certificate of the server is not one to be trusted.
  case untrusted
  /// It sends on to what is not followed, or without end.
  case sentElsewhere
  /// There is no such file.
  case notFound
  /// The feed has ended, as its server says.
  case gone
  /// Only who signs in gets it.
  case notPublic
  /// The server there refused, or failed.
  case refused
  /// It is a page, and no feed and no sound.
  case webPage
  /// It comes packed.
  case packed
  /// It is larger than what is taken.
  case tooLarge
  /// It comes too slowly.
  case tooSlow
  /// It ended before its end.
  case brokenOff
  /// It is no feed.
  case noFeed
  /// It is damaged.
  case damaged
  /// It declares entities, which are not followed.
  case entities
  /// Reading it took too much work.
  case tooMuchWork
  /// Its address is no `https` address.
  case badAddress
  /// The file is no sound.
  case notSound
  /// The sound has no length.
  case tooShort
  /// The sound is longer than what is taken.
  case tooLong
  /// There is no room for it beside what was fetched before.
  case noRoom
  /// This server failed.
  case serverFailed

  /// What a failed fetch means to people; nil where it was told to stop.
  init?(_ error: FetchError) {
    switch error {
    // One and the same, so that nobody learns through this server what is there that only it can reach.
    case .unreachable, .forbiddenAddress: self = .unreachable
    case .untrusted: self = .untrusted
    case .badRedirect, .tooManyRedirects: self = .sentElsewhere
    case .status(404): self = .notFound
    case .status(410): self = .gone
    case .status(401), .status(403), .status(407): self = .notPublic
    case .status: self = .refused
    case .webPage: self = .webPage
    case .encoded: self = .packed
    case .tooLarge: self = .tooLarge
    case .tooSlow: self = .tooSlow
    case .empty: self = .brokenOff
    case .broken: self = .brokenOff
    case .disk, .failed: self = .serverFailed
    case .cancelled: return nil
    }
  }
}
