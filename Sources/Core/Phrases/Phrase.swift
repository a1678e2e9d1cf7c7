// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

/// A sentence in every language that Earshot speaks.
///
/// The initialiser takes all of them: a phrase that lacks one does not build. A value behind one reference: phrases are
/// handed around a lot, and to copy three texts each time would be a tenth of a browser's module.
public struct Phrase: Sendable, Equatable {
  private final class Texts: Sendable {
    let english: String
    let spanish: String
    let arabic: String

    init(_ english: String, _ spanish: String, _ arabic: String) {
      self.english = english
      self.spanish = spanish
      self.arabic = arabic
    }
  }

  private let texts: Texts

  /// The English words.
  public var english: String { texts.english }
  /// The Spanish words.
  public var spanish: String { texts.spanish }
  /// The Arabic words.
  public var arabic: String { texts.arabic }

  /// A sentence in English, Spanish and Arabic.
  @inline(never)
  public init(en english: String, es spanish: String, ar arabic: String) {
    texts = Texts(english, spanish, arabic)
  }

  /// What is said in each language.
  public init(_ words: (Language) -> String) {
    self.init(en: words(.english), es: words(.spanish), ar: words(.arabic))
  }

  /// Whether two phrases say the same in every language.
  public static func == (left: Phrase, right: Phrase) -> Bool {
    left.texts === right.texts
      || (left.english.hasSameBytes(as: right.english)
        && left.spanish.hasSameBytes(as: right.spanish)
        && left.arabic.hasSameBytes(as: right.arabic))
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
