// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file and the home page over HTTP, beside nginx and FastAPI, in one run: rounds in turn, so that whatever else the
/// machine does falls on all of them.
let serverTopic = Topic(name: "server") { report in
  guard Wrk.isThere else { return print("\nServer: wrk is not to be had here.") }
  do {
    let servers = try ServerPeers()
    defer { servers.stop() }
    let runs = ServerRuns(servers)
    for path in ServerRuns.pairs {
      report.table(
        "Server: \(path.title), requests a second (\(runs.rounds) rounds of \(ServerRuns.seconds) s)",
        columns: [
          "connections", "Earshot", "p50 ms", "p99 ms", path.peer, "p50 ms", "p99 ms", "ratio",
          "wanted", "met",
        ],
        rows: ServerRuns.connections.map { runs.row(path, $0, &report) })
    }
  } catch {
    _ = report.judge("server: \(error)", holds: false)
  }
}

/// What is measured of the servers.
struct ServerRuns {
  /// Ours and a peer's, doing the same.
  struct Pair: Sendable {
    let title: String
    let ours: ServerPeers.Address
    let theirs: ServerPeers.Address
    let peer: String
    /// How many times the peer's rate ours must be.
    let wanted: Double
  }

  static let pairs = [
    Pair(title: "a file of 4 kB", ours: .file, theirs: .nginx, peer: "nginx", wanted: 0.8),
    Pair(
      title: "the home page", ours: .home, theirs: .fastAPI, peer: "FastAPI", wanted: 2),
  ]
  static let connections = [32, 250, 256, 1000]
  static let seconds = 2
  private static let wantedRounds = 3
  /// When no new round begins, in seconds, so that all of it ends within three minutes.
  private static let enoughSeconds = 120.0

  private struct Key: Hashable {
    let address: ServerPeers.Address
    let connections: Int
  }

  private var results: [Key: [Wrk]] = [:]
  private(set) var rounds = 0

  init(_ servers: ServerPeers) {
    let began = ProcessInfo.processInfo.systemUptime
    // One that is not counted: pages are made, caches filled, Python's workers there.
    for address in ServerPeers.Address.allCases {
      _ = servers.url(address).flatMap { Wrk($0, connections: 32, seconds: 1) }
    }
    while rounds < Self.wantedRounds,
      ProcessInfo.processInfo.systemUptime - began < Self.enoughSeconds
    {
      for count in Self.connections {
        for address in ServerPeers.Address.allCases {
          guard let url = servers.url(address),
            let run = Wrk(url, connections: count, seconds: Self.seconds)
          else { continue }
          results[Key(address: address, connections: count), default: []].append(run)
        }
      }
      rounds += 1
    }
  }

  func row(_ pair: Pair, _ count: Int, _ report: inout Report) -> [String] {
    let ours = results[Key(address: pair.ours, connections: count)] ?? []
    let theirs = results[Key(address: pair.theirs, connections: count)] ?? []
    let name = "\(pair.title), \(count) connections"
    let start = ["\(count)"] + Self.columns(ours)
    guard !theirs.isEmpty else {
      return start + ["not to be had here", "", "", "", "\(pair.wanted)", ""]
    }
    // The ratio of each round, since the rounds of one server say more of the machine than of the server.
    let ratio = Self.median(zip(ours, theirs).map { $0.requests / max(1, $1.requests) })
    let failures = ours.reduce(0) { $0 + $1.failures }
    let isMet = report.judge(name, holds: ratio >= pair.wanted && failures == 0)
    return start + Self.columns(theirs) + [
      "\((ratio * 100).rounded() / 100)", "\(pair.wanted)",
      failures == 0 ? isMet : "NO, \(failures) failed",
    ]
  }

  private static func columns(_ runs: [Wrk]) -> [String] {
    [
      "\(Int(median(runs.map(\.requests))))", "\(median(runs.map(\.p50Milliseconds)))",
      "\(median(runs.map(\.p99Milliseconds)))",
    ]
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
