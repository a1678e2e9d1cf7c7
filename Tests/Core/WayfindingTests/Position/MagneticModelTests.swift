// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Wayfinding

private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
  try #require(
    Coordinate(latitude: latitude, longitude: longitude > 180 ? longitude - 360 : longitude))
}

@Suite("Magnetic declination") struct MagneticModelTests {
  @Test(
    "it gives the values that its makers publish to test it by",
    arguments: [
      // WMM2025 test values (NOAA and BGS): year, kilometres, latitude, longitude, declination
      (2025.0, 0.0, 80.0, 0.0, 1.28), (2025, 0, 0, 120, -0.16), (2025, 0, -80, 240, 68.78),
      (2025, 100, 80, 0, 0.85), (2025, 100, 0, 120, -0.15), (2025, 100, -80, 240, 68.21),
      (2027.5, 0, 80, 0, 2.59), (2027.5, 0, 0, 120, -0.24), (2027.5, 0, -80, 240, 68.49),
      (2027.5, 100, 80, 0, 2.16), (2027.5, 100, 0, 120, -0.23), (2027.5, 100, -80, 240, 67.93),
      (2025, 28, 89, -121, -99.77), (2025, 48, 80, -96, -29.91), (2025, 18, 0, 21, 1.29),
      (2025.5, 6, -36, -137, 20.28),
    ])
  func published(
    _ year: Double, _ kilometres: Double, _ latitude: Double, _ longitude: Double,
    _ declination: Double
  ) throws {
    let field = MagneticModel.field(
      at: try place(latitude, longitude), kilometres: kilometres, year: year)
    let found = atan2(field.east, field.north) * 180 / .pi
    #expect(abs(found - declination) <= 0.0051)
  }

  @Test(
    "it gives what the calculator of NOAA gives for cities on 4 July 2026",
    arguments: [
      (-33.8688, 151.2093, 12.82083), (51.5074, -0.1278, 1.16280), (64.1466, -21.9426, -11.13349),
    ])
  func cities(_ latitude: Double, _ longitude: Double, _ declination: Double) throws {
    let year = try #require(MagneticModel.year(at: 1_783_123_200))
    #expect(abs(year - 2026.50411) < 1e-5)
    let found = try #require(
      MagneticModel.declination(at: try place(latitude, longitude), year: year))
    #expect(abs(found.degrees - declination) < 0.01)
    #expect(found.accuracy > 0.5 && found.accuracy < 2 && !found.isOutdated)
  }

  @Test("after 2030 it says that it is outdated and less sure, after 2035 and before 2025 nothing")
  func years() throws {
    let monaco = try place(43.73, 7.42)
    let last = try #require(MagneticModel.declination(at: monaco, year: 2029.999))
    let first = try #require(MagneticModel.declination(at: monaco, year: 2030))
    #expect(!last.isOutdated && first.isOutdated && first.accuracy > 1.9 * last.accuracy)
    #expect(abs(first.degrees - last.degrees) < 0.01)
    for year in [2024.99, 2035, .nan, .infinity, -.infinity] {
      #expect(MagneticModel.declination(at: monaco, year: year) == nil)
    }
    #expect(MagneticModel.year(at: .nan) == nil)
    #expect(MagneticModel.year(at: 0) == 1970)
  }

  @Test("near the magnetic poles it says nothing, at the poles of the earth it does not break")
  func poles() throws {
    // The northern magnetic pole of 2025 by the model: 85.76° N, 139.30° E
    #expect(MagneticModel.declination(at: try place(85.8, 139.3), year: 2025) == nil)
    for latitude in [90.0, -90] {
      let field = MagneticModel.field(at: try place(latitude, 0), kilometres: 0, year: 2026)
      #expect(field.east.isFinite && field.north.isFinite)
    }
  }
}
