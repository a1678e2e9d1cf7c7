// SPDX-License-Identifier: Apache-2.0

import Maths

extension Coordinate {
  /// The place so many metres farther east and north; negative numbers go west and south.
  ///
  /// The opposite of `Legs` for ways of a few kilometres. Beyond a pole it stays at the pole.
  func moved(east: Double, north: Double) -> Coordinate {
    guard east.isFinite, north.isFinite else { return self }
    // Metres of a degree are those at the middle latitude, which depends on them: twice is exact to a millimetre.
    var latitude = latitude
    for _ in 0..<2 {
      let perDegree = Self.metresPerDegree(at: (self.latitude + latitude) / 2)
      latitude = clamp(self.latitude + north / perDegree.north, to: -90...90)
    }
    let perDegree = Self.metresPerDegree(at: (self.latitude + latitude) / 2)
    let turn = perDegree.east > 1 ? east / perDegree.east : 0
    let longitude = Angle.turn(from: 0, to: longitude + turn)
    return Coordinate(within: latitude, longitude: longitude)
  }

  private static func metresPerDegree(at latitude: Double) -> Legs {
    // Two places a hundredth of a degree apart, both on the earth
    let middle = clamp(latitude, to: -89.99...89.99)
    let south = Coordinate(within: middle - 0.005, longitude: 0)
    let legs = Legs(from: south, to: Coordinate(within: middle + 0.005, longitude: 0.01))
    return Legs(east: legs.east * 100, north: legs.north * 100)
  }
}
