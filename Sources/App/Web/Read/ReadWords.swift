// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the pages for those who ask.
enum ReadWords {
  // Strangers
  static let how = Phrase(en: "How it works", es: "Cómo funciona", ar: "كيف يعمل")
  static let steps = [
    Phrase(
      en: "You put in a text: a letter, a chapter, a recipe.",
      es: "Pones un texto: una carta, un capítulo, una receta.",
      ar: "تضع نصًا: رسالة أو فصلًا من كتاب أو وصفة."),
    Phrase(
      en: "One volunteer takes it, reads it aloud and sends the recording.",
      es: "Una persona voluntaria lo toma, lo lee en voz alta y envía la grabación.",
      ar: "يأخذه متطوع واحد ويقرؤه بصوته ويرسل التسجيل."),
    Phrase(
      en: "You play it here, as often as you like. Nobody else can.",
      es: "Lo escuchas aquí, tantas veces como quieras. Nadie más puede.",
      ar: "تستمع إليه هنا متى شئت، ولا يسمعه غيرك."),
  ]

  // The list of a requester
  static let ask = Phrase(en: "Ask for a reading", es: "Pedir una lectura", ar: "اطلب قراءة")
  static let yours = Phrase(en: "Your requests", es: "Tus peticiones", ar: "طلباتك")
  static let answered = Phrase(
    en: "Recordings for you", es: "Grabaciones para ti", ar: "تسجيلات لك")
  static let waiting = Phrase(en: "Waiting", es: "En espera", ar: "في الانتظار")
  static let takenBack = Phrase(en: "Taken back", es: "Retiradas", ar: "مسحوبة")
  static let nothingAsked = Phrase(
    en: "Here you will find your requests, and the recordings that people make for you.",
    es: "Aquí encontrarás tus peticiones y las grabaciones que otras personas hagan para ti.",
    ar: "ستجد هنا طلباتك والتسجيلات التي يصنعها الناس لك.")
  static let older = Phrase(en: "Show older ones", es: "Mostrar más antiguas", ar: "اعرض الأقدم")
  static let more = Phrase(en: "Show more", es: "Mostrar más", ar: "اعرض المزيد")
  static let toList = Phrase(en: "All your requests", es: "Todas tus peticiones", ar: "كل طلباتك")

  // The form
  static let askLead = Phrase(
    en: "Only the volunteer who takes it can read the text. Leave out passwords and card numbers.",
    es: "Solo quien lo tome puede leer el texto. No pongas contraseñas ni números de tarjeta.",
    ar: "لا يقرأ النص إلا المتطوع الذي يأخذه. لا تضع كلمات مرور ولا أرقام بطاقات.")
  static let fieldTitle = Phrase(
    en: "What is it?", es: "¿Qué es?", ar: "ما هذا النص؟")
  static let fieldTitleHint = Phrase(
    en: "A few words, such as “Letter from the bank”. Volunteers see it in their list.",
    es: "Unas palabras, como «Carta del banco». Se ve en la lista de voluntarios.",
    ar: "بضع كلمات مثل «رسالة من البنك». يراها المتطوعون في قائمتهم.")
  static let fieldText = Phrase(en: "The text", es: "El texto", ar: "النص")
  static let fieldTextHint = Phrase(
    en: "Write or paste it. Up to 100,000 characters.",
    es: "Escríbelo o pégalo. Hasta 100 000 caracteres.", ar: "اكتبه أو ألصقه. حتى 100000 حرف.")
  static let fieldCategory = Phrase(en: "Kind of text", es: "Tipo de texto", ar: "نوع النص")
  static let fieldLanguage = Phrase(
    en: "Language of the text", es: "Idioma del texto", ar: "لغة النص")
  static let fieldDeadline = Phrase(
    en: "Needed by", es: "Lo necesitas antes del", ar: "آخر موعد")
  static let fieldDeadlineHint = Phrase(
    en: "Leave it empty if there is no hurry.", es: "Déjalo vacío si no hay prisa.",
    ar: "اتركه فارغًا إن لم تكن مستعجلًا.")
  static let post = Phrase(en: "Post the request", es: "Publicar la petición", ar: "انشر الطلب")
  static let edit = Phrase(en: "Edit", es: "Editar", ar: "تعديل")
  static let editTitle = Phrase(
    en: "Edit the request", es: "Editar la petición", ar: "تعديل الطلب")
  static let withdraw = Phrase(en: "Take it back", es: "Retirarla", ar: "اسحب الطلب")
  static let restore = Phrase(en: "Post it again", es: "Publicarla otra vez", ar: "انشره مرة أخرى")

  // One request
  static let yourText = Phrase(en: "Your text", es: "Tu texto", ar: "نصك")
  static let recording = Phrase(en: "The recording", es: "La grabación", ar: "التسجيل")
  static let download = Phrase(
    en: "Download the recording", es: "Descargar la grabación", ar: "نزّل التسجيل")
  static let openInListen = Phrase(
    en: "Open it in Listen", es: "Abrirla en Escuchar", ar: "افتحه في الاستماع")
  static let keepAfterAll = Phrase(
    en: "Keep the earlier recording", es: "Conservar la grabación anterior",
    ar: "احتفظ بالتسجيل السابق")
  static let isGood = Phrase(
    en: "Keep this recording", es: "Conservar esta grabación", ar: "احتفظ بهذا التسجيل")
  static let isGoodHint = Phrase(
    en: "Is it good? When you keep it, the volunteer can no longer see your text.",
    es: "¿Está bien? Si la conservas, la persona voluntaria ya no podrá ver tu texto.",
    ar: "هل هو جيد؟ إذا احتفظت به لم يعد المتطوع يرى نصك.")
  static let again = Phrase(
    en: "Ask another volunteer", es: "Pedírselo a otra persona", ar: "اطلب من متطوع آخر")

  static func by(_ date: Phrase) -> Phrase {
    Phrase(
      en: "needed by \(date.english)", es: "antes del \(date.spanish)",
      ar: "قبل \(date.arabic)")
  }

  static func asks(_ name: String) -> Phrase {
    Phrase(en: "\(name) asks", es: "lo pide \(name)", ar: "الطلب من \(name)")
  }
}
