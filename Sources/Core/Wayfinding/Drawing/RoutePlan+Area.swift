// SPDX-License-Identifier: Apache-2.0

extension RoutePlan {
  /// The rectangle around a way, with room at its edges.
  public var area: MapArea? {
    let points = route.points + [route.start, route.destination]
    // A fifth of its size, and a street at least.
    guard let tight = MapArea(around: points) else { return nil }
    let across = Double(Int64(tight.northEast.longitude) - Int64(tight.southWest.longitude))
    let along = Double(Int64(tight.northEast.latitude) - Int64(tight.southWest.latitude))
    let least = 5_000.0
    return tight.widened(
      latitude: Int64(max(along / 5, least)), longitude: Int64(max(across / 5, least)))
  }
}
