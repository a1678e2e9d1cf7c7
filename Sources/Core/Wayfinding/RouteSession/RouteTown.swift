// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// The map of a page, with what is made of it once.
struct RouteTown: Sendable {
  private(set) var planner: RoutePlanner
  /// The places that one can look for, by number; those of the person's own come after them on the map.
  private let listed: [Int]
  /// What they are called so that no two are called the same.
  private let names: [String]
  private let room: OwnPlaceRoom
  private var own: [OwnPlace] = []

  init(_ graph: WalkGraph, in language: Language) {
    planner = RoutePlanner(graph)
    let map = graph.map
    listed = map.listedPlaces
    names = PlaceNaming(
      of: listed.map { map.places[$0] }, on: map, in: [language], planner.graph
    ).names(in: language)
    room = OwnPlaceRoom(on: map)
  }

  /// Takes in where the person has walked.
  mutating func know(_ own: [OwnWay]) {
    var graph = planner.graph
    graph.know(own)
    planner = RoutePlanner(graph)
  }

  /// Takes the person’s own places onto the map.
  mutating func take(_ places: [OwnPlace], in language: Language) {
    guard places != own else { return }
    own = places
    var graph = planner.graph
    graph.put(places, after: room, in: language)
    planner = RoutePlanner(graph)
  }

  /// The goal that is a wished place; nil where there is none.
  func goal(_ place: RouteSession.WishedPlace, in language: Language) -> WalkGuide.Goal? {
    switch place {
    case .listed(let number):
      guard listed.indices.contains(number) else { return nil }
      return WalkGuide.Goal(
        planner.graph.map.goals(ofPlace: listed[number]), name: names[number])
    case .own(let name):
      guard let place = own.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
      return WalkGuide.Goal([place.point], name: OwnPlaceWords[language].ownPlace(name))
    }
  }
}
