// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleWords {
  static let spanish = Edition(
    BrailleWords(
      space: "espacio",
      newLine: "línea nueva",
      number: "signo de número",
      capital: "signo de mayúscula",
      letter: "signo de letra",
      comma: "coma",
      semicolon: "punto y coma",
      colon: "dos puntos",
      fullStop: "punto",
      exclamation: "cierra exclamación",
      openingExclamation: "abre exclamación",
      question: "cierra interrogación",
      openingQuestion: "abre interrogación",
      apostrophe: "apóstrofo",
      hyphen: "guion",
      slash: "barra",
      quote: "comillas",
      openingQuote: "abre comillas",
      closingQuote: "cierra comillas",
      openingBracket: "abre paréntesis",
      closingBracket: "cierra paréntesis",
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
      middleDot: "punto medio",
      middleDotOrVoiced: "signo sonoro o punto medio",
      halfVoiced: "signo semisonoro",
      contracted: "signo de sonido contraído",
      contractedVoiced: "signo de sonido contraído sonoro",
      contractedHalfVoiced: "signo de sonido contraído semisonoro",
      connector: "signo de unión",
      openingQuotation: "empiezan palabras extranjeras",
      closingQuotation: "acaban las palabras extranjeras",
      openingComputer: "empieza el braille informático",
      closingComputer: "acaba el braille informático",
      decimalPoint: "punto decimal",
      dash: "raya",
      waveDash: "raya ondulada",
      plus: "más",
      equals: "igual",
      percent: "por ciento",
      leftArrow: "flecha izquierda",
      rightArrow: "flecha derecha",
      referenceMark: "llamada",
      // Cells
      dots: .spanish(one: "punto {dots}", other: "puntos {dots}"),
      capitalLetter: "{letter} mayúscula",
      either: "{dots}: {one} o {other}",
      nothingToUndo: "No hay nada que deshacer."))
}
