// SPDX-License-Identifier: Apache-2.0

import Maths

/// The tracks of a score, of which those that sound now are voices; the others cost nothing.
struct Voices: Sendable {
  private let tracks: [Score.Track]
  private let sampleRate: Double
  private let isMono: Bool
  /// What every gain is multiplied with, in each ear.
  private let leftFactor: Float
  private let rightFactor: Float
  private var voices: [Voice] = []
  /// The first track that has not begun.
  private var next = 0
  /// Whether `next` must be found anew, after a jump.
  private var isLost = false

  init(_ score: Score, sampleRate: Double, profile: HearingProfile) {
    tracks = score.tracks.filter { $0.isPlayable }.ordered { $0.start }
    self.sampleRate = sampleRate
    isMono = profile.isMono
    let left = profile.volume * HearingProfile.factor(decibels: profile.leftLevel)
    let right = profile.volume * HearingProfile.factor(decibels: profile.rightLevel)
    let peak = GreatestSum.of(tracks, sampleRate: sampleRate) * max(left, right)
    let limit = Double(ScoreRenderer.greatestSample) / max(peak, 1e-9)
    leftFactor = Float(left * min(limit, 1))
    rightFactor = Float(right * min(limit, 1))
  }

  /// Forgets what sounds; before the next block the place is another.
  mutating func silence() {
    voices.removeAll(keepingCapacity: true)
    isLost = true
  }

  /// Adds what sounds from one second to another to a block.
  ///
  /// The block is handed on to `SineWave.add`, which says how long it must be.
  mutating func add(
    from start: Double, to end: Double, into frames: UnsafeMutablePointer<SineWave.Frames>
  ) {
    if isLost { find(start) }
    while next < tracks.count, tracks[next].start < end {
      if tracks[next].end > start {
        voices.append(
          Voice(tracks[next], index: next, at: start, sampleRate: sampleRate))
      }
      next += 1
    }
    var index = 0
    while index < voices.count {
      let track = voices[index].track
      let isOver = unsafe voices[index].add(
        tracks[track], at: end,
        setting: Voice.Setting(
          sampleRate: sampleRate, isMono: isMono, left: leftFactor, right: rightFactor),
        into: frames)
      if isOver { voices.remove(at: index) } else { index += 1 }
    }
  }

  /// After a jump: the tracks that sound here begin in their midst.
  private mutating func find(_ seconds: Double) {
    isLost = false
    next = 0
    while next < tracks.count, tracks[next].start < seconds {
      if tracks[next].end > seconds {
        voices.append(
          Voice(tracks[next], index: next, at: seconds, sampleRate: sampleRate))
      }
      next += 1
    }
  }
}

extension Score.Track {
  /// Seconds at which it begins and ends.
  var start: Double { breakpoints.first?.time ?? 0 }
  var end: Double { breakpoints.last?.time ?? 0 }

  var greatestGain: Double { breakpoints.reduce(0) { max($0, $1.gain) } }

  /// Whether it is long enough, goes forward in time, and has no number that cannot sound.
  var isPlayable: Bool {
    guard breakpoints.count > 1 else { return false }
    var last = -Double.infinity
    for point in breakpoints {
      guard point.time.isFinite, point.time >= last, point.frequency > 0,
        point.frequency.isFinite, point.gain.isFinite, point.gain >= 0, point.pan.isFinite
      else { return false }
      last = point.time
    }
    return end > start
  }
}
