// SPDX-License-Identifier: Apache-2.0

import Bytes
import Maths

/// How long the sound of a chart may last.
public enum ChartDuration: Sendable, Equatable {
  /// An overview. Classic: 2 seconds, up to 3 where the points need it.
  case short
  /// As many points call for. Classic: 3 seconds, up to 10 where the points need it.
  case recommended
  /// Slow enough for details. Classic: 19.9 seconds, up to 20 where the points need it.
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

    init(uncheckedValue value: Double) { self.value = value }
  }

  /// The word for one of the three named durations.
  public init?(word: String) {
    switch word.bytewise {
    case "short": self = .short
    case "recommended": self = .recommended
    case "long": self = .long
    default: return nil
    }
  }

  /// Seconds that the standard mapping gives to so many points that follow one another.
  ///
  /// A tenth of a second for each, within limits that keep a few points from rushing by and many from lasting: judgement.
  func seconds(forPoints count: Int) -> Double {
    let count = Double(count)
    return switch self {
    case .short: clamp(count * 0.05, to: 2...5)
    case .recommended: clamp(count * 0.1, to: 3...20)
    case .long: clamp(count * 0.2, to: 8...60)
    case .seconds(let seconds): seconds.value
    }
  }

  /// The duration that the classic mapping tries first, in seconds.
  var wanted: Double {
    switch self {
    case .short: 2
    case .recommended: 3
    case .long: 19.9
    case .seconds(let seconds): seconds.value
    }
  }

  /// The duration that the classic mapping never exceeds, in seconds.
  var greatest: Double {
    switch self {
    case .short: 3
    case .recommended: 10
    case .long: 20
    case .seconds(let seconds): seconds.value
    }
  }
}
