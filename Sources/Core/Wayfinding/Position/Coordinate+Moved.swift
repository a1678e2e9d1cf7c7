// SPDX-License-Identifier: Apache-2.0

import Maths

extension Coordinate {
  /// The place so many metres farther east and north; negative numbers go west and south.
  ///
  /// Finer than the points of a map, which a slow walk would not leave from one moment to the next. Beyond a pole it
  /// stays at the pole.
  func moved(east: Double, north: Double) -> Coordinate {
    guard east.isFinite, north.isFinite else { return self }
    let plane = LocalPlane(around: MapPoint(self))
    let up = north / (plane.northward * MapPoint.parts)
    let turn = plane.eastward > 0 ? east / (plane.eastward * MapPoint.parts) : 0
    return Coordinate(
      within: clamp(latitude + up, to: -90...90),
      longitude: Angle.turn(from: 0, to: longitude + turn))
  }
}
