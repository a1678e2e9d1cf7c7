// SPDX-License-Identifier: Apache-2.0

/// Touches dealt out to some dots of one hand, in order.
struct HandFit: Sendable {
  /// Which hand.
  let hand: Int
  /// How many touches the first hand has.
  let split: Int
  /// The dots of the hand, by their place in it; bit 0 is the first.
  let subset: UInt8
  /// Half the squared distance of the touches from their dots, in standard deviations.
  let distance: Double
  /// What else the likelihood of the touches has as a factor: the inverse of their covariance's determinant.
  let factor: Double
  /// How much of the belief is in this fit, once the text is weighed in.
  var weight = 0.0
}

/// By how much touches differ from where their dots were expected.
struct Innovation {
  private let members: [Int]
  private let factor: Cholesky
  private let across: Column4
  private let down: Column4

  /// Fingers in the order of the hand, on a subset of its dots.
  init(_ hand: HandEstimate, _ fingers: [Finger], _ subset: UInt8, noise: Double) {
    var members: [Int] = []
    for dot in 0..<hand.count where subset & 1 << dot != 0 { members.append(dot) }
    self.members = members
    var covariance = Matrix4()
    let shift = hand.constants.chordShift * hand.constants.chordShift
    var x = Column4(repeating: 0)
    var y = Column4(repeating: 0)
    for (row, dot) in members.enumerated() {
      for (column, other) in members.enumerated() {
        covariance[row, column] = hand.spread[dot, other] + shift + (row == column ? noise : 0)
      }
      let error = fingers[row].start - hand.places[dot]
      x[row] = error.x
      y[row] = error.y
    }
    factor = Cholesky(covariance, count: members.count)
    across = factor.forward(x)
    down = factor.forward(y)
  }

  /// How many touches there are.
  var count: Int { members.count }

  /// Half the squared distance of the touches from their dots, in standard deviations.
  var distance: Double { (across.dot(across) + down.dot(down)) / 2 }

  /// The inverse of the determinant of the touches' covariance, over both axes.
  var precision: Double {
    let product = factor.diagonalProduct
    return 1 / (product * product)
  }

  /// For a dot the row of L⁻¹ times its covariance with the touches.
  func gain(on dot: Int, of hand: HandEstimate) -> Column4 {
    var shared = Column4(repeating: 0)
    for (index, member) in members.enumerated() { shared[index] = hand.spread[member, dot] }
    return factor.forward(shared)
  }

  func move(by gain: Column4) -> Point { Point(x: gain.dot(across), y: gain.dot(down)) }

  /// The squares of the touch errors that are to be expected now, over both axes.
  func expectedErrors(noise: Double) -> Double {
    let x = factor.backward(across)
    let y = factor.backward(down)
    return noise * noise * (x.dot(x) + y.dot(y))
      + 2 * (Double(count) * noise - noise * noise * factor.inverseTrace)
  }
}

/// What the fits of one chord teach of one hand, each as far as it is believed.
struct HandLesson {
  private var across = Column4(repeating: 0)
  private var down = Column4(repeating: 0)
  /// By how much the covariance of the places shrinks.
  private(set) var reduced = Matrix4()
  /// The products of the moves, to which the fits' disagreement belongs.
  private(set) var scatter = Matrix4()
  /// The squared touch errors, and how many they are: two for each touch.
  private(set) var squaredErrors = 0.0
  private(set) var errorCount = 0.0

  /// By how much a dot is moved.
  func shift(_ dot: Int) -> Point { Point(x: across[dot], y: down[dot]) }

  mutating func add(
    _ innovation: Innovation, on hand: HandEstimate, weight: Double, noise: Double
  ) {
    for row in 0..<hand.count {
      let gain = innovation.gain(on: row, of: hand)
      let move = innovation.move(by: gain)
      across[row] += move.x * weight
      down[row] += move.y * weight
      for column in 0...row {
        let other = innovation.gain(on: column, of: hand)
        reduced[row, column] += weight * gain.dot(other)
        scatter[row, column] += weight * move.dot(innovation.move(by: other)) / 2
      }
    }
    squaredErrors += weight * innovation.expectedErrors(noise: noise)
    errorCount += weight * 2 * Double(innovation.count)
  }
}

extension Column4 {
  /// Summed in a fixed order, so that every machine gives the same bits.
  func dot(_ other: Column4) -> Double {
    self[0] * other[0] + self[1] * other[1] + self[2] * other[2] + self[3] * other[3]
  }
}
