// SPDX-License-Identifier: Apache-2.0

extension ClassicGeometry {
  /// Where to show the spot of a dot, 1 to 6: the mean of the corners of its zone, in points of the screen.
  ///
  /// Nil when there is no such dot, or when the lines leave no room for its zone.
  public func spot(ofDot dot: Int) -> Point? {
    for side in ScreenSide.allCases {
      for zone in Zone.allCases where self.dot(of: zone, on: side) == dot {
        return spot(of: zone, on: side)
      }
    }
    return nil
  }

  private func spot(of zone: Zone, on side: ScreenSide) -> Point? {
    let plan = Self.plan(of: size, mode: mode)
    let half = Self.half(of: plan)
    let width = half.x
    let height = half.y.rounded()
    guard let middle = meanCorner(of: zone, width: width, height: height) else { return nil }
    let spot =
      switch side {
      case .left: Point(x: middle.x, y: height - middle.y)
      case .right: Point(x: width - middle.x + plan.width / 2, y: height - middle.y)
      }
    return Point(
      x: spot.x * (size.width / plan.width), y: spot.y * (size.height / plan.height))
  }

  /// The mean of the corners of a zone on the left half, y up.
  ///
  /// A corner of the half through which a line runs counts twice in the middle zone, as it does in YubitenReader.
  private func meanCorner(of zone: Zone, width: Double, height: Double) -> Point? {
    var sum = Point(x: 0, y: 0)
    var count = 0.0
    for corner in [
      Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ] {
      let toUpper = shares[0].relation(of: corner, width: width, height: height)
      let toLower = shares[1].relation(of: corner, width: width, height: height)
      let isInside =
        switch zone {
        case .upper: toUpper == .above
        case .middle: toUpper != .above && toLower != .below
        case .lower: toLower == .below
        }
      guard isInside else { continue }
      sum = sum + corner
      count += 1
    }
    // No corner of the half lies in an outer zone whose line runs past the half.
    if count == 0, zone != .middle { return nil }
    for (index, share) in shares.enumerated() where zone.touchesLine(index) {
      for end in share.ends(width: width, height: height) {
        sum = sum + end
        count += 1
      }
    }
    return count > 0 ? Point(x: sum.x / count, y: sum.y / count) : nil
  }
}

extension Zone {
  /// Whether the upper line, 0, or the lower one, 1, bounds this zone.
  fileprivate func touchesLine(_ index: Int) -> Bool {
    self == .middle || (self == .upper) == (index == 0)
  }
}
