// SPDX-License-Identifier: Apache-2.0

/// Plays a score: frame after frame, in whatever portions they are asked for, with the same samples for each portioning.
///
/// It needs no more memory for an hour than for a second. No sample exceeds −1 dB of the full scale, whatever the score
/// says; nothing begins, ends or jumps without a fade, and no overtone is folded back at half the sample rate.
public struct ScoreRenderer: Sendable {
  /// Frames a second.
  public let sampleRate: Double
  /// Seconds of the score.
  public let duration: Double

  /// −1 dB of the full scale: what no sample exceeds.
  public static let greatestSample: Float = 0.891
  /// The speeds that can be chosen.
  public static let rates = 0.25...4.0
  /// The sample rates that can be chosen, in hertz.
  public static let sampleRates = 8_000.0...192_000.0

  /// Blocks over which everything comes and goes: 10.7 ms at 48 kHz, in which no click is heard.
  private static let fadeBlocks: Float = 8

  /// What goes on at a control point.
  private enum Motion {
    /// Sounding, and coming up to full strength.
    case playing
    /// Going down to silence, and then something else.
    case fading(Next)
    /// Silent, and waiting.
    case resting
    case finished
  }

  private enum Next {
    case rest(at: Double)
    case jump(to: Double)
    case finish
  }

  private var voices: Voices
  private var motion = Motion.playing
  /// The strength of everything, from 0 to 1.
  private var level: Float = 0
  /// The second of the score at the beginning of the present block: counted from an origin, so that nothing adds up.
  private var origin = 0.0
  private var blocksSinceOrigin = 0.0
  /// Frames of the present block that were handed out.
  private var taken = SineWave.blockFrames
  private var block: [SineWave.Frames]
  private var chosenRate = 1.0
  private var chosenLoop: ClosedRange<Double>?

  /// A renderer at the beginning of a score, playing.
  ///
  /// Tracks that have fewer than two breakpoints, or breakpoints that go back in time or are not finite, are left out.
  ///
  /// - Complexity: O(breakpoints).
  public init(
    _ score: Score, sampleRate: Double = 48_000, profile: HearingProfile = HearingProfile()
  ) {
    let usual = sampleRate.isNaN ? 48_000 : sampleRate
    self.sampleRate = min(
      max(usual, Self.sampleRates.lowerBound), Self.sampleRates.upperBound)
    duration = score.duration.isFinite ? max(score.duration, 0) : 0
    voices = Voices(score, sampleRate: self.sampleRate, profile: profile)
    block = [SineWave.Frames](repeating: .zero, count: 2 * SineWave.blockVectors)
    if duration == 0 { motion = .finished }
  }

  /// Whether all was heard, or stopped; from now on there is silence.
  public var isFinished: Bool { if case .finished = motion { true } else { false } }

  /// Whether it is silent, or about to be, until told to go on.
  public var isPaused: Bool {
    switch motion {
    case .resting, .fading(.rest): true
    default: false
    }
  }

  /// The second of the score that sounds next.
  public var position: Double {
    switch motion {
    case .fading(.rest(let position)), .fading(.jump(let position)): return position
    case .finished: return duration
    case .resting: return start
    case .playing, .fading(.finish):
      // What was made and not yet handed out is still to come.
      let waiting = Double(SineWave.blockFrames - taken) / Double(SineWave.blockFrames)
      return min(max(start - waiting * advance, 0), duration)
    }
  }

  /// How fast the score goes by, 0.25 to 4; the pitch stays.
  public var rate: Double {
    get { chosenRate }
    set {
      guard !newValue.isNaN else { return }
      let here = start
      chosenRate = min(max(newValue, Self.rates.lowerBound), Self.rates.upperBound)
      place(at: here)
    }
  }

  /// The seconds that are played again and again; nil plays to the end.
  ///
  /// A part of less than a tenth of a second is widened to that.
  public var loop: ClosedRange<Double>? {
    get { chosenLoop }
    set {
      guard let range = newValue, range.lowerBound.isFinite, range.upperBound.isFinite else {
        chosenLoop = nil
        return
      }
      let lower = min(max(range.lowerBound, 0), max(duration - Self.shortestLoop, 0))
      let upper = min(max(range.upperBound, lower + Self.shortestLoop), duration)
      chosenLoop = upper > lower ? lower...upper : nil
    }
  }

  private static let shortestLoop = 0.1
}

extension ScoreRenderer {
  /// Goes on at a second of the score; when all was over it begins to play again.
  public mutating func seek(to seconds: Double) {
    guard !seconds.isNaN else { return }
    let target = min(max(seconds, 0), duration)
    switch motion {
    case .playing, .fading(.finish), .fading(.jump): motion = .fading(.jump(to: target))
    case .fading(.rest): motion = .fading(.rest(at: target))
    case .resting: place(at: target)
    case .finished:
      place(at: target)
      voices.silence()
      motion = .playing
    }
  }

