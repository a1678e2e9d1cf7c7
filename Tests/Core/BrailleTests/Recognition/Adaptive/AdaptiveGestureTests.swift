// SPDX-License-Identifier: Apache-2.0

import Braille
import Testing

@Suite struct AdaptiveGestureTests {
  private static let far = 12 * Fingers.millimetre

  @Test(
    "One to five fingers that go one way are a swipe that way",
    arguments: 1...5,
    [
      (Swipe.Direction.up, Point(x: 0, y: -1)), (.down, Point(x: 0, y: 1)),
      (.left, Point(x: -1, y: 0)), (.right, Point(x: 1, y: 0)),
    ])
  func swipes(count: Int, way: (Swipe.Direction, Point)) {
    var fingers = Fingers()
    let places = (0..<count).map { Point(x: 200 + Double($0) * 90, y: 200) }
    let touches = places.map { fingers.press($0) }
    fingers.wait(0.1)
    var recognized: [Recognition] = []
    for (touch, place) in zip(touches, places) {
      fingers.move(
        touch, to: Point(x: place.x + way.1.x * Self.far, y: place.y + way.1.y * Self.far))
    }
    for touch in touches { recognized += fingers.lift(touch) }
    #expect(recognized == [.swipes([Swipe(way.0, fingers: count)])])
  }

  @Test("A swipe goes nine millimetres; a tap that slides less is a tap, on any density")
  func distance() {
    for density in [4.0, Fingers.millimetre, 12] {
      for (millimetres, isSwipe) in [(8.9, false), (9.1, true)] {
        var fingers = Fingers { $0.pointsPerMillimetre = density }
        let recognized = fingers.swipe(
          from: fingers.spot(1), by: Point(x: millimetres * density, y: 0))
        #expect(
          recognized
            == (isSwipe ? [.swipes([Swipe(.right, fingers: 1)])] : [.cell(Cell(dots: [1]))]))
      }
    }
  }

  @Test("Fingers that go different ways, or aslant, or not all, are nothing")
  func unclear() {
    var fingers = Fingers()
    let aslant = fingers.swipe(from: Point(x: 300, y: 200), by: Point(x: Self.far, y: Self.far))
    #expect(aslant == [.unclear])
    let left = fingers.press(Point(x: 200, y: 200))
    let right = fingers.press(Point(x: 600, y: 200))
    fingers.move(left, to: Point(x: 200 - Self.far, y: 200))
    fingers.move(right, to: Point(x: 600 + Self.far, y: 200))
    fingers.lift(left)
    #expect(fingers.lift(right) == [.unclear])
    let still = fingers.press(Point(x: 200, y: 200))
    let moving = fingers.press(Point(x: 600, y: 200))
    fingers.move(moving, to: Point(x: 600 + Self.far, y: 200))
    fingers.lift(still)
    #expect(fingers.lift(moving) == [.unclear])
  }

  @Test(
    "Held dots and a swipe are a gesture of their own, as often as it is made, and type nothing")
  func heldSwipe() {
    var fingers = Fingers()
    let first = fingers.press(fingers.spot(1))
    let second = fingers.press(fingers.spot(2))
    fingers.wait(0.5)
    let held = Recognition.heldSwipe(
      dots: Cell(dots: [1, 2]), swipe: Swipe(.right, fingers: 1))
    for _ in 0..<3 {
      let recognized = fingers.swipe(from: Point(x: 200, y: 200), by: Point(x: Self.far, y: 0))
      #expect(recognized == [held])
      fingers.wait(0.3)
    }
    #expect(fingers.lift(first).isEmpty)
    #expect(fingers.lift(second).isEmpty)
    #expect(fingers.type(Cell(dots: [4])) == [.cell(Cell(dots: [4]))])
  }

  @Test("Dots lifted before the finger that swipes were held all the same")
  func heldSwipeLiftedFirst() {
    var fingers = Fingers()
    let held = fingers.press(fingers.spot(1))
    fingers.wait(0.5)
    let swiping = fingers.press(Point(x: 200, y: 200))
    fingers.move(swiping, to: Point(x: 200, y: 200 - Self.far))
    fingers.wait(0.1)
    fingers.lift(held)
    let recognized = fingers.lift(swiping)
    #expect(recognized == [.heldSwipe(dots: Cell(dots: [1]), swipe: Swipe(.up, fingers: 1))])
  }

  @Test("Five fingers taken away just after the fifth are the full cell, once")
  func sixthFinger() {
    var fingers = Fingers()
    let touches = (1...5).map { fingers.press(fingers.spot($0)) }
    fingers.wait(0.14)
    #expect(fingers.cancel(touches[0]) == [.cell(.full)])
    for touch in touches.dropFirst() { #expect(fingers.cancel(touch).isEmpty) }
    #expect(fingers.recognizer.trackedTouches == 0)
  }

  @Test(
    "Any other cancellation types nothing",
    arguments: [(4, 0.05), (5, 0.2), (6, 0.05), (1, 0)] as [(Int, Double)])
  func otherCancellations(count: Int, wait: Double) {
    var fingers = Fingers()
    let touches = (1...count).map { fingers.press(fingers.spot($0)) }
    fingers.wait(wait)
    #expect(fingers.cancel(touches[0]) == [.cancelled])
    for touch in touches.dropFirst() { #expect(fingers.cancel(touch).isEmpty) }
  }

  @Test("A cancellation after the pad lost attention, or after a lift, types nothing")
  func cancellationAfterBlur() {
    var fingers = Fingers()
    let touches = (1...5).map { fingers.press(fingers.spot($0)) }
    fingers.recognizer.forgetTouches()
    for touch in touches { #expect(fingers.cancel(touch).isEmpty) }
    let again = (1...6).map { fingers.press(fingers.spot($0)) }
    fingers.lift(again[5])
    #expect(fingers.cancel(again[0]) == [.cancelled])
  }
}
