// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How soon each page can be used on a slow phone, and how much it fetches for that (`Benchmarks/Pages/pages.py`).
let pagesTopic = Topic(name: "pages") { report in
  let rows = PageLoading.measured().map { page in
    // What people wait for gladly: a paint within a second, use within two; the first page on any connection.
    let holds =
      page.painted <= 1.5 && page.usable <= 2 && page.shift <= 0.02
      && (page.page != "home" || page.kilobytes <= 60)
    return [
      page.page, "\(Int(page.requests))", "\(Int(page.kilobytes.rounded()))",
      PageLoading.seconds(page.painted), PageLoading.seconds(page.usable),
      PageLoading.seconds(page.shift), report.judge("page \(page.page)", holds: holds),
    ]
  }
  report.table(
    "Pages on a slow phone: 4 times slower, 1.6 Mbit/s, 150 ms; empty cache, middle of three",
    columns: ["page", "requests", "kB", "painted, s", "usable, s", "shift", "within 2 s, 0.02"],
    rows: rows.isEmpty ? [["no browser to be had here", "", "", "", "", "", ""]] : rows)
}

private enum PageLoading {
  /// What one page took.
  struct Row: Decodable {
    let page: String
    let requests: Double
    let kilobytes: Double
    /// Seconds until something is seen.
    let painted: Double
    /// Seconds until it can be used.
    let usable: Double
    /// How much moved: Chromium's cumulative layout shift.
    let shift: Double
  }

  static func measured() -> [Row] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [".venv/bin/python", "Benchmarks/Pages/pages.py"]
    let out = Pipe()
    process.standardOutput = out
    guard (try? process.run()) != nil else { return [] }
    let printed = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return printed.split(separator: UInt8(ascii: "\n"))
      .compactMap { try? JSONDecoder().decode(Row.self, from: $0) }
  }

  /// With two decimals.
  static func seconds(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
