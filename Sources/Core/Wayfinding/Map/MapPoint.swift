// SPDX-License-Identifier: Apache-2.0

/// A place on the earth in whole ten-millionths of a degree on WGS 84, as OpenStreetMap keeps it: 11 mm or less.
public struct MapPoint: Sendable, Hashable {
  /// North of the equator.
  public let latitude: Int32
  /// East of Greenwich.
  public let longitude: Int32

  /// Parts of a degree.
  static let parts = 10_000_000.0
  static let latitudes: ClosedRange<Int64> = -900_000_000...900_000_000
  static let longitudes: ClosedRange<Int64> = -1_800_000_000...1_800_000_000

  /// A place; nil when a number lies outside what exists on the earth.
  public init?(latitude: Int64, longitude: Int64) {
    guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
    self.latitude = Int32(latitude)
    self.longitude = Int32(longitude)
  }

  /// The nearest such place.
  public init(_ coordinate: Coordinate) {
    latitude = Int32((coordinate.latitude * Self.parts).rounded())
    longitude = Int32((coordinate.longitude * Self.parts).rounded())
  }

  /// The place in degrees.
  public var coordinate: Coordinate {
    Coordinate(
      within: Double(latitude) / Self.parts, longitude: Double(longitude) / Self.parts)
  }

  /// The straight distance to another place, in metres.
  public func distance(to other: MapPoint) -> Double { coordinate.distance(to: other.coordinate) }
}
