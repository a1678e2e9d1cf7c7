// SPDX-License-Identifier: Apache-2.0

/// A map drawn for eyes, north up: buildings, water and parks, ways by their kind, crossings, names of streets, places.
///
/// No two kinds differ by colour alone. Units are those of the SVG document; metres become units by one number, which is
/// right within some thousandths over a town.
public struct MapPicture: Sendable, Equatable {
  /// A place in the picture, in its units from its left upper corner.
  public struct Point: Sendable, Equatable {
    /// Units from the left.
    public var x: Double
    /// Units from the top.
    public var y: Double
  }

  /// What is shown.
  public let area: MapArea
  /// Width of the picture.
  public let width: Double
  /// Height of the map in it, without what stands below.
  public let height: Double
  /// Metres in a unit.
  public let metresPerUnit: Double

  /// Units from east to west for a degree of longitude, and from north to south for one of latitude.
  private let east: Double
  private let north: Double

  /// The longer side of the map, in units: as wide as a screen, so that a name of 15 units can be read.
  static let longSide = 1600.0
  /// A side is not shorter than this part of the other, so that there is room for names.
  private static let leastPart = 0.4
  /// A map is not drawn larger than this, in metres from side to side.
  private static let leastMetres = 100.0
  /// Room around what is there, as a part of it.
  private static let margin = 0.02

  /// The picture of an area; nil where the map has no way there.
  ///
  /// - Parameter area: what is shown; all ways where it is nil.
  public init?(of map: WalkMap, area: MapArea? = nil) {
    guard let shown = area.map({ Self.holds($0, map) ? $0 : nil }) ?? Self.around(map) else {
      return nil
    }
    let middle = Coordinate(
      within: (shown.southWest.coordinate.latitude + shown.northEast.coordinate.latitude) / 2,
      longitude: shown.southWest.coordinate.longitude)
    // A thousandth of a degree each way, in metres
    let step = 0.001
    let legs = Legs(
      from: middle,
      to: Coordinate(
        within: middle.latitude + (middle.latitude > 0 ? -step : step),
        longitude: middle.longitude + (middle.longitude > 0 ? -step : step)))
    let (metresEast, metresNorth) = (legs.east.magnitude / step, legs.north.magnitude / step)
    let across = shown.degreesAcross * metresEast
    let along = shown.degreesAlong * metresNorth
    let long = max(across, along, Self.leastMetres)
    metresPerUnit = long / Self.longSide
    east = metresEast / metresPerUnit
    north = metresNorth / metresPerUnit
    width = max(across / metresPerUnit, Self.leastPart * Self.longSide)
    height = max(along / metresPerUnit, Self.leastPart * Self.longSide)
    self.area = shown
  }

  /// Where a place of the map lies in the picture: what is drawn over it goes there.
  public func point(_ place: MapPoint) -> Point {
    let (corner, at) = (area.southWest.coordinate, place.coordinate)
    let top = area.northEast.coordinate.latitude
    // In the middle of a picture that is wider or higher than what is shown
    let left = (width - area.degreesAcross * east) / 2
    let above = (height - area.degreesAlong * north) / 2
    return Point(
      x: left + (at.longitude - corner.longitude) * east, y: above + (top - at.latitude) * north)
  }

  /// The place of the map that lies at a point of the picture.
  public func place(at point: Point) -> MapPoint {
    let left = (width - area.degreesAcross * east) / 2
    let above = (height - area.degreesAlong * north) / 2
    let (corner, top) = (area.southWest.coordinate, area.northEast.coordinate.latitude)
    return MapPoint(
      Coordinate(
        within: top - (point.y - above) / north,
        longitude: corner.longitude + (point.x - left) / east))
  }

  private static func around(_ map: WalkMap) -> MapArea? {
    let nodes = map.ways.lazy.flatMap { [map.nodes[$0.start], map.nodes[$0.end]] + $0.shape }
    guard let area = MapArea(around: nodes) else { return nil }
    func part(_ from: Int32, _ to: Int32) -> Int64 {
      Int64(Double(Int64(to) - Int64(from)) * margin) + 1
    }
    return area.widened(
      latitude: part(area.southWest.latitude, area.northEast.latitude),
      longitude: part(area.southWest.longitude, area.northEast.longitude))
  }

  private static func holds(_ area: MapArea, _ map: WalkMap) -> Bool {
    map.nodes.contains { area.contains($0) }
  }
}

extension MapArea {
  fileprivate var degreesAcross: Double {
    northEast.coordinate.longitude - southWest.coordinate.longitude
  }
  fileprivate var degreesAlong: Double {
    northEast.coordinate.latitude - southWest.coordinate.latitude
  }
}
