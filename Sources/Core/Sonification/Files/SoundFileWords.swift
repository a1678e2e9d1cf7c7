// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What files of a sound say besides the chart itself.
struct SoundFileWords: Words {
  // What is special about a value, as a heading of it
  let minimum: String
  let maximum: String
  let outlier: String
  let missing: String
  let thresholdUp: String
  let thresholdDown: String
  let signUp: String
  let signDown: String

  // The whole
  /// What is heard of bars that stand upon one another.
  let stackTotals: String
  /// How many values sound, where not all do.
  let thinned: Plural
}

extension ToneEvent {
  /// What is special about a value, as a heading of it.
  func text(in language: Language) -> String {
    switch self {
    case .minimum: SoundFileWords[language].minimum
    case .maximum: SoundFileWords[language].maximum
    case .outlier: SoundFileWords[language].outlier
    case .missing: SoundFileWords[language].missing
    case .thresholdUp: SoundFileWords[language].thresholdUp
    case .thresholdDown: SoundFileWords[language].thresholdDown
    case .signUp: SoundFileWords[language].signUp
    case .signDown: SoundFileWords[language].signDown
    }
  }
}

extension ChartPlan.Thinning {
  /// How many values sound, where not all do.
  func text(in language: Language) -> String {
    SoundFileWords[language].thinned(of, ["kept": "\(kept)"])
  }
}
