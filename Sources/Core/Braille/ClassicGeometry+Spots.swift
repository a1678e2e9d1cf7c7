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
    let corners = corners(of: zone, width: width, height: height)
    guard !corners.isEmpty else { return nil }
    let count = Double(corners.count)
    let middle = Point(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
    let spot =
      switch side {
      case .left: Point(x: middle.x, y: height - middle.y)
      case .right: Point(x: width - middle.x + plan.width / 2, y: height - middle.y)
      }
    return Point(
      x: spot.x * (size.width / plan.width), y: spot.y * (size.height / plan.height))
  }

  /// The corners of a zone on the left half, y up.
  ///
  /// A corner of the half through which a line runs counts twice in the middle zone, as it does in YubitenReader.
  private func corners(of zone: Zone, width: Double, height: Double) -> [Point] {
    let halfCorners = [
      Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ]
    func relation(_ border: HalfBorder, _ point: Point) -> Border.Relation {
      border.relation(of: point, width: width, height: height)
    }
    let upperEnds = upper.ends(width: width, height: height)
    let lowerEnds = lower.ends(width: width, height: height)
    switch zone {
    case .upper:
      let inside = halfCorners.filter { relation(upper, $0) == .above }
      return inside.isEmpty ? [] : upperEnds + inside
    case .middle:
      let inside = halfCorners.filter {
        relation(upper, $0) != .above && relation(lower, $0) != .below
      }
      return upperEnds + lowerEnds + inside
    case .lower:
      let inside = halfCorners.filter { relation(lower, $0) == .below }
      return inside.isEmpty ? [] : lowerEnds + inside
    }
  }
}
