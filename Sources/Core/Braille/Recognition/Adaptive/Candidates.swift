// SPDX-License-Identifier: Apache-2.0

import Maths

/// A cell that a chord might be, and the fits of the hands that make it.
struct Candidate {
  let cell: Cell
  /// Half the squared distance of the touches from their dots, in standard deviations.
  let distance: Double
  /// What else the likelihood of the touches has as a factor.
  let touches: Double
  /// The probability of the cell from the text.
  let text: Double
  let first: Int
  let second: Int
  /// The likelihood of the touches without `touches`, beside that of the nearest candidate.
  fileprivate var nearness = 0.0

  init(cell: Cell, distance: Double, touches: Double, text: Double, first: Int, second: Int) {
    self.cell = cell
    self.distance = distance
    self.touches = touches
    self.text = text
    self.first = first
    self.second = second
  }

  fileprivate var weight: Double { nearness * touches * text }

  fileprivate func isLikelier(than other: Candidate) -> Bool {
    // Far away all weights are 0.
    weight != other.weight ? weight > other.weight : distance < other.distance
  }
}

/// All cells that a chord might be.
struct Candidates {
  private var all: [Candidate] = []
  private var best: Candidate?
  private var least = Double.infinity

  mutating func add(_ candidate: Candidate) {
    all.append(candidate)
    least = min(least, candidate.distance)
  }

  /// Gives each fit its share of the belief; the likeliest candidate.
  mutating func weigh(_ fits: inout [HandFit]) -> Candidate? {
    var sum = 0.0
    for index in all.indices {
      all[index].nearness = Maths.exp(least - all[index].distance)
      let candidate = all[index]
      if best.map({ candidate.isLikelier(than: $0) }) ?? true { best = candidate }
      sum += candidate.weight
      fits[candidate.first].weight += candidate.weight
      if candidate.second != candidate.first { fits[candidate.second].weight += candidate.weight }
    }
    guard sum > 0 else { return best }
    for index in fits.indices { fits[index].weight /= sum }
    return best
  }

  /// How much likelier the touches are when the prior holds than when any cell may come; nil for a flat prior.
  func evidence(for prior: CellPrior) -> Double? {
    guard !prior.isFlat else { return nil }
    var held = 0.0
    var flat = 0.0
    for candidate in all {
      let likelihood = candidate.nearness * candidate.touches
      held += likelihood * prior.probability(of: candidate.cell)
      flat += likelihood * CellPrior.anyCell
    }
    return held / flat
  }

  /// The likeliest, best first, as many as are kept; logarithms beside those of the best.
  var ranked: [ChordExplanation.Candidate] {
    var ranked: [Candidate] = []
    for candidate in all {
      var place = ranked.count
      while place > 0, candidate.isLikelier(than: ranked[place - 1]) { place -= 1 }
      guard place < ChordExplanation.mostCandidates else { continue }
      ranked.insert(candidate, at: place)
      if ranked.count > ChordExplanation.mostCandidates { ranked.removeLast() }
    }
    guard let best = ranked.first else { return [] }
    var explained: [ChordExplanation.Candidate] = []
    for candidate in ranked {
      let nearer = best.distance - candidate.distance
      let touches = candidate.touches / best.touches
      explained.append(
        ChordExplanation.Candidate(
          cell: candidate.cell, touches: nearer + Maths.log(touches),
          logProbability: nearer + Maths.log(touches * candidate.text / best.text)))
    }
    return explained
  }
}
