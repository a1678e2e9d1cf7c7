// SPDX-License-Identifier: Apache-2.0

import Maths

/// A track that sounds.
struct Voice: Sendable {
  /// The index of the track.
  let track: Int
  private let partials: [Timbre.Partial]
  private let timbre: Timbre
  /// The greatest change of the gain in a block: a whole fade takes 5 ms at least, so that nothing clicks.
  private let greatestChange: Float
  private var segment: Segment
  /// A turn is 2⁶⁴.
  private var phase: UInt64 = 0
  /// Turns a frame at the last control point, of 2⁶⁴.
  private var increment: UInt64
  private var gain: Float = 0
  private var left: Float = 0
  private var right: Float = 0

  /// What holds for all voices.
  struct Setting {
    var sampleRate: Double
    var isMono: Bool
    var left: Float
    var right: Float
  }

  /// Seconds that a fade takes at least.
  static let shortestFade = 0.005
  /// Overtones fade out from the first to the second of these parts of the sample rate.
  private static let fadingOut: (from: Double, to: Double) = (0.4, 0.45)
  /// 2⁶⁴.
  private static let turn = 18_446_744_073_709_551_616.0

  init(_ track: Score.Track, index: Int, at seconds: Double, sampleRate: Double) {
    self.track = index
    partials = track.timbre.partials
    timbre = track.timbre
    greatestChange = Float(
      track.greatestGain * Double(SineWave.blockFrames) / (Self.shortestFade * sampleRate))
    segment = Segment(track.breakpoints, around: seconds)
    increment = Self.increment(segment.frequency(at: seconds), sampleRate)
  }

  private static func increment(_ frequency: Double, _ sampleRate: Double) -> UInt64 {
    // Nothing sounds at half the sample rate, so the number stays far below 2⁶⁴.
    UInt64(min(frequency / sampleRate, 0.5) * turn)
  }

  /// Adds the voice up to a second of the score; whether it has ended.
  ///
  /// The block is handed on to `SineWave.add`, which says how long it must be.
  mutating func add(
    _ track: Score.Track, at seconds: Double, setting: Setting,
    into frames: UnsafeMutablePointer<SineWave.Frames>
  ) -> Bool {
    segment.move(to: seconds, in: track.breakpoints)
    let isPast = seconds >= segment.end && segment.isLast(of: track.breakpoints)
    let frequency = segment.frequency(at: seconds)
    let wanted = isPast ? 0 : Float(segment.gain(at: seconds))
    let fadedGain = min(max(wanted, gain - greatestChange), gain + greatestChange)
    let ears = QuickPowers.ears(pan: setting.isMono ? 0 : segment.pan(at: seconds))
    let next = (
      increment: Self.increment(frequency, setting.sampleRate),
      left: fadedGain * ears.left * setting.left, right: fadedGain * ears.right * setting.right
    )
    // Signed, since pitch falls too; the phase of the next block follows from the same whole numbers.
    let slope =
      (Int64(bitPattern: next.increment) - Int64(bitPattern: increment))
      / Int64(SineWave.blockFrames)
    if gain > 0 || fadedGain > 0 {
      unsafe sound(slope: slope, to: next, sampleRate: setting.sampleRate, into: frames)
    }
    let count = UInt64(SineWave.blockFrames)
    phase &+= increment &* count
    phase &+= UInt64(bitPattern: slope) &* (count * (count - 1) / 2)
    increment = next.increment
    (left, right) = (next.left, next.right)
    gain = fadedGain
    return isPast && gain == 0
  }

  private func sound(
    slope: Int64, to next: (increment: UInt64, left: Float, right: Float), sampleRate: Double,
    into frames: UnsafeMutablePointer<SineWave.Frames>
  ) {
    let motion = SineWave.Motion(
      phase: UInt32(truncatingIfNeeded: phase >> 32),
      increment: UInt32(truncatingIfNeeded: increment >> 32),
      slope: UInt32(truncatingIfNeeded: slope >> 32))
    // Where the highest overtone sounds in full, so do all.
    let highest = partials.last?.multiple ?? 1
    if Self.share(highest, increment) == 1, Self.share(highest, next.increment) == 1 {
      return unsafe SineWave.add(
        timbre, partials, motion, left: SineWave.Strength(from: left, to: next.left),
        right: SineWave.Strength(from: right, to: next.right), into: frames)
    }
    for partial in partials {
      let first = partial.strength * Self.share(partial.multiple, increment)
      let last = partial.strength * Self.share(partial.multiple, next.increment)
      guard first > 0 || last > 0 else { continue }
      unsafe SineWave.add(
        motion.overtone(partial.multiple),
        left: SineWave.Strength(from: left * first, to: next.left * last),
        right: SineWave.Strength(from: right * first, to: next.right * last), into: frames)
    }
  }

  /// How much of an overtone sounds: nothing of one that comes near half the sample rate.
  private static func share(_ multiple: UInt32, _ increment: UInt64) -> Float {
    let part = Double(increment) / turn * Double(multiple)
    if part <= fadingOut.from { return 1 }
    return Float(max(0, (fadingOut.to - part) / (fadingOut.to - fadingOut.from)))
  }
}

/// Where a track is: between two breakpoints.
private struct Segment: Sendable {
  private var index: Int
  private var start = 0.0
  private(set) var end = 0.0
  private var perSecond = 0.0
  private var octave = (first: 0.0, width: 0.0)
  private var gain = (first: 0.0, width: 0.0)
  private var pan = (first: 0.0, width: 0.0)

  /// The segment of at least two breakpoints that a second lies in.
  init(_ points: [Score.Breakpoint], around seconds: Double) {
    var low = 0
    var high = points.count - 2
    while low < high {
      let middle = (low + high + 1) / 2
      if points[middle].time <= seconds { low = middle } else { high = middle - 1 }
    }
    index = low
    read(points)
  }

  func isLast(of points: [Score.Breakpoint]) -> Bool { index + 2 == points.count }

  mutating func move(to seconds: Double, in points: [Score.Breakpoint]) {
    guard seconds >= end, index + 2 < points.count else { return }
    while seconds >= points[index + 1].time, index + 2 < points.count { index += 1 }
    read(points)
  }

  private mutating func read(_ points: [Score.Breakpoint]) {
    let (first, last) = (points[index], points[index + 1])
    start = first.time
    end = last.time
    perSecond = end > start ? 1 / (end - start) : 0
    octave.first = log2(first.frequency)
    octave.width =
      last.frequency == first.frequency ? 0 : log2(last.frequency) - octave.first
    gain = (first.gain, last.gain - first.gain)
    pan = (first.pan, last.pan - first.pan)
  }

  private func part(_ seconds: Double) -> Double {
    min(max((seconds - start) * perSecond, 0), 1)
  }

  func frequency(at seconds: Double) -> Double {
    QuickPowers.exp2(octave.first + octave.width * part(seconds))
  }
  func gain(at seconds: Double) -> Double { gain.first + gain.width * part(seconds) }
  func pan(at seconds: Double) -> Double { pan.first + pan.width * part(seconds) }
}
