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
  let constants: HandConstants

  /// The hand at its home.
  init(home: [Point], constants: HandConstants, isCalibrated: Bool) {
    self.home = home
    places = home
    self.constants = constants
    var own = constants.calibrationError
    var shared = 0.0
    if !isCalibrated {
      // Where dots are drawn close together, whoever aims at them is not that far off.
      let gap = axis.squaredLength.squareRoot() / Double(max(home.count - 1, 1))
      own = min(constants.standardError, gap / 8)
      shared = min(constants.standardShift, gap / 4)
    }
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

extension HandEstimate {
  /// Takes over what a chord taught.
  mutating func learn(_ lesson: HandLesson) {
    for row in 0..<count {
      for column in 0...row {
        // What is not known better for sure stays open as far as the fits disagree.
        let agreed = lesson.shift(row).dot(lesson.shift(column)) / 2
        spread[row, column] += lesson.scatter[row, column] - agreed - lesson.reduced[row, column]
        spread[column, row] = spread[row, column]
      }
    }
    for row in 0..<count { places[row] = places[row] + lesson.shift(row) }
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
    var low = Point(x: constants.margin, y: constants.margin)
    var high = Point(x: size.width - constants.margin, y: size.height - constants.margin)
    for place in home {
      // No farther in than at home.
      low = Point(x: min(low.x, place.x), y: min(low.y, place.y))
      high = Point(x: max(high.x, place.x), y: max(high.y, place.y))
    }
    for place in places {
      shift(
        x: max(low.x - place.x, 0) + min(high.x - place.x, 0),
        y: max(low.y - place.y, 0) + min(high.y - place.y, 0))
    }
    // A hand as wide as the pad fits into it by no shift.
    for dot in 0..<count {
      places[dot] = Point(
        x: clamp(places[dot].x, to: low.x...high.x), y: clamp(places[dot].y, to: low.y...high.y))
    }
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
