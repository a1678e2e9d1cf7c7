// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import TestSupport
import Testing

@testable import Reading

@Suite("Changes from other processes") struct RelayTests {
  /// The same services once more, as a process without pages has them.
  private func elsewhere(_ bench: ReadingBench) throws -> (ReadingService, RelayingChangeFeed) {
    let database = try DatabasePool(.sqlite(path: bench.folder.path + "/test.db"))
    let feed = RelayingChangeFeed(database: database, clock: bench.reading.clock)
    let reading = ReadingService(
      database: database, blobs: bench.blobs, library: bench.library, jobs: bench.queue,
      feed: feed, clock: bench.reading.clock)
    return (reading, feed)
  }

  /// A bench whose pages are told of what other processes do, from before they do it.
  private func served(
    _ body: (ReadingBench, ReadingService, RelayingChangeFeed) async throws -> Void
  ) async throws {
    let bench = try await ReadingBench()
    let (other, feed) = try elsewhere(bench)
    // What was relayed before the server came concerns no page of it.
    feed.publish(.ring, to: bench.requester)
    await feed.flush()
    let delivering = Task { await bench.reading.deliverRelayedChanges() }
    defer { delivering.cancel() }
    // The server has looked once when something that is relayed again and again arrives.
    let first = bench.reading.changes(for: bench.volunteers[1])
    let calling = Task {
      while !Task.isCancelled {
        feed.publish(.sessions, to: bench.volunteers[1])
        await feed.flush()
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
    for await _ in first { break }
    calling.cancel()
    await calling.value
    try await body(bench, other, feed)
  }

  @Test("A page hears what another process changed, and nobody hears what is for others")
  func delivered() async throws {
    try await served { bench, other, feed in
      let mine = bench.reading.changes(for: bench.requester)
      let theirs = bench.reading.changes(for: bench.volunteers[0])
      let id = try await other.post(ReadingBench.draft(), by: bench.requester)
      await feed.flush()
      feed.publish(.ring, to: bench.volunteers[0])
      await feed.flush()
      var heard: Set<ReadingChange> = []
      for await change in mine {
        heard.insert(change)
        if heard.count == 2 { break }
      }
      #expect(heard == [.request(id), .openRequests])
      heard = []
      for await change in theirs {
        heard.insert(change)
        if change == .ring { break }
      }
      #expect(heard == [.openRequests, .ring])
    }
  }

  @Test("All kinds of changes arrive as they were, in their order")
  func allKinds() async throws {
    try await served { bench, _, feed in
      let sent: [ReadingChange] = [
        .request(ReadingID(rawValue: "0123abcd")), .openRequests, .ring, .sessions,
      ]
      let stream = bench.reading.changes(for: bench.requester)
      for change in sent { feed.publish(change, to: bench.requester) }
      await feed.flush()
      var heard: [ReadingChange] = []
      for await change in stream {
        heard.append(change)
        if heard.count == sent.count { break }
      }
      #expect(heard == sent)
    }
  }

  @Test("Old changes are deleted, and the numbers go on")
  func tidied() async throws {
    let bench = try await ReadingBench()
    let (_, feed) = try elsewhere(bench)
    for _ in 0..<3 {
      feed.publish(.openRequests, to: nil)
      await feed.flush()
      bench.time.advance(seconds: RelayingChangeFeed.keptSeconds + 1)
    }
    let numbers: [Int64] = try await bench.database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.column("number", of: "SELECT number FROM relayed_changes ORDER BY number")
    }
    #expect(numbers == [3])
  }

  @Test("What the database does not take is handed on later")
  func kept() async throws {
    let bench = try await ReadingBench()
    let database = try DatabasePool(.sqlite(path: bench.folder.path + "/empty.db"))
    let feed = RelayingChangeFeed(database: database, clock: bench.reading.clock)
    feed.publish(.openRequests, to: nil)
    await feed.flush()
    try await database.migrate([RelayingChangeFeed.migrations], at: bench.reading.clock.now)
    await feed.flush()
    let kinds: [String] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.column("change", of: "SELECT change FROM relayed_changes")
    }
    #expect(kinds == ["open"])
  }
}
