// SPDX-License-Identifier: Apache-2.0

import Braille
import Testing

@Suite struct ColumnTests {
  /// Taps a column under one hand; an empty one is a tap with a finger more than the column has.
  private func tap(_ column: [Int], _ fingers: inout Fingers) -> [Recognition] {
    if column.isEmpty {
      return fingers.tap((0..<4).map { Point(x: 200 + 90 * Double($0), y: 200) })
    }
    return fingers.tap(column.map { fingers.spot($0) })
  }

  @Test(
    "One hand types a column after the other", arguments: [TypingHands.left, .right],
    PadMode.allCases)
  func oneHand(hands: TypingHands, mode: PadMode) {
    for bits in 1...63 {
      var fingers = Fingers {
        $0.hands = hands
        $0.mode = mode
      }
      let cell = Cell(bits: UInt8(bits))
      let left = cell.dots.filter { $0 <= 3 }
      let right = cell.dots.filter { $0 > 3 }.map { $0 - 3 }
      #expect(tap(left, &fingers) == [.column(Cell(dots: left))])
      #expect(fingers.recognizer.pendingColumn == Cell(dots: left))
      #expect(tap(right, &fingers) == [.cell(cell)])
      #expect(fingers.recognizer.pendingColumn == nil)
    }
  }

  @Test("A swipe ends a cell whose right column is empty")
  func swipeEndsCell() {
    var fingers = Fingers { $0.hands = .left }
    #expect(tap([1, 2], &fingers) == [.column(Cell(dots: [1, 2]))])
    let swipe = fingers.swipe(
      from: Point(x: 400, y: 200), by: Point(x: 12 * Fingers.millimetre, y: 0))
    #expect(swipe == [.cell(Cell(dots: [1, 2])), .swipes([Swipe(.right, fingers: 1)])])
  }

  @Test("Two empty columns are no cell")
  func twoEmptyColumns() {
    var fingers = Fingers { $0.hands = .left }
    #expect(tap([], &fingers) == [.column(.blank)])
    #expect(tap([], &fingers).isEmpty)
    #expect(fingers.recognizer.pendingColumn == nil)
  }

  @Test("Sequentially, three and three are the full cell, and hands together are a whole cell")
  func sequential() {
    var fingers = Fingers { $0.chording = .sequential }
    #expect(fingers.type(Cell(dots: [1, 2, 3])) == [.column(Cell(dots: [1, 2, 3]))])
    #expect(fingers.type(Cell(dots: [4, 5, 6])) == [.cell(.full)])
    #expect(fingers.type(Cell(dots: [2, 4])) == [.cell(Cell(dots: [2, 4]))])
    #expect(fingers.type(Cell(dots: [4, 6])) == [.cell(Cell(dots: [4, 6]))])
    #expect(fingers.type(Cell(dots: [1])) == [.column(Cell(dots: [1]))])
    #expect(
      fingers.type(Cell(dots: [2])) == [.cell(Cell(dots: [1])), .column(Cell(dots: [2]))])
  }

  @Test("What was learned from both columns is unlearned with the cell")
  func takeBack() {
    var fingers = Fingers { $0.hands = .right }
    let before = fingers.recognizer.spots
    fingers.tap([Point(x: fingers.spot(1).x + 20, y: fingers.spot(1).y)])
    fingers.tap([Point(x: fingers.spot(2).x + 20, y: fingers.spot(2).y)])
    #expect(fingers.recognizer.spots != before)
    #expect(fingers.recognizer.explanation?.assignments.map { $0.dot } == [1, 5])
    fingers.recognizer.takeBack()
    #expect(fingers.recognizer.spots == before)
  }
}
