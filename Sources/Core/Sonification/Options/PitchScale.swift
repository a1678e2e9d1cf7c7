// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// How the steps of a value axis become steps of pitch.
public enum PitchScale: Equatable, Worded {
  /// Equal musical intervals.
  case logarithmic
  /// Equal differences in hertz.
  case hertz
  /// Equal steps in mel (O'Shaughnessy 1987).
  case mel
  /// Equal steps of equivalent rectangular bandwidths of the ear (Glasberg and Moore 1990).
  case erb
  /// The nearest note of a musical scale on C, tuned evenly to A4 = 440 Hz (ISO 16).
  case musical(MusicalScale)

  /// Every scale.
  public static var allCases: [PitchScale] {
    [.logarithmic, .hertz, .mel, .erb] + MusicalScale.allCases.map { .musical($0) }
  }

  /// The word in options and traces.
  public var word: String {
    switch self {
    case .logarithmic: "logarithmic"
    case .hertz: "linear"
    case .mel: "mel"
    case .erb: "erb"
    case .musical(let scale): scale.word
    }
  }

  var isMusical: Bool { if case .musical = self { true } else { false } }
}

/// A named scale of the twelve notes of an octave.
public enum MusicalScale: Equatable, Worded {
  case chromatic
  case major
  case minor
  case majorPentatonic
  case minorPentatonic
  case dorian
  case phrygian
  case lydian
  case mixolydian
  case harmonicMinor
  case wholeTone
  case blues

  /// The word in options and traces.
  public var word: String {
    switch self {
    case .chromatic: "chromatic"
    case .major: "major"
    case .minor: "minor"
    case .majorPentatonic: "major-pentatonic"
    case .minorPentatonic: "minor-pentatonic"
    case .dorian: "dorian"
    case .phrygian: "phrygian"
    case .lydian: "lydian"
    case .mixolydian: "mixolydian"
    case .harmonicMinor: "harmonic-minor"
    case .wholeTone: "whole-tone"
    case .blues: "blues"
    }
  }

  /// Its notes, in semitones above C.
  var semitones: [Int] {
    switch self {
    case .chromatic: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    case .major: [0, 2, 4, 5, 7, 9, 11]
    case .minor: [0, 2, 3, 5, 7, 8, 10]
    case .majorPentatonic: [0, 2, 4, 7, 9]
    case .minorPentatonic: [0, 3, 5, 7, 10]
    case .dorian: [0, 2, 3, 5, 7, 9, 10]
    case .phrygian: [0, 1, 3, 5, 7, 8, 10]
    case .lydian: [0, 2, 4, 6, 7, 9, 11]
    case .mixolydian: [0, 2, 4, 5, 7, 9, 10]
    case .harmonicMinor: [0, 2, 3, 5, 7, 8, 11]
    case .wholeTone: [0, 2, 4, 6, 8, 10]
    case .blues: [0, 3, 5, 6, 7, 10]
    }
  }
}

/// The hertz between which values sound.
public struct PitchRange: Sendable, Equatable {
  /// Hertz of the lower end.
  public let lowest: Double
  /// Hertz of the upper end.
  public let highest: Double

  /// The hertz that can be chosen: what loudspeakers give and most people hear.
  public static let limits = 30.0...10_000.0
  /// C3 to C6, three octaves in which pitch is told apart well, tuned to A4 = 440 Hz.
  public static let standard = PitchRange(
    uncheckedLowest: 130.812_782_650_299_3, highest: 1046.502_261_202_394_5)

  /// A range; nil when it is upside down, narrower than two semitones or beyond the limits.
  public init?(lowest: Double, highest: Double) {
    guard Self.limits.contains(lowest), Self.limits.contains(highest), highest >= lowest * 1.12
    else { return nil }
    self.init(uncheckedLowest: lowest, highest: highest)
  }

  private init(uncheckedLowest lowest: Double, highest: Double) {
    self.lowest = lowest
    self.highest = highest
  }

  /// The part of the range that someone hears well; where nothing is left, what they hear.
  func heard(from least: Double, to greatest: Double) -> PitchRange {
    let low = max(lowest, least)
    let high = min(highest, greatest)
    if high >= low * 1.12 { return PitchRange(uncheckedLowest: low, highest: high) }
    return PitchRange(
      uncheckedLowest: max(least, Self.limits.lowerBound),
      highest: min(greatest, Self.limits.upperBound))
  }
}
