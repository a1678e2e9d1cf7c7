// SPDX-License-Identifier: Apache-2.0

import Maths

/// Deals the touches of a chord out to the dots of the hands, and learns from it where the dots lie.
struct ChordDecoder: Sendable {
  /// What a chord was taken for, with all that is to be learned from it.
  struct Decoded: Sendable {
    let cell: Cell
    let explanation: ChordExplanation
    /// How much likelier the touches are when the prior holds than when any cell may come; nil for a flat prior.
    fileprivate let evidence: Double?
    fileprivate let splits: [Split]
  }

  /// The first touches given to the first hand, the others to the second.
  fileprivate struct Split: Sendable {
    let touches: [[Point]]
    let fingers: [[Finger]]
    var fits: [[HandFit]]
  }

  private let mode: PadMode
  private let size: Size
  private let columns: [[Int]]
  private let constants: HandConstants
  private var hands: [HandEstimate]
  /// The sum of the squared touch errors and how many they are, old ones fading.
  private var squaredErrors: Double
  private var errorCount: Double
  private var latest: Double?
  /// How far the prior is believed to describe what is written.
  private var trust = PriorTrust()

  init(_ configuration: RecognizerConfiguration, shape: HandShape, isCalibrated: Bool) {
    mode = configuration.mode
    size = configuration.screen
    let columns = configuration.dots.columns
    let constants = HandConstants(density: configuration.density)
    self.columns = configuration.hands == .both ? columns : [columns[0]]
    self.constants = constants
    hands = shape.hands.map {
      HandEstimate(home: $0, constants: constants, isCalibrated: isCalibrated)
    }
    errorCount = constants.touchErrorWeight
    squaredErrors = errorCount * constants.touchError * constants.touchError
  }

  /// Where the dots lie now.
  var spots: HandShape {
    HandShape(hands: hands.map { $0.places }, mode: mode, size: size)
  }

  /// The least distance between two neighbouring fingers of a hand: points.
  var leastGap: Double {
    var least = Double.infinity
    for hand in hands {
      for index in 1..<max(hand.count, 1) {
        least = min(least, (hand.places[index] - hand.places[index - 1]).squaredLength)
      }
    }
    return least.squareRoot()
  }

  /// The variance of a touch on one axis, in square points.
  private var noise: Double {
    let variance = squaredErrors / errorCount
    let bounds = constants.touchErrors
    return clamp(
      variance,
      to: (bounds.lowerBound * bounds.lowerBound)...(bounds.upperBound * bounds.upperBound))
  }
}

extension ChordDecoder {
  /// By how much less likely a cell is that was deleted just before: the natural logarithm.
  private static let refusal = 1.5
  /// The least belief in a fit that is worth learning from.
  private static let leastWeight = 0.001

  /// What a chord most likely is; nil without touches and with more than there are dots.
  func decode(_ chord: [Finger], prior: CellPrior, refused: Cell?) -> Decoded? {
    guard !chord.isEmpty, chord.count <= hands.reduce(0, { $0 + $1.count }) else { return nil }
    var splits = splits(of: chord)
    var found = Candidates()
    for (index, split) in splits.enumerated() {
      for (left, first) in split.fits[0].enumerated() {
        for (right, second) in split.fits[1].enumerated() {
          let cell = Cell(bits: bits(first.subset, of: 0) | bits(second.subset, of: 1))
          let touches = first.logLikelihood + second.logLikelihood
          let refusal = cell == refused ? Self.refusal : 0
          found.add(
            Candidate(
              cell: cell, touches: touches,
              logProbability: touches + trust.logProbability(of: cell, prior) - refusal,
              split: index, fits: (left, right)))
        }
      }
    }
    guard let best = found.best else { return nil }
    found.weigh { candidate, weight in
      splits[candidate.split].fits[0][candidate.fits.0].weight += weight
      splits[candidate.split].fits[1][candidate.fits.1].weight += weight
    }
    let assignments = assignments(of: best, in: splits, chord)
    let far = constants.farthest * constants.farthest
    guard assignments.allSatisfy({ $0.residual.squaredLength <= far }) else { return nil }
    let explanation = ChordExplanation(assignments: assignments, candidates: found.ranked)
    return Decoded(
      cell: best.cell, explanation: explanation, evidence: found.evidence(for: prior),
      splits: splits)
  }

  /// The cell of touches that are held, by their places alone.
  func cell(of touches: [Finger]) -> Cell {
    decode(touches, prior: .flat, refused: nil)?.cell ?? .blank
  }

