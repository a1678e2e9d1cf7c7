// SPDX-License-Identifier: Apache-2.0

import Accounts
import Archives
import BlobStore
import Database
import Foundation
import Jobs
import Library
import Media
import Passwords
import TestSupport
import Voice

@testable import BookShelf

/// A shelf in a folder of its own, with two readers and a worker.
struct ShelfBench {
  let folder: TemporaryFolder
  let time = SettableTime()
  let database: DatabasePool
  let blobs: FolderBlobStore
  let accounts: AccountService
  let library: LibraryService
  let shelf: BookShelfService
  let worker: JobWorker
  let amira: AccountID
  let noor: AccountID

  init(
    limits: BookShelfService.Limits = .init(),
    changed: @escaping @Sendable (BookID, AccountID) -> Void = { _, _ in }
  ) async throws {
    folder = try TemporaryFolder()
    database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    try await database.migrate(
      [
        JobQueue.migrations, AccountService.migrations, LibraryService.migrations,
        BookShelfService.migrations,
      ], at: clock.now)
    let queue = JobQueue(database: database, clock: clock)
    blobs = try FolderBlobStore(folder: folder.path + "/blobs")
    library = LibraryService(
      database: database, blobs: blobs, jobs: queue, clock: clock,
      others: [BookShelfService.files])
    shelf = BookShelfService(
      database: database, blobs: blobs, library: library, jobs: queue, program: nil,
      limits: limits, clock: clock, changed: changed)
    accounts = try await AccountService(
      database: database, hasher: PasswordHasher(limits: .quick), clock: clock,
      deletionRules: [shelf.accountDeletion, library.accountDeletion])
    worker = JobWorker(
      queue: queue,
      handlers: shelf.jobHandlers().merging(
        library.jobHandlers(
          speaker: .init(temporaryFolder: folder.path), media: .init())
      ) { first, _ in first },
      endings: shelf.jobEndings())
    var ids: [AccountID] = []
    for username in ["amira", "noor"] {
      let form = SignUpForm(
        name: username, username: username, password: Self.password, role: .requester)
      ids.append(try await accounts.signUp(form, from: username).account.id)
    }
    (amira, noor) = (ids[0], ids[1])
  }

  static let password = Password("seven green lanterns")

  /// A text with two chapters and a page.
  static let text = """
    # The Lamp

    The lamp was lit at dusk. Nobody came to see it.

    # The Sea

    The sea rose, and Émile slept.
    """

  /// Puts a text on the shelf.
  @discardableResult
  func add(
    _ text: String = Self.text, named name: String = "lamp.txt", for account: AccountID? = nil
  ) async throws -> BookID {
    let path = blobs.temporaryFolder + "/" + UUID().uuidString
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try await shelf.add(path, named: name, for: account ?? amira)
  }

  /// Puts an audiobook of two sounds on the shelf, in three parts: the second begins within the first sound.
  func addAudiobook() async throws -> BookID {
    let path = blobs.temporaryFolder + "/" + UUID().uuidString
    try await ArchiveWriter.write(
      [
        ArchiveEntry(name: "publication.json", content: .bytes(Array(Self.manifest.utf8))),
        ArchiveEntry(name: "contents.html", content: .bytes(Array(Self.contents.utf8))),
        ArchiveEntry(name: "one.wav", content: .bytes(Sounds.tone)),
        ArchiveEntry(name: "two.wav", content: .bytes(Sounds.tone)),
      ], to: path)
    return try await shelf.add(path, named: "stories.lpf", for: amira)
  }

  private static let manifest = """
    {"@context": ["https://schema.org", "https://www.w3.org/ns/pub-context"],
     "conformsTo": "https://www.w3.org/TR/audiobooks/", "name": "Stories", "author": "Ana Ruiz",
     "inLanguage": "en", "resources": [{"url": "contents.html", "rel": "contents"}],
     "readingOrder": [{"url": "one.wav", "duration": "PT2S"}, {"url": "two.wav", "duration": "PT2S"}]}
    """
  private static let contents = """
    <!DOCTYPE html><html lang="en"><head><title>Stories</title></head><body>
    <nav role="doc-toc"><ol><li><a href="one.wav">First</a></li>
    <li><a href="one.wav#t=0.5">Inside</a></li><li><a href="two.wav">Last</a></li></ol></nav></body></html>
    """

  func work() async throws { _ = try await worker.runUntilIdle() }

  /// The files that are kept.
  func files() async throws -> Set<String> {
    Set(try await blobs.keys(olderThan: -1).map(\.rawValue))
  }
}
