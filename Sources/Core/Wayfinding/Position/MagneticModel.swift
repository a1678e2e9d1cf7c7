// SPDX-License-Identifier: Apache-2.0

import Maths

/// How far magnetic north lies from true north.
public struct MagneticDeclination: Sendable, Equatable {
  /// Degrees east of true north, negative for west: what is to be added to a magnetic direction.
  public var degrees: Double
  /// How far off it is at most in 95 of 100 cases, in degrees.
  public var accuracy: Double
  /// Whether the model was made for earlier years.
  public var isOutdated: Bool
}

/// The World Magnetic Model 2025 of NOAA and the British Geological Survey.
public enum MagneticModel {
  /// From this year on it holds, and it was made for the five years up to the other.
  static let years = 2025.0...2030.0
  /// So long its yearly changes are carried on after that, with twice the error; then nothing is said.
  static let lastYear = 2035.0
  private static let degree = 12
  /// The radius for which the coefficients hold, in kilometres.
  private static let radius = 6371.2
  /// Where the horizontal field is weaker, in nanotesla, no compass is to be trusted: the model's blackout zones around
  /// the magnetic poles.
  private static let blackout = 2000.0

  /// The declination at a place on the ellipsoid at a moment, such as 2026.5 for the middle of 2026; nil before 2025, from
  /// 2035 on, and near the magnetic poles.
  public static func declination(at place: Coordinate, year: Double) -> MagneticDeclination? {
    guard year >= years.lowerBound, year < lastYear else { return nil }
    let field = field(at: place, kilometres: 0, year: year)
    let horizontal = (field.east * field.east + field.north * field.north).squareRoot()
    guard horizontal >= blackout else { return nil }
    let isOutdated = year >= years.upperBound
    // The error model of the WMM2025 technical report: one standard deviation of it, in degrees
    let turning = 5417 / horizontal
    let deviation = (0.26 * 0.26 + turning * turning).squareRoot()
    return MagneticDeclination(
      degrees: degrees(radians: atan2(field.east, field.north)),
      accuracy: 1.96 * deviation * (isOutdated ? 2 : 1), isOutdated: isOutdated)
  }

  /// The year with its part that has passed, of a moment in seconds since 1970 at Greenwich; nil for no year of people.
  public static func year(at seconds: Double) -> Double? {
    guard seconds.magnitude < 1e11 else { return nil }
    let days = seconds / 86_400
    let year = GregorianDay(daysSince1970: Int(days.rounded(.down))).year
    let start = GregorianDay(year: year, month: 1, day: 1).daysSince1970
    let end = GregorianDay(year: year + 1, month: 1, day: 1).daysSince1970
    return Double(year) + (days - Double(start)) / Double(end - start)
  }

  /// The horizontal field in nanotesla, so many kilometres above the ellipsoid.
  static func field(at place: Coordinate, kilometres: Double, year: Double) -> Legs {
    // At a pole there is no east.
    let latitude = radians(degrees: clamp(place.latitude, to: -89.999...89.999))
    let longitude = radians(degrees: place.longitude)
    // From the ellipsoid of WGS 84 to the sphere
    let (axis, eccentricity) = (6378.137, 0.006_694_379_990_141_317)
    let sine = sin(latitude)
    let curvature = axis / (1 - eccentricity * sine * sine).squareRoot()
    let outward = (curvature + kilometres) * cos(latitude)
    let upward = (curvature * (1 - eccentricity) + kilometres) * sine
    let distance = (outward * outward + upward * upward).squareRoot()
    let (cosine, sinus) = (upward / distance, outward / distance)
    let sum = sum(
      cosine: cosine, sine: sinus, longitude: longitude, ratio: radius / distance,
      years: year - years.lowerBound)
    // North of the sphere is not quite north of the ellipsoid.
    let tilt = atan2(upward, outward) - latitude
    return Legs(east: sum.east, north: sum.north * cos(tilt) - sum.down * sin(tilt))
  }

  /// The sum of the spherical harmonics at a colatitude, with Schmidt's normalisation (WMM technical report, 1.2).
  private static func sum(
    cosine: Double, sine: Double, longitude: Double, ratio: Double, years: Double
  ) -> (north: Double, east: Double, down: Double) {
    var (north, east, down) = (0.0, 0.0, 0.0)
    let width = degree + 1
    var legendre = [Double](repeating: 0, count: width * width)
    var slope = legendre
    legendre[0] = 1
    var row = 0
    var power = ratio * ratio
    for n in 1...degree {
      power *= ratio
      for m in 0...n {
        let at = n * width + m
        let above = at - width
        if n == m {
          let factor = n == 1 ? 1 : (Double(2 * n - 1) / Double(2 * n)).squareRoot()
          legendre[at] = factor * sine * legendre[above - 1]
          slope[at] = factor * (sine * slope[above - 1] + cosine * legendre[above - 1])
        } else {
          let first = Double(2 * n - 1)
          let second = Double((n - 1) * (n - 1) - m * m)
          let root = second > 0 ? second.squareRoot() : 0
          let norm = Double(n * n - m * m).squareRoot()
          let (last, lastSlope) = n > 1 ? (legendre[above - width], slope[above - width]) : (0, 0)
          legendre[at] = (first * cosine * legendre[above] - root * last) / norm
          slope[at] =
            (first * (cosine * slope[above] - sine * legendre[above]) - root * lastSlope) / norm
        }
        let g = Double(coefficients[row]) + years * Double(coefficients[row + 2])
        let h = Double(coefficients[row + 1]) + years * Double(coefficients[row + 3])
        row += 4
        let angle = Double(m) * longitude
        let (cosines, sines) = (cos(angle), sin(angle))
        let along = (g * cosines + h * sines) / 10
        north += power * along * slope[at]
        east += power * Double(m) * (g * sines - h * cosines) / 10 * legendre[at] / sine
        down -= power * Double(n + 1) * along * legendre[at]
      }
    }
    return (north, east, down)
  }
}
