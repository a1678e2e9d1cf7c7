// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import TestSupport
import Testing

@testable import Jobs
@testable import Reading

@Suite("Fetching that ends before its end") struct LinkEndingTests {
  /// What ends the fetching of a recording.
  enum End: CaseIterable {
    case givenBack, withdrawn, expired, stopped, fileSent, barred, accountDeleted
  }

  private static let beginning = "HTTP/1.1 200 OK\nContent-Type: audio/wav\n\nRIFF"

  @Test("A fetch ends with what it was for, and leaves no link", arguments: End.allCases)
  func ends(_ end: End) async throws {
    let trial = try await LinkTrial { _ in [.text(Self.beginning), .hold] }
    let (bench, reading) = (trial.bench, trial.bench.reading)
    let link = try await trial.send()
    let work = Task { try await bench.worker.runUntilIdle() }
    while trial.server.heads.isEmpty { await Task.yield() }
    switch end {
    case .givenBack: try await reading.giveBack(trial.id, by: trial.volunteer)
    case .withdrawn: try await reading.withdraw(trial.id, by: bench.requester)
    case .expired: bench.time.advance(seconds: reading.limits.claimSeconds + 1)
    case .stopped: try await reading.stopLink(link, by: trial.volunteer)
    case .fileSent:
      try await reading.submitRecording(
        for: trial.id, by: trial.volunteer, movingFileAt: try await bench.sound())
    case .barred: try await reading.perform(.stop, on: trial.volunteer)
    case .accountDeleted:
      try await bench.accounts.delete(trial.volunteer, password: ReadingBench.password)
    }
    #expect(try await trial.link() == nil)
    _ = try await work.value
    while trial.server.hungUp == 0 { await Task.yield() }
    #expect(try await trial.rows() == 0)
    #expect(try await bench.queue.failedJobs().isEmpty)
    #expect(trial.server.heads.count == 1)
    let files = try bench.storedFiles()
    #expect(files.isEmpty == (end != .fileSent), "\(files)")
  }

  @Test("When the host takes no links any more, that is told, and no new one is taken")
  func turnedOff() async throws {
    let trial = try await LinkTrial { _ in [.text(Self.beginning), .hold] }
    try await trial.send()
    let work = Task { try await trial.bench.worker.runUntilIdle() }
    while trial.server.heads.isEmpty { await Task.yield() }
    try await trial.bench.reading.setTakesLinks(false)
    _ = try await work.value
    #expect(try await trial.link()?.state == .failed(.fetching(.turnedOff)))
    await #expect(throws: ReadingError.linksOff) { try await trial.send() }
    try await trial.bench.reading.setTakesLinks(true)
    try await trial.send()
  }

  @Test("The volunteer is told as it happens")
  func told() async throws {
    let trial = try await LinkTrial { _ in [.text("HTTP/1.1 404 No\n\n")] }
    var changes = trial.bench.reading.changes(for: trial.volunteer).makeAsyncIterator()
    try await trial.send()
    #expect(await changes.next() == .request(trial.id))
    _ = try await trial.bench.worker.runUntilIdle()
    #expect(await changes.next() == .request(trial.id))
  }

  @Test(
    "A server that was killed fetches again when it is back, and work that is over does nothing")
  func killed() async throws {
    let trial = try await LinkTrial { _ in
      [.text("HTTP/1.1 200 OK\nContent-Type: audio/wav\n\n"), .bytes(Sounds.tone)]
    }
    try await trial.send()
    _ = try #require(try await trial.bench.queue.take([ReadingService.fetchLink]))
    trial.bench.time.advance(seconds: JobQueue.leaseSeconds + 1)
    _ = try await trial.bench.worker.runUntilIdle()
    guard case .recorded = try await trial.bench.state(trial.id) else { throw Unexpected() }
    // Once more for the same job does nothing.
    try await trial.bench.queue.add(ReadingService.fetchLink, payload: "gone")
    _ = try await trial.bench.worker.runUntilIdle()
    #expect(trial.server.heads.count == 1)
    #expect(try await trial.bench.queue.failedJobs().isEmpty)
  }

  @Test("A server that stops hands the fetch on, and nobody is told that it failed")
  func stoppedServer() async throws {
    let isBack = SharedTurn(["", "yes"])
    let trial = try await LinkTrial { _ in
      let whole = [RawServer.Step.text("HTTP/1.1 200 OK\n\n"), .bytes(Sounds.tone)]
      return isBack.next().isEmpty ? [.text(Self.beginning), .hold] : whole
    }
    try await trial.send()
    let work = Task { try await trial.bench.worker.runUntilIdle() }
    while trial.server.heads.isEmpty { await Task.yield() }
    work.cancel()
    _ = await work.result
    #expect(try await trial.link()?.state == .fetching)
    _ = try await trial.bench.worker.runUntilIdle()
    guard case .recorded = try await trial.bench.state(trial.id) else { throw Unexpected() }
  }
}
