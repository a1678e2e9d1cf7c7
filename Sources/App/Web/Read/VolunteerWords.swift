// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the pages for those who read.
enum VolunteerWords {
  static let openTitle = Phrase(
    en: "Texts that wait for a voice", es: "Textos que esperan una voz",
    ar: "نصوص تنتظر صوتًا")
  static let mine = Phrase(en: "My readings", es: "Mis lecturas", ar: "قراءاتي")
  static let toOpen = Phrase(en: "All open texts", es: "Todos los textos", ar: "كل النصوص")
  static let filter = Phrase(en: "Show", es: "Mostrar", ar: "اعرض")
  static let filterHeading = Phrase(
    en: "Which texts?", es: "¿Qué textos?", ar: "أي نصوص؟")
  static let everyCategory = Phrase(en: "All kinds", es: "Todos los tipos", ar: "كل الأنواع")
  static let everyLanguage = Phrase(
    en: "All languages", es: "Todos los idiomas", ar: "كل اللغات")
  static let nothingOpen = Phrase(
    en: "No text waits just now. Leave this page open: a new one appears by itself.",
    es: "Ahora mismo no espera ningún texto. Deja esta página abierta: los nuevos aparecen solos.",
    ar: "لا نص ينتظر الآن. اترك هذه الصفحة مفتوحة، فالجديد يظهر وحده.")
  static let nothingMatches = Phrase(
    en: "No text of this kind waits just now. Choose another kind or language.",
    es: "Ahora no espera ningún texto así. Elige otro tipo u otro idioma.",
    ar: "لا نص من هذا النوع ينتظر الآن. اختر نوعًا آخر أو لغة أخرى.")
  static let nothingTaken = Phrase(
    en: "Here you will find the texts that you take, and those that you have read.",
    es: "Aquí encontrarás los textos que tomes y los que hayas leído.",
    ar: "ستجد هنا النصوص التي تأخذها والتي قرأتها.")
  static let present = Phrase(en: "Under way", es: "En marcha", ar: "قيد القراءة")
  static let past = Phrase(en: "Done", es: "Hechas", ar: "تمت")

  static let claim = Phrase(en: "I will read it", es: "Lo leeré yo", ar: "سأقرؤه أنا")
  static let claimLead = Phrase(
    en: "You then see the text and have three days to send your recording. "
      + "The person who asks is told that you opened it.",
    es: "Entonces verás el texto y tendrás tres días para enviar tu grabación. "
      + "Quien lo pide sabrá que lo has abierto.",
    ar: "عندها ترى النص، ولديك ثلاثة أيام لترسل تسجيلك. ويُخبَر صاحب الطلب بأنك فتحته.")
  static let extend = Phrase(
    en: "I need three more days", es: "Necesito tres días más", ar: "أحتاج ثلاثة أيام أخرى")
  static let giveBack = Phrase(en: "Give it back", es: "Devolverlo", ar: "أعِده")
  static let text = Phrase(en: "The text to read", es: "El texto para leer", ar: "النص المطلوب")
  static let send = Phrase(
    en: "Send your recording", es: "Envía tu grabación", ar: "أرسل تسجيلك")
  static let sendAct = Phrase(
    en: "Send the recording", es: "Enviar la grabación", ar: "أرسل التسجيل")
  static let sendAgain = Phrase(
    en: "Send another recording", es: "Enviar otra grabación", ar: "أرسل تسجيلًا آخر")
  static let file = Phrase(en: "Audio file", es: "Archivo de audio", ar: "ملف صوتي")
  static let advice = Phrase(
    en: "Read calmly, close to the microphone, in a quiet room. Say the title first.",
    es: "Lee con calma, cerca del micrófono y en silencio. Di primero el título.",
    ar: "اقرأ بهدوء قرب الميكروفون في مكان هادئ. ابدأ بالعنوان.")
  static let yourRecording = Phrase(
    en: "Your recording", es: "Tu grabación", ar: "تسجيلك")
  static let noFile = Phrase(
    en: "Choose the file with your recording.", es: "Elige el archivo con tu grabación.",
    ar: "اختر الملف الذي فيه تسجيلك.")
  static let sending = Phrase(
    en: "Sending your recording", es: "Enviando tu grabación", ar: "جارٍ إرسال تسجيلك")
  static let sendingFailed = Phrase(
    en: "The recording did not arrive. Check your connection and send it again.",
    es: "La grabación no ha llegado. Revisa tu conexión y envíala otra vez.",
    ar: "لم يصل التسجيل. تحقق من اتصالك وأرسله مرة أخرى.")

  static func fileHint(megabytes: Int) -> Phrase {
    Phrase(
      en: "MP3, M4A, WAV, Ogg or another kind of sound, up to \(megabytes) megabytes.",
      es: "MP3, M4A, WAV, Ogg u otro tipo de sonido, hasta \(megabytes) megabytes.",
      ar: "MP3 أو M4A أو WAV أو Ogg أو أي نوع صوتي، حتى \(megabytes) ميغابايت.")
  }

  static func tooLarge(megabytes: Int) -> Phrase {
    Phrase(
      en: "The file is larger than \(megabytes) megabytes. Save it as MP3 and send that.",
      es: "El archivo supera los \(megabytes) megabytes. Guárdalo como MP3 y envía ese.",
      ar: "الملف أكبر من \(megabytes) ميغابايت. احفظه بصيغة MP3 وأرسله.")
  }
}
