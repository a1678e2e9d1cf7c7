// SPDX-License-Identifier: Apache-2.0

import Maths

/// What is known of where one hand's dots lie: the likeliest places, and how sure they are.
///
/// The places are estimated as a Kalman filter does; across and down the screen errors are alike, and independent.
struct HandEstimate: Sendable {
  /// Where the dots lay when they were calibrated, in the order of the fingers.
  let home: [Point]
  /// Where they most likely lie now.
  private(set) var places: [Point]
  /// The covariance of the places, in square points.
  private(set) var spread = Matrix4()
  private let constants: HandConstants

  /// The hand at its home.
  init(home: [Point], constants: HandConstants, isCalibrated: Bool) {
    self.home = home
    places = home
    self.constants = constants
    let own = isCalibrated ? constants.calibrationError : constants.standardError
    let shared = isCalibrated ? 0 : constants.standardShift
    for row in home.indices {
      for column in home.indices {
        spread[row, column] = shared * shared + (row == column ? own * own : 0)
      }
    }
  }

  var count: Int { home.count }

  var middle: Point { places.mean }

  /// The direction of the fingers, from the first to the last: that of the home, along which they stay in order.
  var axis: Point { (home.last ?? Point(x: 0, y: 1)) - (home.first ?? Point(x: 0, y: 0)) }
}

/// Touches dealt out to some dots of one hand, in order.
struct HandFit: Sendable {
  /// The dots of the hand, by their place in it; bit 0 is the first.
  let subset: UInt8
  /// The natural logarithm of the touches' likelihood.
  let logLikelihood: Double
  /// How much of the belief is in this fit, once the text is weighed in.
  var weight = 0.0
}

extension HandEstimate {
  /// The subsets of `count` dots with `size` members.
  static func subsets(of count: Int, size: Int) -> [UInt8] {
    (0..<UInt8(1 << count)).filter { $0.nonzeroBitCount == size }
  }

  /// The likelihood of touches, in the order of the fingers, for one subset of the dots.
  func fit(_ touches: [Point], to subset: UInt8, noise: Double) -> HandFit {
    let innovation = Innovation(self, touches, subset, noise: noise)
    return HandFit(subset: subset, logLikelihood: innovation.logLikelihood)
  }

  /// The covariance of touches on a subset.
  fileprivate func covariance(of members: [Int], noise: Double) -> Matrix4 {
    var covariance = Matrix4()
    let shift = constants.chordShift * constants.chordShift
    for (row, dot) in members.enumerated() {
      for (column, other) in members.enumerated() {
        covariance[row, column] = spread[dot, other] + shift + (row == column ? noise : 0)
      }
    }
    return covariance
  }

  /// Learns from fits, each as far as it is believed; returns the sum of the squared touch errors, over both axes.
  mutating func learn(_ fits: [(touches: [Point], fit: HandFit)], noise: Double) -> Double {
    var shift = [Point](repeating: Point(x: 0, y: 0), count: count)
    var reduced = Matrix4()
    var scatter = Matrix4()
    var errors = 0.0
    for (touches, fit) in fits {
      let innovation = Innovation(self, touches, fit.subset, noise: noise)
      let gains = innovation.gains(on: self)
      for row in 0..<count {
        let move = innovation.move(by: gains[row])
        shift[row] = shift[row] + Point(x: move.x * fit.weight, y: move.y * fit.weight)
        for column in 0...row {
          let other = innovation.move(by: gains[column])
          reduced[row, column] += fit.weight * gains[row].dot(gains[column])
          scatter[row, column] += fit.weight * (move.x * other.x + move.y * other.y) / 2
        }
      }
      errors += fit.weight * innovation.expectedErrors(noise: noise)
    }
    for row in 0..<count {
      for column in 0...row {
        let doubt =
          scatter[row, column]
          - (shift[row].x * shift[column].x + shift[row].y * shift[column].y) / 2
        spread[row, column] += doubt - reduced[row, column]
        spread[column, row] = spread[row, column]
      }
    }
    for row in 0..<count { places[row] = places[row] + shift[row] }
    return errors
  }

  /// Lets the hand drift: as between two chords, and more when it paused.
  mutating func drift(pause: Double) {
    let step = constants.drift * constants.drift
    let own = constants.ownDrift * constants.ownDrift
    for row in 0..<count {
      for column in 0..<count { spread[row, column] += step + (row == column ? own : 0) }
    }
    guard pause > constants.pause else { return }
    // After a pause the hand is looked for nearer its home, and more widely.
    let kept = Maths.exp(-(pause - constants.pause) / constants.homing)
    let away = places.mean - home.mean
    let back = Point(x: away.x * (kept - 1), y: away.y * (kept - 1))
    let wide = (1 - kept * kept) * constants.pausedShift * constants.pausedShift
    for row in 0..<count {
      places[row] = places[row] + back
      for column in 0..<count { spread[row, column] += wide }
    }
  }
}

