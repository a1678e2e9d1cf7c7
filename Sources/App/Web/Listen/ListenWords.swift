// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the pages of Listen.
enum ListenWords {
  static let yours = Phrase(en: "Your recordings", es: "Tus grabaciones", ar: "تسجيلاتك")
  static let forAll = Phrase(en: "For everyone", es: "Para todo el mundo", ar: "للجميع")
  static let empty = Phrase(
    en: "Recordings that were made for you will be here. Ask for a text first.",
    es: "Aquí estarán las grabaciones hechas para ti. Pide primero un texto.",
    ar: "ستكون هنا التسجيلات التي صُنعت لك. اطلب نصًا أولًا.")
  static let ask = Phrase(en: "Ask for a text", es: "Pedir un texto", ar: "طلب نص")
  static let preparing = Phrase(
    en: "Being prepared. Open this page again in a minute.",
    es: "En preparación. Vuelve a abrir esta página dentro de un minuto.",
    ar: "قيد التحضير. افتح هذه الصفحة مرة أخرى بعد دقيقة.")
  static let failed = Phrase(
    en: "This recording could not be prepared. Tell the person who runs this server.",
    es: "No se pudo preparar esta grabación. Avisa a quien administra este servidor.",
    ar: "تعذّر تحضير هذا التسجيل. أخبر من يدير هذا الخادم.")
  static let play = Phrase(en: "Play", es: "Reproducir", ar: "تشغيل")
  static let back = Phrase(en: "Back 10 seconds", es: "Atrás 10 segundos", ar: "رجوع 10 ثوانٍ")
  static let forward = Phrase(
    en: "Forward 10 seconds", es: "Adelante 10 segundos", ar: "تقدّم 10 ثوانٍ")
  static let position = Phrase(en: "Position", es: "Posición", ar: "الموضع")
  static let whereAmI = Phrase(en: "Where am I?", es: "¿Por dónde voy?", ar: "أين وصلت؟")
  static let slower = Phrase(en: "Slower", es: "Más lento", ar: "أبطأ")
  static let faster = Phrase(en: "Faster", es: "Más rápido", ar: "أسرع")
  static let download = Phrase(
    en: "Download the recording", es: "Descargar la grabación", ar: "تنزيل التسجيل")
  static let kept = Phrase(
    en: "Your place is kept on this device.", es: "Guardamos por dónde vas en este dispositivo.",
    ar: "يُحفظ موضعك على هذا الجهاز.")
  static let keptEverywhere = Phrase(
    en: "Your place is kept in your account.", es: "Guardamos por dónde vas en tu cuenta.",
    ar: "يُحفظ موضعك في حسابك.")
}
