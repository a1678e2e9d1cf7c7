// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The list of waiting requests of a large service, beside the same list by FastAPI and SQLAlchemy over the same file, and
/// many volunteers who claim at once.
let queueTopic = Topic(name: "queue") { report in
  guard Wrk.isThere else { return print("\nQueue: wrk is not to be had here.") }
  do {
    let queue = try LargeQueue()
    defer { queue.stop() }
    let lists = try QueueLists(queue)
    report.table(
      """
      Queue: a page of twenty waiting requests of \(LargeQueue.requests) of \(LargeQueue.accounts) accounts, \
      \(QueueLists.connections) connections (\(QueueLists.rounds) rounds of \(QueueLists.seconds) s)
      """,
      columns: [
        "page", "Earshot, pages a second", "p50 ms", "p99 ms", "wanted", "met",
        "FastAPI, pages a second", "p50 ms",
        "p99 ms",
      ], rows: QueueLists.pages.map { lists.row($0, &report) })
    report.table(
      "Queue: volunteers who claim at the same moment",
      columns: ["claims", "requests", "200", "409", "others", "held", "held by two", "met"],
      rows: [(1, 1000), (1000, 10)].map { queue.claims(of: $0.0, times: $0.1, &report) })
  } catch {
    _ = report.judge("queue: \(error)", holds: false)
  }
}

/// A server with many requests, and a peer over the same file.
final class LargeQueue {
  static let requests = 1_000_000
  static let accounts = 100_000
  /// Volunteers who are signed in.
  static let readers = 1_000

  private let servers: RunningServers
  private let port = RunningServers.freePort()
  private let peerPort = RunningServers.freePort()
  private(set) var hasPeer = false
  let tokens: [String]
  private var data: String { servers.folder + "/data" }
  private var database: String { data + "/earshot.db" }

  init() throws {
    servers = try RunningServers()
    let (data, database) = (servers.folder + "/data", servers.folder + "/data/earshot.db")
    do {
      // Once to make the tables.
      try Self.startEarshot(servers, port: port, data: data)
      servers.endAll()
      let filled = Wrk.output([
        "python3", "Benchmarks/Peers/queue_data.py", database, "\(Self.requests)",
        "\(Self.accounts)", "\(Self.readers)",
      ])
      tokens = (filled ?? "").split(separator: "\n").map(String.init)
      guard tokens.count == Self.readers else {
        throw RunningServers.Failure.doesNotStart("The data cannot be made.")
      }
      try Self.startEarshot(servers, port: port, data: data)
      hasPeer = (try? startPeer(database)) != nil
    } catch {
      servers.stop()
      throw error
    }
  }

  /// Ends the servers and removes the data.
  func stop() { servers.stop() }

  private static func startEarshot(_ servers: RunningServers, port: Int, data: String) throws {
    // Behind a proxy all connections may come from one address, as they do here.
    try servers.start(
      "Earshot", port,
      [
        ".build/release/earshot", "serve", "--port", "\(port)", "--data", data, "--behind-proxy",
      ])
  }

  private func startPeer(_ database: String) throws {
    try servers.start(
      "FastAPI", peerPort,
      [
        "python3", "-m", "uvicorn", "open_requests:app", "--app-dir", "Benchmarks/Peers",
        "--workers", "2", "--loop", "uvloop", "--http", "httptools", "--no-access-log",
        "--log-level", "error", "--host", "127.0.0.1", "--port", "\(peerPort)",
      ], environment: ["DATABASE": database])
  }

  /// Where a page is, of ours or of the peer's.
  func address(of page: QueueLists.Page, at cursor: String?, isOurs: Bool) -> String {
    let list =
      isOurs
      ? "http://127.0.0.1:\(port)/api/v1/requests?status=open&"
      : "http://127.0.0.1:\(peerPort)/requests?"
    return list + "category=\(page.category)&language=\(page.language)"
      + (cursor.map { "&cursor=\($0)" } ?? "")
  }

