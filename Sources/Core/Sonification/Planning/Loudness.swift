// SPDX-License-Identifier: Apache-2.0

import Maths

/// How strong a tone must be to sound as loud as one of 1000 Hz: ISO 226:2003, formula (1) with the numbers of table 1.
struct Loudness: Sendable {
  /// Sound pressure levels of equal loudness, in decibels, at the frequencies of the table.
  let levels: [Double]

  /// The loudness at which charts are compensated, in phon: that of a conversation.
  static let usualPhon = 60.0
  /// No tone is strengthened or weakened by more, in decibels: loudspeakers and ears differ.
  static let cap = 9.0

  /// The contour of a loudness from 20 to 80 phon.
  init(phon: Double = usualPhon) {
    let loudness = 4.47e-3 * (pow(10, 0.025 * phon) - 1.15)
    levels = Self.table.map { row in
      let threshold = pow(0.4 * pow(10, (row.threshold + row.transfer) / 10 - 9), row.exponent)
      return 10 / row.exponent * log10(loudness + threshold) - row.transfer + 94
    }
  }

  /// The level of equal loudness at a frequency, in decibels; between rows of the table evenly by ear.
  func level(at hertz: Double) -> Double {
    guard hertz > Self.table[0].hertz else { return levels[0] }
    for index in 1..<Self.table.count where hertz <= Self.table[index].hertz {
      let (low, high) = (Self.table[index - 1].hertz, Self.table[index].hertz)
      let part = log2(hertz / low) / log2(high / low)
      return levels[index - 1] + part * (levels[index] - levels[index - 1])
    }
    return levels[levels.count - 1]
  }

  /// By how many decibels a tone is strengthened so that it sounds as loud as one of 1000 Hz, within the cap.
  func gain(at hertz: Double) -> Double {
    clamp(level(at: hertz) - levels[Self.rowOf1000], to: -Self.cap...Self.cap)
  }

  /// The row of 1000 Hz.
  private static let rowOf1000 = 17

  private struct Row {
    var hertz: Double
    /// α_f: how fast loudness grows.
    var exponent: Double
    /// L_U: the transfer to the inner ear at that frequency less that at 1000 Hz, in decibels.
    var transfer: Double
    /// T_f: the threshold of hearing, in decibels.
    var threshold: Double

    init(_ hertz: Double, _ exponent: Double, _ transfer: Double, _ threshold: Double) {
      self.hertz = hertz
      self.exponent = exponent
      self.transfer = transfer
      self.threshold = threshold
    }
  }

  private static let table: [Row] = [
    Row(20, 0.532, -31.6, 78.5), Row(25, 0.506, -27.2, 68.7), Row(31.5, 0.480, -23.0, 59.5),
    Row(40, 0.455, -19.1, 51.1), Row(50, 0.432, -15.9, 44.0), Row(63, 0.409, -13.0, 37.5),
    Row(80, 0.387, -10.3, 31.5), Row(100, 0.367, -8.1, 26.5), Row(125, 0.349, -6.2, 22.1),
    Row(160, 0.330, -4.5, 17.9), Row(200, 0.315, -3.1, 14.4), Row(250, 0.301, -2.0, 11.4),
    Row(315, 0.288, -1.1, 8.6), Row(400, 0.276, -0.4, 6.2), Row(500, 0.267, 0.0, 4.4),
    Row(630, 0.259, 0.3, 3.0), Row(800, 0.253, 0.5, 2.2), Row(1000, 0.250, 0.0, 2.4),
    Row(1250, 0.246, -2.7, 3.5), Row(1600, 0.244, -4.1, 1.7), Row(2000, 0.243, -1.0, -1.3),
    Row(2500, 0.243, 1.7, -4.2), Row(3150, 0.243, 2.5, -6.0), Row(4000, 0.242, 1.2, -5.4),
    Row(5000, 0.242, -2.1, -1.5), Row(6300, 0.245, -7.1, 6.0), Row(8000, 0.254, -11.2, 12.6),
    Row(10_000, 0.271, -10.7, 13.9), Row(12_500, 0.301, -3.1, 12.3),
  ]
}
