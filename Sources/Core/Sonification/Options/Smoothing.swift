// SPDX-License-Identifier: Apache-2.0

import Bytes
import Maths

/// How far a point draws the next one along: an exponential moving average over the values.
public enum Smoothing: Sendable, Equatable {
  /// What the mapping usually does: classic gives each new value a weight of 0.35, standard leaves them as they are.
  case standard
  /// The values as they are.
  case none
  /// This weight for each new value, brought into 0.0001 to 1.
  case weight(Double)

  /// The word for one of the two named smoothings.
  public init?(word: String) {
    switch word.bytewise {
    case "default": self = .standard
    case "none": self = .none
    default: return nil
    }
  }

  /// The weight of each new value in a mapping; nil leaves the values as they are.
  func weight(in mapping: Mapping) -> Double? {
    switch self {
    case .none: nil
    case .standard: mapping == .classic ? 0.35 : nil
    case .weight(let custom): clamp(custom, to: 0.0001...1)
    }
  }

  /// The values with each one drawn towards those before it; the first stays as it is.
  func smoothed(_ values: [Double], in mapping: Mapping) -> [Double] {
    guard let weight = weight(in: mapping) else { return values }
    guard var last = values.first else { return [] }
    return values.enumerated().map { index, value in
      if index > 0 { last += weight * (value - last) }
      return last
    }
  }
}