  /// Fades out and waits.
  public mutating func pause() {
    switch motion {
    case .playing: motion = .fading(.rest(at: position))
    case .fading(.jump(let target)): motion = .fading(.rest(at: target))
    case .fading, .resting, .finished: break
    }
  }

  /// Goes on after a pause.
  public mutating func resume() {
    switch motion {
    case .resting:
      let here = start
      voices.silence()
      place(at: here)
      motion = .playing
    case .fading(.rest(let position)): motion = .fading(.jump(to: position))
    case .playing, .fading, .finished: break
    }
  }

  /// Fades out and is finished.
  public mutating func stop() {
    switch motion {
    case .playing, .fading: motion = .fading(.finish)
    case .resting: motion = .finished
    case .finished: break
    }
  }

  /// Fills two buffers of the same length with the next frames; with silence when all is over.
  public mutating func render(
    into left: UnsafeMutableBufferPointer<Float>, right: UnsafeMutableBufferPointer<Float>
  ) {
    let count = min(left.count, right.count)
    var done = 0
    while done < count {
      if taken == SineWave.blockFrames { renderBlock() }
      let portion = min(count - done, SineWave.blockFrames - taken)
      let taken = self.taken
      // The block's two halves have `blockFrames` frames each, of which `taken` and `portion` are no more; `done` and
      // `portion` are no more than either buffer has. Nothing keeps an address after the closure.
      unsafe block.withUnsafeBytes { bytes in
        guard let from = bytes.baseAddress, let left = left.baseAddress,
          let right = right.baseAddress
        else { return }
        let octet = MemoryLayout<Float>.size
        let other = SineWave.blockFrames * octet
        unsafe UnsafeMutableRawPointer(left + done).copyMemory(
          from: from + taken * octet, byteCount: portion * octet)
        unsafe UnsafeMutableRawPointer(right + done).copyMemory(
          from: from + other + taken * octet, byteCount: portion * octet)
      }
      self.taken += portion
      done += portion
    }
  }
}

extension ScoreRenderer {
  /// Seconds of the score that a block takes.
  private var advance: Double { Double(SineWave.blockFrames) / sampleRate * chosenRate }

  /// The second of the score at the beginning of the next block.
  private var start: Double { origin + blocksSinceOrigin * advance }

  private mutating func place(at seconds: Double) {
    origin = seconds
    blocksSinceOrigin = 0
  }

  /// Where the fade to the loop's beginning or to the end must have ended.
  private var end: Double {
    if let loop = chosenLoop, start < loop.upperBound { return loop.upperBound }
    return duration
  }

  private mutating func renderBlock() {
    taken = 0
    beginFadeNearEnd()
    let before = level
    switch motion {
    case .playing: level = min(level + 1 / Self.fadeBlocks, 1)
    case .fading: level = max(level - 1 / Self.fadeBlocks, 0)
    case .resting, .finished:
      silenceBlock()
      return
    }
    let from = start
    blocksSinceOrigin += 1
    let to = start
    // The block has `blockVectors` vectors for each ear, as all that write to it expect, and none keeps its address.
    unsafe block.withUnsafeMutableBufferPointer { block in
      guard let frames = block.baseAddress else { return }
      for index in block.indices { unsafe frames[index] = .zero }
      unsafe voices.add(from: from, to: to, into: frames)
      guard before < 1 || level < 1 else { return }
      unsafe Self.scale(frames, from: before, to: level)
    }
    if case .fading(let next) = motion, level == 0 { arrive(next) }
  }

  private mutating func beginFadeNearEnd() {
    guard case .playing = motion else { return }
    guard start + Double(Self.fadeBlocks) * advance >= end else { return }
    if let loop = chosenLoop, end == loop.upperBound {
      motion = .fading(.jump(to: loop.lowerBound))
    } else {
      motion = .fading(.finish)
    }
  }

  private mutating func arrive(_ next: Next) {
    switch next {
    case .rest(let position):
      place(at: position)
      motion = .resting
    case .jump(let position):
      voices.silence()
      place(at: position)
      motion = .playing
    case .finish: motion = .finished
    }
  }

  private mutating func silenceBlock() {
    for index in block.indices { block[index] = .zero }
  }

  /// Scales a block; `frames` must have `blockVectors` vectors for each ear.
  private static func scale(
    _ frames: UnsafeMutablePointer<SineWave.Frames>, from start: Float, to end: Float
  ) {
    let strength = SineWave.Strength(from: start, to: end)
    for index in 0..<SineWave.blockVectors {
      let first = SineWave.Frames(repeating: strength.first + strength.step * Float(8 * index))
      let gain = SineWave.Frames(0, 1, 2, 3, 4, 5, 6, 7) * strength.step + first
      unsafe frames[index] *= gain
      unsafe frames[index + SineWave.blockVectors] *= gain
    }
  }
}