extension HandEstimate {
  /// Keeps the dots on the pad, near their home, apart and in order.
  mutating func confine(to size: Size) {
    let line = axis
    let length = line.squaredLength.squareRoot()
    guard length > 0 else { return }
    let unit = Point(x: line.x / length, y: line.y / length)
    confineAside(Point(x: -unit.y, y: unit.x))
    confineGaps(along: unit)
    // Near home as a whole, and not at the edge.
    let away = places.mean - home.mean
    let far = away.squaredLength.squareRoot()
    if far > constants.reach {
      let back = constants.reach / far - 1
      shift(x: away.x * back, y: away.y * back)
    }
    shift(x: overhang(of: places.map { $0.x }, home: home.map { $0.x }, side: size.width))
    shift(y: overhang(of: places.map { $0.y }, home: home.map { $0.y }, side: size.height))
  }

  /// Keeps each finger from lying farther beside its hand than fingers do.
  private mutating func confineAside(_ aside: Point) {
    let middle = places.mean
    let homeMiddle = home.mean
    for dot in 0..<count {
      let out = (places[dot] - middle).dot(aside) - (home[dot] - homeMiddle).dot(aside)
      let kept = clamp(out, to: -constants.aside...constants.aside)
      guard kept != out else { continue }
      places[dot] = places[dot] + Point(x: aside.x * (kept - out), y: aside.y * (kept - out))
    }
  }

  /// Keeps the fingers apart and in order.
  private mutating func confineGaps(along unit: Point) {
    for index in 1..<max(count, 1) {
      let gap = (home[index] - home[index - 1]).dot(unit)
      let now = (places[index] - places[index - 1]).dot(unit)
      let kept = clamp(
        now, to: min(constants.gaps.lowerBound, gap)...max(constants.gaps.upperBound, gap))
      let push = (kept - now) / 2
      guard push != 0 else { continue }
      for dot in 0..<count {
        let sign = dot < index ? -push : push
        places[dot] = places[dot] + Point(x: unit.x * sign, y: unit.y * sign)
      }
    }
  }

  private mutating func shift(x: Double = 0, y: Double = 0) {
    for dot in 0..<count { places[dot] = places[dot] + Point(x: x, y: y) }
  }

  /// By how much to move coordinates so that all lie within the margins, or at least no farther out than at home.
  private func overhang(of now: [Double], home: [Double], side: Double) -> Double {
    let low = min(constants.margin, home.min() ?? 0)
    let high = max(side - constants.margin, home.max() ?? side)
    let least = now.min() ?? low
    let most = now.max() ?? high
    if least < low { return low - least }
    if most > high { return high - most }
    return 0
  }
}

/// By how much touches differ from where their dots were expected.
private struct Innovation {
  let members: [Int]
  let factor: Cholesky
  let across: Column4
  let down: Column4

  init(_ hand: HandEstimate, _ touches: [Point], _ subset: UInt8, noise: Double) {
    let members = (0..<hand.count).filter { subset & 1 << $0 != 0 }
    self.members = members
    factor = Cholesky(
      hand.covariance(of: members, noise: noise), count: members.count)
    var x = Column4(repeating: 0)
    var y = Column4(repeating: 0)
    for (index, dot) in members.enumerated() where index < touches.count {
      x[index] = touches[index].x - hand.places[dot].x
      y[index] = touches[index].y - hand.places[dot].y
    }
    across = factor.forward(x)
    down = factor.forward(y)
  }

  /// Without the part that is the same for the same number of touches.
  var logLikelihood: Double {
    -0.5 * (across.dot(across) + down.dot(down)) - 2 * Maths.log(factor.diagonalProduct)
  }

  /// For each dot the row of L⁻¹ times its covariance with the touches.
  func gains(on hand: HandEstimate) -> [Column4] {
    (0..<hand.count).map { dot in
      var shared = Column4(repeating: 0)
      for (index, member) in members.enumerated() { shared[index] = hand.spread[member, dot] }
      return factor.forward(shared)
    }
  }

  func move(by gain: Column4) -> Point { Point(x: gain.dot(across), y: gain.dot(down)) }

  /// The squares of the touch errors that are to be expected now, over both axes.
  func expectedErrors(noise: Double) -> Double {
    let x = factor.backward(across)
    let y = factor.backward(down)
    let count = Double(members.count)
    return noise * noise * (x.dot(x) + y.dot(y))
      + 2 * (count * noise - noise * noise * factor.inverseTrace)
  }
}

extension Column4 {
  /// Summed in a fixed order, so that every machine gives the same bits.
  fileprivate func dot(_ other: Column4) -> Double {
    self[0] * other[0] + self[1] * other[1] + self[2] * other[2] + self[3] * other[3]
  }
}

extension Point {
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}

extension [Point] {
  /// The mean of places; the corner when there are none.
  var mean: Point {
    guard !isEmpty else { return Point(x: 0, y: 0) }
    let sum = reduce(Point(x: 0, y: 0)) { $0 + $1 }
    return Point(x: sum.x / Double(count), y: sum.y / Double(count))
  }
}
