// SPDX-License-Identifier: Apache-2.0

/// How a synthetic person types: how surely, and how far the hands lie from where they were thought to.
public struct TypingLevel: Sendable, Hashable {
  /// What the errors of touches look like.
  public enum Noise: Sendable, Hashable, CaseIterable {
    /// Each touch errs for itself, normally distributed.
    case normal
    /// Each touch errs for itself, mostly little and now and then much (Student's distribution, 3 degrees).
    case heavyTailed
    /// Half of the variance is shared by the touches of a hand in one chord.
    case sharedByHand
  }

  /// The standard deviation of a touch on each axis: points.
  public var touch: Double
  /// How far each hand wanders between two chords, on each axis: points.
  public var drift: Double
  /// How far each hand lies from the middle of its half, on each axis: points.
  public var offset: Double
  /// The distance between fingers, as a part of that between the zones of the classic recogniser.
  public var spacing: Double
  /// What the errors look like.
  public var noise = Noise.normal

  /// A level of typing.
  public init(
    touch: Double, drift: Double, offset: Double, spacing: Double, noise: Noise = .normal
  ) {
    self.touch = touch
    self.drift = drift
    self.offset = offset
    self.spacing = spacing
    self.noise = noise
  }

  /// From a steady hand to a very shaky one.
  public static let all = [
    TypingLevel(touch: 15, drift: 1, offset: 20, spacing: 0.8),
    TypingLevel(touch: 20, drift: 1, offset: 20, spacing: 0.8),
    TypingLevel(touch: 20, drift: 3, offset: 30, spacing: 0.7),
    TypingLevel(touch: 25, drift: 3, offset: 30, spacing: 0.6),
  ]

  /// The part of cells that the adaptive recogniser must get right on each of these levels.
  public static let wanted = [0.995, 0.985, 0.97, 0.90]

  /// The same level with other noise.
  public func with(_ noise: Noise) -> TypingLevel {
    var level = self
    level.noise = noise
    return level
  }

  /// Such as "σ 15, drift 1, offset 20, spacing × 0.8".
  public var name: String {
    "σ \(Int(touch)), drift \(Int(drift)), offset \(Int(offset)), spacing × \(spacing)"
  }
}
