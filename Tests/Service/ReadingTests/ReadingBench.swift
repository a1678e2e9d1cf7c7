// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import ChildProcess
import Database
import Fetching
import Foundation
import Library
import Media
import Passwords
import Speaking
import TestSupport
import Testing
import Voice

@testable import Jobs
@testable import Reading

/// The services in a folder of their own: one requester, as many volunteers as asked for, and a worker.
struct ReadingBench {
  let folder: TemporaryFolder
  let time = SettableTime()
  let database: DatabasePool
  let blobs: FolderBlobStore
  let accounts: AccountService
  let library: LibraryService
  let reading: ReadingService
  let attachments: AttachmentService
  let queue: JobQueue
  let worker: JobWorker
  let requester: AccountID
  let volunteers: [AccountID]

  /// - Parameters:
  ///   - areNew: Whether the volunteers begin with one text at a time, as new ones do.
  ///   - speaksAtOnce: Whether a machine voice reads too, which makes files of its own.
  ///   - server: A server of this machine from which sounds can be fetched.
  init(
    volunteers count: Int = 2, limits: ReadingService.Limits = ReadingService.Limits(),
    areNew: Bool = false, speaksAtOnce: Bool = false,
    newsRules: [ReadingService.NewsRule] = [],
    attaching: AttachmentService.Limits = AttachmentService.Limits(),
    fetchingFrom server: RawServer? = nil
  ) async throws {
    var limits = limits
    if !areNew { limits.claimsAtFirst = limits.claimsPerVolunteer }
    folder = try TemporaryFolder()
    database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    try await database.migrate(
      [
        JobQueue.migrations, AccountService.migrations, LibraryService.migrations,
        ReadingService.migrations, AttachmentService.migrations,
        RecordingChapters.migrations, RecordingFindings.migrations, Ringing.migrations,
        SoundLink.migrations, RelayingChangeFeed.migrations, RequestParts.migrations,
      ],
      at: clock.now)
    queue = JobQueue(database: database, clock: clock)
    blobs = try FolderBlobStore(folder: folder.path + "/blobs")
    library = LibraryService(database: database, blobs: blobs, jobs: queue, clock: clock)
    reading = ReadingService(
      database: database, blobs: blobs, library: library, jobs: queue, clock: clock,
      limits: limits, newsRules: newsRules, speaksAtOnce: speaksAtOnce,
      fetcher: .ofSounds(
        agent: "Earshot/test",
        rules: server.map { FetchRules(localServer: .init(port: $0.port)) } ?? FetchRules()))
    attachments = AttachmentService(reading: reading, program: nil, limits: attaching)
    accounts = try await AccountService(
      database: database, hasher: PasswordHasher(limits: .quick), clock: clock,
      deletionRules: [reading.accountDeletion, library.accountDeletion],
      roleRules: [reading.roleChange])
    let speaker = Speaker(temporaryFolder: blobs.temporaryFolder)
    // The files of deleted rows are removed by the library's handler.
    let deletions = library.jobHandlers(speaker: speaker, media: MediaTools())
    worker = JobWorker(
      queue: queue,
      handlers: reading.jobHandlers(speaker: speaker, media: MediaTools())
        .merging(deletions) { first, _ in first }
        .merging(reading.linkHandlers()) { first, _ in first }
        .merging(attachments.jobHandlers()) { first, _ in first },
      endings: reading.jobEndings(speaker: speaker, media: MediaTools())
        .merging(reading.linkEndings()) { first, _ in first })
    requester = try await Self.signUp("Amira Haddad", "amira", .requester, accounts)
    var volunteers: [AccountID] = []
    for number in 0..<count {
      let name = "Vera\(number) Stone"
      volunteers.append(try await Self.signUp(name, "vera\(number)", .volunteer, accounts))
    }
    self.volunteers = volunteers
  }

  static let password = Password("seven green lanterns")

  static func signUp(
    _ name: String, _ username: String, _ role: AccountRoles, _ accounts: AccountService
  ) async throws -> AccountID {
    let form = SignUpForm(name: name, username: username, password: password, role: role)
    return try await accounts.signUp(form, from: username).account.id
  }

  static func draft(
    _ title: String = "A letter", category: Category = .other,
    language: TextLanguage = .english, deadline: Timestamp? = nil
  ) -> RequestDraft {
    RequestDraft(
      title: title, text: "Dear Amira,\r\nthe secret words.", category: category,
      language: language, deadline: deadline)
  }

  func post(_ title: String = "A letter") async throws -> ReadingID {
    try await reading.post(Self.draft(title), by: requester)
  }

  func state(_ id: ReadingID) async throws -> RequestState {
    try await reading.request(id, of: requester).state
  }

  /// A small sound file, as a volunteer would upload it.
  func sound(_ source: String = "sine=frequency=300:duration=3") async throws -> String {
    let path = blobs.temporaryFolder + "/" + UUID().uuidString + ".ogg"
    let result = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      ["-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", source, "-c:a", "libvorbis", path],
      confinement: Confinement(writes: [path])
    ).run()
    try #require(result.exitCode == 0, "\(result.errorText)")
    return path
  }

  func text(_ content: String) throws -> String {
    let path = blobs.temporaryFolder + "/" + UUID().uuidString
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// How many files a prepared sound has: MP3 and Opus.
  static let preparedFiles = 2
  /// The same, and what was sent, which is kept for a while.
  static let keptFiles = preparedFiles + 1

  /// All stored files, for showing that nothing is left behind.
  func storedFiles() throws -> [String] {
    let root = folder.path + "/blobs"
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }

  /// A request that was claimed, and that a file was sent for.
  func sent(_ path: String) async throws -> ReadingID {
    let id = try await post()
    try await reading.claim(id, by: volunteers[0])
    try await reading.submitRecording(for: id, by: volunteers[0], movingFileAt: path)
    return id
  }

  /// A server that works on a recording for an hour and is killed, and the time until the work may be tried again.
  func crash() async throws {
    var taken = try await queue.take([ReadingService.prepare])
    if taken == nil {
      // The wait begins when somebody finds that the worker has ended.
      time.advance(seconds: 1000)
      taken = try await queue.take([ReadingService.prepare])
    }
    let job = try #require(taken)
    for _ in 0..<180 {
      time.advance(seconds: JobQueue.leaseSeconds / 3)
      #expect(try await queue.extend(job))
    }
    time.advance(seconds: 1000)
  }

  /// A request that was claimed, opened, recorded and prepared.
  func answered(by volunteer: AccountID) async throws -> ReadingID {
    let id = try await post()
    try await reading.claim(id, by: volunteer)
    _ = try await reading.request(id, forVolunteer: volunteer)
    try await reading.submitRecording(for: id, by: volunteer, movingFileAt: try await sound())
    _ = try await worker.runUntilIdle()
    return id
  }
}

/// For tests that are not about networks: each person comes from one of their own.
extension ReadingService {
  @discardableResult
  func claim(_ id: ReadingID, by volunteer: AccountID) async throws(ReadingError) -> Timestamp {
    try await claim(id, by: volunteer, from: volunteer.rawValue)
  }

  func post(
    _ draft: RequestDraft, by requester: AccountID
  ) async throws(ReadingError) -> ReadingID {
    try await post(draft, by: requester, from: requester.rawValue)
  }

  func edit(
    _ id: ReadingID, to draft: RequestDraft, by requester: AccountID
  ) async throws(ReadingError) {
    try await edit(id, to: draft, by: requester, from: requester.rawValue)
  }
}
