// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// How likely each cell is where the text is now.
public struct CellPrior: Sendable, Hashable {
  /// The natural logarithm of the probability of each cell of six dots, by its bits; empty when all are alike.
  private let logarithms: [Float]

  /// Every cell as likely as any other.
  public static let flat = CellPrior(logarithms: [])

  init(logarithms: [Float]) { self.logarithms = logarithms }

  /// The natural logarithm of a cell's probability, but for a number that is the same for all.
  public func logProbability(of cell: Cell) -> Double {
    guard !logarithms.isEmpty else { return 0 }
    return Double(logarithms[Int(cell.bits & Cell.full.bits)])
  }
}

extension CellPrior {
  /// What is likely in a language's uncontracted braille after these cells of the same word, the last one last.
  public init(_ language: Language, after cells: [Cell]) { self = .flat }
}
