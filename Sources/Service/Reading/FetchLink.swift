// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Fetching
import Foundation
import Jobs

/// The job that fetches the sound to which a volunteer sent a link.
///
/// Running it twice does no harm: what was fetched is a recording in the same transaction in which the link goes.
struct FetchLink {
  let reading: ReadingService
  /// How often it looks whether anybody still waits for the sound, in seconds.
  var lookSeconds = 1.0

  /// How the work on a link ended.
  private enum Ending: Sendable {
    case fetched(RecordingProblem?)
    case failed(FetchError)
    /// Nobody waits for it any more.
    case over
    case turnedOff
  }

  func run(_ job: Job) async throws(JobError) -> JobOutcome {
    let path = reading.blobs.temporaryFolder + "/" + UUID().uuidString + ".sound"
    defer { unlink(path) }
    var isStopped = false
    do throws(ReadingError) {
      guard let waiting = try await waiting(job.payload) else { return .done }
      switch await fetch(waiting, to: path) {
      case .over: try await forget(waiting)
      case .turnedOff: try await fail(waiting, .fetching(.turnedOff))
      case .fetched(nil): try await take(path, for: waiting)
      case .fetched(let problem?): try await fail(waiting, .sound(problem))
      case .failed(let error):
        if let problem = LinkProblem(error) {
          try await fail(waiting, problem)
        } else {
          isStopped = true
        }
      }
    } catch {
      if job.isLastAttempt, !Task.isCancelled { try await giveUp(job) }
      throw JobError("\(error)", canRetry: true)
    }
    // A server that stops hands its work on; nothing else cancels it.
    if isStopped { throw JobError("The server stops.", canRetry: true) }
    return .done
  }

  /// Tells the volunteer that the sound cannot be fetched here.
  func giveUp(_ job: Job) async throws(JobError) {
    do throws(ReadingError) {
      if let waiting = try await waiting(job.payload) {
        try await fail(waiting, .sound(.serverFailed))
      }
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  private func waiting(_ id: String) async throws(ReadingError) -> WaitingLink? {
    try await reading.database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.row(
        """
        SELECT id, request, volunteer, link FROM sound_links WHERE id = \(id) AND link IS NOT NULL
        """)
    }
  }

  /// Fetches the sound and looks at it, as long as somebody waits for it.
  private func fetch(_ waiting: WaitingLink, to path: String) async -> Ending {
    await withTaskGroup(of: Ending?.self) { group in
      group.addTask { await fetched(waiting, to: path) }
      group.addTask { await watch(waiting) }
      var ending: Ending?
      for await one in group where ending == nil {
        ending = one
        if one != nil { group.cancelAll() }
      }
      // The fetch always ends somehow.
      return ending ?? .failed(.cancelled)
    }
  }

  private func fetched(_ waiting: WaitingLink, to path: String) async -> Ending {
    let link: WebLink
    do throws(LinkError) { link = try WebLink(waiting.link, reading.fetcher.rules) } catch {
      return .failed(.badRedirect(error))
    }
    do throws(FetchError) { try await reading.fetcher.fetch(link, to: path) } catch {
      return .failed(error)
    }
    if Self.isPage(path) { return .failed(.webPage) }
    return .fetched(await reading.problem(ofFileAt: path))
  }

  /// Looks again and again whether the fetch is still wanted.
  /// - Returns: why it is not; nil when it has ended.
  private func watch(_ waiting: WaitingLink) async -> Ending? {
    while !Task.isCancelled {
      // A database that is busy is asked again.
      if let why = try? await reasonToEnd(waiting) { return why }
      try? await Task.sleep(for: .seconds(lookSeconds))
    }
    return nil
  }

  private func reasonToEnd(_ waiting: WaitingLink) async throws(ReadingError) -> Ending? {
    let now = reading.clock.now
    return try await reading.database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> Ending? in
      let wanted: [String] = try transaction.column(
        "id",
        of: """
          SELECT sound_links.id FROM sound_links
          WHERE sound_links.id = \(waiting.id) AND sound_links.link IS NOT NULL
            AND \(ReadingService.isWaitedFor(at: now))
          """)
      if wanted.isEmpty { return .over }
      return try reading.hostRules(in: transaction).takesLinks ? nil : .turnedOff
    }
  }

  /// Whether a file that says it is none is a page all the same: share pages and pages to sign in are the usual mistake.
  private static func isPage(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let bytes = (try? file.read(upToCount: 256)) ?? Data()
    let start = String(decoding: bytes, as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return ["<!doctype html", "<html"].contains { start.hasPrefix($0) }
  }

  private func take(_ path: String, for waiting: WaitingLink) async throws(ReadingError) {
    do throws(ReadingError) {
      try await reading.submitRecording(
        for: waiting.request, by: waiting.volunteer, movingFileAt: path,
        as: RecordingID(rawValue: waiting.id)
      ) { (transaction) throws(ReadingError) in
        let gone = try transaction.run("DELETE FROM sound_links WHERE id = \(waiting.id)")
        guard gone == 1 else { throw .claimEnded }
      }
    } catch .claimEnded {
      try await forget(waiting)
    }
  }

  private func forget(_ waiting: WaitingLink) async throws(ReadingError) {
    try await reading.database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.run("DELETE FROM sound_links WHERE id = \(waiting.id)")
    }
  }

  private func fail(
    _ waiting: WaitingLink, _ problem: LinkProblem
  ) async throws(ReadingError) {
    try await reading.database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.run(
        """
        UPDATE sound_links SET link = NULL, problem = \(problem.rawValue)
        WHERE id = \(waiting.id) AND link IS NOT NULL
        """)
    }
    reading.tell(about: waiting.request, to: [waiting.volunteer], openListChanged: false)
  }
}

/// A link whose sound is to be fetched.
private struct WaitingLink: RowDecodable {
  let id: String
  let request: ReadingID
  let volunteer: AccountID
  let link: String

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    request = try row.value("request")
    volunteer = try row.value("volunteer")
    link = try row.value("link")
  }
}
