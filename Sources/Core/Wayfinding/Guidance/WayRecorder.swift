// SPDX-License-Identifier: Apache-2.0

/// Makes an own way of the fixes of a walk; it has no clock.
public struct WayRecorder: Sendable {
  private var filter = PositionFilter()
  private var points: [MapPoint] = []

  /// A worse position is no place of the way, in metres.
  static let worstAccuracy = 20.0
  /// Nearer to the last point nothing is kept, in metres: who stands makes no way.
  static let step = 4.0
  /// After so many points nothing is kept any more; those of a straight line count until the end.
  static let mostPoints = 20_000

  /// A recorder that has nothing yet.
  public init() {}

  /// A recorder that goes on after a way: from its end to the first place that comes the way is a straight line.
  init(after way: OwnWay) { points = way.points }

  /// Takes in a fix.
  public mutating func take(_ fix: PositionFix) {
    switch filter.take(fix) {
    case .believed, .restarted: break
    case .doubted, .late, .invalid: return
    }
    guard points.count < Self.mostPoints, let estimate = filter.estimate(at: fix.time),
      estimate.accuracy <= Self.worstAccuracy
    else { return }
    let here = MapPoint(estimate.coordinate)
    if let last = points.last, last.distance(to: here) < Self.step { return }
    points.append(here)
  }

  /// The way that was walked; nil where it is none.
  public func way(named name: String) -> OwnWay? { OwnWay(name: name, points) }
}
