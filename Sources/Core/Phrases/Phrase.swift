// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// A sentence in every language that Earshot speaks.
///
/// The initialiser takes all of them: a phrase that lacks one does not build.
public struct Phrase: Sendable, Equatable {
  /// The English words.
  public let english: String
  /// The Spanish words.
  public let spanish: String
  /// The Arabic words.
  public let arabic: String

  /// A sentence in English, Spanish and Arabic.
  public init(en english: String, es spanish: String, ar arabic: String) {
    self.english = english
    self.spanish = spanish
    self.arabic = arabic
  }

  /// The words in one language.
  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .spanish: spanish
    case .arabic: arabic
    }
  }
}

extension Utterance {
  /// A phrase to be said in a language.
  public init(
    _ phrase: Phrase, in language: Language, priority: Priority = .normal, lifetime: Double? = nil,
    staysOnDevice: Bool = false
  ) {
    self.init(
      phrase.text(in: language), in: language, priority: priority, lifetime: lifetime,
      staysOnDevice: staysOnDevice)
  }
}
