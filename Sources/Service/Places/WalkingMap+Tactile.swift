// SPDX-License-Identifier: Apache-2.0

public import Speaking
public import Tactile
public import Wayfinding

extension WalkingMap {
  /// How far a map for fingers reaches around a place, in metres, to each side: two streets, a quarter, a small town.
  public static let tactileDistances = [100, 200, 400, 1000]

  /// Whether the map is small enough to be drawn for whoever asks.
  public var hasTactile: Bool { planner != nil }
}

/// What a map for fingers is about; all places are those of the map as people changed it.
public enum TactileSubject: Sendable {
  /// All of the map.
  case whole
  /// What lies around a place, so many metres to each side.
  case around(Place, metres: Int)
  /// The way from one place to another.
  case way(from: Place, to: Place)
}

extension EditedMap {
  /// The map for fingers as it is now: with the places that people changed, and what is closed.
  ///
  /// Nil where the map is too large for that, or has no way there.
  public func tactile(
    _ subject: TactileSubject, in language: Language
  ) throws(RouteError) -> TactileMap? {
    guard let planner else { return nil }
    let graph = planner.graph
    let map = graph.map
    let options = TactileOptions(language: language)
    let closed = TactileMapContent(graph)
    switch subject {
    case .whole: return TactileMap(of: map, showing: closed, options: options)
    case .around(let place, let metres):
      guard let number = number(of: place, on: map) else { return nil }
      return TactileMap(
        of: map, area: MapArea(around: map.places[number].point, metres: Double(metres)),
        marking: number, showing: closed, options: options)
    case .way(let start, let end):
      guard let end = number(of: end, on: map) else { return nil }
      let plan = try planner.plan(
        from: MapPoint(start.coordinate), to: map.goals(ofPlace: end), .blind)
      let name = map.places[end].name.map { map.names[$0].text(in: language) }
      return TactileMap(
        of: map, area: plan.area, showing: TactileMapContent(graph, way: plan, to: name),
        options: options)
    }
  }

  private func number(of place: Place, on map: WalkMap) -> Int? {
    map.listedPlaces.indices.contains(place.id) ? map.listedPlaces[place.id] : nil
  }
}
