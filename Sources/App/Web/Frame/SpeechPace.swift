// SPDX-License-Identifier: Apache-2.0

/// The speed of Earshot's own voice.
enum SpeechPace: String, Sendable, CaseIterable {
  case slow
  case normal
  case fast
  case fastest

  /// How many times as fast as usual.
  var factor: Double {
    switch self {
    case .slow: 0.75
    case .normal: 1
    case .fast: 1.4
    case .fastest: 1.9
    }
  }
}
