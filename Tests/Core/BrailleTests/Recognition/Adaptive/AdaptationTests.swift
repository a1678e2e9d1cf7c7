// SPDX-License-Identifier: Apache-2.0

import Braille
import SyntheticTyping
import Testing

@Suite struct AdaptationTests {
  private static func calibrated() -> Fingers {
    Fingers { configuration in
      configuration.hand = try? HandShape(
        mode: .hold, size: Fingers.screen,
        places: [91.0, 195, 299].map { Point(x: 633, y: $0) }
          + [91.0, 195, 299].map { Point(x: 211, y: $0) })
    }
  }

  @Test(
    "Synthetic typing is read as well as it must be",
    arguments: zip(TypingLevel.all, TypingLevel.wanted))
  func accuracy(level: TypingLevel, wanted: Double) {
    var trial = TypingTrial(level)
    trial.sessions = 6
    let figures = trial.accuracy(of: [.adaptive, .nearest, .classic])
    #expect(figures[0] >= wanted, "seed \(trial.seed)")
    #expect(figures[0] > figures[1])
    #expect(figures[0] > figures[2])
  }

  @Test("Without any knowledge of the text, hands are followed all the same")
  func flatPrior() {
    for level in TypingLevel.all {
      var trial = TypingTrial(level)
      trial.sessions = 4
      trial.alphabet = nil
      let figures = trial.accuracy(of: [.adaptive, .nearest])
      #expect(figures[0] > figures[1] + 0.01, "seed \(trial.seed)")
    }
  }

  @Test("Whoever writes something else than the text's language is not held to it")
  func otherText() {
    var trial = TypingTrial(TypingLevel.all[2])
    trial.sessions = 4
    trial.text = .anyCell
    let believing = trial.accuracy(of: [.adaptive])[0]
    trial.alphabet = nil
    let open = trial.accuracy(of: [.adaptive])[0]
    #expect(believing > open - 0.01, "seed \(trial.seed)")
  }

  @Test("The dots follow a hand that wanders, but no farther than 20 mm, and never to the edge")
  func boundedDrift() {
    var fingers = Self.calibrated()
    let home = fingers.spot(1)
    var place = home
    for _ in 0..<400 {
      place.y = max(0, place.y - 2)
      fingers.tap([place, Point(x: place.x, y: place.y + 104)])
    }
    let moved = home.y - fingers.spot(1).y
    #expect(moved > 40)
    #expect(fingers.spot(1).y >= 2 * Fingers.millimetre - 1e-6)
    for _ in 0..<400 { fingers.tap([Point(x: 843, y: 389)]) }
    for dot in 1...6 {
      #expect((0...844).contains(fingers.spot(dot).x))
      #expect((0...390).contains(fingers.spot(dot).y))
    }
    #expect(fingers.spot(1).y < fingers.spot(2).y)
    #expect(fingers.spot(2).y < fingers.spot(3).y)
  }

  @Test("After a pause the hand is looked for nearer to where it was calibrated")
  func pause() {
    var fingers = Self.calibrated()
    let home = fingers.spot(2)
    for _ in 0..<40 { fingers.type(Cell(dots: [1, 2, 3]), moved: Point(x: 20, y: 6)) }
    let away = fingers.spot(2).x - home.x
    #expect(away > 15)
    fingers.wait(60)
    fingers.type(Cell(dots: [4]))
    #expect((fingers.spot(2).x - home.x).magnitude < away / 2)
  }

  @Test("A deleted cell is unlearned, one after the other, and not taken again so easily")
  func takeBack() {
    var fingers = Self.calibrated()
    var before = [fingers.recognizer.spots]
    for _ in 0..<5 {
      fingers.type(Cell(dots: [1, 2]), moved: Point(x: 15, y: 20))
      before.append(fingers.recognizer.spots)
    }
    for spots in before.dropLast().reversed() {
      #expect(fingers.recognizer.spots != spots)
      fingers.recognizer.takeBack()
      #expect(fingers.recognizer.spots == spots)
    }
    // A touch a little nearer to dot 2 than to dot 3 is dot 2, but dot 3 when dot 2 was just deleted.
    let between = Point(x: fingers.spot(2).x, y: fingers.spot(2).y + 48)
    #expect(fingers.tap([between]) == [.cell(Cell(dots: [2]))])
    fingers.recognizer.takeBack()
    #expect(fingers.tap([between]) == [.cell(Cell(dots: [3]))])
    for _ in 0..<100 { fingers.recognizer.takeBack() }
  }

  @Test("Which hand a touch is of does not depend on the middle of the screen")
  func handsOffTheMiddle() {
    var fingers = Fingers { configuration in
      configuration.hand = try? HandShape(
        mode: .hold, size: Fingers.screen,
        places: [91.0, 195, 299].map { Point(x: 380, y: $0) }
          + [91.0, 195, 299].map { Point(x: 120, y: $0) })
    }
    for bits in 1...63 {
      let cell = Cell(bits: UInt8(bits))
      #expect(fingers.type(cell) == [.cell(cell)])
    }
  }

  @Test(
    "An explanation names every finger's dot, what it missed it by, and what else it might have been"
  )
  func explanation() throws {
    var fingers = Self.calibrated()
    #expect(fingers.recognizer.explanation == nil)
    fingers.tap([Point(x: 640, y: 100), Point(x: 200, y: 290)])
    let explanation = try #require(fingers.recognizer.explanation)
    #expect(explanation.cell == Cell(dots: [1, 6]))
    #expect(explanation.assignments.map { $0.dot } == [1, 6])
    #expect(explanation.assignments[0].residual == Point(x: 7, y: 9))
    #expect(explanation.candidates.count == ChordExplanation.mostCandidates)
    let ranked = explanation.candidates.map { $0.logProbability }
    #expect(ranked == ranked.sorted(by: >))
    #expect(try #require(explanation.margin) > 0)
  }

  @Test("Absurd events do no harm, whatever the configuration", arguments: [1, 2] as [UInt64])
  func fuzz(seed: UInt64) {
    for (index, configuration) in TouchFuzzer.configurations.enumerated() {
      var fuzzer = TouchFuzzer(configuration, seed: seed &* 100 &+ UInt64(index))
      #expect(fuzzer.playRandom(400) == 0, "seed \(seed), configuration \(index)")
      #expect(fuzzer.playMutated(400) == 0, "seed \(seed), configuration \(index)")
    }
  }
}
