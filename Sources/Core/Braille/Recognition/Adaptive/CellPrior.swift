// SPDX-License-Identifier: Apache-2.0

import Maths

/// How likely each cell is where the text is now.
public struct CellPrior: Sendable {
  /// The probability of each cell of six dots, by its bits; empty when all are alike.
  private let probabilities: [Float]

  /// Every cell as likely as any other.
  public static let flat = CellPrior(probabilities: [])

  private init(probabilities: [Float]) { self.probabilities = probabilities }

  /// What is likely in the uncontracted braille of an alphabet after these cells, the last of which is the last typed.
  ///
  /// Only those since the last blank count, so an array without them serves as well.
  public init(_ alphabet: CellAlphabet, after cells: [Cell] = []) {
    self = alphabet.priors[CellContext(after: cells)]
  }

  /// Parts of the text, from how often each cell occurs in them.
  init(weights: [Double]) {
    var all = 0.0
    for weight in weights { all += weight }
    probabilities = weights.map {
      Float((1 - Self.rest) * $0 / max(all, Self.rest) + Self.rest * Self.anyCell)
    }
  }

  /// The part of all cells that nothing foresees.
  private static let rest = 0.004
  /// The probability of any one cell when all are alike; the cell without dots has no chord.
  static let anyCell = 1.0 / 63

  /// True when every cell is as likely as any other.
  public var isFlat: Bool { probabilities.isEmpty }

  /// The probability of a cell; dots 7 and 8 change nothing.
  public func probability(of cell: Cell) -> Double {
    isFlat ? Self.anyCell : Double(probabilities[Int(cell.bits & Cell.full.bits)])
  }

  /// The natural logarithm of the probability of a cell.
  public func logProbability(of cell: Cell) -> Double { Maths.log(probability(of: cell)) }
}

/// What came before a cell, as far as it decides what is likely.
enum CellContext: Sendable, Hashable {
  /// Nothing of the same word.
  case wordStart
  /// Something of the same word.
  case word
  /// A number sign, with or without digits.
  case number
  /// A capital sign, or another that stands before a letter.
  case sign

  init(after cells: [Cell]) {
    var isEmpty = true
    for cell in cells.reversed() {
      if cell == .blank { break }
      if cell == Self.numberSign {
        self = .number
        return
      }
      if isEmpty, Self.capitalSigns.contains(cell) {
        self = .sign
        return
      }
      isEmpty = false
      // What cannot stand in a number ends it.
      guard UncontractedTable.digit(of: cell) != nil || Self.numberMarks.contains(cell) else {
        break
      }
    }
    self = isEmpty ? .wordStart : .word
  }

  private static let numberSign = Cell(dots: [3, 4, 5, 6])
  /// Dot 6 of most languages, dots 4 and 6 of Spanish.
  private static let capitalSigns = [Cell(dots: [6]), Cell(dots: [4, 6])]
  private static let numberMarks = [Cell(dots: [2]), Cell(dots: [3]), Cell(dots: [2, 5, 6])]
}
