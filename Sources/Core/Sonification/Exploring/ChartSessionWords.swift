// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What a chart session says besides the chart itself.
enum ChartSessionWords {
  static var nothingOpen: Phrase {
    Phrase(
      en: "There is no chart yet. Choose one from the list, or a file of your own.",
      es: "Todavía no hay ningún gráfico. Elige uno de la lista o un archivo tuyo.",
      ar: "لا يوجد مخطط بعد. اختر واحدًا من القائمة، أو ملفًا من عندك.")
  }
  static var stopped: Phrase {
    Phrase(
      en: "Stopped. Back at the beginning.", es: "Detenido. De vuelta al comienzo.",
      ar: "توقّف. عدنا إلى البداية.")
  }
  static var complete: Phrase { Phrase(en: "Complete", es: "Completo", ar: "اكتمل") }
  static var soundsAreOff: Phrase {
    Phrase(
      en: "Sounds are off. Switch them on with V, or in your settings.",
      es: "Los sonidos están apagados. Enciéndelos con V o en tus ajustes.",
      ar: "الأصوات مكتومة. شغّلها بالمفتاح V أو من إعداداتك.")
  }
  static var oneSeries: Phrase {
    Phrase(
      en: "There is one series only.", es: "Solo hay una serie.", ar: "توجد سلسلة واحدة فقط.")
  }
  static var noTurns: Phrase {
    Phrase(
      en: "This series does not turn.", es: "Esta serie no cambia de dirección.",
      ar: "لا تنعطف هذه السلسلة.")
  }
  static var noMoreTurns: Phrase {
    Phrase(en: "No more turns.", es: "No hay más giros.", ar: "لا مزيد من الانعطافات.")
  }
  static var noOutliers: Phrase {
    Phrase(
      en: "This series has no outliers.", es: "Esta serie no tiene valores atípicos.",
      ar: "لا قيم شاذة في هذه السلسلة.")
  }
  static var noMoreOutliers: Phrase {
    Phrase(
      en: "No more outliers.", es: "No hay más valores atípicos.", ar: "لا مزيد من القيم الشاذة.")
  }
  static var notFound: Phrase {
    Phrase(
      en: "Not found in this series. Type a value or a place as the chart tells it.",
      es: "No está en esta serie. Escribe un valor o un lugar como lo dice el gráfico.",
      ar: "غير موجود في هذه السلسلة. اكتب قيمة أو موضعًا كما ينطقه المخطط.")
  }
  static var atTheBeginning: Phrase {
    Phrase(
      en: "At the beginning, before the first point.", es: "Al comienzo, antes del primer punto.",
      ar: "في البداية، قبل النقطة الأولى.")
  }
  static var keysAreOff: Phrase {
    Phrase(
      en: "Letter keys are off.", es: "Las teclas de letras están apagadas.",
      ar: "مفاتيح الحروف معطّلة.")
  }
  static var loopOn: Phrase { Phrase(en: "Over and over", es: "En bucle", ar: "تكرار") }
  static var loopOff: Phrase { Phrase(en: "Once", es: "Una vez", ar: "مرة واحدة") }

  static func paused(_ point: Phrase) -> Phrase {
    Phrase(
      en: "Paused at \(point.english)", es: "En pausa en \(point.spanish)",
      ar: "إيقاف مؤقت عند \(point.arabic)")
  }

  /// "Speed 1.5".
  static func rate(_ rate: Double) -> Phrase {
    let hundredths = Int((rate * 100).rounded())
    let part = hundredths % 100
    let digits =
      part == 0 ? "" : part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
    let point = digits.utf8.isEmpty ? "" : "."
    let comma = digits.utf8.isEmpty ? "" : ","
    let whole = "\(hundredths / 100)"
    return Phrase(
      en: "Speed \(whole)\(point)\(digits)", es: "Velocidad \(whole)\(comma)\(digits)",
      ar: "السرعة \(whole)\(point)\(digits)")
  }
}

