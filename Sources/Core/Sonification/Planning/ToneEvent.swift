// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// What is special about a value that sounds.
public enum ToneEvent: Equatable, Worded {
  /// The least value of its series.
  case minimum
  /// The greatest value of its series.
  case maximum
  /// Far from the other values.
  case outlier
  /// There is no value: the sound pauses.
  case missing
  /// A value that the data marks out was crossed on the way up.
  case thresholdUp
  /// A value that the data marks out was crossed on the way down.
  case thresholdDown
  /// Values rise above zero.
  case signUp
  /// Values fall below zero.
  case signDown

  /// The word in plans and traces.
  public var word: String {
    switch self {
    case .minimum: "minimum"
    case .maximum: "maximum"
    case .outlier: "outlier"
    case .missing: "missing"
    case .thresholdUp: "threshold-up"
    case .thresholdDown: "threshold-down"
    case .signUp: "sign-up"
    case .signDown: "sign-down"
    }
  }

  /// The cue that lets it be heard.
  var cue: ChartCue {
    switch self {
    case .minimum, .maximum: .extremes
    case .outlier: .outliers
    case .missing: .missing
    case .thresholdUp, .thresholdDown: .thresholds
    case .signUp, .signDown: .sign
    }
  }
}
