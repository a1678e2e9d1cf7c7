// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CharacterWords {
  static let english = Edition(
    CharacterWords(
      space: "space", newLine: "new line", fullStop: "full stop", comma: "comma", colon: "colon",
      semicolon: "semicolon",
      question: "question mark", openingQuestion: "opening question mark",
      exclamation: "exclamation mark",
      openingExclamation: "opening exclamation mark", apostrophe: "apostrophe",
      quote: "quotation mark",
      openingQuote: "opening quotation mark", closingQuote: "closing quotation mark",
      openingBracket: "opening bracket",
      closingBracket: "closing bracket", hyphen: "hyphen", dash: "dash", underscore: "underscore",
      slash: "slash", backslash: "backslash", at: "at", hash: "hash sign", ampersand: "and",
      asterisk: "asterisk", plus: "plus", equals: "equals", less: "less than",
      greater: "greater than",
      percent: "percent", degree: "degree", capital: "capital {letter}"))
}
