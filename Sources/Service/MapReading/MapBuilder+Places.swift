// SPDX-License-Identifier: Apache-2.0

import Wayfinding

extension MapBuilder {
  /// Outlines of buildings and areas, the places that they are, and the entrances on them.
  mutating func addOutlines(_ lines: [OSMData.Line]) {
    var buildings: [Int64: Int] = [:]
    for line in lines where line.isClosed {
      let isArea = line.tags["area"] == "yes" || line.tags["type"] == "multipolygon"
      let points = line.nodes.dropLast().compactMap { data.points[$0] }
      // A ring with a piece missing is not the shape of anything.
      guard points.count == line.nodes.count - 1, points.count >= 3 else { continue }
      var outline: Int?
      if let kind = PlaceRules.outline(line.tags), kind != .square || isArea || line.isSquare {
        outline = map.outlines.count
        if kind == .building { for node in line.nodes { buildings[node] = outline } }
        var shape = WalkMap.Outline(kind: kind, name: wayName(line.tags), ring: points)
        shape.holes = line.holes.map { $0.dropLast().compactMap { data.points[$0] } }
          .filter { $0.count >= 3 }
        map.outlines.append(shape)
      }
      addPlace(line.tags, at: Self.middle(of: points), outline: outline)
    }
    for (id, tags) in data.nodes {
      guard let kind = CrossingRules.entrance(tags), let point = data.points[id] else { continue }
      var entrance = WalkMap.Entrance(point: point, kind: kind)
      entrance.node = nodeNumbers[id]
      entrance.outline = buildings[id]
      entrance.name = wayName(tags)
      entrance.access = CrossingRules.access(tags)
      map.entrances.append(entrance)
    }
  }

  /// Places that are one point.
  mutating func addPlaces() {
    for (id, tags) in data.nodes {
      guard let point = data.points[id] else { continue }
      addPlace(tags, at: point, outline: nil)
    }
  }

  private mutating func addPlace(_ tags: [String: String], at point: MapPoint, outline: Int?) {
    guard let (category, kind) = PlaceRules.place(tags) else { return }
    let name = name(tags)
    guard name != nil || PlaceRules.isUsefulUnnamed(kind) else { return }
    var place = WalkMap.MapPlace(point: point, category: category, kind: MapText.clean(kind))
    place.name = name
    place.outline = outline
    map.places.append(place)
  }

  /// The middle of an area, by its surface; by its corners where it has none.
  static func middle(of ring: [MapPoint]) -> MapPoint {
    let origin = ring[0]
    var (surface, north, east) = (0.0, 0.0, 0.0)
    for index in ring.indices {
      let (one, other) = (ring[index], ring[(index + 1) % ring.count])
      let y0 = Double(one.latitude) - Double(origin.latitude)
      let x0 = Double(one.longitude) - Double(origin.longitude)
      let y1 = Double(other.latitude) - Double(origin.latitude)
      let x1 = Double(other.longitude) - Double(origin.longitude)
      let part = x0 * y1 - x1 * y0
      surface += part
      north += (y0 + y1) * part
      east += (x0 + x1) * part
    }
    guard surface != 0 else { return origin }
    let latitude = Double(origin.latitude) + north / (3 * surface)
    let longitude = Double(origin.longitude) + east / (3 * surface)
    // A ring that crosses itself can have its middle anywhere.
    guard let middle = Int64(exactly: latitude.rounded()),
      let across = Int64(exactly: longitude.rounded()),
      let point = MapPoint(latitude: middle, longitude: across)
    else { return origin }
    return point
  }
}

extension OSMData.Line {
  /// Whether it is a square by its name, not the loop of a path.
  fileprivate var isSquare: Bool { tags["place"] == "square" }
}
