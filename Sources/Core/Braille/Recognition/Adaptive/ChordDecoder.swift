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
    /// The fingers from the first hand across to the second.
    fileprivate let across: [Finger]
    fileprivate let fits: [HandFit]
  }

  private let mode: PadMode
  private let size: Size
  private let columns: [[Int]]
  private let constants: HandConstants
  /// Whether the person showed where their dots lie.
  private let isCalibrated: Bool
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
    self.isCalibrated = isCalibrated
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
  /// How much less likely a cell is that was deleted just before.
  private static let refusal = 0.22
  /// The most that the text may say, as a part of what a finger on its spot says: our choice, with room for hands of
  /// which one is known better than the other.
  private static let textShare = 0.8
  /// The least belief in a fit that is worth learning from.
  private static let leastWeight = 0.001

  /// How much the text counts beside the touches.
  ///
  /// Before the hands are known, a finger that lies a whole dot away is nearly as likely as one that lies on its dot, and
  /// what often follows a cell would overrule whoever taps right on the spots. So the most that the text can say stays
  /// below what such a finger says, which is more than any text can once the hands are known.
  private func textWeight(_ prior: CellPrior) -> Double {
    guard !prior.isFlat, !isCalibrated else { return 1 }
    var least = 1.0
    var most = 0.0
    for bits in UInt8(1)...Cell.full.bits {
      let probability = trust.probability(of: Cell(bits: bits), prior)
      least = min(least, probability)
      most = max(most, probability)
    }
    let text = Maths.log(most / least)
    let finger = Self.textShare * leastDoubt
    return text > finger ? finger / text : 1
  }

  /// By how much a finger on a dot's spot speaks against any other dot: half the squared distance, in standard
  /// deviations of the places as they are known now.
  private var leastDoubt: Double {
    let noise = constants.touchError * constants.touchError
    var least = Double.infinity
    for hand in hands {
      var widest = 0.0
      for dot in 0..<hand.count { widest = max(widest, hand.spread[dot, dot]) }
      for dot in 1..<max(hand.count, 1) {
        let gap = (hand.home[dot] - hand.home[dot - 1]).squaredLength
        least = min(least, gap / (2 * (widest + noise)))
      }
    }
    return least
  }

  private func tempered(_ probability: Double, _ weight: Double) -> Double {
    weight < 1 ? Maths.exp(weight * Maths.log(probability)) : probability
  }

  /// What a chord most likely is; nil without touches, with more than there are dots, and when one is near no dot.
  func decode(_ chord: [Finger], prior: CellPrior, refused: Cell?) -> Decoded? {
    let across = across(chord)
    var fits = fits(of: across)
    var found = Candidates()
    let weight = textWeight(prior)
    for (first, fit) in fits.enumerated() where fit.hand == 0 {
      for (second, other) in fits.enumerated() where other.hand != 0 || hands.count == 1 {
        // With one hand a fit goes with itself.
        guard other.split == fit.split, hands.count > 1 || second == first else { continue }
        let cell = Cell(bits: bits(of: fit) | bits(of: other))
        let isOne = second == first
        found.add(
          Candidate(
            cell: cell, distance: fit.distance + (isOne ? 0 : other.distance),
            touches: fit.factor * (isOne ? 1 : other.factor),
            text: tempered(trust.probability(of: cell, prior), weight)
              * (cell == refused ? Self.refusal : 1),
            first: first, second: second))
      }
    }
    guard let best = found.weigh(&fits) else { return nil }
    var assignments: [ChordExplanation.Assignment] = []
    assign(across, fits[best.first], to: &assignments)
    if best.second != best.first { assign(across, fits[best.second], to: &assignments) }
    let far = constants.farthest * constants.farthest
    for assignment in assignments where assignment.residual.squaredLength > far { return nil }
    return Decoded(
      cell: best.cell,
      explanation: ChordExplanation(assignments: assignments, candidates: found.ranked),
      evidence: found.evidence(for: prior), across: across, fits: fits)
  }

  /// The cell of touches that are held, by their places alone.
  func cell(of touches: [Finger]) -> Cell {
    decode(touches, prior: .flat, refused: nil)?.cell ?? .blank
  }

  /// The fingers in order from the first hand across to the second.
  private func across(_ chord: [Finger]) -> [Finger] {
    guard hands.count > 1 else { return chord }
    return chord.inOrder(along: hands[1].middle - hands[0].middle)
  }

  /// Every way to deal the touches out: so many to the first hand, the others to the second, each hand's to some dots.
  private func fits(of across: [Finger]) -> [HandFit] {
    let noise = noise
    var fits: [HandFit] = []
    for split in 0...across.count {
      let rest = across.count - split
      guard split <= hands[0].count, rest <= (hands.count > 1 ? hands[1].count : 0) else {
        continue
      }
      for hand in hands.indices {
        let fingers = fingers(across, of: hand, split: split)
        for subset in 0..<UInt8(1 << hands[hand].count)
        where subset.nonzeroBitCount == fingers.count {
          let innovation = Innovation(hands[hand], fingers, subset, noise: noise)
          fits.append(
            HandFit(
              hand: hand, split: split, subset: subset,
              distance: innovation.distance, factor: innovation.precision))
        }
      }
    }
    return across.isEmpty ? [] : fits
  }

  /// The fingers of one hand, from its first one on.
  private func fingers(_ across: [Finger], of hand: Int, split: Int) -> [Finger] {
    Array(hand == 0 ? across[..<split] : across[split...]).inOrder(along: hands[hand].axis)
  }

  private func bits(of fit: HandFit) -> UInt8 {
    var bits: UInt8 = 0
    for (index, dot) in columns[fit.hand].enumerated() where fit.subset & 1 << index != 0 {
      bits |= 1 << (dot - 1)
    }
    return bits
  }

  private func assign(
    _ across: [Finger], _ fit: HandFit, to assignments: inout [ChordExplanation.Assignment]
  ) {
    var rest = fingers(across, of: fit.hand, split: fit.split)[...]
    for (index, dot) in columns[fit.hand].enumerated() where fit.subset & 1 << index != 0 {
      guard let finger = rest.popFirst() else { return }
      assignments.append(
        ChordExplanation.Assignment(
          touch: finger.touch, dot: dot, place: finger.start,
          residual: finger.start - hands[fit.hand].places[index]))
    }
  }
}

extension ChordDecoder {
  /// Learns from a chord where the dots lie and how surely they are hit.
  mutating func learn(from decoded: Decoded, at time: Double) {
    let noise = noise
    let pause = latest.map { time - $0 } ?? 0
    latest = time
    for index in hands.indices {
      var lesson = HandLesson()
      for fit in decoded.fits where fit.hand == index && fit.weight >= Self.leastWeight {
        let fingers = fingers(decoded.across, of: index, split: fit.split)
        let innovation = Innovation(hands[index], fingers, fit.subset, noise: noise)
        lesson.add(innovation, on: hands[index], weight: fit.weight, noise: noise)
      }
      squaredErrors += lesson.squaredErrors
      errorCount += lesson.errorCount
      hands[index].learn(lesson)
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
