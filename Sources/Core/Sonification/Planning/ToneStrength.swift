// SPDX-License-Identifier: Apache-2.0

import Maths
import Sounding

/// How strong tones are: as loud as the listener wants, and all equally loud, whatever their pitch and timbre.
struct ToneStrength: Sendable {
  private let loudness: Loudness?
  private let volume: Double

  /// Share of the full scale of a tone of 1000 Hz: charts of every kind measure about −19 LUFS, and speech stays louder
  /// (ITU-R BS.1770, by ffmpeg's `ebur128`).
  static let usual = 0.085
  /// How much stronger notes are than glides, since they pause and are short: 1.5 dB.
  static let noteShare = 1.19

  init(_ options: ChartOptions) {
    loudness = options.isLoudnessEven ? Loudness() : nil
    volume = options.volume
  }

  /// The share of the full scale of a tone without overtones.
  func gain(at hertz: Double) -> Double { gain(at: hertz, timbre: .pure) }

  /// The share of the full scale of a tone.
  func gain(at hertz: Double, timbre: Timbre) -> Double {
    let decibels = loudness?.gain(at: hertz) ?? 0
    let factor = factor(of: timbre, at: hertz)
    return min(Self.usual * volume * pow(10, decibels / 20) * factor, 1)
  }

  /// How much stronger a tone with overtones is than one without, so that both are equally loud.
  ///
  /// The powers of the partials add up, each weighted by equal loudness, since of a low tone the overtones are heard far
  /// better than the fundamental. By half of that in decibels only: level meters, and larger loudspeakers, weight less.
  func factor(of timbre: Timbre, at hertz: Double) -> Double {
    guard timbre != .pure else { return 1 }
    let own = loudness?.level(at: hertz) ?? 0
    var power = 0.0
    for partial in timbre.partials {
      let level = loudness?.level(at: hertz * Double(partial.multiple)) ?? 0
      let strength = Double(partial.strength)
      power += strength * strength * pow(10, (own - level) / 20)
    }
    return 1 / power.squareRoot()
  }
}
