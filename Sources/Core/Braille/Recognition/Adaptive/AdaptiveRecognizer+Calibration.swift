// SPDX-License-Identifier: Apache-2.0

/// A calibration under way.
struct Calibration: Sendable {
  /// The fingers of the first hand, when they are taken.
  var firstHand: [Point]?
  /// How often the fingers did not fit.
  var failures = 0
}

extension AdaptiveRecognizer {
  /// Seconds that all fingers are held still to calibrate; Soft Braille Keyboard: LONG_HOLD_DELAY.
  static let allFingersHold = 1.2
  /// Seconds that five fingers are held still to calibrate one hand after the other; TalkBack: HOLD_MIN_DURATION_MS.
  static let fiveFingersHold = 2.0
  /// Millimetres within which a held finger is still; TalkBack: TAP_MAX_DISTANCE_MM.
  static let stillness = 5.0
  /// Millimetres between two dots, below which fingers cannot be told apart.
  static let leastSpacing = 6.0
  /// The part of that which must lie along the line of the hand.
  static let leastAlong = 0.5
  /// After so many failures the calibration is over; TalkBack: CALIBRATION_MAXIMUM_FAIL_COUNT.
  static let mostFailures = 3

  /// True while the next fingers that come down tell where the dots shall lie.
  public var isCalibrating: Bool { calibration != nil }

  /// Asks for a calibration.
  public mutating func startCalibration() {
    forgetTouches()
    calibration = Calibration()
  }

  /// Leaves the dots where they were.
  public mutating func cancelCalibration() {
    calibration = nil
    forgetTouches()
  }

  /// Puts the dots where a calibration had found them; false when it does not fit this pad.
  public mutating func calibrate(_ shape: HandShape) -> Bool {
    guard shape.places.count == configuration.placeCount,
      let fitted = shape.fitted(to: configuration.screen, mode: configuration.mode)
    else { return false }
    decoder = ChordDecoder(configuration, shape: fitted, isCalibrated: true)
    past.removeAll()
    refused = nil
    forgetColumn()
    return true
  }

  /// When held fingers calibrate; nil when they do not.
  public var nextTick: Double? {
    guard !hasOverflown, let latest = fingers.last?.began else { return nil }
    let isAll = fingers.count == configuration.placeCount
    let isTooFew = fingers.count >= 5 && fingers.count < configuration.placeCount
    guard isAll || isTooFew && calibration == nil else { return nil }
    let reach = Self.stillness * configuration.density
    for finger in fingers where !finger.isDown || finger.isSpent || !finger.isStill(within: reach) {
      return nil
    }
    return latest + (isAll ? Self.allFingersHold : Self.fiveFingersHold)
  }

  /// Lets time pass without a touch.
  public mutating func tick(time: Double) -> [Recognition] {
    // Times that go back, or are no number, count as no time.
    if time > now, time.isFinite { now = time }
    guard let due = nextTick, due <= now else { return [] }
    let places = fingers.map { $0.current }
    for index in fingers.indices { fingers[index].isSpent = true }
    forgetColumn()
    if places.count == configuration.placeCount { return calibrated(all: places) }
    calibration = Calibration()
    return [.calibrationStep(.begun)]
  }

  /// Takes a chord as the fingers of one hand, or of both.
  mutating func calibrationChord(_ places: [Point]) -> [Recognition] {
    if places.count == configuration.placeCount { return calibrated(all: places) }
    guard configuration.hands == .both, places.count == configuration.dots.columnLength else {
      return failed(.fingers)
    }
    guard let first = calibration?.firstHand else {
      calibration?.firstHand = places
      return [.calibrationStep(.otherHand)]
    }
    return calibrated(hands: [first, places])
  }

  private mutating func calibrated(all places: [Point]) -> [Recognition] {
    guard configuration.hands == .both else { return calibrated(hands: [places]) }
    let sorted = places.sortedBy { $0.x }
    let half = sorted.count / 2
    return calibrated(hands: [Array(sorted[..<half]), Array(sorted[half...])])
  }

  private mutating func calibrated(hands: [[Point]]) -> [Recognition] {
    // The hand on the left of the screen first, then in the order of the columns.
    var hands = hands.sortedBy { $0.reduce(0) { $0 + $1.x } }
    // A finger may come down beside the pad; no dot may lie there.
    let screen = configuration.screen
    for hand in hands.indices {
      for finger in hands[hand].indices {
        let place = hands[hand][finger]
        hands[hand][finger] = Point(
          x: min(max(place.x, 0), screen.width), y: min(max(place.y, 0), screen.height))
      }
    }
    if configuration.mode == .hold { hands.reverse() }
    for column in hands.indices {
      hands[column] = hands[column].inOrder(
        along: HandShape.fingers(
          of: column, mode: configuration.mode, hands: configuration.hands))
    }
    if let reason = reason(against: hands) { return failed(reason) }
    let shape = HandShape(hands: hands, mode: configuration.mode, size: configuration.screen)
    calibration = nil
    guard calibrate(shape) else { return failed(.fingers) }
    return [.calibrated(shape)]
  }

  /// Why the dots cannot lie here; nil when they can.
  private func reason(against hands: [[Point]]) -> CalibrationFailure? {
    let size = configuration.screen
    let least = Self.leastSpacing * configuration.density
    let places = hands.reduce([], +)
    for (index, place) in places.enumerated() {
      guard place.x >= 0, place.x <= size.width, place.y >= 0, place.y <= size.height else {
        return .fingers
      }
      for other in places[..<index] where (place - other).squaredLength < least * least {
        return .tooClose
      }
    }
    for hand in hands where !hand.areApart(by: least * Self.leastAlong) { return .tooClose }
    return nil
  }

  private mutating func failed(_ reason: CalibrationFailure) -> [Recognition] {
    var calibration = calibration ?? Calibration()
    calibration.failures += 1
    calibration.firstHand = nil
    guard calibration.failures < Self.mostFailures else {
      self.calibration = nil
      return [.calibrationFailed(.givenUp)]
    }
    self.calibration = calibration
    return [.calibrationFailed(reason)]
  }
}

extension Array {
  /// In the order of a number of each; those with the same number stay as they were.
  func sortedBy(_ number: (Element) -> Double) -> [Element] {
    var sorted: [Element] = []
    for element in self {
      let own = number(element)
      var place = sorted.count
      while place > 0, number(sorted[place - 1]) > own { place -= 1 }
      sorted.insert(element, at: place)
    }
    return sorted
  }
}

extension [Point] {
  /// The fingers of one hand from the index finger on, which lies first along `direction`.
  ///
  /// They are sorted along their own line, which runs through the two that lie farthest apart.
  func inOrder(along direction: Point) -> [Point] {
    var line = direction
    var farthest = 0.0
    for (index, place) in enumerated() {
      for other in self[..<index] where (place - other).squaredLength > farthest {
        farthest = (place - other).squaredLength
        line = place - other
      }
    }
    if line.x * direction.x + line.y * direction.y < 0 { line = Point(x: -line.x, y: -line.y) }
    return sortedBy { $0.x * line.x + $0.y * line.y }
  }

  /// True when each lies at least so far from the one before it, along the line from the first to the last.
  func areApart(by least: Double) -> Bool {
    guard let first, let last else { return true }
    let line = last - first
    let length = line.squaredLength.squareRoot()
    for (index, place) in enumerated().dropFirst() {
      guard (place - self[index - 1]).dot(line) >= least * length else { return false }
    }
    return true
  }
}
