// SPDX-License-Identifier: Apache-2.0

import Braille
import Testing

@Suite struct AdaptiveRecognizerTests {
  private static let allCells = (1...63).map { Cell(bits: UInt8($0)) }

  @Test(
    "Every cell of six dots, typed on the spots, is that cell, as the very first chord",
    arguments: PadMode.allCases, ["390x844", "844x390", "1024x768"])
  func everyCell(mode: PadMode, size: String) throws {
    let sides = size.split(separator: "x").compactMap { Double($0) }
    let screen = try #require(Size(width: sides[0], height: sides[1]))
    for cell in Self.allCells {
      var fingers = Fingers {
        $0.mode = mode
        $0.size = screen
      }
      #expect(fingers.type(cell) == [.cell(cell)])
    }
  }

  @Test("Every cell of eight dots, typed on the spots, is that cell")
  func everyEightDotCell() {
    for bits in 1...255 {
      let cell = Cell(bits: UInt8(bits))
      var fingers = Fingers { $0.dots = .eight }
      #expect(fingers.type(cell) == [.cell(cell)])
    }
  }

  @Test("A clear chord is what it is, however unlikely the text makes it")
  func clearChords() {
    for cell in Self.allCells {
      var fingers = Fingers()
      var recognized: [Recognition] = []
      for dot in cell.dots {
        let touch = TouchEvent(time: 0, touch: dot, phase: .began(fingers.spot(dot)))
        recognized += fingers.recognizer.handle(touch, prior: CellPrior(CellAlphabet.english))
      }
      for dot in cell.dots {
        let touch = TouchEvent(time: 0.1, touch: dot, phase: .ended(nil))
        recognized += fingers.recognizer.handle(touch, prior: CellPrior(CellAlphabet.english))
      }
      #expect(recognized == [.cell(cell)])
    }
  }

  @Test("The last lift ends a chord: fingers lifted just before belong to it, older ones do not")
  func earlyLifts() {
    for (pause, cell) in [(0.2, Cell(dots: [1, 4])), (0.3, Cell(dots: [4]))] {
      var fingers = Fingers()
      let first = fingers.press(fingers.spot(1))
      let second = fingers.press(fingers.spot(4))
      fingers.wait(0.1)
      #expect(fingers.lift(first).isEmpty)
      fingers.wait(pause)
      #expect(fingers.lift(second) == [.cell(cell)])
    }
  }

  @Test("Accumulating, every finger since the first belongs to the cell")
  func accumulation() {
    var fingers = Fingers { $0.chording = .accumulate }
    let touches = [1, 2, 3, 4, 5].map { fingers.press(fingers.spot($0)) }
    fingers.wait(1)
    #expect(fingers.lift(touches[0]).isEmpty)
    fingers.wait(1)
    let sixth = fingers.press(fingers.spot(6))
    fingers.wait(1)
    for touch in touches.dropFirst() { #expect(fingers.lift(touch).isEmpty) }
    #expect(fingers.lift(sixth) == [.cell(.full)])
  }

  @Test("A finger that bounces is one dot")
  func bounces() {
    var fingers = Fingers()
    let first = fingers.press(fingers.spot(1))
    let second = fingers.press(fingers.spot(4))
    fingers.wait(0.1)
    fingers.lift(first)
    fingers.wait(0.05)
    let again = fingers.press(fingers.spot(1))
    fingers.wait(0.05)
    fingers.lift(again)
    #expect(fingers.lift(second) == [.cell(Cell(dots: [1, 4]))])
  }

  @Test("A late finger belongs to the chord while another is down")
  func lateFinger() {
    var fingers = Fingers()
    let first = fingers.press(fingers.spot(2))
    fingers.wait(1)
    let late = fingers.press(fingers.spot(5))
    fingers.wait(0.1)
    #expect(fingers.lift(first).isEmpty)
    #expect(fingers.lift(late) == [.cell(Cell(dots: [2, 5]))])
  }

  @Test("A finger that has rested for long is no part of the chords beside it")
  func restingFinger() {
    var fingers = Fingers()
    fingers.press(fingers.spot(3))
    fingers.wait(4)
    #expect(fingers.type(Cell(dots: [1, 4])) == [.cell(Cell(dots: [1, 4]))])
    #expect(fingers.type(Cell(dots: [1])) == [.cell(Cell(dots: [1]))])
  }

  @Test("More fingers than dots, and fingers where no dot is near, type nothing")
  func tooMany() {
    var fingers = Fingers()
    let seven = (0..<7).map { Point(x: 100 + Double($0) * 90, y: 200) }
    #expect(fingers.tap(seven) == [.failure])
    #expect(fingers.tap((0..<40).map { Point(x: Double($0) * 20, y: 10) }) == [.failure])
    let fourOnOneSide = (0..<4).map { Point(x: 80, y: 60 + Double($0) * 80) }
    #expect(fingers.tap(fourOnOneSide) == [.unclear])
    #expect(fingers.recognizer.trackedTouches == 0)
  }

  @Test("The cell under the fingers is known before they are lifted")
  func current() {
    var fingers = Fingers()
    #expect(fingers.recognizer.current() == nil)
    fingers.press(fingers.spot(1))
    #expect(fingers.recognizer.current() == Cell(dots: [1]))
    fingers.press(fingers.spot(5))
    #expect(fingers.recognizer.current() == Cell(dots: [1, 5]))
    fingers.recognizer.forgetTouches()
    #expect(fingers.recognizer.current() == nil)
  }

  @Test("Touches that are no numbers, times that go back and numbers used twice do no harm")
  func absurdities() {
    var recognizer = Recognizer(RecognizerConfiguration(size: Fingers.screen))
    for phase in [
      TouchEvent.Phase.began(Point(x: .nan, y: 1)), .moved(Point(x: 1, y: .infinity)), .ended(nil),
      .cancelled,
    ] {
      #expect(recognizer.handle(TouchEvent(time: .nan, touch: 1, phase: phase)).isEmpty)
    }
    let place = recognizer.spots?.places[0] ?? Point(x: 0, y: 0)
    for time in [5.0, 3, .infinity, 4] {
      _ = recognizer.handle(TouchEvent(time: time, touch: 1, phase: .began(place)))
    }
    #expect(recognizer.trackedTouches == 1)
    let recognized = recognizer.handle(TouchEvent(time: 2, touch: 1, phase: .ended(nil)))
    #expect(recognized == [.cell(Cell(dots: [1]))])
  }
}
