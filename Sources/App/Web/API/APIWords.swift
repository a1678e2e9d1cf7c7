// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the API and of the page about it.
enum APIWords {
  static let title = Phrase(
    en: "Earshot for your programs", es: "Earshot para tus programas", ar: "Earshot لبرامجك")
  static let lead = Phrase(
    en: "A small interface in JSON. Its descriptions are in English.",
    es: "Una pequeña interfaz en JSON. Sus descripciones están en inglés.",
    ar: "واجهة صغيرة بصيغة JSON. أوصافها بالإنجليزية.")
  static let document = Phrase(
    en: "Description for machines (OpenAPI)", es: "Descripción para máquinas (OpenAPI)",
    ar: "وصف للآلات (OpenAPI)")
  static let operations = Phrase(
    en: "What can be asked", es: "Qué se puede pedir", ar: "ما يمكن طلبه")

  static let noBody = Phrase(
    en: "Send a JSON object with the type application/json.",
    es: "Envía un objeto JSON con el tipo application/json.",
    ar: "أرسل كائن JSON بالنوع application/json.")
  static let nothingToSay = Phrase(
    en: "There is nothing to say in this text. Send some words.",
    es: "En este texto no hay nada que decir. Envía palabras.",
    ar: "لا شيء يقال في هذا النص. أرسل كلمات.")
  static let tooManyClips = Phrase(
    en: "Too much is being spoken just now. Wait a moment, then try again.",
    es: "Ahora se está diciendo demasiado. Espera un momento e inténtalo otra vez.",
    ar: "الكلام المطلوب الآن كثير. انتظر لحظة ثم حاول مرة أخرى.")
  static let noSeconds = Phrase(
    en: "Send the position as seconds from the beginning of the track.",
    es: "Envía la posición en segundos desde el principio.",
    ar: "أرسل الموضع بالثواني من بداية التسجيل.")

  static func tooLongToSay(_ maximum: Int) -> Phrase {
    Phrase(
      en: "A clip may hold at most \(maximum) characters. Send the text in parts.",
      es: "Un fragmento admite \(maximum) caracteres como máximo. Envía el texto por partes.",
      ar: "لا يتسع المقطع لأكثر من \(maximum) حرف. أرسل النص على أجزاء.")
  }
}
