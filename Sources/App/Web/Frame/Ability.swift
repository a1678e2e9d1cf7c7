// SPDX-License-Identifier: Apache-2.0

import Speaking

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
  func name(in language: Language) -> String {
    let words = FrameWords[language]
    return switch self {
    case .read: words.read
    case .walk: words.walk
    case .charts: words.charts
    case .braille: words.braille
    case .listen: words.listen
    }
  }

  /// What it does, in a sentence.
  func sentence(in language: Language) -> String {
    let words = FrameWords[language]
    return switch self {
    case .read: words.readSentence
    case .walk: words.walkSentence
    case .charts: words.chartsSentence
    case .braille: words.brailleSentence
    case .listen: words.listenSentence
    }
  }
}
