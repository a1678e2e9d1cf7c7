// SPDX-License-Identifier: Apache-2.0

/// Writes numbers as a pack has them: seven bits a byte, the lowest first, small ones in one byte.
struct PackWriter {
  private(set) var bytes: [UInt8] = []
  private var last: (latitude: Int64, longitude: Int64) = (0, 0)

  mutating func number(_ number: Int) { wide(UInt64(number)) }

  private mutating func wide(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A number that may be negative: 0, -1, 1, -2 become 0, 1, 2, 3.
  mutating func signed(_ number: Int64) {
    wide(UInt64(bitPattern: (number << 1) ^ (number >> 63)))
  }

  /// A number that may be missing: 0 for none, else one more.
  mutating func optional(_ value: Int?) { number(value.map { $0 + 1 } ?? 0) }

  /// The number of a choice.
  mutating func choice<Choice: RawRepresentable>(_ choice: Choice) where Choice.RawValue == UInt8 {
    bytes.append(choice.rawValue)
  }

  /// A point, as its difference from the one before.
  mutating func point(_ point: MapPoint) {
    signed(Int64(point.latitude) - last.latitude)
    signed(Int64(point.longitude) - last.longitude)
    last = (Int64(point.latitude), Int64(point.longitude))
  }

  mutating func points(_ points: [MapPoint]) {
    number(points.count)
    for point in points { self.point(point) }
  }

  mutating func raw(_ more: [UInt8]) { bytes += more }
}
