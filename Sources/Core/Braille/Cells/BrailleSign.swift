// SPDX-License-Identifier: Apache-2.0

import Speaking

/// A sign of braille that is said by its name, since a voice would leave its print silent.
public enum BrailleSign: UInt8, Sendable, Hashable, CaseIterable {
  case space
  case newLine
  case number
  case capital
  case letter
  case comma
  case semicolon
  case colon
  case fullStop
  case exclamation
  case openingExclamation
  case question
  case openingQuestion
  case apostrophe
  case hyphen
  case slash
  case quote
  case openingQuote
  case closingQuote
  case openingBracket
  case closingBracket
  // The marks of short vowels in Arabic.
  case fatha
  case kasra
  case damma
  case sukun
  case shadda
  case fathatan
  case kasratan
  case dammatan
  // The signs of Japanese kana.
  case middleDot
  case middleDotOrVoiced
  case halfVoiced
  case contracted
  case contractedVoiced
  case contractedHalfVoiced
  case connector
  case openingQuotation
  case closingQuotation
  case openingComputer
  case closingComputer
  case decimalPoint
  case dash
  case waveDash
  case plus
  case equals
  case percent
  case leftArrow
  case rightArrow
  case referenceMark

  /// Its name.
  func name(in language: Language) -> String {
    switch self {
    case .space: BrailleWords[language].space
    case .newLine: BrailleWords[language].newLine
    case .number: BrailleWords[language].number
    case .capital: BrailleWords[language].capital
    case .letter: BrailleWords[language].letter
    case .comma: BrailleWords[language].comma
    case .semicolon: BrailleWords[language].semicolon
    case .colon: BrailleWords[language].colon
    case .fullStop: BrailleWords[language].fullStop
    case .exclamation: BrailleWords[language].exclamation
    case .openingExclamation: BrailleWords[language].openingExclamation
    case .question: BrailleWords[language].question
    case .openingQuestion: BrailleWords[language].openingQuestion
    case .apostrophe: BrailleWords[language].apostrophe
    case .hyphen: BrailleWords[language].hyphen
    case .slash: BrailleWords[language].slash
    case .quote: BrailleWords[language].quote
    case .openingQuote: BrailleWords[language].openingQuote
    case .closingQuote: BrailleWords[language].closingQuote
    case .openingBracket: BrailleWords[language].openingBracket
    case .closingBracket: BrailleWords[language].closingBracket
    case .fatha: BrailleWords[language].fatha
    case .kasra: BrailleWords[language].kasra
    case .damma: BrailleWords[language].damma
    case .sukun: BrailleWords[language].sukun
    case .shadda: BrailleWords[language].shadda
    case .fathatan: BrailleWords[language].fathatan
    case .kasratan: BrailleWords[language].kasratan
    case .dammatan: BrailleWords[language].dammatan
    case .middleDot: BrailleWords[language].middleDot
    case .middleDotOrVoiced: BrailleWords[language].middleDotOrVoiced
    case .halfVoiced: BrailleWords[language].halfVoiced
    case .contracted: BrailleWords[language].contracted
    case .contractedVoiced: BrailleWords[language].contractedVoiced
    case .contractedHalfVoiced: BrailleWords[language].contractedHalfVoiced
    case .connector: BrailleWords[language].connector
    case .openingQuotation: BrailleWords[language].openingQuotation
    case .closingQuotation: BrailleWords[language].closingQuotation
    case .openingComputer: BrailleWords[language].openingComputer
    case .closingComputer: BrailleWords[language].closingComputer
    case .decimalPoint: BrailleWords[language].decimalPoint
    case .dash: BrailleWords[language].dash
    case .waveDash: BrailleWords[language].waveDash
    case .plus: BrailleWords[language].plus
    case .equals: BrailleWords[language].equals
    case .percent: BrailleWords[language].percent
    case .leftArrow: BrailleWords[language].leftArrow
    case .rightArrow: BrailleWords[language].rightArrow
    case .referenceMark: BrailleWords[language].referenceMark
    }
  }
}
