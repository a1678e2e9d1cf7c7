// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What characters are called that a voice would leave out.
struct CharacterWords: Words {
  let space: String
  let newLine: String
  let fullStop: String
  let comma: String
  let colon: String
  let semicolon: String
  let question: String
  let openingQuestion: String
  let exclamation: String
  let openingExclamation: String
  let apostrophe: String
  let quote: String
  let openingQuote: String
  let closingQuote: String
  let openingBracket: String
  let closingBracket: String
  let hyphen: String
  let dash: String
  let underscore: String
  let slash: String
  let backslash: String
  let at: String
  let hash: String
  let ampersand: String
  let asterisk: String
  let plus: String
  let equals: String
  let less: String
  let greater: String
  let percent: String
  let degree: String
  /// A capital letter.
  let capital: Template
}

extension CharacterWords {
  /// What a character is called when it is spelled.
  func name(of scalar: Unicode.Scalar) -> String {
    if let sign = sign(scalar) { return sign }
    let text = String(scalar)
    // The capitals of English; others are told by their letter alone.
    guard ("A"..."Z").contains(scalar) else { return text }
    return capital(text)
  }

  private func sign(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case " ", "\u{A0}", "\t": space
    case "\n": newLine
    case ".": fullStop
    case ",", "،": comma
    case ":": colon
    case ";", "؛": semicolon
    case "?", "؟": question
    case "¿": openingQuestion
    case "!": exclamation
    case "¡": openingExclamation
    case "'", "’", "‘": apostrophe
    case "\"": quote
    case "“", "«": openingQuote
    case "”", "»": closingQuote
    case "(": openingBracket
    case ")": closingBracket
    case "-", "‑": hyphen
    case "–", "—": dash
    case "_": underscore
    case "/": slash
    case "\\": backslash
    case "@": at
    case "#": hash
    case "&": ampersand
    case "*": asterisk
    case "+": plus
    case "=": equals
    case "<": less
    case ">": greater
    case "%": percent
    case "°": degree
    default: nil
    }
  }
}
