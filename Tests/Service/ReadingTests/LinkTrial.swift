// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Synchronization
import TestSupport

@testable import Reading

/// A request that a volunteer has taken, and a server from which a recording can be fetched.
struct LinkTrial {
  let server: RawServer
  let bench: ReadingBench
  let id: ReadingID
  var volunteer: AccountID { bench.volunteers[0] }

  init(_ answer: @escaping @Sendable (_ head: String) -> [RawServer.Step]) async throws {
    server = try RawServer(answer)
    bench = try await ReadingBench(fetchingFrom: server)
    id = try await bench.post()
    try await bench.reading.claim(id, by: bench.volunteers[0])
  }

  @discardableResult
  func send(_ link: String? = nil) async throws -> RecordingID {
    let link = try bench.reading.webLink(link ?? "http://127.0.0.1:\(server.port)/a.mp3")
    return try await bench.reading.sendLink(link, for: id, by: volunteer)
  }

  func link() async throws -> SoundLink? {
    try await bench.reading.link(of: id, for: volunteer)
  }

  /// The links that are kept; nil for one that failed.
  func storedLinks() async throws -> [String?] {
    try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column("link", of: "SELECT link FROM sound_links")
    }
  }

  func rows() async throws -> Int { try await storedLinks().count }
}

/// Answers, one after the other.
final class SharedTurn: Sendable {
  private let rest: Mutex<[String]>
  private let given = Mutex("")

  init(_ answers: [String]) { rest = Mutex(answers) }

  func next() -> String {
    let answer = rest.withLock { $0.isEmpty ? "" : $0.removeFirst() }
    given.withLock { $0 = answer }
    return answer
  }

  /// The one that was given last.
  var last: String { given.withLock { $0 } }
}
