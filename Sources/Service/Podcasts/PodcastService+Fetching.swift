// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Documents
import Fetching
import Foundation
public import Jobs

extension PodcastService {
  /// Looks which feeds are to be asked for.
  static let look: JobKind = "podcasts.look"
  /// Asks for a feed; the payload is the identifier of the podcast.
  static let fetch: JobKind = "podcasts.fetch"
  private static let lookSeconds = 60.0
  private static let mostAtOnce = 500

  /// The work of fetching, for a worker of its own: servers of others must keep nobody's recording waiting.
  public func jobHandlers() -> [JobKind: JobWorker.Handler] {
    [
      Self.look: { (_) throws(JobError) in try await lookJob() },
      Self.fetch: { (job) throws(JobError) in try await fetchJob(job) },
      Self.sound: { (job) throws(JobError) in try await soundJob(job) },
      Self.tidy: { (_) throws(JobError) in try await tidyJob() },
    ]
  }

  /// What is done in the place of fetching that has ended too many workers.
  public func jobEndings() -> [JobKind: JobWorker.Ending] {
    [
      Self.fetch: { (job) throws(JobError) in
        try await told { () throws(PodcastError) in
          guard let feed = try await dueFeed(job.payload) else { return }
          try await fail(feed, .serverFailed)
        }
      },
      Self.sound: { (job) throws(JobError) in
        try await told { () throws(PodcastError) in
          try await failSound(job.payload, .serverFailed)
        }
      },
    ]
  }

  func told<Value>(
    _ body: () async throws(PodcastError) -> Value
  ) async throws(JobError) -> Value {
    do throws(PodcastError) { return try await body() } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  /// Has the feeds asked for whose time has come.
  public func lookForDueFeeds() async throws(PodcastError) {
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      // A job that was given up would keep its key, and nobody would ask any more.
      try jobs.removeFailed(Self.fetch, in: transaction)
      let due: [DueFeed] = try transaction.rows(
        """
        SELECT \(Self.dueColumns) FROM podcasts WHERE due_at <= \(now) AND removed_at IS NULL
        ORDER BY due_at LIMIT \(Self.mostAtOnce)
        """)
      for feed in due {
        try transaction.run(
          """
          UPDATE podcasts SET due_at = \(now.adding(seconds: limits.checkSeconds))
          WHERE id = \(feed.id)
          """)
        try askForFeed(feed.id, of: feed.account, in: transaction)
      }
    }
  }

  private func lookJob() async throws(JobError) -> JobOutcome {
    try await told { () throws(PodcastError) in try await lookForDueFeeds() }
    return .again(afterSeconds: Self.lookSeconds)
  }

  private static let dueColumns: Statement = """
    id, account, address, entity_tag, modified, failures, read_at, gets_new
    """

  private func dueFeed(_ id: String) async throws(PodcastError) -> DueFeed? {
    try await database.read {
      (transaction: borrowing Transaction<PodcastError>) throws(PodcastError) in
      try transaction.row(
        "SELECT \(Self.dueColumns) FROM podcasts WHERE id = \(id) AND removed_at IS NULL")
    }
  }

  private func fetchJob(_ job: Job) async throws(JobError) -> JobOutcome {
    let feed = try await told { () throws(PodcastError) in try await dueFeed(job.payload) }
    guard let feed else { return .done }
    let answer: FeedAnswer
    do throws(PodcastReadError) { answer = try await self.answer(to: feed) } catch {
      switch error {
      case .problem(let problem):
        try await told { () throws(PodcastError) in try await fail(feed, problem) }
        changed(feed.id.rawValue, feed.account)
        return .done
      case .stopped: throw JobError("The server stops.", canRetry: true)
      }
    }
    try await told { () throws(PodcastError) in
      switch answer {
      case .unchanged: try await keepUnchanged(feed)
      case .read(let content, let file): try await keep(content, file, of: feed)
      }
    }
    changed(feed.id.rawValue, feed.account)
    return .done
  }

  private enum FeedAnswer {
    case unchanged
    case read(PodcastFeed, FetchedFile)
  }

  private func answer(to feed: DueFeed) async throws(PodcastReadError) -> FeedAnswer {
    var limits = Fetcher.Limits(bytes: limits.feedBytes)
    limits.seconds = 120
    let known =
      feed.isKnown
      ? FileEdition(entityTag: feed.entityTag, modified: feed.modified) : FileEdition()
    let got = try await bytes(feed.address, limits, unless: known)
    guard let (bytes, file) = got else { return .unchanged }
    return .read(try await reader.feed(bytes), file)
  }

  /// Fetches a small file.
  /// - Returns: nil where it is the edition that is known.
  func bytes(
    _ address: String, _ limits: Fetcher.Limits, unless known: FileEdition = FileEdition()
  ) async throws(PodcastReadError) -> (bytes: [UInt8], file: FetchedFile)? {
    let link: WebLink
    do throws(LinkError) { link = try webLink(address) } catch { throw .problem(.badAddress) }
    let path = temporaryFolder + "/" + UUID().uuidString + ".feed"
    defer { unlink(path) }
    do throws(FetchError) {
      let file = try await fetcher.within(limits).fetch(link, to: path, unless: known)
      guard let file else { return nil }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .failed(reason: path)
      }
      return ([UInt8](data), file)
    } catch {
      throw PodcastProblem(error).map { .problem($0) } ?? .stopped
    }
  }
}
