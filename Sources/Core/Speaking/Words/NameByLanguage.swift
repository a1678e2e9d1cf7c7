// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A name that data give: one for every language, and others where the data have them.
public struct NameByLanguage: Sendable, Equatable {
  private struct Name: Sendable, Equatable {
    /// Nil for the name in all languages that have none of their own.
    let language: Language?
    let text: String

    static func == (left: Name, right: Name) -> Bool {
      left.language == right.language && left.text.hasSameBytes(as: right.text)
    }
  }

  /// The plain name, then those of single languages.
  private let names: [Name]

  /// A name that is the same in every language.
  public init(_ plain: String) { names = [Name(language: nil, text: plain)] }

  /// The names that `name` finds; `plain` is the name in all other languages, or else the first that is found.
  ///
  /// Nil when there is none at all.
  public init?(plain: String?, in name: (Language) -> String?) {
    var names: [Name] = []
    for language in Language.allCases {
      if let text = name(language) { names.append(Name(language: language, text: text)) }
    }
    guard let plain = plain ?? names.first?.text else { return nil }
    self.names = [Name(language: nil, text: plain)] + names
  }

  /// The name in a language, or the plain one where the data have none in it.
  public func text(in language: Language) -> String {
    for name in names where name.language == language { return name.text }
    return names[0].text
  }

  /// Every form that the data have.
  public var forms: [String] { names.map { $0.text } }
}
