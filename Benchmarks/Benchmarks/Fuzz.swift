// SPDX-License-Identifier: Apache-2.0

import Braille
import SyntheticTyping

/// A million absurd events: nothing traps, touches stay bounded, and the dots keep their order on the pad.
let fuzzTopic = Topic(name: "fuzz") { report in
  var rows: [[String]] = []
  let clock = ContinuousClock()
  for (name, seed) in [("random", 21), ("mutated typing", 22)] as [(String, UInt64)] {
    var faults = 0
    var events = 0
    let duration = clock.measure {
      for (index, configuration) in TouchFuzzer.configurations.enumerated() {
        var fuzzer = TouchFuzzer(configuration, seed: seed &* 1000 &+ UInt64(index))
        let count = 500_000 / TouchFuzzer.configurations.count
        faults += name == "random" ? fuzzer.playRandom(count) : fuzzer.playMutated(count)
        events += count
      }
    }
    let isMet = report.judge("fuzz, \(name)", holds: faults == 0)
    rows.append([name, "\(events)", "\(faults)", "\(duration.components.seconds)", isMet])
  }
  report.table(
    "Fuzz of the adaptive recogniser", columns: ["events", "count", "faults", "seconds", "met"],
    rows: rows)
}
