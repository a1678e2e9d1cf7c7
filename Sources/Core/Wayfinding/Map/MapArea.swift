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
