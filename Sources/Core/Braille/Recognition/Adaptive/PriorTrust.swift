// SPDX-License-Identifier: Apache-2.0

import Maths

/// How far a prior is believed to describe what is written.
///
/// Whoever writes something else (music, another language, contractions) is not held to the letters of the table: each
/// chord tells whether the prior foresaw it better than chance would.
struct PriorTrust: Sendable {
  /// The probability that the prior describes the next cell.
  private(set) var share = PriorTrust.first

  /// Before anything was written.
  private static let first = 0.8
  /// The least and the most.
  private static let bounds = 0.02...0.995
  /// The part by which each chord brings the trust back to the first, since what is written may change.
  private static let forgetting = 0.002

  /// A cell's probability.
  func probability(of cell: Cell, _ prior: CellPrior) -> Double {
    guard !prior.isFlat else { return CellPrior.anyCell }
    return share * prior.probability(of: cell) + (1 - share) * CellPrior.anyCell
  }

  /// Learns from a chord that was so many times likelier with the prior than without.
  mutating func learn(_ evidence: Double) {
    guard evidence.isFinite else { return }
    let held = share * evidence
    let judged = held / (held + 1 - share)
    share = clamp(
      judged + (Self.first - judged) * Self.forgetting, to: Self.bounds)
  }
}
