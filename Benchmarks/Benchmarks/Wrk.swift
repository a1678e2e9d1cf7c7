// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What wrk measured in one run.
struct Wrk {
  let requests: Double
  let p50Milliseconds: Double
  let p99Milliseconds: Double
  /// Requests that got no answer, or another than was wanted.
  let failures: Int

  /// Whether wrk can be run.
  static var isThere: Bool { output(["wrk", "--version"])?.contains("wrk") ?? false }

  /// Asks for an address for some seconds over so many connections at once, from one thread.
  /// - Parameter token: who asks; nil for a stranger.
  init?(_ url: String, connections: Int, seconds: Int, token: String? = nil) {
    var arguments = ["wrk", "-t1", "-c\(connections)", "-d\(seconds)s", "--latency"]
    if let token { arguments += ["-H", "Authorization: Bearer \(token)"] }
    guard let printed = Self.output(arguments + [url]) else { return nil }
    var requests: Double?
    var percentiles: [String: Double] = [:]
    var failures = 0
    for line in printed.split(separator: "\n") {
      let words = line.split { " ,:".contains($0) }.map(String.init)
      switch words.first {
      case "Requests/sec": requests = words.last.flatMap(Double.init)
      case "50%", "99%": percentiles[words[0]] = words.last.flatMap(Self.milliseconds)
      // "Socket errors: connect 0, read 0, write 0, timeout 0"
      case "Socket": failures += words.compactMap(Int.init).reduce(0, +)
      case "Non-2xx": failures += words.compactMap(Int.init).reduce(0, +)
      default: break
      }
    }
    guard let requests, let p50 = percentiles["50%"], let p99 = percentiles["99%"] else {
      return nil
    }
    self.requests = requests
    p50Milliseconds = p50
    p99Milliseconds = p99
    self.failures = failures
  }

  /// A time as wrk writes it, such as `870.00us`, `2.36ms` or `1.02s`.
  private static func milliseconds(_ text: String) -> Double? {
    for (unit, factor) in [("us", 0.001), ("ms", 1), ("s", 1000)] where text.hasSuffix(unit) {
      guard let value = Double(text.dropLast(unit.count)) else { continue }
      return (value * factor * 100).rounded() / 100
    }
    return nil
  }

  /// What a program prints; nil where it cannot be run.
  /// - Parameter input: what it reads from standard input.
  static func output(_ arguments: [String], input: String = "") -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let (read, out) = (Pipe(), Pipe())
    process.standardInput = read
    process.standardOutput = out
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    // Less than a pipe holds is there at once.
    try? read.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? read.fileHandleForWriting.close()
    let printed = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }
}