/// Of bookmarks, comparing and settings.
extension ChartSessionWords {
  static var bookmarkSet: Phrase {
    Phrase(en: "Bookmark set", es: "Marcador puesto", ar: "وُضعت العلامة")
  }
  static var bookmarkRemoved: Phrase {
    Phrase(en: "Bookmark removed", es: "Marcador quitado", ar: "أُزيلت العلامة")
  }
  static var bookmarksRemoved: Phrase {
    Phrase(en: "All bookmarks removed", es: "Marcadores quitados", ar: "أُزيلت كل العلامات")
  }
  static var noBookmarks: Phrase {
    Phrase(
      en: "There are no bookmarks. Set one with B.", es: "No hay marcadores. Pon uno con B.",
      ar: "لا علامات. ضع واحدة بالمفتاح B.")
  }
  static func marked(_ point: Phrase) -> Phrase {
    Phrase(
      en: "Marked: \(point.english). Go to another point and compare.",
      es: "Marcado: \(point.spanish). Ve a otro punto y compara.",
      ar: "حُدّدت: \(point.arabic). اذهب إلى نقطة أخرى وقارن.")
  }

  /// That something is on or off now.
  static func state(_ setting: ChartSetting) -> Phrase {
    switch setting {
    case .sounds(true): Phrase(en: "Sounds on", es: "Sonidos encendidos", ar: "الأصوات مشغّلة")
    case .sounds(false): Phrase(en: "Sounds off", es: "Sonidos apagados", ar: "الأصوات مكتومة")
    case .speech(true): Phrase(en: "Speech on", es: "Voz encendida", ar: "الكلام مشغّل")
    case .speech(false): Phrase(en: "Speech off", es: "Voz apagada", ar: "الكلام مكتوم")
    case .keys(true): Phrase(en: "Letter keys on", es: "Teclas encendidas", ar: "المفاتيح مشغّلة")
    case .keys(false): Phrase(en: "Letter keys off", es: "Teclas apagadas", ar: "المفاتيح معطّلة")
    case .monitor(true):
      Phrase(
        en: "New values are told", es: "Se anuncian los valores nuevos", ar: "تُنطق القيم الجديدة")
    case .monitor(false):
      Phrase(
        en: "New values are not told", es: "No se anuncian los valores nuevos",
        ar: "لا تُنطق القيم الجديدة")
    case .verbosity(.terse): Phrase(en: "Few words", es: "Pocas palabras", ar: "كلمات قليلة")
    case .verbosity(.usual): Phrase(en: "Usual words", es: "Palabras normales", ar: "كلمات معتادة")
    case .verbosity(.full): Phrase(en: "Many words", es: "Muchas palabras", ar: "كلمات كثيرة")
    case .braille(let cells):
      Phrase(
        en: "Braille line: \(cells) cells", es: "Línea braille: \(cells) celdas",
        ar: "سطر بريل: \(cells) خلية")
    case .language: Phrase(en: "English", es: "Español", ar: "العربية")
    }
  }
}

/// Of places.
extension ChartSessionWords {
  /// "Point 5 of 48".
  static func ordinal(_ number: Int, of count: Int) -> Phrase {
    Phrase(
      en: "Point \(number) of \(count)", es: "Punto \(number) de \(count)",
      ar: "النقطة \(number) من \(count)")
  }

  /// "Rises from 3 to 8, from March to June".
  static func segment(rises: Bool, span: Phrase, from: Phrase, to: Phrase) -> Phrase {
    Phrase(
      en:
        "\(rises ? "Rises" : "Falls") from \(from.english) to \(to.english), \(span.english)",
      es:
        "\(rises ? "Sube" : "Baja") de \(from.spanish) a \(to.spanish), \(span.spanish)",
      ar: "\(rises ? "يرتفع" : "ينخفض") من \(from.arabic) إلى \(to.arabic)، \(span.arabic)")
  }
}

extension Phrase {
  /// In one breath.
  static func listed(_ first: Phrase, _ second: Phrase) -> Phrase {
    Phrase(
      en: "\(first.english), \(second.english)", es: "\(first.spanish), \(second.spanish)",
      ar: "\(first.arabic)، \(second.arabic)")
  }

  /// One after the other.
  static func joined(_ first: Phrase, _ second: Phrase) -> Phrase {
    Phrase(
      en: "\(first.english). \(second.english)", es: "\(first.spanish). \(second.spanish)",
      ar: "\(first.arabic). \(second.arabic)")
  }
}
