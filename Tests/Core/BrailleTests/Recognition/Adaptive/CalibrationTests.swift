// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Testing

@Suite struct CalibrationTests {
  /// Places of a smaller hand than the standard one, off the middle; dots 1 to 6.
  private static let small = [
    Point(x: 600, y: 110), Point(x: 620, y: 190), Point(x: 610, y: 270), Point(x: 260, y: 120),
    Point(x: 240, y: 200), Point(x: 250, y: 280),
  ]

  private func places(_ recognized: [Recognition]) -> [Point]? {
    guard case .calibrated(let shape)? = recognized.last else { return nil }
    return shape.places
  }

  @Test("Six fingers held still for 1.2 seconds are the dots, whichever came first")
  func sixFingers() {
    var fingers = Fingers()
    let touches = [3, 0, 5, 2, 4, 1].map { fingers.press(Self.small[$0]) }
    #expect(fingers.recognizer.nextTick == 1.2)
    fingers.wait(1.1)
    #expect(fingers.tick().isEmpty)
    fingers.wait(0.1)
    #expect(places(fingers.tick()) == Self.small)
    #expect(fingers.recognizer.nextTick == nil)
    for touch in touches { #expect(fingers.lift(touch).isEmpty) }
    #expect(fingers.type(Cell(dots: [2, 6])) == [.cell(Cell(dots: [2, 6]))])
  }

  @Test("Without a wake, the next touch event finds that the hold was long enough")
  func holdSeenLate() {
    var fingers = Fingers()
    let touches = Self.small.map { fingers.press($0) }
    fingers.wait(2)
    #expect(places(fingers.lift(touches[0])) == Self.small)
  }

  @Test("Six fingers that move, or are lifted sooner, are a cell or nothing")
  func notHeld() {
    var fingers = Fingers()
    #expect(fingers.tap(Self.small) == [.cell(.full)])
    let touches = Self.small.map { fingers.press($0) }
    let away = Point(x: Self.small[0].x + 6 * Fingers.millimetre, y: Self.small[0].y)
    fingers.move(touches[0], to: away)
    #expect(fingers.recognizer.nextTick == nil)
    fingers.wait(2)
    #expect(fingers.tick().isEmpty)
  }

  @Test("Flat, the index fingers are innermost")
  func table() {
    var fingers = Fingers { $0.mode = .table }
    let places = [
      Point(x: 300, y: 230), Point(x: 220, y: 180), Point(x: 140, y: 200), Point(x: 540, y: 230),
      Point(x: 620, y: 180), Point(x: 700, y: 200),
    ]
    for place in places.reversed() { fingers.press(place) }
    fingers.wait(1.3)
    #expect(self.places(fingers.tick()) == places)
  }

  @Test("On a phone that follows five fingers, one hand after the other, in either order")
  func twoSteps() {
    let right = Array(Self.small[..<3])
    let left = Array(Self.small[3...])
    for hands in [[left, right], [right, left]] {
      var fingers = Fingers()
      fingers.recognizer.startCalibration()
      #expect(fingers.recognizer.isCalibrating)
      #expect(fingers.tap(hands[0]) == [.calibrationStep(.otherHand)])
      #expect(places(fingers.tap(hands[1])) == Self.small)
      #expect(!fingers.recognizer.isCalibrating)
    }
  }

  @Test("Five fingers held for two seconds begin a calibration")
  func fiveFingers() {
    var fingers = Fingers()
    let touches = Self.small.dropLast().map { fingers.press($0) }
    fingers.wait(2)
    #expect(fingers.tick() == [.calibrationStep(.begun)])
    for touch in touches { #expect(fingers.lift(touch).isEmpty) }
    #expect(fingers.tap(Array(Self.small[..<3])) == [.calibrationStep(.otherHand)])
  }

  @Test("After three failures the dots are where they were")
  func failures() {
    var fingers = Fingers()
    let before = fingers.recognizer.spots
    fingers.recognizer.startCalibration()
    #expect(fingers.tap([Self.small[0]]) == [.calibrationFailed(.fingers)])
    let close = (0..<6).map { Point(x: 100 + 100 * Double($0 / 3), y: 100 + 20 * Double($0 % 3)) }
    #expect(fingers.tap(close) == [.calibrationFailed(.tooClose)])
    #expect(fingers.tap([Self.small[0]]) == [.calibrationFailed(.givenUp)])
    #expect(!fingers.recognizer.isCalibrating)
    #expect(fingers.recognizer.spots == before)
  }

  @Test("A calibration that is cancelled leaves the dots, and the next chord types")
  func cancelled() {
    var fingers = Fingers()
    fingers.recognizer.startCalibration()
    fingers.tap(Array(Self.small[..<3]))
    fingers.recognizer.cancelCalibration()
    #expect(fingers.type(Cell(dots: [1])) == [.cell(Cell(dots: [1]))])
  }

  @Test("One hand calibrates with its own fingers")
  func oneHand() {
    var fingers = Fingers { $0.hands = .right }
    let hand = Array(Self.small[..<3])
    for place in hand.reversed() { fingers.press(place) }
    fingers.wait(1.2)
    #expect(places(fingers.tick()) == hand)
  }

  @Test("Eight fingers are eight dots, 7 and 8 under the little fingers")
  func eightFingers() {
    var fingers = Fingers { $0.dots = .eight }
    let rows = (0..<4).map { 60 + 90 * Double($0) }
    let places =
      rows[..<3].map { Point(x: 620, y: $0) } + rows[..<3].map { Point(x: 220, y: $0) }
      + [Point(x: 620, y: rows[3]), Point(x: 220, y: rows[3])]
    for place in places { fingers.press(place) }
    fingers.wait(1.2)
    #expect(self.places(fingers.tick()) == places)
    #expect(fingers.type(Cell(dots: [1, 7, 8])) == [.cell(Cell(dots: [1, 7, 8]))])
  }

  @Test("A shape comes back from its JSON, and fits another size when its dots do")
  func shapes() throws {
    let shape = try HandShape(mode: .hold, size: Fingers.screen, places: Self.small)
    let read = try HandShape(json: try JSONParser.parse(shape.jsonBytes))
    #expect(read == shape)
    #expect(shape.fitted(to: Fingers.screen, mode: .table) == nil)
    #expect(shape.fitted(to: .phone, mode: .hold) == nil)
    let larger = try #require(Size(width: 900, height: 420))
    let fitted = try #require(shape.fitted(to: larger, mode: .hold))
    let gap = fitted.places[1].y - fitted.places[0].y
    #expect((gap - (Self.small[1].y - Self.small[0].y)).magnitude < 1e-9)
    let tiny = try #require(Size(width: 200, height: 100))
    #expect(shape.fitted(to: tiny, mode: .hold) == nil)
  }

  @Test("Places that are no hand are refused by what is wrong with them")
  func faults() {
    let here = Point(x: 1, y: 1)
    #expect(throws: HandShape.Fault.count(5)) {
      try HandShape(mode: .hold, size: .phone, places: Array(Self.small.dropLast()))
    }
    #expect(throws: HandShape.Fault.samePlace(1, 3)) {
      try HandShape(mode: .hold, size: .phone, places: [here, Point(x: 2, y: 2), here])
    }
    #expect(throws: HandShape.Fault.notANumber(place: 2)) {
      try HandShape(mode: .hold, size: .phone, places: [here, Point(x: .nan, y: 0), here])
    }
  }
}