  /// Has volunteers claim requests that wait.
  func claims(of requests: Int, times: Int, _ report: inout Report) -> [String] {
    let output = Wrk.output(
      ["python3", "Benchmarks/Peers/claims.py", "\(port)", database, "\(requests)", "\(times)"],
      input: tokens.joined(separator: "\n"))
    var counts: [String: Int] = [:]
    for line in (output ?? "").split(separator: "\n") {
      let words = line.split(separator: " ")
      counts[String(words[0])] = words.last.flatMap { Int($0) }
    }
    let (won, lost) = (counts["200"] ?? 0, counts["409"] ?? 0)
    let (held, double) = (counts["held"] ?? 0, counts["double"] ?? -1)
    let others = counts.reduce(0) { Int($1.key) == nil ? $0 : $0 + $1.value } - won - lost
    let isRight =
      won == requests && held == requests && double == 0 && others == 0
      && won + lost == requests * times
    return [
      "\(requests * times)", "\(requests)", "\(won)", "\(lost)", "\(others)", "\(held)",
      "\(double)",
      report.judge("\(requests * times) claims of \(requests)", holds: isRight),
    ]
  }
}

/// What is measured of the lists.
struct QueueLists {
  /// A page of a filtered list.
  struct Page: Hashable, Sendable {
    let number: Int
    let category: String
    let language: String
  }

  static let pages = [
    Page(number: 1, category: "letters", language: "en"),
    Page(number: 100, category: "letters", language: "en"),
    // Few of many.
    Page(number: 1, category: "menus", language: "eu"),
  ]
  static let connections = 32
  static let seconds = 3
  static let rounds = 3
  private static let mostMilliseconds = 5.0
  private static let fewestPages = 5000.0

  private var ours: [Page: [Wrk]] = [:]
  private var theirs: [Page: [Wrk]] = [:]

  init(_ queue: LargeQueue) throws {
    var cursors: [Page: String] = [:]
    for page in Self.pages {
      cursors[page] = try Self.cursor(of: page, in: queue)
    }
    // The first round is not counted: it fills caches.
    for round in 0...Self.rounds {
      for page in Self.pages {
        for isOurs in queue.hasPeer ? [true, false] : [true] {
          let url = queue.address(of: page, at: cursors[page], isOurs: isOurs)
          guard
            let run = Wrk(
              url, connections: Self.connections, seconds: Self.seconds, token: queue.tokens[0]),
            round > 0
          else { continue }
          if isOurs {
            ours[page, default: []].append(run)
          } else {
            theirs[page, default: []].append(run)
          }
        }
      }
    }
  }

  /// Where a page begins: found by turning the pages before it; nil for the first.
  private static func cursor(of page: Page, in queue: LargeQueue) throws -> String? {
    var cursor: String?
    for _ in 1..<page.number {
      let url = queue.address(of: page, at: cursor, isOurs: true)
      let answer = Wrk.output([
        "curl", "--silent", "--header", "Authorization: Bearer \(queue.tokens[0])", url,
      ])
      guard let next = (answer ?? "").firstMatch(of: /"next":"([^"]+)"/)?.output.1 else {
        throw RunningServers.Failure.doesNotStart("There is no page \(page.number).")
      }
      cursor = String(next)
    }
    return cursor
  }

  func row(_ page: Page, _ report: inout Report) -> [String] {
    let (mine, peer) = (ours[page] ?? [], theirs[page] ?? [])
    let name = "\(page.number) of \(page.category) in \(page.language)"
    let (rate, late) = (Self.median(mine.map(\.requests)), Self.median(mine.map(\.p99Milliseconds)))
    let failures = mine.reduce(0) { $0 + $1.failures }
    let isMet = failures == 0 && rate >= Self.fewestPages && late <= Self.mostMilliseconds
    let other =
      peer.isEmpty
      ? ["not to be had here", "", ""]
      : [
        "\(Int(Self.median(peer.map(\.requests))))", "\(Self.median(peer.map(\.p50Milliseconds)))",
        "\(Self.median(peer.map(\.p99Milliseconds)))",
      ]
    return [
      name, "\(Int(rate))", "\(Self.median(mine.map(\.p50Milliseconds)))", "\(late)",
      "\(Int(Self.fewestPages)), \(Self.mostMilliseconds) ms",
      report.judge("page " + name, holds: isMet) + (failures == 0 ? "" : ", \(failures) failed"),
    ] + other
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
