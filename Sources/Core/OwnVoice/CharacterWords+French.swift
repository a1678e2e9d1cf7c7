// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CharacterWords {
  static let french = Edition(
    CharacterWords(
      space: "espace", newLine: "nouvelle ligne", fullStop: "point", comma: "virgule",
      colon: "deux-points", semicolon: "point-virgule",
      question: "point d’interrogation", openingQuestion: "point d’interrogation ouvrant",
      exclamation: "point d’exclamation",
      openingExclamation: "point d’exclamation ouvrant", apostrophe: "apostrophe",
      quote: "guillemet droit",
      openingQuote: "guillemet ouvrant", closingQuote: "guillemet fermant",
      openingBracket: "parenthèse ouvrante",
      closingBracket: "parenthèse fermante", hyphen: "trait d’union", dash: "tiret",
      underscore: "tiret bas",
      slash: "barre oblique", backslash: "barre oblique inverse", at: "arobase", hash: "dièse",
      ampersand: "esperluette",
      asterisk: "astérisque", plus: "plus", equals: "égal", less: "inférieur à",
      greater: "supérieur à",
      percent: "pour cent", degree: "degré", capital: "{letter} majuscule"))
}
