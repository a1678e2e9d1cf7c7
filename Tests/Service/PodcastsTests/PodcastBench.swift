// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import ChildProcess
import Database
import Fetching
import Foundation
import Jobs
import Library
import Media
import Passwords
import Synchronization
import TestSupport
import Testing
import Voice

@testable import Podcasts

/// What a server of a test has: each path with its answer, which may change.
final class Shop: Sendable {
  private let answers = Mutex<[String: [UInt8]]>([:])

  func put(_ path: String, _ body: String, type: String = "application/rss+xml", more: String = "")
  {
    put(path, Array(body.utf8), type: type, more: more)
  }

  func put(_ path: String, _ body: [UInt8], type: String, more: String = "") {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n\(more)\r\n"
    answers.withLock { $0[path] = Array(head.utf8) + body }
  }

  func answer(_ path: String, with head: String) {
    answers.withLock { $0[path] = Array((head + "\r\nContent-Length: 0\r\n\r\n").utf8) }
  }

  func answer(to head: String) -> [RawServer.Step] {
    let path = String(head.split(separator: " ").dropFirst().first ?? "")
    if head.contains("If-None-Match: \"one\"") {
      return [.text("HTTP/1.1 304 Not Modified\n\n")]
    }
    return [
      .bytes(
        answers.withLock { $0[path] }
          ?? Array("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8))
    ]
  }
}

/// The identifiers of podcasts and episodes of which there was news, in their order.
final class ToldIdentifiers: Sendable {
  let identifiers = Mutex<[String]>([])
  var all: [String] { identifiers.withLock { $0 } }
}

/// The service in a folder of its own, with two listeners, a worker and a server of podcasts.
struct PodcastBench {
  let folder: TemporaryFolder
  let time = SettableTime()
  let shop = Shop()
  /// What subscribers with an open page were told of.
  let told = ToldIdentifiers()
  let server: RawServer
  let database: DatabasePool
  let blobs: FolderBlobStore
  let accounts: AccountService
  let library: LibraryService
  let podcasts: PodcastService
  let worker: JobWorker
  let amira: AccountID
  let noor: AccountID

  init(limits: PodcastService.Limits = .init()) async throws {
    let (shop, told) = (shop, told)
    server = try RawServer { shop.answer(to: $0) }
    folder = try TemporaryFolder()
    database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    try await database.migrate(
      [
        JobQueue.migrations, AccountService.migrations, LibraryService.migrations,
        PodcastService.migrations,
      ], at: clock.now)
    let queue = JobQueue(database: database, clock: clock)
    blobs = try FolderBlobStore(folder: folder.path + "/blobs")
    library = LibraryService(database: database, blobs: blobs, jobs: queue, clock: clock)
    podcasts = PodcastService(
      database: database, blobs: blobs, library: library, jobs: queue,
      fetcher: Fetcher(
        agent: "Earshot/test", limits: .init(bytes: 1),
        rules: FetchRules(localServer: .init(port: server.port))),
      program: BuiltProgram.earshot, limits: limits, clock: clock,
      changed: { id, _ in told.identifiers.withLock { $0.append(id) } })
    accounts = try await AccountService(
      database: database, hasher: PasswordHasher(limits: .quick), clock: clock,
      deletionRules: [podcasts.accountDeletion, library.accountDeletion])
    worker = JobWorker(
      queue: queue,
      handlers: podcasts.jobHandlers().merging(
        library.jobHandlers(speaker: .init(temporaryFolder: folder.path), media: .init())
      ) { first, _ in first },
      endings: podcasts.jobEndings())
    var ids: [AccountID] = []
    for username in ["amira", "noor"] {
      let form = SignUpForm(
        name: username, username: username, password: Self.password, role: .requester)
      ids.append(try await accounts.signUp(form, from: username).account.id)
    }
    (amira, noor) = (ids[0], ids[1])
  }

  static let password = Password("seven green lanterns")

  func address(_ path: String) -> String { "http://127.0.0.1:\(server.port)\(path)" }

  func work() async throws { _ = try await worker.runUntilIdle() }

  /// Subscribes Amira to a feed with these items.
  @discardableResult
  func subscribe(_ items: String, path: String = "/feed.xml", more: String = "") async throws
    -> PodcastID
  {
    shop.put(path, Self.feed(items), more: more)
    let id = try await podcasts.add(address(path), for: amira)
    try await work()
    return id
  }

  static func feed(_ items: String) -> String {
    "<rss xmlns:podcast=\"https://podcastindex.org/namespace/1.0\"><channel>"
      + "<title>Lamps</title>\(items)</channel></rss>"
  }

  static func item(_ name: String, more: String = "") -> String {
    "<item><title>\(name)</title><guid>\(name)</guid>"
      + "<enclosure url=\"/\(name).mp3\" type=\"audio/mpeg\"/>\(more)</item>"
  }

  func episodes(_ id: PodcastID) async throws -> [Episode] {
    try await podcasts.podcast(id, for: amira).episodes
  }

  /// A sound of some seconds.
  func sound(_ ending: String = "mp3", seconds: Int = 2) async throws -> [UInt8] {
    let path = folder.path + "/" + UUID().uuidString + "." + ending
    let result = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      [
        "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i",
        "sine=frequency=300:duration=\(seconds)", path,
      ], confinement: Confinement(writes: [path])
    ).run()
    try #require(result.exitCode == 0, "\(result.errorText)")
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func files() async throws -> Int { try await blobs.keys(olderThan: -1).count }
}
