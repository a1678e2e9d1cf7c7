// SPDX-License-Identifier: Apache-2.0

/// The colour of a sound, told apart in one ear as well as in two: which overtones it has.
public enum Timbre: UInt8, Sendable, Equatable, CaseIterable {
  /// The fundamental alone.
  case pure
  /// Odd overtones, like a clarinet.
  case hollow
  /// All overtones, like a reed.
  case bright
  /// Octaves, like an organ.
  case organ
  /// Fundamental and high overtones, like a bell.
  case bell

  /// A part of a timbre: a multiple of the fundamental, and how strong it is.
  package struct Partial {
    package var multiple: UInt32
    package var strength: Float
  }

  /// Its partials; their strengths add up to 1, so that a voice never exceeds its gain.
  package var partials: [Partial] {
    switch self {
    case .pure: [Partial(multiple: 1, strength: 1)]
    case .hollow: Self.partials((1, 9), (3, 4), (5, 2), (7, 1))
    case .bright: Self.partials((1, 6), (2, 4), (3, 3), (4, 2), (5, 1.5), (6, 1))
    case .organ: Self.partials((1, 6), (2, 4), (4, 3), (8, 1))
    case .bell: Self.partials((1, 8), (4, 2), (7, 1.5), (11, 0.5))
    }
  }

  private static func partials(_ weights: (UInt32, Float)...) -> [Partial] {
    let sum = weights.reduce(Float(0)) { $0 + $1.1 }
    return weights.map { Partial(multiple: $0.0, strength: $0.1 / sum) }
  }
}
