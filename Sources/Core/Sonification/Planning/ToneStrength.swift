// SPDX-License-Identifier: Apache-2.0

import Maths

/// How strong tones are: as loud as the listener wants, and all equally loud.
struct ToneStrength: Sendable {
  private let loudness: Loudness?
  private let volume: Double

  /// Share of the full scale of a tone of 1000 Hz, so that charts measure about -20 LUFS and speech stays louder.
  static let usual = 0.12

  init(_ options: ChartOptions) {
    loudness = options.isLoudnessEven ? Loudness() : nil
    volume = options.volume
  }

  /// The share of the full scale of a tone.
  func gain(at hertz: Double) -> Double {
    let decibels = loudness?.gain(at: hertz) ?? 0
    return min(Self.usual * volume * pow(10, decibels / 20), 1)
  }
}
