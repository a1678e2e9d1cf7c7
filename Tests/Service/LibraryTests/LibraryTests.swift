// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Jobs
import Media
import Passwords
import Speaking
import TestSupport
import Testing
import Voice

@testable import Library

/// The library in a folder of its own, with two listeners and a worker.
struct LibraryBench {
  let folder: TemporaryFolder
  let time = SettableTime()
  let database: DatabasePool
  let blobs: FolderBlobStore
  let accounts: AccountService
  let library: LibraryService
  let queue: JobQueue
  let worker: JobWorker
  let amira: AccountID
  let noor: AccountID

  init() async throws {
    folder = try TemporaryFolder()
    database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let time = time
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    try await database.migrate(
      [JobQueue.migrations, AccountService.migrations, LibraryService.migrations], at: clock.now)
    queue = JobQueue(database: database, clock: clock)
    blobs = try FolderBlobStore(folder: folder.path + "/blobs")
    library = LibraryService(database: database, blobs: blobs, jobs: queue, clock: clock)
    accounts = try await AccountService(
      database: database, hasher: PasswordHasher(limits: .quick), clock: clock,
      deletionRules: [library.accountDeletion])
    worker = JobWorker(
      queue: queue,
      handlers: library.jobHandlers(
        speaker: Speaker(temporaryFolder: folder.path), media: MediaTools()))
    var ids: [AccountID] = []
    for username in ["amira", "noor"] {
      let form = SignUpForm(
        name: username, username: username, password: Self.password, role: .requester)
      ids.append(try await accounts.signUp(form, from: username).account.id)
    }
    (amira, noor) = (ids[0], ids[1])
  }

  static let password = Password("seven green lanterns")

  /// A recording of somebody's, made of some bytes.
  func addRecording(_ request: String, owner: AccountID) async throws -> (TrackID, BlobKey) {
    let path = folder.path + "/" + UUID().uuidString
    try Data("sound".utf8).write(to: URL(fileURLWithPath: path))
    let audio = StoredAudio(
      key: try await blobs.put(movingFileAt: path), byteCount: 5, durationSeconds: 61.5)
    let track = try await database.write {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      try library.addRecording(
        for: request, owner: owner, title: "A letter", language: .spanish, audio: audio,
        in: transaction)
    }
    return (track, audio.key)
  }
}

