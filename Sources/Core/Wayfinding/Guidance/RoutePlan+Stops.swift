// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// Ways with stops.
extension RoutePlanner {
  /// A way leads to so many places at most.
  public static let mostGoals = 10

  /// The best way to one place after another: each is the points at which it can be reached, such as doors.
  ///
  /// Stops are counted from the first, which may not be number one where others were reached before.
  public func plan(
    from start: MapPoint, walking course: Double? = nil, through goals: [[MapPoint]],
    _ preferences: RoutePreferences, firstStop: Int = 1
  ) throws(RouteError) -> RoutePlan {
    guard let first = goals.first else { throw .noWays }
    var whole = try plan(from: start, walking: course, to: first, preferences)
    for (number, goal) in goals.dropFirst().enumerated() {
      // On from the way, beside which the place may lie: so the line of the whole has no gap.
      let end = whole.route.points.last ?? whole.route.destination
      let next = try plan(from: end, to: goal, preferences)
      whole = whole.joined(with: next, byStop: firstStop + number)
    }
    return whole
  }
}

extension RoutePlan {
  /// This way and then another, which begins where this one ends.
  func joined(with next: RoutePlan, byStop number: Int) -> RoutePlan {
    var whole = self
    for stretch in next.route.stretches {
      var moved = stretch
      moved.begin += route.length
      whole.route.stretches.append(moved)
    }
    whole.route.destination = next.route.destination
    whole.route.endGap = next.route.endGap
    whole.route.unavoided = route.unavoided.union(next.route.unavoided)
    whole.reason = reason + next.reason
    var rest = next.instructions
    for index in rest.indices { rest[index].along += route.length }
    if !instructions.isEmpty, !rest.isEmpty {
      var stop = whole.instructions.removeLast()
      let departure = rest.removeFirst()
      stop.acts = stop.acts.map { act in
        if case .arrive(let bearing, let gap) = act {
          .stop(number, bearing: bearing, gap: gap)
        } else {
          act
        }
      }
      stop.acts += departure.acts
      stop.distance = departure.distance
      stop.junctions = departure.junctions
      stop.streets = departure.streets
      whole.instructions.append(stop)
    }
    whole.instructions += rest
    return whole
  }

  /// How many stops lie before the instruction of this number.
  func stops(before number: Int) -> Int {
    instructions.prefix(number).count { $0.isStop }
  }
}

extension Instruction {
  /// Whether one of the places is here that lie on the way to the last one.
  var isStop: Bool {
    acts.contains { act in
      if case .stop = act { true } else { false }
    }
  }
}

extension InstructionTexts {
  /// The names of places to which somebody goes one after the other.
  public static func oneAfterAnother(_ names: [String], in language: Language) -> String {
    names.dropFirst().reduce(names.first ?? "") { $0 + StopWords[language].then + $1 }
  }
}
