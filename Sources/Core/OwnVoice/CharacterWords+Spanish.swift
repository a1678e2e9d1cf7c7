// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CharacterWords {
  static let spanish = Edition(
    CharacterWords(
      space: "espacio", newLine: "línea nueva", fullStop: "punto", comma: "coma",
      colon: "dos puntos", semicolon: "punto y coma",
      question: "cierra interrogación", openingQuestion: "abre interrogación",
      exclamation: "cierra exclamación",
      openingExclamation: "abre exclamación", apostrophe: "apóstrofo", quote: "comillas",
      openingQuote: "abre comillas", closingQuote: "cierra comillas",
      openingBracket: "abre paréntesis",
      closingBracket: "cierra paréntesis", hyphen: "guion", dash: "raya", underscore: "guion bajo",
      slash: "barra", backslash: "barra invertida", at: "arroba", hash: "almohadilla",
      ampersand: "signo y",
      asterisk: "asterisco", plus: "más", equals: "igual", less: "menor que", greater: "mayor que",
      percent: "por ciento", degree: "grado", capital: "{letter} mayúscula"))
}
