// SPDX-License-Identifier: Apache-2.0

import Braille
import Testing

/// Two touches of one side: where they lie and the dots that they become.
struct Vote: Sendable, CustomTestStringConvertible {
  let first: Zone
  let second: Zone
  let holdRight: [Int]
  let holdLeft: [Int]
  let tableLeft: [Int]
  let tableRight: [Int]

  var testDescription: String { "\(first) and \(second)" }

  /// YubitenReader's table of votes, with the dots of both modes and sides.
  static let all = [
    Vote(
      first: .upper, second: .middle,
      holdRight: [1, 2], holdLeft: [4, 5], tableLeft: [2, 3], tableRight: [5, 6]),
    Vote(
      first: .middle, second: .lower,
      holdRight: [2, 3], holdLeft: [5, 6], tableLeft: [1, 2], tableRight: [4, 5]),
    Vote(
      first: .upper, second: .lower,
      holdRight: [1, 3], holdLeft: [4, 6], tableLeft: [1, 3], tableRight: [4, 6]),
    Vote(
      first: .upper, second: .upper,
      holdRight: [1, 2], holdLeft: [4, 5], tableLeft: [2, 3], tableRight: [5, 6]),
    Vote(
      first: .middle, second: .middle,
      holdRight: [2, 3], holdLeft: [5, 6], tableLeft: [1, 2], tableRight: [4, 5]),
    Vote(
      first: .lower, second: .lower,
      holdRight: [2, 3], holdLeft: [5, 6], tableLeft: [1, 2], tableRight: [4, 5]),
  ]
}

@Suite struct ClassicRecognizerTests {
  /// A point in the zone, on a phone of 390 by 844 points (844 by 390 when flat).
  private func point(in zone: Zone, on side: ScreenSide, mode: PadMode) -> Point {
    let left: Point
    switch (mode, zone) {
    case (.hold, .upper): left = Point(x: 100, y: 100)
    case (.hold, .middle): left = Point(x: 100, y: 420)
    case (.hold, .lower): left = Point(x: 100, y: 700)
    case (.table, .upper): left = Point(x: 60, y: 60)
    case (.table, .middle): left = Point(x: 211, y: 215)
    case (.table, .lower): left = Point(x: 380, y: 350)
    }
    let width = mode == .hold ? 390.0 : 844
    return side == .left ? left : Point(x: width - left.x, y: left.y)
  }

  private func recognizer(_ mode: PadMode) -> ClassicRecognizer {
    ClassicRecognizer(size: mode == .hold ? .phone : Size.phone.landscape, mode: mode)
  }

  /// What comes of touches that come down and of which the first is lifted.
  private func chord(_ points: [Point], mode: PadMode) -> Recognition? {
    var recognizer = recognizer(mode)
    for (touch, point) in points.enumerated() {
      _ = recognizer.handle(TouchEvent(time: 0, touch: touch, phase: .began(point)))
    }
    return recognizer.handle(TouchEvent(time: 1, touch: 0, phase: .ended(nil)))
  }

  @Test("One touch is the dot of its zone", arguments: PadMode.allCases)
  func oneTouch(mode: PadMode) {
    let dots: [ScreenSide: [Int]] =
      mode == .hold
      ? [.left: [4, 5, 6], .right: [1, 2, 3]] : [.left: [3, 2, 1], .right: [6, 5, 4]]
    for (side, dots) in dots {
      for (zone, dot) in zip(Zone.allCases, dots) {
        let touch = point(in: zone, on: side, mode: mode)
        #expect(chord([touch], mode: mode) == .cell(Cell(dots: [dot])))
      }
    }
  }

  @Test("Two touches of one side vote", arguments: Vote.all)
  func votes(row: Vote) {
    func check(_ mode: PadMode, _ side: ScreenSide, _ dots: [Int]) {
      let one = point(in: row.first, on: side, mode: mode)
      let other = point(in: row.second, on: side, mode: mode)
      #expect(chord([one, other], mode: mode) == .cell(Cell(dots: dots)))
      #expect(chord([other, one], mode: mode) == .cell(Cell(dots: dots)))
    }
    check(.hold, .right, row.holdRight)
    check(.hold, .left, row.holdLeft)
    check(.table, .left, row.tableLeft)
    check(.table, .right, row.tableRight)
  }

  @Test("Three touches of one side are all its dots, wherever they are", arguments: Zone.allCases)
  func threeTouches(zone: Zone) {
    let right = Array(repeating: point(in: zone, on: .right, mode: .hold), count: 3)
    #expect(chord(right, mode: .hold) == .cell(Cell(dots: [1, 2, 3])))
    let left = Array(repeating: point(in: zone, on: .left, mode: .table), count: 3)
    #expect(chord(left, mode: .table) == .cell(Cell(dots: [1, 2, 3])))
  }

  @Test("Six touches, three a side, are the full cell")
  func sixTouches() {
    let points = ScreenSide.allCases.flatMap { side in
      Zone.allCases.map { point(in: $0, on: side, mode: .hold) }
    }
    #expect(chord(points, mode: .hold) == .cell(.full))
  }

  @Test("Four touches on one side are a failure, and so are seven in all", arguments: [4, 7, 100])
  func tooMany(count: Int) {
    let points = Array(repeating: Point(x: 100, y: 100), count: count)
    #expect(chord(points, mode: .hold) == .failure)
    let beside = Array(repeating: Point(x: -5, y: 100), count: count)
    #expect(chord(beside, mode: .hold) == (count > 6 ? .failure : .cell(.blank)))
  }

