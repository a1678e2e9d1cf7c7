// SPDX-License-Identifier: Apache-2.0

import Maths

/// How long the sound of a chart may last.
public enum ChartDuration: Sendable, Equatable {
  /// 2 seconds, up to 3 where the points need it.
  case short
  /// 3 seconds, up to 10 where the points need it.
  case recommended
  /// 19.9 seconds, up to 20 where the points need it.
  case long
  /// So many seconds and no more.
  case seconds(Seconds)

  /// A number of seconds above 0 and up to five minutes.
  public struct Seconds: Sendable, Equatable {
    /// The seconds.
    public let value: Double

    /// Longest sound: five minutes, 53 megabytes of samples.
    public static let greatest = 300.0

    /// So many seconds; nil when they are not above 0, or more than `greatest`.
    public init?(_ value: Double) {
      guard value > 0, value <= Self.greatest else { return nil }
      self.value = value
    }
  }

  /// The word for one of the three named durations.
  public init?(word: String) {
    switch word {
    case "short": self = .short
    case "recommended": self = .recommended
    case "long": self = .long
    default: return nil
    }
  }

  /// The duration that is tried first, in seconds.
  var wanted: Double {
    switch self {
    case .short: 2
    case .recommended: 3
    case .long: 19.9
    case .seconds(let seconds): seconds.value
    }
  }

  /// The duration that is never exceeded, in seconds.
  var greatest: Double {
    switch self {
    case .short: 3
    case .recommended: 10
    case .long: 20
    case .seconds(let seconds): seconds.value
    }
  }
}

/// How far a point draws the next one along: an exponential moving average over the values.
public enum Smoothing: Sendable, Equatable {
  /// A weight of 0.35 for each new value.
  case standard
  /// The values as they are.
  case none
  /// This weight for each new value, brought into 0.0001 to 1.
  case weight(Double)

  /// The word for one of the two named smoothings.
  public init?(word: String) {
    switch word {
    case "default": self = .standard
    case "none": self = .none
    default: return nil
    }
  }

  /// The values with each one drawn towards those before it; the first stays as it is.
  func smoothed(_ values: [Double]) -> [Double] {
    let weight: Double
    switch self {
    case .none: return values
    case .standard: weight = 0.35
    case .weight(let custom): weight = clamp(custom, to: 0.0001...1)
    }
    guard var last = values.first else { return [] }
    return values.enumerated().map { index, value in
      if index > 0 { last += weight * (value - last) }
      return last
    }
  }
}

/// The rule by which points become pitches in time.
public enum Mapping: Sendable, Equatable, CaseIterable {
  /// The rule of the Audiograph library of 2020: pitch follows the value evenly in hertz, from 150 to 2600.
  case classic

  /// The word in options and traces.
  public var word: String {
    switch self {
    case .classic: "classic"
    }
  }

  /// The mapping with this word.
  public init?(word: String) {
    for mapping in Mapping.allCases where mapping.word.utf8.elementsEqual(word.utf8) {
      self = mapping
      return
    }
    return nil
  }
}

/// What one can choose about the sound of a chart.
public struct ChartOptions: Sendable, Equatable {
  /// The rule by which points become pitches.
  public var mapping: Mapping
  /// How long the sound may last.
  public var duration: ChartDuration
  /// How far values are smoothed first.
  public var smoothing: Smoothing

  /// The options; those that were not chosen are the usual ones.
  public init(
    mapping: Mapping = .classic, duration: ChartDuration = .recommended,
    smoothing: Smoothing = .standard
  ) {
    self.mapping = mapping
    self.duration = duration
    self.smoothing = smoothing
  }
}
