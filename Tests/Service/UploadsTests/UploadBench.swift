// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import ChildProcess
import Database
import Foundation
import Jobs
import Library
import Media
import Passwords
import Reading
import Speaking
import TestSupport
import Testing
import Voice

@testable import Uploads

/// The services in a folder of their own: a requester, two volunteers, and a request that the first has taken.
struct UploadBench {
  let folder: TemporaryFolder
  let time = SettableTime()
  let database: DatabasePool
  let blobs: FolderBlobStore
  let accounts: AccountService
  let reading: ReadingService
  let library: LibraryService
  let uploads: UploadService
  let worker: JobWorker
  let requester: AccountID
  let volunteer: AccountID
  let other: AccountID
  let request: ReadingID

  init(limits: UploadService.Limits = UploadService.Limits()) async throws {
    folder = try TemporaryFolder()
    let database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    try await database.migrate(
      [
        JobQueue.migrations, AccountService.migrations, LibraryService.migrations,
        ReadingService.migrations, AttachmentService.migrations, RecordingChapters.migrations,
        RecordingFindings.migrations, Ringing.migrations, SoundLink.migrations,
        UploadService.migrations, RequestParts.migrations,
      ], at: clock.now)
    self.database = database
    let jobs = JobQueue(database: database, clock: clock)
    let blobs = try FolderBlobStore(folder: folder.path + "/blobs")
    self.blobs = blobs
    let library = LibraryService(database: database, blobs: blobs, jobs: jobs, clock: clock)
    self.library = library
    let reading = ReadingService(
      database: database, blobs: blobs, library: library, jobs: jobs, clock: clock,
      speaksAtOnce: false)
    self.reading = reading
    uploads = try UploadService(
      database: database, reading: reading, jobs: jobs, folder: folder.path + "/uploads",
      temporaryFolder: blobs.temporaryFolder, clock: clock, limits: limits)
    let accounts = try await AccountService(
      database: database, hasher: PasswordHasher(limits: .quick), clock: clock,
      deletionRules: [reading.accountDeletion, library.accountDeletion],
      roleRules: [reading.roleChange])
    self.accounts = accounts
    let media = MediaTools()
    let speaker = Speaker(temporaryFolder: folder.path)
    worker = JobWorker(
      queue: jobs,
      handlers: reading.jobHandlers(speaker: speaker, media: media).merging(
        library.jobHandlers(speaker: speaker, media: media)
      ) { first, _ in first })
    func signUp(_ name: String, _ role: AccountRoles) async throws -> AccountID {
      let form = SignUpForm(
        name: name, username: name, password: Password("seven green lanterns"), role: role)
      return try await accounts.signUp(form, from: name).account.id
    }
    requester = try await signUp("amira", .requester)
    volunteer = try await signUp("vera", .volunteer)
    other = try await signUp("omar", .volunteer)
    let draft = RequestDraft(
      title: "A letter", text: "Dear Amira", category: .other, language: .english)
    request = try await reading.post(draft, by: requester, from: "a")
    _ = try await reading.claim(request, by: volunteer, from: "v")
  }

  /// Begins an upload of the volunteer.
  func create(_ length: Int?, _ purpose: UploadPurpose = .recording) async throws -> UploadID {
    try await uploads.create(
      UploadWish(request: request, length: length.map(Int64.init), purpose: purpose),
      by: volunteer
    ).id
  }

  /// Sends bytes as one request.
  @discardableResult
  func send(
    _ bytes: [UInt8], to id: UploadID, at offset: Int, length: Int? = nil,
    checksum: [UInt8]? = nil
  ) async throws -> UploadStatus {
    let writer = try await uploads.open(
      id, of: volunteer, at: Int64(offset), length: length.map(Int64.init), checksum: checksum)
    try bytes.withUnsafeBytes { try writer.write($0) }
    return try await uploads.finish(writer, of: volunteer)
  }

  func offset(of id: UploadID) async throws -> Int64 {
    try await uploads.status(of: id, for: volunteer).offset
  }

  /// A take as a browser makes one.
  func sound(
    _ seconds: Double, hertz: Int = 300, as form: String = "webm"
  ) async throws -> [UInt8] {
    let path = blobs.temporaryFolder + "/" + UUID().uuidString + "." + form
    let codec = form == "webm" ? "libopus" : "aac"
    let result = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      [
        "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i",
        "sine=frequency=\(hertz):duration=\(seconds)", "-c:a", codec, path,
      ], confinement: Confinement(writes: [path])
    ).run()
    try #require(result.exitCode == 0, "\(result.errorText)")
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A take that has arrived.
  func take(_ bytes: [UInt8]) async throws -> UploadID {
    let id = try await create(nil, .take)
    try await send(bytes, to: id, at: 0, length: bytes.count)
    return id
  }

  /// The length of the recording that the requester hears, in seconds; nil where there is none.
  func heardSeconds() async throws -> Double? {
    switch try await reading.request(request, of: requester).state {
    case .recorded(_, let recording):
      if case .ready(_, let seconds) = recording.state { return seconds }
      return nil
    case .open, .expired, .inParts, .claimed, .accepted, .withdrawn: return nil
    }
  }

  func files() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/uploads")) ?? []
  }
}
