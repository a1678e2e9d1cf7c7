// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// Saying what is near.
extension WalkSession {
  /// At most so many places are named; more are not remembered when heard.
  static let mostAround = 4
  /// Places within this distance are near, in metres; beyond it only the nearest one is named.
  static let nearDistance = 200.0
  /// Beyond this even the nearest place is far, in metres: the map is of another town.
  static let farthestAround = 20_000.0

  /// Answers "what is around me?", nearest first.
  mutating func around(at time: Double) -> [InterfaceEffect] {
    guard let map else { return refuse(words.noMap) }
    guard let here = fix?.coordinate else {
      let effects = isWatching ? tellSearching() : start()
      asksAround = true
      return effects
    }
    let near = near(here, in: map)
    return near.effects + [say(near.text)]
  }

  /// What is near a position: as buttons, and in words.
  private mutating func near(
    _ here: Coordinate, in map: PlaceMap
  ) -> (effects: [InterfaceEffect], text: String) {
    let found = nearest(to: here, in: map)
    if let far = far(found) {
      saidFar = true
      return (clearNear(), far)
    }
    saidFar = false
    var places = ""
    for (place, legs) in found {
      if !places.isEmpty { places += Punctuation[language].semicolon }
      places += text(of: place, legs)
    }
    nearRows = rows(found)
    return ([.list(.near, nearRows)], words.near(places))
  }

  /// The first position: what is around where that was asked or no place is chosen, and where the chosen place lies.
  mutating func orient(at time: Double) -> [InterfaceEffect] {
    let wasAsked = asksAround
    asksAround = false
    guard let map, let here = fix?.coordinate else { return showStatus(at: time) }
    guard destination != nil else {
      return listPlacesAnew() + showStatus(at: time) + around(at: time)
    }
    guard wasAsked else { return answer(at: time) }
    let near = near(here, in: map)
    return near.effects + answer(at: time, after: near.text)
  }

  /// The buttons of near places as they lie now, where they are shown and have changed: old directions would mislead.
  mutating func refreshNear() -> [InterfaceEffect] {
    guard !nearRows.isEmpty, let map, let here = fix?.coordinate else { return [] }
    let found = nearest(to: here, in: map)
    let now = far(found) == nil ? rows(found) : []
    guard now != nearRows else { return [] }
    nearRows = now
    return [.list(.near, now)]
  }

  mutating func clearNear() -> [InterfaceEffect] {
    guard !nearRows.isEmpty else { return [] }
    nearRows = []
    return [.list(.near, [])]
  }

  /// Says once that the person is far from all there is, and once more when they come from near; nil where they are not.
  mutating func farNote() -> String? {
    guard let map, let here = fix?.coordinate else { return nil }
    let note = far(nearest(to: here, in: map))
    defer { saidFar = note != nil }
    return saidFar ? nil : note
  }

  private func far(_ found: [(Place, Legs)]) -> String? {
    guard let (place, legs) = found.first else { return words.nothingAround }
    guard legs.distance > Self.farthestAround else { return nil }
    return words.farFromAll([
      "name": place.name.inList(language),
      "distance": SpokenDistance(metres: legs.distance).text(in: language),
    ])
  }

  /// The places near, nearest first; only the nearest where none is near.
  private func nearest(to here: Coordinate, in map: PlaceMap) -> [(Place, Legs)] {
    let legs = map.places.map { Legs(from: here, to: $0.coordinate) }
    let order = Ranking.order(of: legs.map { Ranking.key(metres: $0.distance) })
    let near = order.prefix(Self.mostAround).filter { legs[$0].distance <= Self.nearDistance }
    return (near.isEmpty ? Array(order.prefix(1)) : near).map { (map.places[$0], legs[$0]) }
  }

  private func rows(_ found: [(Place, Legs)]) -> [ListRow] {
    found.map { place, legs in ListRow(key: "\(place.id)", text: text(of: place, legs)) }
  }

  private func text(of place: Place, _ legs: Legs) -> String {
    words.nearPlace([
      "name": place.name.inList(language), "way": whereabouts(of: legs).text(in: language),
    ])
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