  @Test("Touches beside the screen are a cell without dots")
  func beside() {
    #expect(chord([Point(x: 1_000, y: 5)], mode: .hold) == .cell(.blank))
  }

  @Test("The first lift judges every touch where it is then; the other lifts say nothing")
  func firstLift() {
    var recognizer = recognizer(.hold)
    let dot1 = point(in: .upper, on: .right, mode: .hold)
    let dot2 = point(in: .middle, on: .right, mode: .hold)
    let nearDot2 = Point(x: dot1.x, y: 357)
    _ = recognizer.handle(TouchEvent(time: 0, touch: 1, phase: .began(Point(x: dot1.x, y: 320))))
    _ = recognizer.handle(
      TouchEvent(time: 0, touch: 2, phase: .began(point(in: .lower, on: .left, mode: .hold))))
    _ = recognizer.handle(TouchEvent(time: 0.1, touch: 1, phase: .moved(nearDot2)))
    let lifted = recognizer.handle(TouchEvent(time: 0.2, touch: 2, phase: .ended(nil)))
    #expect(lifted == .cell(Cell(dots: [2, 6])))
    #expect(recognizer.handle(TouchEvent(time: 0.3, touch: 1, phase: .moved(dot2))) == nil)
    #expect(recognizer.handle(TouchEvent(time: 0.4, touch: 1, phase: .ended(dot2))) == nil)
  }

  @Test("A finger left over from one chord ends the next one when it is lifted")
  func leftOverFinger() {
    var recognizer = recognizer(.hold)
    let dot1 = point(in: .upper, on: .right, mode: .hold)
    for touch in 1...2 {
      _ = recognizer.handle(TouchEvent(time: 0, touch: touch, phase: .began(dot1)))
    }
    _ = recognizer.handle(TouchEvent(time: 1, touch: 1, phase: .ended(nil)))
    _ = recognizer.handle(TouchEvent(time: 2, touch: 3, phase: .began(dot1)))
    let split = recognizer.handle(TouchEvent(time: 3, touch: 2, phase: .ended(nil)))
    #expect(split == .cell(Cell(dots: [1])))
    #expect(recognizer.handle(TouchEvent(time: 4, touch: 3, phase: .ended(nil))) == nil)
  }

  @Test("Any cancellation is the full cell, once for all touches that it takes away")
  func cancellation() {
    var recognizer = recognizer(.table)
    for touch in 1...5 {
      _ = recognizer.handle(
        TouchEvent(time: 0, touch: touch, phase: .began(Point(x: 10, y: 10))))
    }
    #expect(recognizer.handle(TouchEvent(time: 1, touch: 1, phase: .cancelled)) == .cell(.full))
    for touch in 2...5 {
      #expect(recognizer.handle(TouchEvent(time: 1, touch: touch, phase: .cancelled)) == nil)
    }
    _ = recognizer.handle(TouchEvent(time: 2, touch: 1, phase: .began(Point(x: 10, y: 10))))
    #expect(recognizer.handle(TouchEvent(time: 3, touch: 1, phase: .cancelled)) == .cell(.full))
  }

  @Test("A cancellation after the first lift is the full cell too")
  func cancellationOfLeftOver() {
    var recognizer = recognizer(.hold)
    for touch in 1...2 {
      _ = recognizer.handle(
        TouchEvent(time: 0, touch: touch, phase: .began(Point(x: 10, y: 10))))
    }
    _ = recognizer.handle(TouchEvent(time: 1, touch: 1, phase: .ended(nil)))
    #expect(recognizer.handle(TouchEvent(time: 2, touch: 2, phase: .cancelled)) == .cell(.full))
  }

  @Test("Lifts after a cancellation say nothing")
  func liftsAfterCancellation() {
    var recognizer = recognizer(.hold)
    for touch in 1...3 {
      _ = recognizer.handle(
        TouchEvent(time: 0, touch: touch, phase: .began(Point(x: 10, y: 10))))
    }
    #expect(recognizer.handle(TouchEvent(time: 1, touch: 2, phase: .cancelled)) == .cell(.full))
    #expect(recognizer.handle(TouchEvent(time: 1, touch: 1, phase: .ended(nil))) == nil)
    #expect(recognizer.handle(TouchEvent(time: 1, touch: 3, phase: .cancelled)) == nil)
  }

  @Test("The width of the middle zone stays as it was first when the size changes")
  func middleWidthIsKept() throws {
    var recognizer = recognizer(.hold)
    recognizer.fit(size: try #require(Size(width: 900, height: 900)), mode: .hold)
    #expect(recognizer.geometry.middleFingerWidth == 130)
  }

  @Test("Every cell typed at its spots is that cell, in both modes and on many sizes")
  func spotsDecode() throws {
    let sizes = [(390.0, 844.0), (844, 390), (375, 667), (768, 1_024), (1_366, 1_024), (320, 480)]
    for (width, height) in sizes {
      let size = try #require(Size(width: width, height: height))
      for mode in PadMode.allCases {
        for bits in UInt8(1)...63 {
          var recognizer = ClassicRecognizer(size: size, mode: mode)
          let cell = Cell(bits: bits)
          for dot in cell.dots {
            let spot = try #require(recognizer.geometry.spot(ofDot: dot))
            _ = recognizer.handle(TouchEvent(time: 0, touch: dot, phase: .began(spot)))
          }
          let lifted = recognizer.handle(
            TouchEvent(time: 1, touch: cell.dots[0], phase: .ended(nil)))
          #expect(lifted == .cell(cell), "\(size) \(mode)")
        }
      }
    }
  }
}
