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
  /// No place reaches so far from its middle, in metres.
  private static let largestOutline = 2_000.0
  /// Places within this distance are near, in metres.
  static let nearPlace = 200.0

  /// Where a position is on the map, and one named place in each quarter around somebody who faces so.
  ///
  /// A way of another level than `layer` counts only where none of that level is near.
  public func surroundings(
    of position: MapPoint, facing: Double?, layer: Int? = nil
  ) -> Surroundings {
    let near = ways(near: position, within: Self.nearWay)
    let way =
      near.first { near in layer.map { map.ways[near.way].layer == $0 } ?? true } ?? near.first
    var nearest = [Surroundings.NearPlace?](repeating: nil, count: 4)
    for near in places(near: position, within: Self.nearPlace) {
      let quarter = Int(Facing(heading: near.bearing - (facing ?? 0)).rawValue)
      nearest[quarter] = nearest[quarter] ?? near
    }
    return Surroundings(
      way: way, name: way.map { name(of: $0.way) },
      wayBearing: way.map { position.coordinate.bearing(to: $0.point.coordinate) } ?? 0,
      places: nearest.compactMap { $0 }.sorted { $0.distance < $1.distance })
  }

  /// The named places within so many metres of a position, nearest first.
  func places(near position: MapPoint, within metres: Double) -> [Surroundings.NearPlace] {
    var found: [Surroundings.NearPlace] = []
    for number in map.places.indices where map.places[number].name != nil {
      let edge = edge(of: number, from: position)
      let distance = position.distance(to: edge)
      guard distance <= metres else { continue }
      let bearing = position.coordinate.bearing(to: edge.coordinate)
      found.append(.init(place: number, distance: distance, bearing: bearing))
    }
    found.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return found
  }

  /// The point of a place that is nearest: on its outline, or the position itself inside.
  private func edge(of number: Int, from position: MapPoint) -> MapPoint {
    let place = map.places[number]
    // Far away the middle does as well, and costs less.
    guard let outline = place.outline,
      leastDistance(from: position, to: place.point) < Self.largestOutline
    else { return place.point }
    let plane = LocalPlane(around: position)
    let shape = map.outlines[outline]
    let rings = ([shape.ring] + shape.holes).map { $0.map { plane.spot(of: $0) } }
    // Not the middle: that of a house around a courtyard lies in the yard.
    var best = rings[0][0]
    for ring in rings {
      var last = ring[ring.count - 1]
      for corner in ring {
        let spot = LocalPlane.nearest(to: .init(east: 0, north: 0), from: last, to: corner)
        if spot.length < best.length { best = spot }
        last = corner
      }
    }
    // In a courtyard one is not inside.
    return LocalPlane.isOrigin(inside: rings) ? position : plane.point(at: best)
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
    wayText(on: map, facing: facing, style, in: language) + " "
      + placesText(on: map, facing: facing, style, in: language)
  }

  /// The places, or that there are none.
  func placesText(
    on map: WalkMap, facing: Double?, _ style: GuidanceStyle, in language: Language
  ) -> String {
    places.isEmpty
      ? RouteWords[language].nothingNamed
      : WalkWords[language].near(places.text(on: map, facing: facing, style, in: language))
  }

  /// On which way somebody is, or how far the nearest lies.
  func wayText(
    on map: WalkMap, facing: Double?, _ style: GuidanceStyle, in language: Language
  ) -> String {
    let words = RouteWords[language]
    guard let way, let name = name?.text(on: map, in: language) else { return words.noWayNear }
    guard way.distance > GuidingMessage.arrivalDistance else { return words.onWay(name) }
    return words.nearWay([
      "way": name, "distance": style.text(metres: way.distance, in: language),
      "direction": style.text(of: wayBearing, facing: facing, in: language),
    ])
  }
}

extension [Surroundings.NearPlace] {
  /// The places with how far and where each lies, in a list.
  func text(
    on map: WalkMap, facing: Double?, _ style: GuidanceStyle, in language: Language
  ) -> String {
    var list = ""
    for near in self {
      if !list.isEmpty { list += Punctuation[language].semicolon }
      list += near.text(on: map, facing, style, language)
    }
    return list
  }
}

extension Surroundings.NearPlace {
  fileprivate func text(
    on map: WalkMap, _ facing: Double?, _ style: GuidanceStyle, _ language: Language
  ) -> String {
    let name = map.places[place].name.map { map.names[$0].text(in: language) } ?? ""
    guard distance > 0 else { return RouteWords[language].inPlace(name) }
    return WalkWords[language].nearPlace([
      "name": name,
      "way": style.text(metres: distance, to: bearing, facing: facing, in: language),
    ])
  }
}
