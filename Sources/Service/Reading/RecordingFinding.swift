// SPDX-License-Identifier: Apache-2.0

import Media

/// Something that a listener would notice in a recording that can be heard: told to its volunteer, who decides.
///
/// The raw names are stored and stand in the API: they never change.
public enum RecordingFinding: String, Sendable, Hashable, CaseIterable {
  /// Most of it is silence.
  case mostlySilent
  /// It is far too short for its text: much of the text cannot be in it.
  case farTooShort
  /// It is distorted from beginning to end, since the voice was too loud for the microphone.
  case distorted
  /// It is distorted here and there.
  case clipped
  /// It is rather short for its text.
  case short
  /// It is very long for its text.
  case long
  /// It was recorded very quietly, so that the hiss of the device is made louder with the voice.
  case quiet
  /// Something is heard behind the voice, all the time.
  case noisy
  /// It begins in the middle of sound.
  case startCut
  /// It ends in the middle of sound.
  case endCut

  /// Whether the volunteer is asked before the requester gets it.
  public var isSerious: Bool {
    switch self {
    case .mostlySilent, .farTooShort, .distorted: true
    case .clipped, .short, .long, .quiet, .noisy, .startCut, .endCut: false
    }
  }

  /// What is to be told of a sound, the gravest first.
  /// - Parameters:
  ///   - words: how many words its text has; nil where that cannot be told, as in a language without spaces.
  static func all(in levels: SoundLevels, seconds: Double, words: Int?) -> [RecordingFinding] {
    var found: [RecordingFinding] = []
    // A voice that is hardly there is told as quiet, not as silence.
    let silence = min(Thresholds.silence, levels.loudness - Thresholds.noise)
    if levels.share(quieterThan: silence) > Thresholds.mostSilence {
      found.append(.mostlySilent)
    }
    let length = lengthFinding(seconds: seconds, words: words)
    if length?.isSerious == true, let length { found.append(length) }
    switch levels.clippedShare {
    case Thresholds.distorted...: found.append(.distorted)
    case Thresholds.clipped...: found.append(.clipped)
    default: break
    }
    if length?.isSerious == false, let length { found.append(length) }
    // What is said of a sound that is hardly there would only confuse.
    guard !found.contains(.mostlySilent) else { return found }
    if levels.loudness < Thresholds.quiet { found.append(.quiet) }
    if seconds >= Thresholds.noisySeconds,
      levels.quietest(windows: Thresholds.pauseWindows) > levels.loudness - Thresholds.noise
    {
      found.append(.noisy)
    }
    let voice = levels.loudness - Thresholds.edge
    if let first = levels.windows.first, Double(first.mean) > voice { found.append(.startCut) }
    // The last window may be some samples only.
    if let last = levels.windows.dropLast().last, Double(last.mean) > voice {
      found.append(.endCut)
    }
    return found
  }

  private static func lengthFinding(seconds: Double, words: Int?) -> RecordingFinding? {
    guard let words, words >= Thresholds.fewestWords else { return nil }
    let shortest = Double(words) * 60 / Thresholds.fastest
    if seconds < shortest * Thresholds.farTooShort { return .farTooShort }
    if seconds < shortest { return .short }
    return seconds > Double(words) * 60 / Thresholds.slowest ? .long : nil
  }
}

/// Where something is told; levels in decibels.
///
/// Shares of clipped samples are those of the public checker for LibriVox (CGJennings/librivox-checker), which warns at
/// 0.277 % and fails at 8.333 %. Its bound on noise (41 dB below the voice) is for publication; a letter that is read in a
/// kitchen is worth hearing. WCAG 2.2 (1.4.7) holds 20 dB for the least at which speech is understood with ease: ours lies
/// between the two. Words a minute and silence are those of the recorder (`Core/Recording`).
private enum Thresholds {
  static let clipped = 0.00277
  static let distorted = 0.08333
  static let silence = -60.0
  /// Pauses take up to a third of careful reading; more than twice that is hardly a reading.
  static let mostSilence = 0.7
  static let quiet = -45.0
  static let noise = 30.0
  /// Three tenths of a second: at 220 words a minute the pause behind a sentence is no longer.
  static let pauseWindows = 3
  /// In less there may be no pause.
  static let noisySeconds = 10.0
  /// Sound at the very start or end that is within this of the voice is the voice.
  static let edge = 12.0
  static let fastest = 220.0
  static let slowest = 60.0
  /// Below half of the least time, half of the text cannot have been read.
  static let farTooShort = 0.5
  /// Of a few words neither speed nor slowness says anything.
  static let fewestWords = 30
}

extension RecordingFinding {
  /// How many words a text has, as far as spaces tell; nil where they do not, as in Chinese or Thai.
  static func words(in text: String) -> Int? {
    let words = text.split(whereSeparator: \.isWhitespace).count
    // The longest words on average have some thirteen letters (Finnish, Greenlandic more).
    return words > 0 && text.count / words <= 16 ? words : nil
  }
}
