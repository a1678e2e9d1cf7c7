// SPDX-License-Identifier: Apache-2.0

/// The place on a way that is nearest to a position.
public struct NearWay: Sendable, Equatable {
  /// The number of the way.
  public var way: Int
  /// Metres along it, from its start.
  public var along: Double
  /// Metres from the position to it.
  public var distance: Double
  /// The place on the way.
  public var point: MapPoint
  /// Whether the position lies to the left of the way, as it goes from its start to its end.
  public var isLeft: Bool
  /// Where the way points there, from its start to its end, in degrees from north.
  public var bearing: Double
}

extension WalkGraph {
  /// The ways within so many metres of a position, each with its nearest place; nearest first.
  public func ways(near position: MapPoint, within metres: Double) -> [NearWay] {
    let plane = LocalPlane(around: position)
    var found: [NearWay] = []
    forEachBox(around: position, within: metres, on: plane) { box in
      wayTree.forEach(touching: box) { number in
        let near = nearest(on: number, plane)
        if near.distance <= metres { found.append(near) }
      }
    }
    found.sort { ($0.distance, $0.way) < ($1.distance, $1.way) }
    return found
  }

  /// The way nearest to a position, however far; nil on a map without ways.
  ///
  /// `isWanted` is asked of each way's number.
  func nearestWay(to position: MapPoint, where isWanted: (Int) -> Bool) -> NearWay? {
    let halfEarth = 20_100_000.0
    var metres = 50.0
    while metres < halfEarth * 4 {
      let found = ways(near: position, within: min(metres, halfEarth)).first { isWanted($0.way) }
      if let found { return found }
      metres *= 4
    }
    return nil
  }

  /// Calls with the box of so many metres around a position, in two parts where it lies across the 180th meridian.
  func forEachBox(
    around position: MapPoint, within metres: Double, on plane: LocalPlane,
    _ body: (BoxTree.Box) -> Void
  ) {
    let high = Int64((min(metres / plane.northward, 1.8e9)).rounded(.up))
    let wide =
      plane.eastward > 0
      ? Int64(min(metres / plane.eastward, 1.8e9).rounded(.up)) : MapPoint.longitudes.upperBound
    let (latitude, longitude) = (Int64(position.latitude), Int64(position.longitude))
    let south = Int32(max(latitude - high, MapPoint.latitudes.lowerBound))
    let north = Int32(min(latitude + high, MapPoint.latitudes.upperBound))
    let bounds = MapPoint.longitudes
    func part(_ west: Int64, _ east: Int64) {
      body(
        BoxTree.Box(
          south: south, west: Int32(max(west, bounds.lowerBound)), north: north,
          east: Int32(min(east, bounds.upperBound))))
    }
    let (west, east) = (longitude - wide, longitude + wide)
    part(west, east)
    guard east - west < 2 * bounds.upperBound else { return }
    if west < bounds.lowerBound { part(west + 2 * bounds.upperBound, bounds.upperBound) }
    if east > bounds.upperBound { part(bounds.lowerBound, east - 2 * bounds.upperBound) }
  }

  /// The place on a way that is nearest to the origin of a plane.
  private func nearest(on number: Int, _ plane: LocalPlane) -> NearWay {
    let line = map.line(of: map.ways[number])
    var best = (squared: Double.infinity, segment: 1, part: 0.0, isLeft: false)
    var start = plane.spot(of: line.points[0])
    for segment in 1..<line.points.count {
      let end = plane.spot(of: line.points[segment])
      let step = end - start
      let squaredLength = step.east * step.east + step.north * step.north
      let raw =
        squaredLength > 0
        ? -(start.east * step.east + start.north * step.north) / squaredLength : 0
      let part = min(max(raw, 0), 1)
      let east = start.east + part * step.east
      let north = start.north + part * step.north
      let squared = east * east + north * north
      if squared < best.squared {
        // Left is where the turn from the way to the position goes against the clock.
        best = (squared, segment, part, start.north * step.east - start.east * step.north < 0)
      }
      start = end
    }
    var along = 0.0
    for segment in 1..<best.segment {
      along += line.points[segment - 1].distance(to: line.points[segment])
    }
    let (from, to) = (line.points[best.segment - 1], line.points[best.segment])
    along += from.distance(to: to) * best.part
    return NearWay(
      way: number, along: along, distance: best.squared.squareRoot(),
      point: from.towards(to, part: best.part), isLeft: best.isLeft,
      bearing: bearing(on: number, at: along))
  }

  private func bearing(on way: Int, at along: Double) -> Double {
    map.line(of: map.ways[way]).bearing(at: along)
  }
}
