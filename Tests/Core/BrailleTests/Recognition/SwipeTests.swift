// SPDX-License-Identifier: Apache-2.0

import Braille
import Testing

/// How far each finger moves, and the names of what comes of it.
struct SwipeRow: Sendable, CustomTestStringConvertible {
  let offsets: [(Double, Double)]
  let names: [String]?

  var testDescription: String { "\(offsets) is \(names ?? ["no swipe"])" }

  static let all = [
    SwipeRow(offsets: [(50, 0)], names: ["swipe R1"]),
    SwipeRow(offsets: [(-50, 0)], names: ["swipe L1"]),
    SwipeRow(offsets: [(0, 50)], names: ["swipe D1"]),
    SwipeRow(offsets: [(0, -50)], names: ["swipe U1"]),
    SwipeRow(offsets: [(49.9, 0)], names: nil),
    SwipeRow(offsets: [(30, 40)], names: ["swipe D1"]),
    SwipeRow(offsets: [(40, 30)], names: ["swipe R1"]),
    SwipeRow(offsets: [(30, 39.9)], names: nil),
    // A tie is upright.
    SwipeRow(offsets: [(40, 40)], names: ["swipe D1"]),
    SwipeRow(offsets: [(40, -40)], names: ["swipe U1"]),
    // One finger makes the whole gesture a swipe; those that rest are left out.
    SwipeRow(offsets: [(0, 0), (0, -60), (3, 3)], names: ["swipe U1"]),
    SwipeRow(offsets: [(-60, 0), (60, 0)], names: ["swipe L1", "swipe R1"]),
    SwipeRow(
      offsets: [(60, 0), (-60, 0), (0, 60), (0, -60)],
      names: ["swipe U1", "swipe D1", "swipe L1", "swipe R1"]),
    SwipeRow(
      offsets: [(0, 60), (0, -60), (0, 60), (0, -60)], names: ["swipe U2", "swipe D2"]),
    SwipeRow(offsets: Array(repeating: (60, 0), count: 3), names: ["swipe R3"]),
    SwipeRow(offsets: Array(repeating: (60, 0), count: 4), names: ["swipe R4"]),
    SwipeRow(offsets: Array(repeating: (60, 0), count: 5), names: ["swipe R5"]),
    // More than five are not told apart, and a swipe is never too many fingers.
    SwipeRow(offsets: Array(repeating: (60, 0), count: 9), names: ["swipe R5"]),
    // Far beyond the screen.
    SwipeRow(offsets: [(1e5, 0)], names: ["swipe R1"]),
  ]
}

@Suite struct SwipeTests {
  @Test("Fingers that move far enough are a swipe", arguments: SwipeRow.all)
  func swipes(row: SwipeRow) {
    var recognizer = ClassicRecognizer(size: .phone, mode: .hold)
    let start = Point(x: 100, y: 100)
    for touch in row.offsets.indices {
      _ = recognizer.handle(TouchEvent(time: 0, touch: touch, phase: .began(start)))
    }
    for (touch, offset) in row.offsets.enumerated() {
      let end = Point(x: start.x + offset.0, y: start.y + offset.1)
      _ = recognizer.handle(TouchEvent(time: 1, touch: touch, phase: .moved(end)))
    }
    let lifted = recognizer.handle(TouchEvent(time: 2, touch: 0, phase: .ended(nil)))
    guard case .swipes(let swipes)? = lifted else {
      #expect(row.names == nil, "\(String(describing: lifted))")
      return
    }
    #expect(swipes.map(\.name) == row.names)
  }

  @Test("A finger that is lifted elsewhere than it last was has moved there")
  func lastMove() {
    var recognizer = ClassicRecognizer(size: .phone, mode: .hold)
    _ = recognizer.handle(TouchEvent(time: 0, touch: 1, phase: .began(Point(x: 100, y: 100))))
    let lifted = recognizer.handle(
      TouchEvent(time: 1, touch: 1, phase: .ended(Point(x: 160, y: 100))))
    #expect(lifted == .swipes([Swipe(.right, fingers: 1)]))
  }

  @Test("Names come back as the swipes that they name, all twenty of them")
  func names() {
    for direction in Swipe.Direction.allCases {
      for fingers in 1...5 {
        let swipe = Swipe(direction, fingers: fingers)
        #expect(Swipe(name: swipe.name) == swipe)
        #expect(swipe.mirrored.mirrored == swipe)
      }
    }
    #expect(Swipe(name: "swipe U6") == nil)
    #expect(Swipe(.left, fingers: 2).mirrored.name == "swipe R2")
  }
}
