// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Fetching

/// A fetcher that may reach one server of this machine, and a folder for what it fetches.
struct FetchBench {
  let server: RawServer
  let folder: TemporaryFolder
  var limits = Fetcher.Limits(bytes: 100_000)

  init(_ answer: @escaping @Sendable (_ head: String) -> [RawServer.Step]) throws {
    server = try RawServer(answer)
    folder = try TemporaryFolder()
  }

  /// A bench whose server gives one answer to everybody.
  init(_ answer: String, then steps: [RawServer.Step] = []) throws {
    try self.init { _ in [.text(answer)] + steps }
  }

  var path: String { folder.path + "/sound" }
  var address: String { "http://127.0.0.1:\(server.port)" }

  func fetch(_ address: String? = nil) async throws -> Int64 {
    let rules = FetchRules(localServer: .init(port: server.port))
    let fetcher = Fetcher(agent: "Earshot/test", limits: limits, rules: rules)
    return try await fetcher.fetch(WebLink(address ?? self.address + "/a.mp3", rules), to: path)
  }

  /// Expects that nothing comes of it, for this reason, and that nothing is left.
  func expect(
    _ error: FetchError, from address: String? = nil, at location: SourceLocation = #_sourceLocation
  ) async {
    await #expect(throws: error, sourceLocation: location) { try await fetch(address) }
    #expect(!FileManager.default.fileExists(atPath: path), sourceLocation: location)
  }
}
