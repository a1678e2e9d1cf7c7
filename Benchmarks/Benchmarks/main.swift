// SPDX-License-Identifier: Apache-2.0

// `make bench`: what Earshot measures of itself. A topic is a file of its own; names after the command choose some.

import Foundation

let topics: [Topic] = [
  accuracyTopic, contractedTopic, crossCheckTopic, latencyTopic, fuzzTopic, kanaTopic, tablesTopic,
  chartsAccuracyTopic, chartsRenderTopic, chartsRowsTopic, pagesTopic, serverTopic, textTopic,
  queueTopic, recordingTopic, routesTopic, walksTopic, booksTopic,
]

let chosen = Set(CommandLine.arguments.dropFirst())
var report = Report()
for topic in topics where chosen.isEmpty || chosen.contains(topic.name) { topic.run(&report) }
if !report.missed.isEmpty {
  print("Missed: " + report.missed.joined(separator: "; "))
  exit(1)
}
