// SPDX-License-Identifier: Apache-2.0

/// How many representable numbers lie between two numbers; 0 for two that are not numbers.
func unitsInLastPlace(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
  if a == b { return 0 }
  func place(_ number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
  return place(a).subtractingReportingOverflow(place(b)).partialValue.magnitude
}
