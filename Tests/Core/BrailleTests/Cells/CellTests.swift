// SPDX-License-Identifier: Apache-2.0

import Braille
import Testing

@Suite struct CellTests {
  @Test(
    "A cell is the character of its dots",
    arguments: [
      ([Int](), "⠀"), ([1], "⠁"), ([1, 3, 6], "⠥"), ([1, 2, 3, 4, 5, 6], "⠿"), ([7, 8], "⣀"),
    ])
  func character(dots: [Int], character: String) throws {
    let cell = Cell(dots: dots)
    #expect(cell.text == character)
    #expect(cell.dots == dots)
    #expect(Cell(scalar: try #require(character.unicodeScalars.first)) == cell)
  }

  @Test("Every one of the 256 cells comes back from its character and from its dots")
  func roundTrip() {
    for bits in UInt8.min...UInt8.max {
      let cell = Cell(bits: bits)
      #expect(Cell(scalar: cell.scalar) == cell)
      #expect(Cell(dots: cell.dots) == cell)
    }
  }

  @Test("Numbers that are no dots count for nothing, and other characters are no cells")
  func outside() {
    #expect(Cell(dots: [0, 9, -1, 1]) == Cell(dots: [1]))
    #expect(Cell(scalar: "a") == nil)
    #expect(Cell(scalar: "\u{2900}") == nil)
    #expect(!Cell.full.has(dot: 0))
    #expect(!Cell.full.has(dot: 9))
  }
}
