// SPDX-License-Identifier: Apache-2.0

import Maths

/// A cell that a chord might be, and the fits of the hands that make it.
struct Candidate {
  let cell: Cell
  let touches: Double
  let logProbability: Double
  let first: Int
  let second: Int
}

/// All cells that a chord might be.
struct Candidates {
  private var all: [Candidate] = []
  private(set) var best: Candidate?

  mutating func add(_ candidate: Candidate) {
    if candidate.logProbability > best?.logProbability ?? -.infinity { best = candidate }
    all.append(candidate)
  }

  /// Gives each fit its share of the belief.
  func weigh(_ fits: inout [HandFit]) {
    guard let best else { return }
    var sum = 0.0
    for candidate in all {
      let weight = Maths.exp(candidate.logProbability - best.logProbability)
      sum += weight
      fits[candidate.first].weight += weight
      if candidate.second != candidate.first { fits[candidate.second].weight += weight }
    }
    for index in fits.indices { fits[index].weight /= sum }
  }

  /// How much likelier the touches are when the prior holds than when any cell may come; nil for a flat prior.
  func evidence(for prior: CellPrior) -> Double? {
    guard let best, !prior.isFlat else { return nil }
    var held = 0.0
    var flat = 0.0
    for candidate in all {
      let likelihood = Maths.exp(candidate.touches - best.touches)
      held += likelihood * prior.probability(of: candidate.cell)
      flat += likelihood * CellPrior.anyCell
    }
    return held / flat
  }

  /// The likeliest, best first, as many as are kept.
  var ranked: [ChordExplanation.Candidate] {
    guard let best else { return [] }
    var ranked: [ChordExplanation.Candidate] = []
    for candidate in all {
      ChordExplanation.Candidate(
        cell: candidate.cell, touches: candidate.touches - best.touches,
        logProbability: candidate.logProbability - best.logProbability
      ).join(&ranked)
    }
    return ranked
  }
}
