// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The five doors, in the order in which they stand on every page.
enum Ability: String, Sendable, CaseIterable {
  case read
  case walk
  case charts
  case braille
  case listen

  /// The address of its page.
  var address: String { "/" + rawValue }

  /// Its picture.
  var icon: Icon {
    switch self {
    case .read: .read
    case .walk: .walk
    case .charts: .charts
    case .braille: .braille
    case .listen: .listen
    }
  }

  /// Its name.
  var name: Phrase {
    switch self {
    case .read: AbilityWords.read
    case .walk: AbilityWords.walk
    case .charts: AbilityWords.charts
    case .braille: AbilityWords.braille
    case .listen: AbilityWords.listen
    }
  }

  /// What it does, in a sentence.
  var sentence: Phrase {
    switch self {
    case .read: AbilityWords.readSentence
    case .walk: AbilityWords.walkSentence
    case .charts: AbilityWords.chartsSentence
    case .braille: AbilityWords.brailleSentence
    case .listen: AbilityWords.listenSentence
    }
  }
}
