// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

/// Getting the map, what people changed on it, and the places of one's own.
///
/// The page lists what is closed by the overlay that it names: without that nothing is explored, so no place that is gone and
/// no way that is closed is told as if nothing were.
extension MapSession {
  func begin() -> [InterfaceEffect] {
    var effects = [InterfaceEffect.fetch(Question(address, answeredBy: "map"))]
    if let overlay = arriving.address {
      effects.append(.fetch(Question(overlay, answeredBy: "overlay")))
    }
    return effects + [.recall(key: OwnPlaces.key), .recall(key: Dictation.key)]
  }

  mutating func take(_ text: String?) -> [InterfaceEffect] {
    guard let text, let bytes = CarriedBytes.bytes(in: Array(text.utf8)) else {
      return fail(RouteSessionWords[language].noMap)
    }
    do throws(WalkMapPackError) { return arrived(try WalkMapPack.decode(bytes)) } catch {
      return fail(error.message(in: language))
    }
  }

  mutating func take(overlay json: JSONValue?) -> [InterfaceEffect] {
    guard let json, let overlay = try? MapOverlay(json: json) else {
      return fail(RouteSessionWords[language].changedMap)
    }
    arriving.overlay = overlay
    guard let map = arriving.map else { return [] }
    arriving.map = nil
    return arrived(map)
  }

  private mutating func fail(_ text: String) -> [InterfaceEffect] {
    problem = text
    return refuse(text)
  }

  private mutating func arrived(_ map: WalkMap) -> [InterfaceEffect] {
    guard problem == nil else { return [] }
    if arriving.address != nil, arriving.overlay == nil {
      arriving.map = map
      return []
    }
    let overlay = arriving.overlay ?? MapOverlay(edition: "")
    let graph = WalkGraph(map, overlay)
    // The picture is that of the file.
    guard let picture = MapPicture(of: map), let places = try? PlaceMap(graph.map) else {
      return fail(RouteSessionWords[language].noMap)
    }
    let view = MapView(of: picture)
    open = Open(
      graph: graph, places: places, room: OwnPlaceRoom(on: graph.map), picture: picture, view: view,
      spot: picture.place(at: view.middle))
    return [
      .keys(Self.keys), .attribute(.map, name: "viewBox", value: view.box), cursor(open),
    ] + drawn(overlay, graph, picture) + putOwnPlaces()
  }

  /// What people changed, over the picture.
  private func drawn(
    _ overlay: MapOverlay, _ graph: WalkGraph, _ picture: MapPicture
  ) -> [InterfaceEffect] {
    guard !overlay.isEmpty else { return [] }
    let closed = graph.closedPath(on: picture)
    let places = overlay.places.filter { !$0.isRemoved }.map { picture.point($0.point) }
    let gone = overlay.places.filter { $0.isRemoved }.map { picture.point($0.point) }
    return [
      .attribute(.mapClosed, name: "d", value: closed),
      .attribute(.mapChanged, name: "d", value: MapPicture.dots(places)),
      .attribute(.mapGone, name: "d", value: MapPicture.dots(gone)),
      .flag(.mapLegend, .hidden, false),
    ]
  }
}

extension WalkGraph {
  /// What is closed as lines and dots over the picture of the map.
  func closedPath(on picture: MapPicture) -> String {
    closedPlaces.reduce(into: "") { path, closed in
      let places = closed.points.map { picture.point($0) }
      path += places.count == 1 ? MapPicture.dots(places) : MapPicture.path(places)
    }
  }

  /// What is closed within so many metres of a spot: the nearest way, gates and crossings, each closure once.
  func closures(at spot: MapPoint, within metres: Double) -> [Int] {
    guard !closed.isEmpty else { return [] }
    var found: [Int] = []
    if let way = ways(near: spot, within: metres).first, let closure = closed.ways[way.way] {
      found.append(closure)
    }
    for place in closedSpots
    where !found.contains(place.closure) && place.points[0].distance(to: spot) <= metres {
      found.append(place.closure)
    }
    return found
  }
}

extension MapPicture {
  /// A line through points, as SVG’s `d` wants it.
  static func path(_ points: [Point]) -> String {
    var path = ""
    for (number, point) in points.enumerated() {
      path += number == 0 ? "M" : number == 1 ? "L" : " "
      path += "\(point.x.hundredths) \(point.y.hundredths)"
    }
    return path
  }

  /// Lines of no length, which a round pen makes dots.
  static func dots(_ points: [Point]) -> String {
    points.reduce(into: "") { $0 += "M\($1.x.hundredths) \($1.y.hundredths)h0" }
  }
}
