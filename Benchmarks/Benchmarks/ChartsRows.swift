// SPDX-License-Identifier: Apache-2.0

import ChartReading
import ChartWords
import Charts
import Sonification
import Speaking

/// A million rows of CSV: read, described and planned.
let chartsRowsTopic = Topic(name: "charts-rows") { report in
  let csv = ChartRows.csv(1_000_000)
  var parts = [Double](repeating: .infinity, count: 3)
  var whole = Double.infinity
  // Whatever else the machine does only adds.
  for _ in 0..<3 {
    guard let times = ChartRows.times(csv) else { continue }
    let sum = times.reduce(0, +)
    if sum < whole { (parts, whole) = (times, sum) }
  }
  let names = ["read", "described, four levels", "planned"]
  var rows = zip(names, parts).map { [$0, ChartRows.text($1), "", ""] }
  let isMet = report.judge("a million rows", holds: whole <= 1)
  rows.append(["all", ChartRows.text(whole), "1.0", isMet])
  report.table(
    "Charts: seconds for a million rows of CSV, \(csv.count / 1_000_000) megabytes",
    columns: ["what", "seconds", "wanted", "met"], rows: rows)
}

private enum ChartRows {
  /// A season, a trend and some noise.
  static func csv(_ count: Int) -> [UInt8] {
    var bytes = Array("Second,Height\n".utf8)
    bytes.reserveCapacity(count * 16)
    for row in 0..<count {
      let value = Double((row * 7919) % 1000) / 100 + Double(row % 86_400) / 1000
      bytes += "\(row),\((value * 100).rounded() / 100)\n".utf8
    }
    return bytes
  }

  static func times(_ csv: [UInt8]) -> [Double]? {
    let clock = ContinuousClock()
    var chart: Chart?
    let reading = clock.measure { chart = try? Chart(reading: csv) }
    guard let chart else { return nil }
    var sentences = 0
    let describing = clock.measure {
      sentences = ChartDescription(chart, in: .english).sentences.count
    }
    var tones = 0
    let planning = clock.measure {
      tones = (try? ChartPlan(chart, options: ChartOptions()))?.tones.count ?? 0
    }
    guard sentences > 0, tones > 0 else { return nil }
    return [reading, describing, planning].map {
      Double($0.components.seconds) + Double($0.components.attoseconds) / 1e18
    }
  }

  static func text(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }
}
