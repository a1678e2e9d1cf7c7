// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What lies at a spot of a map.
enum MapFinding: Equatable {
  /// A place, by its number among all.
  case place(Int)
  /// Where ways meet, by the names of those.
  case junction([WayName])
  case way(WayName)
  /// An area, by its number among the outlines.
  case area(Int)
}

extension WalkGraph {
  /// What lies within so many metres of a spot: the place, else the junction, else the way, else the area around it.
  func finding(at spot: MapPoint, within metres: Double) -> MapFinding? {
    if let place = nearestPlace(to: spot, within: metres) { return .place(place) }
    let near = ways(near: spot, within: metres)
    if let node = junction(of: near, near: spot, within: metres) {
      var names: [WayName] = []
      for link in links(from: node) {
        let name = name(of: link.way)
        if !names.contains(name) { names.append(name) }
      }
      // Two pieces of one street are no junction to those who only want its name.
      if names.count > 1 { return .junction(names) }
    }
    if let way = near.first { return .way(name(of: way.way)) }
    return smallestArea(around: spot).map { .area($0) }
  }

  private func nearestPlace(to spot: MapPoint, within metres: Double) -> Int? {
    var nearest: (place: Int, distance: Double)?
    for (number, place) in map.places.enumerated() where place.name != nil {
      let distance = spot.distance(to: place.point)
      if distance <= min(metres, nearest?.distance ?? .infinity) { nearest = (number, distance) }
    }
    return nearest?.place
  }

  private func junction(
    of near: [NearWay], near spot: MapPoint, within metres: Double
  ) -> Int? {
    var nearest: (node: Int, distance: Double)?
    for way in near {
      for node in [map.ways[way.way].start, map.ways[way.way].end] where links(from: node).count > 2
      {
        let distance = spot.distance(to: map.nodes[node])
        if distance <= min(metres, nearest?.distance ?? .infinity) { nearest = (node, distance) }
      }
    }
    return nearest?.node
  }

  /// The smallest of the areas that a spot lies in; surfaces of roads belong to their ways.
  private func smallestArea(around spot: MapPoint) -> Int? {
    var smallest: (outline: Int, area: Double)?
    for (number, outline) in map.outlines.enumerated() where outline.kind != .roadSurface {
      guard let box = MapArea(around: outline.ring), box.contains(spot) else { continue }
      let plane = LocalPlane(around: spot)
      let rings = ([outline.ring] + outline.holes).map { $0.map { plane.spot(of: $0) } }
      guard LocalPlane.isOrigin(inside: rings) else { continue }
      let area = LocalPlane.area(of: rings[0])
      if area < smallest?.area ?? .infinity { smallest = (number, area) }
    }
    return smallest?.outline
  }
}

extension LocalPlane {
  /// Whether the first of some rings is around the middle of the plane, and none of the others, which lie in it.
  static func isOrigin(inside rings: [[Spot]]) -> Bool {
    isOrigin(inside: rings[0]) && !rings.dropFirst().contains { isOrigin(inside: $0) }
  }

  /// Whether a ring is around the middle of the plane.
  static func isOrigin(inside ring: [Spot]) -> Bool {
    guard var last = ring.last else { return false }
    var isInside = false
    for corner in ring {
      // A ray to the east crosses the edges of what is around it an odd number of times.
      if (last.north > 0) != (corner.north > 0) {
        let part = last.north / (last.north - corner.north)
        if last.east + part * (corner.east - last.east) > 0 { isInside.toggle() }
      }
      last = corner
    }
    return isInside
  }

  /// Square metres within a ring.
  static func area(of ring: [Spot]) -> Double {
    guard var last = ring.last else { return 0 }
    var sum = 0.0
    for corner in ring {
      sum += last.east * corner.north - corner.east * last.north
      last = corner
    }
    return sum.magnitude / 2
  }
}

extension MapFinding {
  func text(on map: WalkMap, _ words: MapSessionWords, in language: Language) -> String {
    switch self {
    case .place(let number):
      return map.places[number].name.map { map.names[$0].text(in: language) } ?? ""
    case .way(let name): return name.text(on: map, in: language)
    case .junction(let names):
      let marks = Punctuation[language]
      return words.meeting(
        marks.list(names.map { $0.text(on: map, in: language) }, last: marks.and))
    case .area(let number):
      let outline = map.outlines[number]
      return outline.name.map { map.names[$0].text(in: language) } ?? outline.kind.text(words)
    }
  }
}

extension WalkMap.OutlineKind {
  fileprivate func text(_ words: MapSessionWords) -> String {
    switch self {
    case .building: words.building
    case .square: words.square
    case .roadSurface: words.road
    case .park: words.park
    case .water: words.water
    case .parking: words.parking
    case .platform: words.platform
    case .grounds: words.grounds
    case .sport: words.sport
    }
  }
}