@Suite struct LibraryTests {
  @Test("A recording is heard by its owner and is not there for anyone else")
  func recordingsArePrivate() async throws {
    let bench = try await LibraryBench()
    let (id, _) = try await bench.addRecording("r1", owner: bench.amira)
    let own = try await bench.library.tracks(for: bench.amira)
    #expect(own.map(\.track.id) == [id])
    #expect(own.first?.track.state == .ready(durationSeconds: 61.5))
    #expect(own.first?.track.source == .recording(request: "r1"))
    let audio = try await bench.library.audio(of: id, for: bench.amira)
    #expect(try String(contentsOfFile: audio.path, encoding: .utf8) == "sound")
    for other in [bench.noor, nil, AccountID(rawValue: ""), AccountID(rawValue: "' OR 1=1")] {
      #expect(try await bench.library.tracks(for: other).isEmpty)
      await #expect(throws: LibraryError.noSuchTrack) {
        try await bench.library.audio(of: id, for: other)
      }
      await #expect(throws: LibraryError.noSuchTrack) {
        try await bench.library.track(id, for: other)
      }
    }
    await #expect(throws: LibraryError.noSuchTrack) {
      try await bench.library.savePosition(1, in: id, for: bench.noor)
    }
  }

  @Test("A hidden recording is out of sight until it is shown again")
  func hides() async throws {
    let bench = try await LibraryBench()
    let (id, _) = try await bench.addRecording("r1", owner: bench.amira)
    for isHidden in [true, false] {
      try await bench.database.write {
        (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
        try bench.library.hideRecording(isHidden, for: "r1", in: transaction)
      }
      let ids = try await bench.library.tracks(for: bench.amira).map(\.track.id)
      #expect(ids == (isHidden ? [] : [id]))
    }
  }

  @Test("Of two positions the one that was left later stays, whichever arrives first")
  func lastWriteWins() async throws {
    let bench = try await LibraryBench()
    let (id, _) = try await bench.addRecording("r1", owner: bench.amira)
    let now = Timestamp(milliseconds: bench.time.milliseconds)
    func position() async throws -> PlayPosition? {
      try await bench.library.track(id, for: bench.amira).position
    }
    #expect(try await position() == nil)
    try await bench.library.savePosition(
      30.25, in: id, for: bench.amira, at: now.adding(seconds: -10))
    try await bench.library.savePosition(
      12, in: id, for: bench.amira, at: now.adding(seconds: -60))
    #expect(try await position()?.seconds == 30.25)
    // A clock that is a year ahead counts as now, and so does not win for a year.
    try await bench.library.savePosition(
      40, in: id, for: bench.amira, at: now.adding(seconds: 31_536_000))
    #expect(try await position() == PlayPosition(seconds: 40, savedAt: now))
    bench.time.advance(seconds: 1)
    try await bench.library.savePosition(41, in: id, for: bench.amira)
    #expect(try await position()?.seconds == 41)
  }

  @Test(
    "A position that is no time in a track is refused",
    arguments: [-1, .nan, .infinity, 1e300, -.infinity])
  func refusesPositions(seconds: Double) async throws {
    let bench = try await LibraryBench()
    let (id, _) = try await bench.addRecording("r1", owner: bench.amira)
    await #expect(throws: LibraryError.badPosition) {
      try await bench.library.savePosition(seconds, in: id, for: bench.amira)
    }
  }

  @Test("Demo texts become tracks that everyone hears; seeding again changes nothing")
  func seedsDemos() async throws {
    let bench = try await LibraryBench()
    let texts = [
      DemoText(
        name: "one", title: "One", language: .english,
        text: "The north wind and the sun were disputing which was the stronger."),
      DemoText(name: "two", title: "Dos", language: .spanish, text: "Había una vez un sol."),
    ]
    try await bench.library.seedDemoTracks(texts)
    #expect(
      try await bench.library.tracks(for: nil).map(\.track.state) == [.preparing, .preparing])
    #expect(try await bench.worker.runUntilIdle() == 2)
    try await bench.library.seedDemoTracks(texts)
    #expect(try await bench.worker.runUntilIdle() == 0)
    let tracks = try await bench.library.tracks(for: nil).map(\.track)
    #expect(tracks.map(\.title) == ["One", "Dos"])
    #expect(tracks.map(\.source) == [.demo(name: "one"), .demo(name: "two")])
    let first = try #require(tracks.first)
    let audio = try await bench.library.audio(of: first.id, for: nil)
    #expect((2...10).contains(audio.durationSeconds))
    #expect(audio.form == .mp3)
    let info = try await MediaTools().probe(audio.path)
    #expect(info.codec == "mp3")
    #expect(try await bench.library.text(of: first.id) == texts[0].text)
    let change = DemoText(name: "two", title: "Dos", language: .spanish, text: "Otro cuento.")
    try await bench.library.seedDemoTracks([change])
    _ = try await bench.worker.runUntilIdle()
    #expect(try await bench.library.tracks(for: bench.noor).count == 1)
    #expect(!FileManager.default.fileExists(atPath: audio.path))
  }

  @Test("A demo text that cannot be spoken is marked as failed in the end")
  func marksFailedDemos() async throws {
    let bench = try await LibraryBench()
    try await bench.library.seedDemoTracks([
      DemoText(name: "x", title: "X", language: .english, text: "...")
    ])
    for _ in 0..<JobQueue.maximumAttempts {
      #expect(try await bench.worker.runUntilIdle() == 1)
      bench.time.advance(seconds: 10_000)
    }
    guard case .failed? = try await bench.library.tracks(for: nil).first?.track.state else {
      Issue.record("the track is not marked as failed")
      return
    }
  }

  @Test("A demo text that failed is spoken at the next start")
  func retriesFailedDemos() async throws {
    let bench = try await LibraryBench()
    let demo = DemoText(name: "x", title: "X", language: .english, text: "Good morning.")
    let broken = JobWorker(
      queue: bench.queue,
      handlers: [
        LibraryService.speakDemo: { (_) throws(JobError) in
          throw JobError("no", canRetry: false)
        }
      ])
    for isMarked in [false, true] {
      try await bench.library.seedDemoTracks([demo])
      #expect(try await broken.runUntilIdle() == 1)
      // Given up with a word, or without one as when the server died.
      guard isMarked else { continue }
      try await bench.database.write {
        (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
        _ = try transaction.run("UPDATE tracks SET state = \(TrackRow.StateName.failed)")
      }
    }
    try await bench.library.seedDemoTracks([demo])
    #expect(try await bench.worker.runUntilIdle() == 1)
    guard case .ready? = try await bench.library.tracks(for: nil).first?.track.state else {
      Issue.record("the track is not ready")
      return
    }
  }

  @Test("Deleting an account deletes its tracks, its positions and the files after them")
  func deletesWithAccount() async throws {
    let bench = try await LibraryBench()
    let (id, key) = try await bench.addRecording("r1", owner: bench.amira)
    let (other, otherKey) = try await bench.addRecording("r2", owner: bench.noor)
    try await bench.library.savePosition(5, in: id, for: bench.amira)
    try await bench.accounts.delete(bench.amira, password: LibraryBench.password)
    #expect(try await bench.library.tracks(for: bench.amira).isEmpty)
    #expect(try await bench.worker.runUntilIdle() == 1)
    await #expect(throws: BlobStoreError.notFound(key)) { try await bench.blobs.size(of: key) }
    #expect(try await bench.blobs.size(of: otherKey) == 5)
    #expect(try await bench.library.tracks(for: bench.noor).map(\.track.id) == [other])
  }
}
