// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the page with the braille lessons.
enum BrailleLearnWords {
  static let title = Phrase(en: "Learn braille", es: "Aprende braille", ar: "تعلّم برايل")
  static let lead = Phrase(
    en: "Earshot says a sign, you type it, and hear whether it was right. There is no time limit.",
    es: "Earshot dice un signo, tú lo escribes y oyes si está bien. No hay límite de tiempo.",
    ar: "ينطق Earshot علامة فتكتبها وتسمع إن كانت صحيحة. لا يوجد حد للوقت.")
  static let toLessons = Phrase(
    en: "Learn braille: lessons by ear, and practice",
    es: "Aprende braille: lecciones de oído y práctica",
    ar: "تعلّم برايل: دروس بالسمع وتدريب")
  static let toPad = Phrase(en: "Back to Braille", es: "Volver a Braille", ar: "العودة إلى برايل")
  static let withoutScripts = Phrase(
    en:
      "The lessons need JavaScript, which is off or did not load. On the page Braille, a form turns "
      + "letters into braille without it.",
    es:
      "Las lecciones necesitan JavaScript, que está apagado o no se ha cargado. En la página Braille, "
      + "un formulario pasa letras a braille sin él.",
    ar:
      "تحتاج الدروس إلى JavaScript، وهو متوقف أو لم يُحمَّل. في صفحة برايل نموذج يحوّل الحروف إلى برايل من دونه."
  )
  static let failed = Phrase(
    en: "The lessons could not be loaded. Load the page again.",
    es: "No se han podido cargar las lecciones. Vuelve a cargar la página.",
    ar: "تعذّر تحميل الدروس. أعد تحميل الصفحة.")
  static let table = Phrase(
    en: "Braille to learn", es: "Braille que aprendes", ar: "برايل الذي تتعلمه")
  static let tableHint = Phrase(
    en: "With a contracted table, its contractions are taught too.",
    es: "Con una tabla contraída se enseñan también sus contracciones.",
    ar: "مع جدول مختصر تُدرَّس اختصاراته أيضًا.")
  static let lessons = Phrase(en: "Lessons", es: "Lecciones", ar: "الدروس")
  static let now = Phrase(en: "What to type", es: "Qué escribir", ar: "ما تكتبه")
  static let `repeat` = Phrase(en: "Say it again", es: "Repetir", ar: "أعد النطق")
  static let hint = Phrase(en: "Say the dots", es: "Decir los puntos", ar: "انطق النقاط")
  static let skip = Phrase(en: "Skip", es: "Saltar", ar: "تخطٍّ")
  static let done = Phrase(en: "Phrase typed", es: "Frase escrita", ar: "كتبت العبارة")
  static let next = Phrase(en: "Next", es: "Siguiente", ar: "التالي")
  static let stop = Phrase(en: "Stop", es: "Parar", ar: "توقف")
}

/// What was measured.
extension BrailleLearnWords {
  static let results = Phrase(en: "How it goes", es: "Cómo va", ar: "كيف تسير الأمور")
  static let kept = Phrase(
    en: "This is kept only on this device.", es: "Esto se guarda solo en este dispositivo.",
    ar: "يُحفظ هذا على هذا الجهاز فقط.")
  static let phrases = Phrase(en: "Phrases typed", es: "Frases escritas", ar: "العبارات المكتوبة")
  static let speed = Phrase(en: "Words a minute", es: "Palabras por minuto", ar: "كلمات في الدقيقة")
  static let errors = Phrase(en: "Percent wrong", es: "Por ciento mal", ar: "نسبة الخطأ المئوية")
  static let corrected = Phrase(
    en: "Characters taken back", es: "Caracteres borrados", ar: "الحروف المحذوفة")
  static let dots = Phrase(en: "Errors by dot", es: "Errores por punto", ar: "الأخطاء حسب النقطة")
  static let dot = Phrase(en: "Dot", es: "Punto", ar: "النقطة")
  static let asked = Phrase(en: "Asked", es: "Pedido", ar: "طُلبت")
  static let missed = Phrase(en: "Missing", es: "Falta", ar: "ناقصة")
  static let extra = Phrase(en: "Too many", es: "Sobra", ar: "زائدة")
  static let across = Phrase(
    en: "Points to the right", es: "Puntos de pantalla a la derecha", ar: "نقاط الشاشة إلى اليمين")
  static let down = Phrase(
    en: "Points downward", es: "Puntos de pantalla hacia abajo", ar: "نقاط الشاشة إلى الأسفل")
  static let say = Phrase(en: "Say how it goes", es: "Decir cómo va", ar: "انطق كيف تسير الأمور")
  static let exportJSON = Phrase(
    en: "Save as a file (JSON)", es: "Guardar en un archivo (JSON)", ar: "حفظ في ملف (JSON)")
  static let exportCSV = Phrase(
    en: "Save as a table (CSV)", es: "Guardar como tabla (CSV)", ar: "حفظ كجدول (CSV)")
  static let erase = Phrase(
    en: "Erase what is kept", es: "Borrar lo guardado", ar: "محو المحفوظ")
  static let undo = Phrase(en: "Undo erasing", es: "Deshacer el borrado", ar: "التراجع عن المحو")
}
