// SPDX-License-Identifier: Apache-2.0

import Bytes
import Phrases
import Reading

/// What is wrong with a field of a request, and what to do.
enum ReadProblemWords {
  static let notADay = Phrase(
    en:
      "There is no such day. Write it as year, month, day, such as 2027-03-01, or leave it empty.",
    es: "Ese día no existe. Escríbelo como año, mes, día, así: 2027-03-01, o déjalo vacío.",
    ar: "لا يوجد يوم كهذا. اكتبه سنة ثم شهرًا ثم يومًا، مثل 2027-03-01، أو اتركه فارغًا.")

  static func tooLongReport(_ most: Int) -> Phrase {
    Phrase(
      en: "This is longer than \(most) characters. Shorten it.",
      es: "Tiene más de \(most) caracteres. Acórtalo.", ar: "هذا أطول من \(most) حرف. اختصره.")
  }

  static func phrase(_ problem: RequestProblem, in field: RequestField) -> Phrase {
    switch (problem, field) {
    case (.missing, .title):
      Phrase(
        en: "Say in a few words what the text is.", es: "Di en pocas palabras qué texto es.",
        ar: "قل في بضع كلمات ما هذا النص.")
    case (.missing, .text):
      Phrase(
        en: "Put in the text that you want read.", es: "Pon el texto que quieres que te lean.",
        ar: "ضع النص الذي تريد أن يُقرأ لك.")
    case (.missing, .names): ReadersWords.noNames
    case (.missing, .deadline): notADay
    // These have a usual answer, so none of them is ever missing.
    case (.missing, .language), (.missing, .category), (.missing, .readers):
      Phrase(FieldError.missing(field.rawValue))
    case (.noSuchVolunteers(let names), _): ReadersWords.noSuchVolunteers(names)
    case (.tooMany(let most), _): ReadersWords.tooManyNames(most)
    case (.tooLong(let maximum), _):
      Phrase(
        en: "This is longer than \(maximum) characters. Shorten it, or ask in two parts.",
        es: "Tiene más de \(maximum) caracteres. Acórtalo o pídelo en dos partes.",
        ar: "هذا أطول من \(maximum) حرف. اختصره أو اطلبه في جزأين.")
    case (.past, _):
      Phrase(
        en: "This day is over. Choose a later one, or leave it empty.",
        es: "Ese día ya pasó. Elige uno posterior o déjalo vacío.",
        ar: "هذا اليوم مضى. اختر يومًا بعده أو اتركه فارغًا.")
    }
  }
}
