// SPDX-License-Identifier: Apache-2.0

import Braille
import SyntheticTyping

/// Cells right on the four levels of typing, with the classic recogniser and nearest dots on the same touches.
let accuracyTopic = Topic(name: "accuracy") { report in
  var rows: [[String]] = []
  for (level, wanted) in zip(TypingLevel.all, TypingLevel.wanted) {
    let figures = TypingTrial(level).accuracy(of: [.classic, .nearest, .adaptive])
    let isMet = report.judge("accuracy at \(level.name)", holds: figures[2] >= wanted)
    rows.append([level.name] + figures.map { $0.percent } + [wanted.percent, isMet])
  }
  report.table(
    "Cells right, in per cent: 20 sessions of 300 English letters, 844x390 points, one calibration tap",
    columns: ["typing", "classic", "nearest dot", "adaptive", "wanted", "met"], rows: rows)
}

/// The same with other chance, other noise, other text and other beliefs: how far the figures above can be trusted.
let crossCheckTopic = Topic(name: "cross-check") { report in
  var rows: [[String]] = []
  func add(_ name: String, _ change: (inout TypingTrial) -> Void) {
    let trials = TypingLevel.all.map { level in
      var trial = TypingTrial(level)
      change(&trial)
      return trial.accuracy(of: [.adaptive, .nearest])
    }
    rows.append([name] + trials.map { "\($0[0].percent) (\($0[1].percent))" })
  }
  for seed in [2, 3, 4, 5, 6] as [UInt64] { add("seed \(seed)") { $0.seed = seed } }
  add("heavy-tailed noise") { $0.level.noise = .heavyTailed }
  add("noise half shared by a hand") { $0.level.noise = .sharedByHand }
  add("flat prior") { $0.alphabet = nil }
  add("Spanish expected, English typed") { $0.alphabet = .spanish }
  add("Arabic expected, English typed") { $0.alphabet = .arabic }
  add("random cells, English expected") { $0.text = .anyCell }
  add("random cells, flat prior") {
    $0.text = .anyCell
    $0.alphabet = nil
  }
  report.table(
    "Cross-check: cells right with adaptive, and with the nearest dot in brackets, in per cent",
    columns: ["what differs"]
      + TypingLevel.all.map { "σ \(Int($0.touch)), drift \(Int($0.drift))" },
    rows: rows)
}
