// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// Saying what is near.
extension WalkSession {
  /// At most so many places are named; more are not remembered when heard.
  static let mostAround = 4
  /// Places within this distance are near, in metres; beyond it only the nearest one is named.
  static let nearDistance = 200.0
  /// Beyond this even the nearest place is not around, in metres: the map is of another town.
  static let farthestAround = 50_000.0

  /// Answers "what is around me?", nearest first.
  mutating func around(at time: Double) -> [InterfaceEffect] {
    guard let map else { return refuse(words.noMap) }
    guard let fix else {
      return isWatching ? tellSearching() : refuse(words.noPosition)
    }
    let legs = map.places.map { Legs(from: fix.coordinate, to: $0.coordinate) }
    let order = Ranking.order(of: legs.map { Ranking.key(metres: $0.distance) })
    guard let nearest = order.first, legs[nearest].distance <= Self.farthestAround else {
      return [say(words.nothingAround)]
    }
    let near = order.prefix(Self.mostAround).filter { legs[$0].distance <= Self.nearDistance }
    var places = ""
    for found in near.isEmpty ? [nearest] : near {
      if !places.isEmpty { places += Punctuation[language].semicolon }
      places += words.nearPlace([
        "name": map.places[found].name.inList(language),
        "way": whereabouts(of: legs[found]).text(in: language),
      ])
    }
    return [say(words.near(places))]
  }

  /// How far and in which direction a place lies, by the straight line.
  private func whereabouts(of legs: Legs) -> GuidingMessage.Leg {
    let direction =
      heading.map {
        GuidingMessage.Direction(turn: Angle.turn(from: $0.degrees, to: legs.bearing))
      } ?? GuidingMessage.Direction(bearing: legs.bearing)
    return GuidingMessage.Leg(
      direction: direction, distance: SpokenDistance(metres: max(5, legs.distance)))
  }
}
