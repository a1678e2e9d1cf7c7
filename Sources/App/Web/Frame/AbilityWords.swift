// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The names of the abilities, and what each does.
enum AbilityWords {
  static let read = Phrase(en: "Read", es: "Leer", ar: "القراءة")
  static let walk = Phrase(en: "Walk", es: "Caminar", ar: "المشي")
  static let charts = Phrase(en: "Charts", es: "Gráficos", ar: "الرسوم")
  static let braille = Phrase(en: "Braille", es: "Braille", ar: "برايل")
  static let listen = Phrase(en: "Listen", es: "Escuchar", ar: "الاستماع")

  static let readSentence = Phrase(
    en: "Ask for any text. A person reads it to you.",
    es: "Pide cualquier texto. Una persona te lo lee.",
    ar: "اطلب أي نص، فيقرؤه لك إنسان.")
  static let walkSentence = Phrase(
    en: "Choose a place. Hear how far it is, and which way.",
    es: "Elige un lugar. Oye a qué distancia está y hacia dónde.",
    ar: "اختر مكانًا، واسمع كم يبعد وفي أي اتجاه.")
  static let chartsSentence = Phrase(
    en: "Hear a chart as sound, and read it in words.",
    es: "Oye un gráfico como sonido y léelo en palabras.",
    ar: "اسمع الرسم البياني صوتًا، واقرأه كلامًا.")
  static let brailleSentence = Phrase(
    en: "Type braille with six fingers on the glass.",
    es: "Escribe braille con seis dedos sobre el cristal.",
    ar: "اكتب بطريقة برايل بستة أصابع على الزجاج.")
  static let listenSentence = Phrase(
    en: "Play your recordings. Your place is kept.",
    es: "Reproduce tus grabaciones. Guardamos por dónde vas.",
    ar: "شغّل تسجيلاتك، ونحن نحفظ موضعك.")
}
