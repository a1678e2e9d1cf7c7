// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the parts with which a chart is explored.
enum ChartExploringWords {
  static let region = Phrase(
    en: "Chart. Arrow keys go from point to point.",
    es: "Gráfico. Las flechas van de punto en punto.",
    ar: "مخطط. مفاتيح الأسهم تنتقل بين النقاط.")
  static let begin = Phrase(
    en: "Choose “Next point”, or move a finger over the picture.",
    es: "Elige «Punto siguiente» o pasa un dedo por la imagen.",
    ar: "اختر «النقطة التالية»، أو مرّر إصبعًا على الصورة.")
  static let keys = Phrase(
    en:
      "Keys: left and right arrow go from point to point, up and down from series to series, Home and End to the first and last. Space plays, Escape stops, H tells all keys.",
    es:
      "Teclas: las flechas izquierda y derecha van de punto en punto, arriba y abajo de serie en serie, Inicio y Fin al primero y al último. Espacio reproduce, Escape detiene, H dice todas las teclas.",
    ar:
      "المفاتيح: السهمان الأيسر والأيمن بين النقاط، والأعلى والأسفل بين السلاسل، وHome وEnd للأولى والأخيرة. المسافة للتشغيل، وEscape للإيقاف، وH لسماع كل المفاتيح."
  )
  static let series = Phrase(
    en: "Series",
    es: "Serie",
    ar: "السلسلة")
  static let moreSteps = Phrase(
    en: "More ways to move",
    es: "Más formas de moverse",
    ar: "طرق أخرى للتنقل")
  static let playPart = Phrase(
    en: "Play this part",
    es: "Reproducir esta parte",
    ar: "شغّل هذا الجزء")
  static let moreWords = Phrase(
    en: "More ways to hear the words",
    es: "Más formas de oír las palabras",
    ar: "طرق أخرى لسماع الكلام")
  static let numbers = Phrase(
    en: "Statistics and legend",
    es: "Estadísticas y leyenda",
    ar: "الإحصاءات والمفتاح")
  static let places = Phrase(
    en: "Go to, bookmarks, compare",
    es: "Ir a, marcadores, comparar",
    ar: "الانتقال والعلامات والمقارنة")
  static let goTo = Phrase(
    en: "Place or value",
    es: "Lugar o valor",
    ar: "موضع أو قيمة")
  static let goHint = Phrase(
    en: "For example a number, a month or a name.",
    es: "Por ejemplo un número, un mes o un nombre.",
    ar: "مثلًا عدد أو شهر أو اسم.")
  static let goPlace = Phrase(
    en: "Go to this place",
    es: "Ir a este lugar",
    ar: "اذهب إلى هذا الموضع")
  static let goValue = Phrase(
    en: "Find this value",
    es: "Buscar este valor",
    ar: "ابحث عن هذه القيمة")
  static let remove = Phrase(
    en: "Remove",
    es: "Quitar",
    ar: "أزل")
  static let braille = Phrase(
    en: "Braille line",
    es: "Línea braille",
    ar: "سطر بريل")
  static let brailleHint = Phrase(
    en: "Two points in each cell; higher dots are higher values.",
    es: "Dos puntos del gráfico en cada celda; los puntos más altos son valores más altos.",
    ar: "نقطتان في كل خلية؛ النقاط الأعلى قيم أعلى.")
  static let help = Phrase(
    en: "Keys",
    es: "Teclas",
    ar: "المفاتيح")
  static let listener = Phrase(
    en: "Your settings",
    es: "Tus ajustes",
    ar: "إعداداتك")
  static let listenerHint = Phrase(
    en: "They hold for all charts and stay on this device.",
    es: "Valen para todos los gráficos y se quedan en este dispositivo.",
    ar: "تسري على كل المخططات وتبقى على هذا الجهاز.")
  static let sounds = Phrase(
    en: "Sounds",
    es: "Sonidos",
    ar: "الأصوات")
  static let speech = Phrase(
    en: "Speech",
    es: "Voz",
    ar: "الكلام")
  static let letterKeys = Phrase(
    en: "Letter keys",
    es: "Teclas de letras",
    ar: "مفاتيح الحروف")
  static let monitor = Phrase(
    en: "Tell new values of live data",
    es: "Anunciar los valores nuevos de datos en directo",
    ar: "الإخبار بالقيم الجديدة للبيانات الحية")
  static let verbosity = Phrase(
    en: "Words at each step",
    es: "Palabras en cada paso",
    ar: "الكلمات عند كل خطوة")
  static let usual = Phrase(
    en: "Place and value",
    es: "Lugar y valor",
    ar: "الموضع والقيمة")
  static let terse = Phrase(
    en: "Value only",
    es: "Solo el valor",
    ar: "القيمة فقط")
  static let full = Phrase(
    en: "Everything",
    es: "Todo",
    ar: "كل شيء")
  static let brailleWidth = Phrase(
    en: "Cells of the braille display (0: none)",
    es: "Celdas de la línea braille (0: ninguna)",
    ar: "خلايا جهاز بريل (0: بلا)")
  static let hearing = Phrase(
    en: "Your hearing",
    es: "Tu oído",
    ar: "سمعك")
  static let hearingHint = Phrase(
    en: "Nothing of a chart is then put where you cannot hear it.",
    es: "Así nada de un gráfico queda donde no lo oyes.",
    ar: "فلا يوضع شيء من المخطط حيث لا تسمعه.")
  static let mono = Phrase(
    en: "The same in both ears",
    es: "Lo mismo en los dos oídos",
    ar: "الصوت نفسه في الأذنين")
  static let lowest = Phrase(
    en: "Lowest tone, in hertz",
    es: "Tono más grave, en hercios",
    ar: "أخفض نغمة بالهرتز")
  static let highest = Phrase(
    en: "Highest tone, in hertz",
    es: "Tono más agudo, en hercios",
    ar: "أعلى نغمة بالهرتز")
  static let leftEar = Phrase(
    en: "Left ear louder, in decibels",
    es: "Oído izquierdo más fuerte, en decibelios",
    ar: "تقوية الأذن اليسرى بالديسيبل")
  static let rightEar = Phrase(
    en: "Right ear louder, in decibels",
    es: "Oído derecho más fuerte, en decibelios",
    ar: "تقوية الأذن اليمنى بالديسيبل")
  static let volume = Phrase(
    en: "Volume, in percent",
    es: "Volumen, en porcentaje",
    ar: "مستوى الصوت بالنسبة المئوية")
  static let test = Phrase(
    en: "Test tones",
    es: "Tonos de prueba",
    ar: "نغمات اختبار")
  static let testLeft = Phrase(
    en: "Left ear",
    es: "Oído izquierdo",
    ar: "الأذن اليسرى")
  static let testRight = Phrase(
    en: "Right ear",
    es: "Oído derecho",
    ar: "الأذن اليمنى")
  static let testLowest = Phrase(
    en: "Lowest tone",
    es: "Tono más grave",
    ar: "أخفض نغمة")
  static let testHighest = Phrase(
    en: "Highest tone",
    es: "Tono más agudo",
    ar: "أعلى نغمة")
}
