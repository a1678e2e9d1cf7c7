// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Phrases

/// The words of how a chart is read and sounds.
enum ChartSoundWords {
  static let title = Phrase(
    en: "How it sounds",
    es: "Cómo suena",
    ar: "كيف يُسمع")
  static let settings = Phrase(
    en: "Settings and help",
    es: "Ajustes y ayuda",
    ar: "الإعدادات والمساعدة")
  static let scale = Phrase(
    en: "Steps of pitch",
    es: "Pasos de tono",
    ar: "درجات النغم")
  static let logarithmic = Phrase(
    en: "Equal by ear",
    es: "Iguales al oído",
    ar: "متساوية للأذن")
  static let linear = Phrase(
    en: "Equal in hertz",
    es: "Iguales en hercios",
    ar: "متساوية بالهرتز")
  static let mel = Phrase(
    en: "Mel",
    es: "Mel",
    ar: "ميل")
  static let erb = Phrase(
    en: "Bandwidths of the ear (ERB)",
    es: "Bandas del oído (ERB)",
    ar: "نطاقات الأذن (ERB)")
  static let major = Phrase(
    en: "Major scale",
    es: "Escala mayor",
    ar: "السلم الكبير")
  static let minor = Phrase(
    en: "Minor scale",
    es: "Escala menor",
    ar: "السلم الصغير")
  static let pentatonic = Phrase(
    en: "Five-note scale",
    es: "Escala pentatónica",
    ar: "السلم الخماسي")
  static let chromatic = Phrase(
    en: "All half steps",
    es: "Escala cromática",
    ar: "السلم الملون")
  static let lowest = Phrase(
    en: "Pitch of the lowest value, in hertz",
    es: "Tono del valor más bajo, en hercios",
    ar: "نغمة أدنى قيمة بالهرتز")
  static let highest = Phrase(
    en: "Pitch of the highest value, in hertz",
    es: "Tono del valor más alto, en hercios",
    ar: "نغمة أعلى قيمة بالهرتز")
  static let direction = Phrase(
    en: "Greater values",
    es: "Los valores mayores",
    ar: "القيم الأكبر")
  static let up = Phrase(
    en: "Sound higher",
    es: "Suenan más agudos",
    ar: "أعلى نغمة")
  static let down = Phrase(
    en: "Sound lower",
    es: "Suenan más graves",
    ar: "أخفض نغمة")
  static let notes = Phrase(
    en: "Between points",
    es: "Entre los puntos",
    ar: "بين النقاط")
  static let automatic = Phrase(
    en: "As suits the chart",
    es: "Según el gráfico",
    ar: "بحسب المخطط")
  static let glide = Phrase(
    en: "Pitch glides",
    es: "El tono se desliza",
    ar: "تنزلق النغمة")
  static let discrete = Phrase(
    en: "Single notes",
    es: "Notas sueltas",
    ar: "نغمات منفردة")
  static let order = Phrase(
    en: "Several series",
    es: "Varias series",
    ar: "عدة سلاسل")
  static let inTurn = Phrase(
    en: "One after another",
    es: "Una tras otra",
    ar: "واحدة بعد أخرى")
  static let together = Phrase(
    en: "All at once",
    es: "Todas a la vez",
    ar: "كلها معًا")
  static let cues = Phrase(
    en: "Sounds besides the values",
    es: "Sonidos además de los valores",
    ar: "أصوات إلى جانب القيم")
  static let usual = Phrase(
    en: "For extremes, outliers and gaps",
    es: "Para extremos, atípicos y huecos",
    ar: "للأطراف والشواذ والفجوات")
  static let none = Phrase(
    en: "None",
    es: "Ninguno",
    ar: "لا شيء")
  static let all = Phrase(
    en: "Reference tones and legend too",
    es: "También tonos de referencia y leyenda",
    ar: "مع نغمات مرجعية ومفتاح")
  static let loudness = Phrase(
    en: "All pitches equally loud",
    es: "Todos los tonos igual de fuertes",
    ar: "كل النغمات بالقوة نفسها")
  static let reading = Phrase.readOtherwise
  static let readingHint = Phrase(
    en: "These columns were found. Choose others, or another kind of chart.",
    es: "Estas son las columnas encontradas. Elige otras u otro tipo de gráfico.",
    ar: "هذه هي الأعمدة التي وُجدت. اختر غيرها، أو نوعًا آخر من المخططات.")
  static let chosenForYou = Phrase(
    en: "Chosen for you",
    es: "Se elige por ti",
    ar: "يُختار لك")
  static let xColumn = Phrase(
    en: "Column from left to right",
    es: "Columna de izquierda a derecha",
    ar: "العمود من اليسار إلى اليمين")
  static let yColumns = Phrase(
    en: "Columns that are heard",
    es: "Columnas que se oyen",
    ar: "الأعمدة المسموعة")
  static let seriesColumn = Phrase(
    en: "Column that names the series",
    es: "Columna que nombra las series",
    ar: "العمود الذي يسمّي السلاسل")
  static let kind = Phrase(
    en: "Kind of chart",
    es: "Tipo de gráfico",
    ar: "نوع المخطط")
  static let readAgain = Phrase(
    en: "Read it so",
    es: "Leer así",
    ar: "اقرأها هكذا")

  /// What a kind of chart is called.
  static func name(of kind: ChartKind) -> Phrase {
    switch kind {
    case .line: Phrase(en: "Line", es: "Línea", ar: "خط")
    case .bar: Phrase(en: "Bars", es: "Barras", ar: "أعمدة")
    case .groupedBar: Phrase(en: "Grouped bars", es: "Barras agrupadas", ar: "أعمدة متجاورة")
    case .stackedBar: Phrase(en: "Stacked bars", es: "Barras apiladas", ar: "أعمدة متراكمة")
    case .area: Phrase(en: "Area", es: "Área", ar: "مساحة")
    case .scatter: Phrase(en: "Scatter plot", es: "Dispersión", ar: "نقاط مبعثرة")
    case .histogram: Phrase(en: "Histogram", es: "Histograma", ar: "مدرّج تكراري")
    case .boxPlot: Phrase(en: "Box plot", es: "Diagrama de cajas", ar: "مخطط الصندوق")
    case .heatMap: Phrase(en: "Heat map", es: "Mapa de calor", ar: "خريطة حرارية")
    case .pie: Phrase(en: "Pie", es: "Circular", ar: "دائري")
    case .candlestick: Phrase(en: "Candlesticks", es: "Velas", ar: "شموع")
    }
  }
}
