// SPDX-License-Identifier: Apache-2.0

import Maths

/// How the earcons sound: one family, one timbre, one key, made here and not sampled.
///
/// The notes are those of C major pentatonic. Up means yes or begin, down means no or end.
public enum EarconSound {
  /// Samples a second.
  public static let sampleRate = 44_100.0

  /// The samples of an earcon: mono, from -1 to 1, silent at both ends.
  public static func samples(of earcon: Earcon) -> [Float] {
    let notes = notes(of: earcon)
    let end = notes.map { $0.start + $0.length }.max() ?? 0
    var samples = [Float](repeating: 0, count: Int((end * sampleRate).rounded(.up)) + 1)
    for note in notes { add(note, to: &samples) }
    return samples
  }

  /// A tone within an earcon; times in seconds.
  struct Note: Equatable {
    var pitch: Pitch
    var start: Double
    var length: Double
    var level = 1.0
  }

  /// The notes of C major pentatonic that are used, equal temperament on A4 = 440 Hz (ISO 16).
  enum Pitch: Double {
    case c4 = 261.6256
    case e4 = 329.6276
    case g4 = 391.9954
    case a4 = 440
    case c5 = 523.2511
    case d5 = 587.3295
    case e5 = 659.2551
    case g5 = 783.9909
    case a5 = 880
    case c6 = 1046.502
  }

  /// Brings the family to about -23 LUFS (momentary, ITU-R BS.1770-4), as the tests measure.
  static let level = 0.22
  /// Seconds of soft beginning and end of each note.
  static let attack = 0.008
  /// How fast a note dies away: its time constant as a part of its length.
  private static let decay = 0.5
  /// Strengths of the partials: a soft, flute-like timbre.
  private static let partials = [1.0, 0.3, 0.1]

  private static func add(_ note: Note, to samples: inout [Float]) {
    let first = Int(note.start * sampleRate)
    let count = Int(note.length * sampleRate)
    for index in 0..<count where first + index < samples.count {
      let time = Double(index) / sampleRate
      let phase = 2 * Double.pi * note.pitch.rawValue * time
      var tone = 0.0
      for (partial, strength) in partials.enumerated() {
        tone += strength * sin(phase * Double(partial + 1))
      }
      let fadeIn = min(1, time / attack)
      let fadeOut = min(1, (note.length - time) / attack)
      let envelope = fadeIn * fadeOut * exp(-time / (note.length * decay))
      samples[first + index] += Float(tone * envelope * note.level * level)
    }
  }

  static func notes(of earcon: Earcon) -> [Note] {
    switch earcon {
    case .ready: tune(.c5, .g5)
    case .key: note(.c5, 0.04, level: 0.7)
    case .cell: note(.g5, 0.06)
    case .space: note(.c5, 0.08)
    case .deleted: tune(.e5, .c5, step: 0.05)
    case .boundary: note(.c4, 0.12)
    case .armed: tune(.e5, .e5)
    case .done: tune(.c5, .e5, .g5)
    case .refused: tune(.e4, .c4)
    case .junction: tune(.a5, .d5, step: 0.05)
    case .onCourse: tune(.g5, .c6, step: 0.06)
    case .offCourse: tune(.a4, .e4)
    case .arrived: tune(.c5, .g5, .c6, step: 0.06)
    case .recordingOn: tune(.g4, .c5)
    case .recordingOff: tune(.c5, .g4)
    // The straighter ahead, the higher and the more of it; two notes are on the line alone.
    case .beaconAhead: tune(.g5, .g5, step: 0.05)
    case .beaconNear: note(.e5, 0.06)
    case .beaconAside: note(.a4, 0.09)
    case .beaconBehind: note(.e4, 0.12)
    case .beaconUnsure: note(.g4, 0.18, level: 0.6)
    // Up twice, as a bell that calls: no other goes so.
    case .ringing: tune(.c5, .a5, .c5, .a5, step: 0.05)
    }
  }

  @inline(never)
  private static func note(_ pitch: Pitch, _ length: Double, level: Double = 1) -> [Note] {
    [Note(pitch: pitch, start: 0, length: length, level: level)]
  }

  /// Notes one after another, `step` seconds apart; the last sounds longest.
  @inline(never)
  private static func tune(_ pitches: Pitch..., step: Double = 0.06) -> [Note] {
    pitches.enumerated().map { index, pitch in
      Note(
        pitch: pitch, start: Double(index) * step,
        length: index == pitches.count - 1 ? 0.2 - Double(index) * step : step + 0.01)
    }
  }
}
