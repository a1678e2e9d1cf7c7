// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleWords {
  static let french = Edition(
    BrailleWords(
      space: "espace",
      newLine: "nouvelle ligne",
      number: "signe de nombre",
      capital: "signe de majuscule",
      letter: "signe de lettre",
      comma: "virgule",
      semicolon: "point-virgule",
      colon: "deux-points",
      fullStop: "point final",
      exclamation: "point d’exclamation",
      openingExclamation: "point d’exclamation ouvrant",
      question: "point d’interrogation",
      openingQuestion: "point d’interrogation ouvrant",
      apostrophe: "apostrophe",
      hyphen: "trait d’union",
      slash: "barre oblique",
      quote: "guillemet",
      openingQuote: "guillemet ouvrant",
      closingQuote: "guillemet fermant",
      openingBracket: "parenthèse ouvrante",
      closingBracket: "parenthèse fermante",
      // The marks of short vowels in Arabic
      fatha: "fatha",
      kasra: "kasra",
      damma: "damma",
      sukun: "soukoun",
      shadda: "chadda",
      fathatan: "fathatan",
      kasratan: "kasratan",
      dammatan: "dammatan",
      // The signs of Japanese kana
      middleDot: "point médian",
      middleDotOrVoiced: "signe sonore ou point médian",
      halfVoiced: "signe demi-sonore",
      contracted: "signe de son contracté",
      contractedVoiced: "signe de son contracté sonore",
      contractedHalfVoiced: "signe de son contracté demi-sonore",
      connector: "signe de liaison",
      openingQuotation: "début de mots étrangers",
      closingQuotation: "fin de mots étrangers",
      openingComputer: "début de braille informatique",
      closingComputer: "fin de braille informatique",
      decimalPoint: "point décimal",
      dash: "tiret",
      waveDash: "tiret ondulé",
      plus: "plus",
      equals: "égal",
      percent: "pour cent",
      leftArrow: "flèche gauche",
      rightArrow: "flèche droite",
      referenceMark: "signe de renvoi",
      // Cells
      dots: .french(one: "point {dots}", other: "points {dots}"),
      capitalLetter: "{letter} majuscule",
      either: "{dots} : {one} ou {other}",
      nothingToUndo: "Il n’y a rien à annuler."))
}
