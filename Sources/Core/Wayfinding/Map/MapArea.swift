// SPDX-License-Identifier: Apache-2.0

/// A rectangle of latitudes and longitudes.
public struct MapArea: Sendable, Equatable {
  /// Its south-western corner.
  public let southWest: MapPoint
  /// Its north-eastern corner.
  public let northEast: MapPoint
}

/// Why a text is no area.
public enum MapAreaError: Error, Sendable, Equatable {
  /// It is not four numbers.
  case notFourNumbers
  /// A corner lies outside the earth.
  case corner(CoordinateError)
  /// West is not west of east, or south not south of north.
  case turnedRound
}

extension MapArea {
  /// The area that "west,south,east,north" means, in degrees: the order of OpenStreetMap's tools.
  public init(text: String) throws(MapAreaError) {
    let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF8.self) }
    guard parts.count == 4 else { throw .notFourNumbers }
    southWest = try Self.corner(parts[1], parts[0])
    northEast = try Self.corner(parts[3], parts[2])
    guard southWest.latitude < northEast.latitude, southWest.longitude < northEast.longitude else {
      throw .turnedRound
    }
  }

  /// The smallest area that holds these places; nil where there are none.
  public init?(around places: some Sequence<MapPoint>) {
    var bounds: (south: Int32, west: Int32, north: Int32, east: Int32)?
    for place in places {
      let (latitude, longitude) = (place.latitude, place.longitude)
      let old = bounds ?? (latitude, longitude, latitude, longitude)
      bounds = (
        min(old.south, latitude), min(old.west, longitude),
        max(old.north, latitude), max(old.east, longitude)
      )
    }
    guard let bounds,
      let southWest = MapPoint(latitude: Int64(bounds.south), longitude: Int64(bounds.west)),
      let northEast = MapPoint(latitude: Int64(bounds.north), longitude: Int64(bounds.east))
    else { return nil }
    self.init(southWest: southWest, northEast: northEast)
  }

  /// The square that reaches so many metres from a place to each side, as far as the earth goes.
  public init(around place: MapPoint, metres: Double) {
    let plane = LocalPlane(around: place)
    func parts(_ metresOfPart: Double) -> Int64 {
      metresOfPart > 0 ? Int64(min(metres / metresOfPart, 1.8e9).rounded(.up)) : 1_800_000_000
    }
    self = MapArea(southWest: place, northEast: place)
      .widened(latitude: parts(plane.northward), longitude: parts(plane.eastward))
  }

  /// Whether a place lies in it, or on its edge.
  public func contains(_ place: MapPoint) -> Bool {
    (southWest.latitude...northEast.latitude).contains(place.latitude)
      && (southWest.longitude...northEast.longitude).contains(place.longitude)
  }

  /// Whether the rectangle around these places has a part in it: what leads through may have no point within.
  func overlaps(_ places: [MapPoint]) -> Bool {
    guard let other = MapArea(around: places) else { return false }
    return other.southWest.latitude <= northEast.latitude
      && southWest.latitude <= other.northEast.latitude
      && other.southWest.longitude <= northEast.longitude
      && southWest.longitude <= other.northEast.longitude
  }

  /// The area with so many ten-millionths of a degree more on each side, as far as the earth goes.
  func widened(latitude: Int64, longitude: Int64) -> MapArea {
    let (latitudes, longitudes) = (MapPoint.latitudes, MapPoint.longitudes)
    guard
      let southWest = MapPoint(
        latitude: max(Int64(southWest.latitude) - latitude, latitudes.lowerBound),
        longitude: max(Int64(southWest.longitude) - longitude, longitudes.lowerBound)),
      let northEast = MapPoint(
        latitude: min(Int64(northEast.latitude) + latitude, latitudes.upperBound),
        longitude: min(Int64(northEast.longitude) + longitude, longitudes.upperBound))
    else { return self }
    return MapArea(southWest: southWest, northEast: northEast)
  }

  private static func corner(
    _ latitude: String, _ longitude: String
  ) throws(MapAreaError) -> MapPoint {
    do throws(CoordinateError) {
      return MapPoint(try Coordinate(text: latitude + "," + longitude))
    } catch {
      switch error {
      case .empty, .notTwoNumbers: throw .notFourNumbers
      case .latitudeOutOfRange, .longitudeOutOfRange: throw .corner(error)
      }
    }
  }
}
