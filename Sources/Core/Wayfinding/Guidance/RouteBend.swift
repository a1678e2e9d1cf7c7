// SPDX-License-Identifier: Apache-2.0

import Maths

/// A place where a route changes its direction.
struct RouteBend: Sendable, Equatable {
  /// Metres from the beginning of the route to where it begins to turn.
  var begin: Double
  /// To where it turns most.
  var along: Double
  /// Where it has turned, in metres.
  var end: Double
  /// By how many degrees in all: to the right, to the left where negative.
  var degrees: Double
  /// How far aside it leads to the right, to the left where negative, where it goes on in the same direction; in metres.
  var aside: Double?

  /// Bends that follow each other within so many metres are one: a pavement round a corner has two or three.
  private static let oneBend = 12.0
  /// Who goes on in the same direction, but farther aside than this, has turned twice; in metres.
  private static let leastAside = 4.0
  /// And by so many degrees at least, there and back.
  private static let there = 45.0
  /// The last metres of a route are the door's, and turning there is told with the arrival.
  private static let ends = 3.0

  /// The bends of a line, in order.
  static func all(of line: RouteLine) -> [RouteBend] {
    var bends: [RouteBend] = []
    var group: [(along: Double, degrees: Double)] = []
    func close() {
      guard let first = group.first, let last = group.last else { return }
      let total = Angle.turn(
        from: line.bearing(before: first.along), to: line.bearing(after: last.along))
      let sharpest = group.max { $0.degrees.magnitude < $1.degrees.magnitude } ?? first
      if total.magnitude >= Turn.slight {
        bends.append(
          RouteBend(begin: first.along, along: sharpest.along, end: last.along, degrees: total))
      } else if group.count > 1, sharpest.degrees.magnitude >= there {
        // There and back: one movement aside, which two turns would tell as two contrary ones.
        let aside = line.aside(from: first.along, to: last.along)
        if aside.magnitude >= leastAside {
          bends.append(
            RouteBend(
              begin: first.along, along: first.along, end: last.along, degrees: total,
              aside: aside))
        }
      }
      group = []
    }
    for number in line.points.indices.dropFirst().dropLast() {
      let along = line.along[number]
      guard along > Self.ends, along < line.length - Self.ends else { continue }
      let degrees = Angle.turn(
        from: line.bearing(before: along), to: line.bearing(after: along))
      guard degrees.magnitude >= Turn.slight else { continue }
      if let last = group.last, along - last.along > Self.oneBend { close() }
      group.append((along, degrees))
    }
    close()
    return bends
  }
}

extension RouteLine {
  /// How far to the right of where it goes at one place another place of it lies, in metres; left is negative.
  fileprivate func aside(from start: Double, to end: Double) -> Double {
    let spot = LocalPlane(around: point(at: start)).spot(of: point(at: end))
    let angle = radians(degrees: bearing(before: start))
    return spot.east * cos(angle) - spot.north * sin(angle)
  }
}
