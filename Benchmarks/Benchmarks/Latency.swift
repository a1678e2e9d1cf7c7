// SPDX-License-Identifier: Apache-2.0

import Braille
import SyntheticTyping

/// How long a touch event takes, in the recogniser alone and in the whole pad.
let latencyTopic = Topic(name: "latency") { report in
  // Whatever else the machine does only adds: the quietest of some runs says most of the code.
  let runs = 0..<5
  let alone = runs.map { _ in Latency.ofRecognizer() }.min { $0.atMost(0.99) < $1.atMost(0.99) }
  let pad = runs.map { _ in Latency.ofPad() }.min { $0.atMost(0.99) < $1.atMost(0.99) }
  var rows: [[String]] = []
  for (name, times) in [("recogniser", alone), ("recogniser, text and speech of the pad", pad)] {
    guard let times else { continue }
    let isMet = report.judge("latency of \(name)", holds: times.atMost(0.99) <= 20)
    rows.append([
      name, "\(times.count)", micros(times.atMost(0.5)), micros(times.atMost(0.99)),
      micros(times.atMost(1)), "20.0", isMet,
    ])
  }
  report.table(
    "Touch events: time to handle one, in microseconds, in the quietest of five runs",
    columns: ["through", "events", "median", "99 %", "longest", "99 % wanted", "met"], rows: rows)
}

private func micros(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

/// Times of many events, in microseconds.
private struct Latency {
  private var times: [Double] = []

  var count: Int { times.count }

  /// The time that this part of the events needs at most.
  func atMost(_ part: Double) -> Double {
    let sorted = times.sorted()
    guard let last = sorted.last else { return 0 }
    let index = Int((Double(sorted.count) * part).rounded(.up)) - 1
    return sorted.indices.contains(index) ? sorted[index] : last
  }

  mutating func measure(_ work: () -> Void) {
    let clock = ContinuousClock()
    let duration = clock.measure(work).components
    times.append(Double(duration.seconds) * 1e6 + Double(duration.attoseconds) / 1e12)
  }

  private static let cells = 10_000

  static func ofRecognizer() -> Latency {
    var latency = Latency()
    var chance = Chance(seed: 11)
    var typist = SyntheticTypist(TypingLevel.all[1], seed: 12)
    var recognizer = Recognizer(RecognizerConfiguration(size: SyntheticTypist.screen))
    var typed: [Cell] = []
    for cell in SyntheticText.letters.cells(cells, from: &chance) {
      for touch in typist.type(cell) {
        var recognized: [Recognition] = []
        latency.measure {
          let prior = CellPrior(CellAlphabet.english, after: typed)
          recognized = recognizer.handle(touch, prior: prior)
        }
        if case .cell(let cell)? = recognized.last { typed.append(cell) }
        if typed.count > 6 { typed.removeAll() }
      }
    }
    return latency
  }

  static func ofPad() -> Latency {
    var latency = Latency()
    var chance = Chance(seed: 11)
    var typist = SyntheticTypist(TypingLevel.all[1], seed: 12)
    var configuration = PadConfiguration()
    configuration.size = SyntheticTypist.screen
    configuration.mode = .hold
    var session = BrailleSession(configuration)
    // Words of six letters, and a fresh page every sixty: about what is typed between two readings.
    for (index, cell) in SyntheticText.letters.cells(cells, from: &chance).enumerated() {
      var time = 0.0
      for touch in typist.type(cell) {
        latency.measure { _ = session.handle(PadEvent(time: touch.time, .touch(touch))) }
        time = touch.time
      }
      if index % 6 == 5 { _ = session.handle(PadEvent(time: time, .action(.space))) }
      if index % 360 == 359 { _ = session.handle(PadEvent(time: time, .action(.clear))) }
    }
    return latency
  }
}
