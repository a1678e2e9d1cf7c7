// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// A route with all that is told of it.
public struct RoutePlan: Sendable, Equatable {
  /// The way.
  public var route: Route
  /// What to do on it, in order.
  public var instructions: [Instruction]
  /// Why this one.
  public var reason: RouteReason

  /// How fast blind people walk who know where to go, in metres a second: a little less than the median of 1.36 to
  /// 1.52 that was measured on walks with a guide's app, since one stops to listen.
  public static let usualSpeed = 1.2
  /// What a crossing takes beside its length, in seconds: half of a usual signal's cycle of a minute.
  private static let waiting = 30.0

  /// About how long it takes, in seconds, at a walker's own pace in metres a second where it is known.
  public func duration(at pace: Double? = nil) -> Double {
    (route.length + route.startGap + route.endGap) / (pace ?? Self.usualSpeed)
      + Double(reason.chosen.crossings) * Self.waiting
  }

  /// How long and how far, in one sentence.
  public func summary(
    _ style: GuidanceStyle = GuidanceStyle(), at pace: Double? = nil, in language: Language
  ) -> String {
    let minutes = max(1, Int((duration(at: pace) / 60).rounded(.up)))
    let time = TimeWords[language].oblique.minutes(minutes)
    let summary = RouteWords[language].summary([
      "distance": style.text(metres: route.length, in: language),
      "time": pace == nil ? time : PaceWords[language].atYourPace(time),
    ])
    guard style.units == .streets else { return summary }
    return summary + " " + StreetWords[language].inAll(instructions.streetsToCross)
  }
}

extension RoutePlanner {
  /// The best route, its instructions, and how it compares with the shortest.
  public func plan(
    from start: MapPoint, walking course: Double? = nil, to destinations: [MapPoint],
    _ preferences: RoutePreferences
  ) throws(RouteError) -> RoutePlan {
    let route = try route(from: start, walking: course, to: destinations, preferences)
    let shortest =
      preferences == .shortest && course == nil
      ? route : try self.route(from: start, to: destinations, .shortest)
    return RoutePlan(
      route: route, instructions: RouteGuide(route, on: graph).instructions(),
      reason: RouteReason(
        chosen: RouteFacts(route, on: graph), shortest: RouteFacts(shortest, on: graph),
        isShortestWanted: preferences == .shortest, isUsual: preferences == .blind,
        unavoided: route.unavoided,
        detour: detour(of: route, from: start, walking: course, to: destinations, preferences)))
  }
}
