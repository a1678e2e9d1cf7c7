// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the page about Earshot.
enum AboutWords {
  static let title = Phrase(en: "About Earshot", es: "Sobre Earshot", ar: "عن Earshot")
  static let lead = Phrase(
    en: "Earshot is one free program for living by ear: reading, walking, charts, braille, "
      + "listening.",
    es: "Earshot es un solo programa libre para vivir de oído: leer, caminar, gráficos, braille y "
      + "escuchar.",
    ar: "Earshot برنامج حر واحد للعيش بالسمع: القراءة والمشي والرسوم وبرايل والاستماع.")

  static let privacy = Phrase(en: "What is kept", es: "Qué se guarda", ar: "ما يُحفظ")
  static let privacyPoints = [
    Phrase(
      en: "Your texts and recordings are read and heard by you and by the one volunteer who helps "
        + "you. When you keep a recording, the volunteer loses sight of the text.",
      es: "Tus textos y grabaciones solo los ven y oyen tú y la persona voluntaria que te ayuda. "
        + "Cuando conservas una grabación, esa persona deja de ver el texto.",
      ar: "لا يقرأ نصوصك ولا يسمع تسجيلاتك إلا أنت والمتطوع الذي يساعدك. وحين تحتفظ بالتسجيل لا "
        + "يعود المتطوع يرى النص."),
    Phrase(
      en: "Your position stays in your phone. Walk works it out there.",
      es: "Tu posición se queda en tu teléfono. Caminar la calcula allí.",
      ar: "يبقى موقعك في هاتفك، فالمشي يحسبه هناك."),
    Phrase(
      en: "Others see only your first name. Your e-mail address is seen by nobody but the people "
        + "who run this server.",
      es: "Los demás solo ven tu nombre de pila. Tu correo solo lo ven quienes gestionan este "
        + "servidor.",
      ar: "لا يرى غيرك إلا اسمك الأول، ولا يرى بريدك إلا من يدير هذا الخادم."),
    Phrase(
      en: "There is no advertising, no counting of visitors, and nothing is loaded from elsewhere. "
        + "Cookies keep only your settings, your time zone, and that you are signed in or were before.",
      es: "No hay publicidad ni recuento de visitas, y nada se carga de otros sitios. Las "
        + "cookies solo guardan tus ajustes, tu zona horaria y que has entrado ahora o antes.",
      ar: "لا إعلانات ولا عدّ للزوار، ولا يُحمَّل شيء من مكان آخر. لا تحفظ ملفات الارتباط إلا إعداداتك "
        + "ومنطقتك الزمنية وأنك سجّلت دخولك الآن أو من قبل."),
    Phrase(
      en: "When you delete your account, all that was in it goes at once.",
      es: "Cuando eliminas tu cuenta, todo lo que contenía se borra al momento.",
      ar: "عندما تحذف حسابك يُحذف كل ما فيه فورًا."),
  ]

  static let free = Phrase(en: "Free for everyone", es: "Libre para todos", ar: "حر للجميع")
  static let freePoints = [
    Phrase(
      en: "You may use, study, change and share it, under the Apache License 2.0.",
      es: "Puedes usarlo, estudiarlo, cambiarlo y compartirlo, con la licencia Apache 2.0.",
      ar: "لك أن تستخدمه وتدرسه وتغيره وتشاركه وفق رخصة Apache 2.0."),
    Phrase(
      en: "Anyone can run a server for a school, a library or a town.",
      es: "Cualquiera puede montar un servidor para una escuela, una biblioteca o un pueblo.",
      ar: "يستطيع أي أحد أن يشغّل خادمًا لمدرسة أو مكتبة أو بلدة."),
  ]

  static let thanks = Phrase(en: "Thanks to", es: "Gracias a", ar: "شكرًا إلى")
  static let thanksPoints = [
    Phrase(
      en: "The University of Alicante, whose campus is the example for walking. Names and places "
        + "of its buildings are facts published by the university.",
      es: "La Universidad de Alicante, cuyo campus es el ejemplo para caminar. Los nombres y "
        + "lugares de sus edificios son datos publicados por la universidad.",
      ar: "جامعة أليكانتي، فحرمها هو مثال المشي. أسماء مبانيها ومواقعها حقائق نشرتها الجامعة."),
    Phrase(
      en: "SIL International for the typeface Andika, and Google for Noto Sans Arabic, both under "
        + "the Open Font License.",
      es: "SIL International por la letra Andika y Google por Noto Sans Arabic, ambas con la "
        + "licencia Open Font License.",
      ar: "SIL International على خط Andika وGoogle على خط Noto Sans Arabic، وكلاهما برخصة Open "
        + "Font License."),
    Phrase(
      en: "The makers of espeak-ng, FFmpeg, SQLite, GnuTLS, libsodium and Swift.",
      es: "Quienes hacen espeak-ng, FFmpeg, SQLite, GnuTLS, libsodium y Swift.",
      ar: "صانعي espeak-ng وFFmpeg وSQLite وGnuTLS وlibsodium وSwift."),
  ]

  static let developers = Phrase(
    en: "For developers", es: "Para desarrollar", ar: "للمطورين")
  static let api = Phrase(
    en: "Use Earshot from your own programs", es: "Usa Earshot desde tus programas",
    ar: "استخدم Earshot من برامجك")

  static func version(_ version: String) -> Phrase {
    Phrase(
      en: "This is Earshot \(version).", es: "Esto es Earshot \(version).",
      ar: "هذا Earshot \(version).")
  }
}
