// SPDX-License-Identifier: Apache-2.0

import Bytes

/// How often each cell follows each other one in text that a table writes.
///
/// Contracted braille has no letters to count: its cells are counted where a program with the table wrote some text.
/// Pairs tell most of what can be told from so little text; what was not seen after a cell is as likely as it is after
/// any, and what was not seen at all is not impossible (the smoothing of Witten and Bell, 1991).
public struct CellFrequencies: Sendable {
  /// For each cell before, by its bits, what is likely after it.
  private let priors: [CellPrior]

  private static let cellCount = 64
  /// Counts beyond this are no counts of a text.
  private static let greatestCount = 1_000_000.0

  /// Reads lines of a cell and the cells that follow it, each with how often; the cell without dots is the beginning of
  /// a word: `⠀⠮120⠁80`.
  ///
  /// nil when it is anything else, or nothing was counted.
  public init?(_ text: String) {
    var counts = [Double](repeating: 0, count: Self.cellCount * Self.cellCount)
    var before: Int?
    var index: Int?
    for scalar in text.scalars {
      if scalar == "\n" {
        (before, index) = (nil, nil)
      } else if ("0"..."9").contains(scalar), let place = index {
        counts[place] = counts[place] * 10 + Double(scalar.value - 0x30)
        guard counts[place] <= Self.greatestCount else { return nil }
      } else if let cell = Cell(scalar: scalar), cell.bits <= Cell.full.bits {
        if let before {
          let place = before * Self.cellCount + Int(cell.bits)
          guard counts[place] == 0 else { return nil }
          index = place
        } else {
          before = Int(cell.bits)
        }
      } else {
        return nil
      }
    }
    guard counts.contains(where: { $0 > 0 }) else { return nil }
    self.init(counts: counts)
  }

  private init(counts: [Double]) {
    let anyCell = [Double](repeating: CellPrior.anyCell, count: Self.cellCount)
    var all = [Double](repeating: 0, count: Self.cellCount)
    for (place, count) in counts.enumerated() { all[place % Self.cellCount] += count }
    let often = Self.smoothed(all[...], by: anyCell)
    var priors: [CellPrior] = []
    priors.reserveCapacity(Self.cellCount)
    for before in 0..<Self.cellCount {
      let start = before * Self.cellCount
      let row = counts[start..<start + Self.cellCount]
      priors.append(CellPrior(weights: Self.smoothed(row, by: often)))
    }
    self.priors = priors
  }

  /// The shares of what was counted; as much as there are different cells is left to what is likely otherwise.
  private static func smoothed(_ counts: ArraySlice<Double>, by other: [Double]) -> [Double] {
    var sum = 0.0
    var kinds = 0.0
    for count in counts.dropFirst() where count > 0 {
      sum += count
      kinds += 1
    }
    guard kinds > 0 else { return other }
    var shares = other
    for (cell, count) in counts.enumerated() {
      shares[cell] = cell == 0 ? 0 : (count + kinds * other[cell]) / (sum + kinds)
    }
    return shares
  }

  /// What is likely after these cells, the last of which is the last typed.
  public func prior(after cells: [Cell]) -> CellPrior {
    priors[Int((cells.last ?? .blank).bits & Cell.full.bits)]
  }
}
