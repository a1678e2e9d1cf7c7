// SPDX-License-Identifier: Apache-2.0

/// Capital and small letters of the alphabets that have them here, without Unicode's tables.
enum Letters {
  /// From a capital letter to its small one: ASCII and Latin-1 share the distance.
  private static let distance: UInt32 = 0x20
  /// The capitals of Latin-1 (À to Þ) but for the multiplication sign among them.
  private static let latinCapitals: ClosedRange<UInt32> = 0xC0...0xDE
  private static let multiplicationSign: UInt32 = 0xD7

  static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    ("A"..."Z").contains(scalar)
      || latinCapitals.contains(scalar.value) && scalar.value != multiplicationSign
  }

  static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    isCapital(scalar) ? Unicode.Scalar(scalar.value + distance) ?? scalar : scalar
  }

  /// The capital of a small letter; the letter itself where there is none.
  static func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= distance, let capital = Unicode.Scalar(scalar.value - distance),
      isCapital(capital)
    else { return scalar }
    return capital
  }
}
