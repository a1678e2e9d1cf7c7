// SPDX-License-Identifier: Apache-2.0

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

  /// Bends that follow each other within so many metres are one: a pavement round a corner has two or three.
  private static let oneBend = 12.0
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
