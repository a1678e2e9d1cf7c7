// SPDX-License-Identifier: Apache-2.0

import Maths
import Sounding

/// The short sounds of cues: one family, in C major pentatonic like the other earcons, weaker than values.
enum CueSound {
  /// Hertz of notes of C major pentatonic, tuned evenly to A4 = 440 Hz.
  enum Pitch {
    static let c5 = 523.251_130_601_197_3
    static let e5 = 659.255_113_825_739_9
    static let g5 = 783.990_871_963_498_6
    static let a5 = 880.0
    static let c6 = 1046.502_261_202_394_5
    static let d6 = 1174.659_071_669_630_3
    static let e6 = 1318.510_227_651_479_7
    static let g6 = 1567.981_743_926_997_2
    static let a6 = 1760.0
  }

  /// The notes of a cue, one after another.
  struct Motif {
    var timbre: Timbre
    var hertz: [Double]
    /// Seconds of each note.
    var step = 0.045
  }

  /// How much weaker a cue is than a value.
  static let share = 0.5
  /// Seconds in which a note comes and goes.
  private static let fade = 0.008

  /// Up for what is high or rises, down for what is low or falls; twice the same for what stands apart.
  static func motif(of event: ToneEvent) -> Motif {
    switch event {
    case .minimum: Motif(timbre: .bell, hertz: [Pitch.g5, Pitch.c5])
    case .maximum: Motif(timbre: .bell, hertz: [Pitch.c6, Pitch.g6])
    case .outlier: Motif(timbre: .bell, hertz: [Pitch.a6, Pitch.a6], step: 0.035)
    case .missing: Motif(timbre: .hollow, hertz: [Pitch.c5], step: 0.04)
    case .thresholdUp: Motif(timbre: .organ, hertz: [Pitch.d6, Pitch.a6])
    case .thresholdDown: Motif(timbre: .organ, hertz: [Pitch.a6, Pitch.d6])
    case .signUp: Motif(timbre: .hollow, hertz: [Pitch.a5, Pitch.e6])
    case .signDown: Motif(timbre: .hollow, hertz: [Pitch.e6, Pitch.a5])
    }
  }

  /// Before anything else.
  static var start: Motif { Motif(timbre: .bell, hertz: [Pitch.c5, Pitch.g5], step: 0.09) }
  /// At a round value of the x axis.
  static var tick: Motif { Motif(timbre: .pure, hertz: [Pitch.g6], step: 0.025) }

  /// The track of a cue at a time; lower by octaves for who does not hear so high.
  static func track(
    _ motif: Motif, at time: Double, pan: Double, strength: ToneStrength, profile: HearingProfile
  ) -> Score.Track {
    var points: [Score.Breakpoint] = []
    for (place, hertz) in motif.hertz.enumerated() {
      var hertz = hertz
      while hertz > profile.highest, hertz / 2 > profile.lowest { hertz /= 2 }
      points += note(
        hertz, at: time + Double(place) * motif.step, length: motif.step - 0.004,
        gain: strength.gain(at: hertz, timbre: motif.timbre) * share, pan: pan)
    }
    return Score.Track(timbre: motif.timbre, breakpoints: points)
  }

  /// A note that comes and goes softly.
  static func note(
    _ hertz: Double, at time: Double, length: Double, gain: Double, pan: Double
  ) -> [Score.Breakpoint] {
    let fade = min(fade, length / 3)
    return [
      Score.Breakpoint(time: time, frequency: hertz, gain: 0, pan: pan),
      Score.Breakpoint(time: time + fade, frequency: hertz, gain: gain, pan: pan),
      Score.Breakpoint(time: time + length - fade, frequency: hertz, gain: gain, pan: pan),
      Score.Breakpoint(time: time + length, frequency: hertz, gain: 0, pan: pan),
    ]
  }
}