  /// The ways to give the touches to the hands: those on one side to the one, the others to the other.
  private func splits(of chord: [Finger]) -> [Split] {
    let second = hands.count > 1 ? hands[1].count : 0
    let across = hands.count > 1 ? hands[1].middle - hands[0].middle : Point(x: 1, y: 0)
    let sorted = chord.sortedBy { $0.start.dot(across) }
    let fewest = max(0, sorted.count - second)
    let most = min(sorted.count, hands[0].count)
    guard fewest <= most else { return [] }
    return (fewest...most).map { count in
      let groups = [Array(sorted[..<count]), Array(sorted[count...])]
      var fingers: [[Finger]] = []
      var touches: [[Point]] = []
      var fits: [[HandFit]] = []
      for (index, group) in groups.enumerated() {
        guard index < hands.count else {
          fingers.append([])
          touches.append([])
          fits.append([HandFit(subset: 0, logLikelihood: 0)])
          continue
        }
        let hand = hands[index]
        let axis = hand.axis
        let ordered = group.sortedBy { $0.start.dot(axis) }
        let places = ordered.map { $0.start }
        fingers.append(ordered)
        touches.append(places)
        fits.append(
          HandEstimate.subsets(of: hand.count, size: places.count).map {
            hand.fit(places, to: $0, noise: noise)
          })
      }
      return Split(touches: touches, fingers: fingers, fits: fits)
    }
  }

  private func bits(_ subset: UInt8, of hand: Int) -> UInt8 {
    guard subset != 0, hand < columns.count else { return 0 }
    var bits: UInt8 = 0
    for (index, dot) in columns[hand].enumerated() where subset & 1 << index != 0 {
      bits |= 1 << (dot - 1)
    }
    return bits
  }

  private func assignments(
    of best: Candidate, in splits: [Split], _ chord: [Finger]
  ) -> [ChordExplanation.Assignment] {
    let split = splits[best.split]
    let subsets = [split.fits[0][best.fits.0].subset, split.fits[1][best.fits.1].subset]
    var assignments: [ChordExplanation.Assignment] = []
    for finger in chord {
      for (hand, fingers) in split.fingers.enumerated() {
        guard let index = fingers.firstIndex(where: { $0.touch == finger.touch }) else { continue }
        let members = (0..<hands[hand].count).filter { subsets[hand] & 1 << $0 != 0 }
        let place = members[index]
        assignments.append(
          ChordExplanation.Assignment(
            touch: finger.touch, dot: columns[hand][place], place: finger.start,
            residual: finger.start - hands[hand].places[place]))
      }
    }
    return assignments
  }
}

extension ChordDecoder {
  /// Learns from a chord where the dots lie and how surely they are hit.
  mutating func learn(from decoded: Decoded, at time: Double) {
    let noise = noise
    let pause = latest.map { time - $0 } ?? 0
    latest = time
    for index in hands.indices {
      var fits: [(touches: [Point], fit: HandFit)] = []
      var touches = 0.0
      for split in decoded.splits {
        for fit in split.fits[index] where fit.weight >= Self.leastWeight {
          fits.append((split.touches[index], fit))
          touches += fit.weight * Double(split.touches[index].count)
        }
      }
      squaredErrors += hands[index].learn(fits, noise: noise)
      errorCount += 2 * touches
      hands[index].drift(pause: pause)
      hands[index].confine(to: size)
    }
    if let evidence = decoded.evidence { trust.learn(evidence) }
    let most = Self.rememberedErrors
    if errorCount > most {
      squaredErrors *= most / errorCount
      errorCount = most
    }
  }

  /// Touch errors, two for each touch, from which the noise is estimated.
  private static let rememberedErrors = 300.0
}

/// A cell that a chord might be.
private struct Candidate {
  let cell: Cell
  let touches: Double
  let logProbability: Double
  let split: Int
  let fits: (Int, Int)
}

/// All cells that a chord might be.
private struct Candidates {
  private var all: [Candidate] = []
  private(set) var best: Candidate?

  mutating func add(_ candidate: Candidate) {
    if candidate.logProbability > best?.logProbability ?? -.infinity { best = candidate }
    all.append(candidate)
  }

  /// Gives each candidate its share of the belief.
  func weigh(_ give: (Candidate, Double) -> Void) {
    guard let best else { return }
    var sum = 0.0
    var weights: [Double] = []
    for candidate in all {
      let weight = Maths.exp(candidate.logProbability - best.logProbability)
      weights.append(weight)
      sum += weight
    }
    for (candidate, weight) in zip(all, weights) { give(candidate, weight / sum) }
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
    var ranked: [Candidate] = []
    for candidate in all {
      var place = ranked.count
      while place > 0, ranked[place - 1].logProbability < candidate.logProbability { place -= 1 }
      guard place < ChordExplanation.mostCandidates else { continue }
      ranked.insert(candidate, at: place)
      if ranked.count > ChordExplanation.mostCandidates { ranked.removeLast() }
    }
    return ranked.map {
      ChordExplanation.Candidate(
        cell: $0.cell, touches: $0.touches - best.touches,
        logProbability: $0.logProbability - best.logProbability)
    }
  }
}
