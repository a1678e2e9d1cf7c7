// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// What an axis counts or measures, and how.
public struct Axis: Sendable, Equatable {
  /// Its name, such as "Temperature".
  public var name: String
  /// The unit of its values, such as "°C", where the data names it.
  public var unit: String?
  /// How its values follow one another.
  public var scale: Scale

  /// How the values of an axis follow one another.
  public enum Scale: Sendable, Equatable {
    /// Equal steps for equal differences.
    case linear
    /// Equal steps for equal ratios; all values are above zero.
    case logarithmic
    /// Seconds since the beginning of 1970, by the clock on the wall, told to this precision.
    case time(TimePrecision)
    /// Names; their values are their places in this list, from 0.
    case categories([String])
  }

  /// An axis; linear unless said otherwise.
  public init(name: String, unit: String? = nil, scale: Scale = .linear) {
    self.name = name
    self.unit = unit
    self.scale = scale
  }

  /// Whether equal steps stand for equal ratios.
  package var isLogarithmic: Bool { if case .logarithmic = scale { true } else { false } }

  /// The names of the axis, when it has names.
  public var categories: [String]? {
    if case .categories(let names) = scale { names } else { nil }
  }

  /// The precision of its times, when it is one of time.
  public var timePrecision: TimePrecision? {
    if case .time(let precision) = scale { precision } else { nil }
  }
}

/// The smallest part in which the times of an axis differ.
public enum TimePrecision: Equatable, Worded {
  case year
  case month
  case day
  case minute
  case second
  case millisecond

  /// The word in JSON.
  public var word: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .day: "day"
    case .minute: "minute"
    case .second: "second"
    case .millisecond: "millisecond"
    }
  }
}
