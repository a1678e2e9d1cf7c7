// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// Where somebody is on a map, and what is near.
public struct Surroundings: Sendable, Equatable {
  /// A place that is near.
  public struct NearPlace: Sendable, Equatable {
    /// The place, by its number.
    public var place: Int
    /// Metres to its nearest edge, or to its point where it has no outline.
    public var distance: Double
    /// Where that lies, in degrees from north.
    public var bearing: Double
  }

  /// The way on which one is, or that is nearest; nil when none is within 50 metres.
  public var way: NearWay?
  /// What that way is called.
  public var name: WayName?
  /// Where that way lies, in degrees from north.
  public var wayBearing: Double
  /// Named places within 200 metres, at most one in each quarter around, nearest first.
  public var places: [NearPlace]
}

extension WalkGraph {
  /// Farther away there is no way near.
  private static let nearWay = 50.0
  /// Places within this distance are near, in metres.
  private static let nearPlace = 200.0

  /// Where a position is on the map, and one named place in each quarter around somebody who faces so.
  public func surroundings(of position: MapPoint, facing: Double?) -> Surroundings {
    let way = ways(near: position, within: Self.nearWay).first
    var nearest = [Surroundings.NearPlace?](repeating: nil, count: 4)
    for number in map.places.indices where map.places[number].name != nil {
      let edge = edge(of: number, from: position)
      let distance = position.distance(to: edge)
      guard distance <= Self.nearPlace else { continue }
      let bearing = position.coordinate.bearing(to: edge.coordinate)
      let quarter = Int(Facing(heading: bearing - (facing ?? 0)).rawValue)
      if distance < nearest[quarter]?.distance ?? .infinity {
        nearest[quarter] = .init(place: number, distance: distance, bearing: bearing)
      }
    }
    return Surroundings(
      way: way, name: way.map { name(of: $0.way) },
      wayBearing: way.map { position.coordinate.bearing(to: $0.point.coordinate) } ?? 0,
      places: nearest.compactMap { $0 }.sorted { $0.distance < $1.distance })
  }

  /// The point of a place that is nearest: on its outline, or the position itself inside.
  private func edge(of number: Int, from position: MapPoint) -> MapPoint {
    let place = map.places[number]
    // Far away the middle does as well, and costs less.
    guard let outline = place.outline, leastDistance(from: position, to: place.point) < 2_000
    else { return place.point }
    let plane = LocalPlane(around: position)
    let ring = map.outlines[outline].ring.map { plane.spot(of: $0) }
    var best = plane.spot(of: place.point)
    var isInside = false
    var last = ring[ring.count - 1]
    for corner in ring {
      // A ray to the east crosses the edges of what is around it an odd number of times.
      if (last.north > 0) != (corner.north > 0) {
        let part = last.north / (last.north - corner.north)
        if last.east + part * (corner.east - last.east) > 0 { isInside.toggle() }
      }
      let spot = LocalPlane.nearest(to: .init(east: 0, north: 0), from: last, to: corner)
      if spot.length < best.length { best = spot }
      last = corner
    }
    return isInside ? position : plane.point(at: best)
  }
}

extension LocalPlane {
  /// The spot between two others that is nearest to a third.
  static func nearest(to spot: Spot, from start: Spot, to end: Spot) -> Spot {
    let step = end - start
    let squared = step.east * step.east + step.north * step.north
    guard squared > 0 else { return start }
    let away = spot - start
    let part = min(max((away.east * step.east + away.north * step.north) / squared, 0), 1)
    return Spot(east: start.east + part * step.east, north: start.north + part * step.north)
  }
}

extension Surroundings {
  /// What is said of it to somebody who faces so many degrees from north, or whose facing is not known.
  public func text(
    on map: WalkMap, facing: Double?, _ style: GuidanceStyle = GuidanceStyle(),
    in language: Language
  ) -> String {
    let words = RouteWords[language]
    var sentences: [String] = []
    if let way, let name = name?.text(on: map, in: language) {
      sentences.append(
        way.distance <= GuidingMessage.arrivalDistance
          ? words.onWay(name)
          : words.nearWay([
            "way": name, "distance": style.text(metres: way.distance, in: language),
            "direction": style.text(of: wayBearing, facing: facing, in: language),
          ]))
    } else {
      sentences.append(words.noWayNear)
    }
    guard !places.isEmpty else { return (sentences + [words.nothingNamed]).sentences }
    var list = ""
    for near in places {
      if !list.isEmpty { list += Punctuation[language].semicolon }
      list += text(of: near, map, facing, style, language)
    }
    return (sentences + [WalkWords[language].near(list)]).sentences
  }

  private func text(
    of near: NearPlace, _ map: WalkMap, _ facing: Double?, _ style: GuidanceStyle,
    _ language: Language
  ) -> String {
    let name = map.places[near.place].name.map { map.names[$0].text(in: language) } ?? ""
    guard near.distance > 0 else { return RouteWords[language].inPlace(name) }
    return WalkWords[language].nearPlace([
      "name": name,
      "way": WalkWords[language].leg([
        "distance": style.text(metres: near.distance, in: language),
        "direction": style.text(of: near.bearing, facing: facing, in: language),
      ]),
    ])
  }
}
