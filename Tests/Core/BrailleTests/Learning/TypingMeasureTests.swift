// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Braille

@Suite struct TypingMeasureTests {
  @Test("Eleven characters in five seconds are 24 words a minute")
  func speed() {
    // The first keystroke begins the clock: 10 characters in 5 s are 2 a second, 120 a minute, 24 words of five.
    let measure = TypingMeasure(
      asked: "hello world", typed: "hello world", seconds: 5, corrected: 0)
    #expect(measure.wordsPerMinute == 24)
    #expect(measure.errorRate == 0)
    #expect(measure.characters == 11)
  }

  @Test("What was typed at one moment has no speed")
  func noTime() {
    #expect(
      TypingMeasure(asked: "a", typed: "a", seconds: 0, corrected: 0).wordsPerMinute == nil)
    #expect(TypingMeasure(asked: "", typed: "", seconds: 1, corrected: 0).errorRate == 0)
  }

  @Test(
    "The error rate is the distance by the longer text",
    arguments: [
      // Soukoreff and MacKenzie's own example.
      ("quickly", "qucehkly", 3.0 / 8), ("abcd", "acbd", 2.0 / 4), ("abc", "", 1.0),
      ("", "ab", 1.0),

      ("كتاب", "كتب", 1.0 / 4), ("さくら", "さくら", 0.0),
    ])
  func errorRate(asked: String, typed: String, rate: Double) {
    #expect(
      TypingMeasure(asked: asked, typed: typed, seconds: 1, corrected: 0).errorRate == rate)
  }

  @Test("The distance of texts is a metric", arguments: 0..<60)
  func metric(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<3).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...3, using: &random)
      }
    }
    let (a, b, c) = (texts[0], texts[1], texts[2])
    let distance = EditDistance.between(a, b)
    #expect(EditDistance.between(a, a) == 0, "seed \(seed)")
    #expect((distance == 0) == (a == b), "seed \(seed)")
    #expect(distance == EditDistance.between(b, a), "seed \(seed)")
    #expect(distance <= EditDistance.between(a, c) + EditDistance.between(c, b), "seed \(seed)")
    #expect(distance <= max(a.count, b.count) && distance >= abs(a.count - b.count))
  }

  @Test(
    "An alignment has every element once, in order, and as many changes as the distance",
    arguments: 0..<60)
  func alignment(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<2).map { _ in
      (0..<Int.random(in: 0...15, using: &random)).map { _ in Int.random(in: 0...3, using: &random)
      }
    }
    let pairs = EditDistance.alignment(texts[0], texts[1])
    #expect(pairs.compactMap(\.first) == texts[0], "seed \(seed)")
    #expect(pairs.compactMap(\.second) == texts[1], "seed \(seed)")
    let changes = pairs.filter { $0.first != $0.second }.count
    #expect(changes == EditDistance.between(texts[0], texts[1]), "seed \(seed)")
  }

  @Test("A text longer than anybody types is cut, not multiplied")
  func long() {
    let long = [Int](repeating: 1, count: 5000)
    #expect(EditDistance.between(long, [2]) == EditDistance.greatestLength)
  }

  @Test("Characters that are taken back are counted, and those that change are not")
  func corrected() {
    var run = PracticeRun(phrase: "あが")
    for (time, text) in [(1.0, "あ"), (2.0, "あき"), (3.0, "あ"), (4.0, "あ・"), (6.0, "あが")] {
      run.change(to: text, at: time)
    }
    #expect(run.measure.corrected == 1)
    #expect(run.seconds == 5)
    #expect(run.measure.errorRate == 0)
    run.change(to: "あが", at: 90)
    #expect(run.seconds == 5)
  }

  @Test("A dot that is missed four times of ten is a habit; three times is not")
  func habit() {
    var errors = DotErrors()
    let asked = Cell(dots: [1, 5])
    for _ in 0..<6 { errors.count(asked: asked, typed: asked) }
    for _ in 0..<3 { errors.count(asked: asked, typed: Cell(dots: [1, 4])) }
    #expect(errors.habit == nil)
    errors.count(asked: asked, typed: Cell(dots: [1]))
    #expect(errors.habit == 5)
    #expect(errors.mostExtra == 4)
    #expect(errors.dots[0].asked == 10 && errors.dots[0].missed == 0)
    errors.count(TouchMiss(dot: 5, across: 4, down: -2))
    errors.count(TouchMiss(dot: 5, across: 2, down: -4))
    #expect(errors.dots[4].offset?.across == 3)
    #expect(errors.dots[4].offset?.down == -3)
    errors.count(TouchMiss(dot: 99, across: 1, down: 1))
  }
}
