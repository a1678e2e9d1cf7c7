// SPDX-License-Identifier: Apache-2.0

/// Half a turn in radians.
private let halfTurn = Double.pi

/// An angle given in degrees, in radians.
public func radians(degrees: Double) -> Double { degrees * (halfTurn / 180) }

/// An angle given in radians, in degrees.
public func degrees(radians: Double) -> Double { radians * (180 / halfTurn) }

/// The number of a range that is nearest to `number`; not-a-number stays what it is.
public func clamp(_ number: Double, to range: ClosedRange<Double>) -> Double {
  if number < range.lowerBound { return range.lowerBound }
  return number > range.upperBound ? range.upperBound : number
}
