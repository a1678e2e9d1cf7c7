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

  private static func around(_ map: WalkMap) -> MapArea? {
    var bounds: (south: Int64, west: Int64, north: Int64, east: Int64)?
    for way in map.ways {
      for point in [map.nodes[way.start], map.nodes[way.end]] + way.shape {
        let (latitude, longitude) = (Int64(point.latitude), Int64(point.longitude))
        let old = bounds ?? (latitude, longitude, latitude, longitude)
        bounds = (
          min(old.south, latitude), min(old.west, longitude),
          max(old.north, latitude), max(old.east, longitude)
        )
      }
    }
    guard let bounds else { return nil }
    let upward = Int64(Double(bounds.north - bounds.south) * margin) + 1
    let sideways = Int64(Double(bounds.east - bounds.west) * margin) + 1
    let latitudes = MapPoint.latitudes
    let longitudes = MapPoint.longitudes
    guard
      let southWest = MapPoint(
        latitude: max(bounds.south - upward, latitudes.lowerBound),
        longitude: max(bounds.west - sideways, longitudes.lowerBound)),
      let northEast = MapPoint(
        latitude: min(bounds.north + upward, latitudes.upperBound),
        longitude: min(bounds.east + sideways, longitudes.upperBound))
    else { return nil }
    return MapArea(southWest: southWest, northEast: northEast)
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

  /// Whether a place lies in it, or on its edge.
  public func contains(_ place: MapPoint) -> Bool {
    (southWest.latitude...northEast.latitude).contains(place.latitude)
      && (southWest.longitude...northEast.longitude).contains(place.longitude)
  }
}
