// SPDX-License-Identifier: Apache-2.0

/// The speed of Earshot's own voice.
enum SpeechPace: String, Sendable, CaseIterable {
  case slow
  case normal
  case fast
  case fastest

  /// Words a minute; espeak-ng's own default is 175.
  var wordsPerMinute: Int {
    switch self {
    case .slow: 130
    case .normal: 175
    case .fast: 240
    case .fastest: 330
    }
  }
}
