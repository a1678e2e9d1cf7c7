// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What is wrong with something chosen about the sound, and what would fit.
struct SoundChoiceWords: Words {
  // What must be given, as the end of a sentence
  let oneOf: Template
  let oneOfOrNumber: Template
  let someOf: Template
  let number: Template
  let onOrOff: String

  // What does not fit, and what would
  let unfit: Template
  let narrow: Template
}

extension SoundChoice.Wanted {
  /// What must be given, as the end of a sentence.
  func text(in language: Language) -> String {
    switch self {
    case .word(let words): SoundChoiceWords[language].oneOf(words.joined(separator: ", "))
    case .wordOrNumber(let words, let range):
      SoundChoiceWords[language].oneOfOrNumber([
        "list": words.joined(separator: ", "), "low": Self.text(range.lowerBound),
        "high": Self.text(range.upperBound),
      ])
    case .words(let single, let several):
      SoundChoiceWords[language].someOf((single + several).joined(separator: ", "))
    case .number(let range, _):
      SoundChoiceWords[language].number([
        "low": Self.text(range.lowerBound), "high": Self.text(range.upperBound),
      ])
    case .truth: SoundChoiceWords[language].onOrOff
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

extension SoundChoiceError {
  /// What does not fit, and what would; `name` is how the person wrote the choice.
  public func message(
    in language: Language, name: (SoundChoice) -> String = { $0.rawValue }
  ) -> String {
    switch self {
    case .unfit(let choice, let found):
      SoundChoiceWords[language].unfit([
        "name": name(choice), "found": String(found.prefix(40)),
        "wanted": choice.wanted.text(in: language),
      ])
    case .narrow(let low, let high):
      SoundChoiceWords[language].narrow(["low": name(low), "high": name(high)])
    }
  }
}
