// SPDX-License-Identifier: Apache-2.0

/// Sine waves over blocks of frames, eight at a time.
///
/// A phase is a whole number of which 2³² is a turn, so it never drifts and wraps by itself.
enum SineWave {
  typealias Frames = SIMD8<Float>

  /// Frames from one control point to the next.
  static let blockFrames = 64
  /// Vectors in such a block.
  static let blockVectors = blockFrames / Frames.scalarCount

  // sin(πx) for −½ … ½: odd, of degree 7, minimax (Remez' exchange); greatest error 5.9 · 10⁻⁷, −124 dB.
  private static let c1: Float = 3.141_582_022_154_511_1
  private static let c3: Float = -5.167_142_796_596_859_7
  private static let c5: Float = 2.541_899_029_029_649_5
  private static let c7: Float = -0.554_636_199_280_100_98

  /// The sine of half-turns from −½ to ½.
  static func sine(halfTurns x: Float) -> Float {
    let square = x * x
    return x * (c1 + square * (c3 + square * (c5 + square * c7)))
  }

  /// How a wave goes on over a block: its phase, what is added a frame, and what is added to that each frame.
  struct Motion {
    var phase: UInt32
    var increment: UInt32
    var slope: UInt32

    /// The same for an overtone.
    func overtone(_ multiple: UInt32) -> Motion {
      Motion(
        phase: phase &* multiple, increment: increment &* multiple, slope: slope &* multiple)
    }
  }

  /// The strength in one ear: at the first frame of a block, and what is added each frame.
  struct Strength {
    var first: Float
    var step: Float

    /// From one strength to another over a block.
    init(from start: Float, to end: Float) {
      first = start
      step = (end - start) / Float(SineWave.blockFrames)
    }
  }

  /// Adds a wave to a block for both ears.
  static func add(
    _ motion: Motion, left: Strength, right: Strength, into frames: UnsafeMutablePointer<Frames>
  ) {
    unsafe add(motion, left, right, into: frames) { sine($0) }
  }

  /// Adds what a function of the phase gives to a block for both ears.
  ///
  /// The caller owns the block, which must have `blockVectors` vectors for each ear; no address is kept.
  @inline(__always)
  static func add(
    _ motion: Motion, _ left: Strength, _ right: Strength,
    into frames: UnsafeMutablePointer<Frames>, wave: (SIMD8<UInt32>) -> Frames
  ) {
    // Frame n has the phase p + n·i + n(n−1)/2·s. Eight frames on it is 8i + (8n + 28)s more, and that grows by 64 s.
    var phase = SIMD8<UInt32>(repeating: motion.phase)
    phase &+= lanes &* SIMD8(repeating: motion.increment)
    phase &+= triangles &* SIMD8(repeating: motion.slope)
    var jump = SIMD8<UInt32>(repeating: motion.increment &* 8 &+ motion.slope &* 28)
    jump &+= lanes &* SIMD8(repeating: motion.slope &* 8)
    let growth = SIMD8<UInt32>(repeating: motion.slope &* 64)
    var leftGain = ramp * left.step + left.first
    var rightGain = ramp * right.step + right.first
    let leftStep = Frames(repeating: left.step * 8)
    let rightStep = Frames(repeating: right.step * 8)
    for index in 0..<blockVectors {
      let wave = wave(phase)
      unsafe frames[index] += wave * leftGain
      unsafe frames[index + blockVectors] += wave * rightGain
      leftGain += leftStep
      rightGain += rightStep
      phase &+= jump
      jump &+= growth
    }
  }

  /// The sine of eight phases.
  @inline(__always)
  static func sine(_ phase: SIMD8<UInt32>) -> Frames {
    let signed = SIMD8<Int32>(truncatingIfNeeded: phase)
    // Where the top two bits differ the wave is on its way back to zero: mirror the phase at its quarter.
    let isFalling = (signed ^ (signed &<< 1)) &>> 31
    let folded = (signed ^ (isFalling & 0x7FFF_FFFF)) &+ 0x4000_0000
    // The upper 23 bits become the fraction of a number from 1 to 2.
    let bits = (folded &>> 8) | 0x3F80_0000
    // Both types are eight lanes of 32 bits, and every pattern of bits is a number.
    let x = unsafe unsafeBitCast(bits, to: Frames.self) - 1.5
    let square = x * x
    var sum = square * c7 + c5
    sum = square * sum + c3
    sum = square * sum + c1
    return x * sum
  }

  /// The cosine of eight phases: the sine a quarter of a turn on.
  @inline(__always)
  static func cosine(_ phase: SIMD8<UInt32>) -> Frames {
    sine(phase &+ SIMD8(repeating: 0x4000_0000))
  }

  private static var lanes: SIMD8<UInt32> { SIMD8(0, 1, 2, 3, 4, 5, 6, 7) }
  /// n(n − 1) ÷ 2.
  private static var triangles: SIMD8<UInt32> { SIMD8(0, 0, 1, 3, 6, 10, 15, 21) }
  private static var ramp: Frames { Frames(0, 1, 2, 3, 4, 5, 6, 7) }
}
