// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleWords {
  static let english = Edition(
    BrailleWords(
      space: "space",
      newLine: "new line",
      number: "number sign",
      capital: "capital sign",
      letter: "letter sign",
      comma: "comma",
      semicolon: "semicolon",
      colon: "colon",
      fullStop: "full stop",
      exclamation: "exclamation mark",
      openingExclamation: "opening exclamation mark",
      question: "question mark",
      openingQuestion: "opening question mark",
      apostrophe: "apostrophe",
      hyphen: "hyphen",
      slash: "slash",
      quote: "quotation mark",
      openingQuote: "opening quotation mark",
      closingQuote: "closing quotation mark",
      openingBracket: "opening bracket",
      closingBracket: "closing bracket",
      // The marks of short vowels in Arabic
      fatha: "fatha",
      kasra: "kasra",
      damma: "damma",
      sukun: "sukun",
      shadda: "shadda",
      fathatan: "fathatan",
      kasratan: "kasratan",
      dammatan: "dammatan",
      // The signs of Japanese kana
      middleDot: "middle dot",
      middleDotOrVoiced: "voiced sign or middle dot",
      halfVoiced: "half-voiced sign",
      contracted: "contracted sound sign",
      contractedVoiced: "voiced contracted sound sign",
      contractedHalfVoiced: "half-voiced contracted sound sign",
      connector: "connector",
      openingQuotation: "foreign words begin",
      closingQuotation: "foreign words end",
      openingComputer: "computer braille begins",
      closingComputer: "computer braille ends",
      decimalPoint: "decimal point",
      dash: "dash",
      waveDash: "wave dash",
      plus: "plus",
      equals: "equals",
      percent: "percent",
      leftArrow: "left arrow",
      rightArrow: "right arrow",
      referenceMark: "reference mark",
      // Cells
      dots: .english(one: "dot {dots}", other: "dots {dots}"),
      capitalLetter: "capital {letter}",
      either: "{dots}: {one} or {other}",
      nothingToUndo: "Nothing to undo."))
}
