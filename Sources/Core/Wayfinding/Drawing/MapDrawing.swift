// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// Writes what is on a map, layer by layer from the ground up.
struct MapDrawing {
  let map: WalkMap
  let picture: MapPicture
  let detail: MapPicture.Detail

  /// Points closer to the last one are left out, in units: nobody sees the difference.
  private static let step = 0.8
  /// Outlines that are smaller than this both ways are left out, in units.
  private static let leastOutline = 1.5

  init(_ map: WalkMap, on picture: MapPicture, _ detail: MapPicture.Detail) {
    self.map = map
    self.picture = picture
    self.detail = detail
  }

  /// False when it became more than `most` bytes, and is not finished.
  func write(to writer: inout SVGWriter, _ language: Language, upTo most: Int) -> Bool {
    let outlines = outlines()
    for kind in Self.areas {
      let rings = map.outlines.indices.filter { map.outlines[$0].kind == kind }
        .flatMap { number in
          outlines[number].map { [$0] + holes(of: map.outlines[number], in: $0) } ?? []
        }
      writer.layer(kind.layer, texture: kind.texture, rings.map { ($0, true) })
      guard writer.bytes.count <= most else { return false }
    }
    let lines = lines()
    for (layer, look) in MapLayer.passes {
      writer.layer(look, texture: nil, lines[layer.rawValue].map { ($0, false) })
      guard writer.bytes.count <= most else { return false }
    }
    if detail == .all { writePlaces(to: &writer) }
    MapStreetNames(map, on: picture, mainOnly: detail == .mainRoads).write(to: &writer, language)
    return writer.bytes.count <= most
  }

  private static let areas: [WalkMap.OutlineKind] = [
    .grounds, .park, .sport, .water, .parking, .square, .roadSurface, .platform, .building,
  ]

  /// The outlines that are seen, by their numbers.
  private func outlines() -> [[MapPicture.Point]?] {
    map.outlines.map { outline in
      switch (detail, outline.kind) {
      case (.all, _), (.ways, .water), (.ways, .park), (.mainRoads, .water): break
      case (.ways, _), (.mainRoads, _): return nil
      }
      guard picture.area.overlaps(outline.ring) else { return nil }
      let points = outline.ring.map { picture.point($0) }
      let wide = (points.map { $0.x }.max() ?? 0) - (points.map { $0.x }.min() ?? 0)
      let high = (points.map { $0.y }.max() ?? 0) - (points.map { $0.y }.min() ?? 0)
      guard max(wide, high) >= Self.leastOutline else { return nil }
      return Self.thinned(points)
    }
  }

  /// The rings that are cut out of an outline, where they are large enough to be seen; the other way round than it.
  ///
  /// So a path is not filled there, whatever else lies above or below it.
  private func holes(
    of outline: WalkMap.Outline, in ring: [MapPicture.Point]
  ) -> [[MapPicture.Point]] {
    outline.holes.map { Self.thinned($0.map { picture.point($0) }) }.filter { points in
      let wide = (points.map { $0.x }.max() ?? 0) - (points.map { $0.x }.min() ?? 0)
      let high = (points.map { $0.y }.max() ?? 0) - (points.map { $0.y }.min() ?? 0)
      return max(wide, high) >= Self.leastOutline
    }
    .map { (Self.turning($0) > 0) == (Self.turning(ring) > 0) ? $0.reversed() : $0 }
  }

  /// Twice the surface of a ring, negative where it turns the other way.
  private static func turning(_ ring: [MapPicture.Point]) -> Double {
    guard var last = ring.last else { return 0 }
    var sum = 0.0
    for point in ring {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum
  }

  /// The ways that are seen, by layers.
  private func lines() -> [[[MapPicture.Point]]] {
    var lines = [[[MapPicture.Point]]](repeating: [], count: MapLayer.allCases.count)
    for way in map.ways {
      let layer = MapLayer(way)
      if detail == .mainRoads, layer != .mainRoad, layer != .tunnel { continue }
      let points = [map.nodes[way.start]] + way.shape + [map.nodes[way.end]]
      guard picture.area.overlaps(points) else { continue }
      lines[layer.rawValue].append(Self.thinned(points.map { picture.point($0) }))
    }
    return lines
  }

  private func writePlaces(to writer: inout SVGWriter) {
    let crossings = map.crossings.map { crossing in
      switch crossing.site {
      case .node(let node): (map.nodes[node], crossing.signals)
      case .way(let way): (map.middle(of: map.ways[way]), crossing.signals)
      }
    }
    .filter { picture.area.contains($0.0) }
    writer.marks(
      "crossing", .square, crossings.filter { $0.1 != .yes }.map { picture.point($0.0) })
    writer.marks("lights", .square, crossings.filter { $0.1 == .yes }.map { picture.point($0.0) })
    let places = map.places.filter { $0.name != nil && picture.area.contains($0.point) }
    writer.marks("place", .disc, places.map { picture.point($0.point) })
  }

  private static func thinned(_ points: [MapPicture.Point]) -> [MapPicture.Point] {
    var kept: [MapPicture.Point] = []
    for (index, point) in points.enumerated() {
      if let last = kept.last, index < points.count - 1, (point.x - last.x).magnitude < step,
        (point.y - last.y).magnitude < step
      {
        continue
      }
      kept.append(point)
    }
    return kept
  }
}

extension WalkMap {
  /// A point in the middle of a way, by its points.
  fileprivate func middle(of way: Way) -> MapPoint {
    let points = [nodes[way.start]] + way.shape + [nodes[way.end]]
    guard points.count == 2 else { return points[points.count / 2] }
    return MapPoint(
      latitude: (Int64(points[0].latitude) + Int64(points[1].latitude)) / 2,
      longitude: (Int64(points[0].longitude) + Int64(points[1].longitude)) / 2) ?? points[0]
  }
}

extension WalkMap.OutlineKind {
  fileprivate var layer: StaticString {
    switch self {
    case .building: "building"
    case .square: "square"
    case .roadSurface: "surface"
    case .park: "park"
    case .water: "water"
    case .parking: "parking"
    case .platform: "platform"
    case .grounds: "grounds"
    case .sport: "sport"
    }
  }

  /// The name of the pattern that lies over it.
  fileprivate var texture: StaticString? {
    switch self {
    case .park: "dots"
    case .water: "waves"
    case .parking: "stripes"
    case .building, .square, .roadSurface, .platform, .grounds, .sport: nil
    }
  }
}
