// SPDX-License-Identifier: Apache-2.0

import Maths

/// What one person hears well, so that nothing of a chart is put where they cannot hear it.
public struct HearingProfile: Sendable, Equatable {
  /// Whether both ears are given the same, since only one of them hears well or one loudspeaker plays.
  public var isMono: Bool
  /// Hertz from which on tones are heard well.
  public var lowest: Double
  /// Hertz up to which tones are heard well.
  public var highest: Double
  /// How much stronger or weaker the left ear is given its sound, in decibels.
  public var leftLevel: Double
  /// How much stronger or weaker the right ear is given its sound, in decibels.
  public var rightLevel: Double
  /// A factor on everything, from 0 to 2.
  public var volume: Double

  /// Hertz that a profile may name: what people hear at best.
  public static let hertz = 20.0...20_000.0
  /// The decibels that the level of an ear may be changed by.
  public static let levels = -40.0...40.0
  /// The factors that the volume may be.
  public static let volumes = 0.0...2.0

  /// A profile; that of two good ears unless told otherwise.
  ///
  /// Numbers beyond their limits are brought to them, and a
  /// range that is too narrow for melodies (less than an octave) is widened upwards.
  public init(
    isMono: Bool = false, lowest: Double = 20, highest: Double = 20_000, leftLevel: Double = 0,
    rightLevel: Double = 0, volume: Double = 1
  ) {
    self.isMono = isMono
    let lowest = Self.bring(lowest, into: Self.hertz, orElse: Self.hertz.lowerBound)
    self.lowest = min(lowest, Self.hertz.upperBound / 2)
    let highest = Self.bring(highest, into: Self.hertz, orElse: Self.hertz.upperBound)
    self.highest = max(highest, self.lowest * 2)
    self.leftLevel = Self.bring(leftLevel, into: Self.levels, orElse: 0)
    self.rightLevel = Self.bring(rightLevel, into: Self.levels, orElse: 0)
    self.volume = Self.bring(volume, into: Self.volumes, orElse: 1)
  }

  private static func bring(
    _ number: Double, into range: ClosedRange<Double>, orElse usual: Double
  ) -> Double {
    number.isNaN ? usual : clamp(number, to: range)
  }

  /// The factor of a level in decibels.
  static func factor(decibels: Double) -> Double { exp2(decibels * octavesPerDecibel) }

  /// log₂ 10 ÷ 20.
  private static let octavesPerDecibel = 0.166_096_404_744_368_1
}
