// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the guide knows by the ways of the map, beside the line that it follows.
extension WalkGuide {
  /// What to say where the walker is surely on another way than the planned one; nil where they are not, or were told.
  mutating func otherWay(_ estimate: PositionEstimate, at time: Double) -> String? {
    guard var follower, standing.contradicts(follower, estimate, at: time),
      let way = standing.matched.way, follower.leave(at: time)
    else { return nil }
    self.follower = follower
    let name = planner.graph.name(of: way.way)
    return StandingWords[language].otherWay(name.text(on: planner.graph.map, in: language))
  }

  /// On which level the walker is: that of the way that is followed, else of the one on which they surely are.
  var layer: Int? {
    if let follower, !follower.isOff {
      return follower.plan.route.layer(at: follower.progress, on: planner.graph.map)
    }
    return standing.sureLayer
  }

  /// The street on which somebody walks who follows no way, once it is surely another than before.
  mutating func newStreet(at time: Double) -> Announcement? {
    guard goals.isEmpty, let name = standing.newStreet() else { return nil }
    let text = StandingWords[language].nowOn(name.text(on: planner.graph.map, in: language))
    guard spend(on: text, at: time) else { return nil }
    standing.tell(name)
    return Announcement(text, .low)
  }
}
