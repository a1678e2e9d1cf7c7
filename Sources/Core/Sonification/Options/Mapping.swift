// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// The rule by which points become pitches in time.
public enum Mapping: Equatable, Worded {
  /// Equal intervals for equal steps of the axis, every kind of chart, no extreme left out.
  case standard
  /// The rule of the Audiograph library of 2020: pitch follows the value evenly in hertz, from 150 to 2600.
  case classic

  /// The word in options and traces.
  public var word: String {
    switch self {
    case .standard: "standard"
    case .classic: "classic"
    }
  }
}

/// Whether greater values sound higher or lower.
public enum Direction: Equatable, Worded {
  /// Greater values sound higher, or farther to the right.
  case up
  /// Greater values sound lower, or farther to the left.
  case down

  /// The word in options and traces.
  public var word: String {
    switch self {
    case .up: "up"
    case .down: "down"
    }
  }
}

/// Whether pitch glides from point to point.
public enum NoteStyle: Equatable, Worded {
  /// Glides where values between the points mean something, notes elsewhere and on musical scales.
  case automatic
  /// Glides, in lines and areas.
  case continuous
  /// A note for each point.
  case discrete

  /// The word in options and traces.
  public var word: String {
    switch self {
    case .automatic: "auto"
    case .continuous: "continuous"
    case .discrete: "discrete"
    }
  }
}

/// In which order series sound.
public enum SeriesOrder: Equatable, Worded {
  /// Two lines together, more than that one after another: listeners can follow two (Brown and Brewster, ICAD 2003).
  case automatic
  /// One after another.
  case sequential
  /// All at the same time.
  case together

  /// The word in options and traces.
  public var word: String {
    switch self {
    case .automatic: "auto"
    case .sequential: "sequential"
    case .together: "together"
    }
  }
}
