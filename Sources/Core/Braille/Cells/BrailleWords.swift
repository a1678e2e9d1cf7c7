// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the pad and the lessons both say: above all what cells and the signs of braille are called.
struct BrailleWords: Words {
  let space: String
  let newLine: String
  let number: String
  let capital: String
  let letter: String
  let comma: String
  let semicolon: String
  let colon: String
  let fullStop: String
  let exclamation: String
  let openingExclamation: String
  let question: String
  let openingQuestion: String
  let apostrophe: String
  let hyphen: String
  let slash: String
  let quote: String
  let openingQuote: String
  let closingQuote: String
  let openingBracket: String
  let closingBracket: String

  // The marks of short vowels in Arabic
  let fatha: String
  let kasra: String
  let damma: String
  let sukun: String
  let shadda: String
  let fathatan: String
  let kasratan: String
  let dammatan: String

  // The signs of Japanese kana
  let middleDot: String
  let middleDotOrVoiced: String
  let halfVoiced: String
  let contracted: String
  let contractedVoiced: String
  let contractedHalfVoiced: String
  let connector: String
  let openingQuotation: String
  let closingQuotation: String
  let openingComputer: String
  let closingComputer: String
  let decimalPoint: String
  let dash: String
  let waveDash: String
  let plus: String
  let equals: String
  let percent: String
  let leftArrow: String
  let rightArrow: String
  let referenceMark: String

  // Cells
  /// A cell by its dots, in numbers, such as "dots 1 3 6".
  let dots: Plural
  let capitalLetter: Template
  /// Several things that cells may stand for, such as "dots 2 3: be or semicolon".
  let either: Template
  let nothingToUndo: String
}
