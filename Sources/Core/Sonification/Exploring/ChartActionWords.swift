// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Phrases

extension ChartAction {
  /// What it does, in a few words; as the help tells it and a button may say.
  public var words: Phrase {
    switch self {
    case .toggle: Phrase(en: "play or pause", es: "reproducir o pausar", ar: "تشغيل أو إيقاف مؤقت")
    case .stop: Phrase(en: "stop", es: "detener", ar: "إيقاف")
    case .slower: Phrase(en: "slower", es: "más lento", ar: "أبطأ")
    case .faster: Phrase(en: "faster", es: "más rápido", ar: "أسرع")
    case .usualSpeed: Phrase(en: "usual speed", es: "velocidad normal", ar: "السرعة المعتادة")
    case .loop:
      Phrase(en: "play over and over", es: "reproducir una y otra vez", ar: "تشغيل متكرر")
    case .playPart: Phrase(en: "play this part", es: "reproducir esta parte", ar: "شغّل هذا الجزء")
    case .playSeries:
      Phrase(
        en: "play this series alone", es: "reproducir solo esta serie", ar: "شغّل هذه السلسلة وحدها"
      )
    case .previous: Phrase(en: "previous point", es: "punto anterior", ar: "النقطة السابقة")
    case .next: Phrase(en: "next point", es: "punto siguiente", ar: "النقطة التالية")
    case .previousTenth:
      Phrase(en: "a tenth to the left", es: "una décima a la izquierda", ar: "عُشر إلى اليسار")
    case .nextTenth:
      Phrase(en: "a tenth to the right", es: "una décima a la derecha", ar: "عُشر إلى اليمين")
    case .first: Phrase(en: "first point", es: "primer punto", ar: "النقطة الأولى")
    case .last: Phrase(en: "last point", es: "último punto", ar: "النقطة الأخيرة")
    case .lowest: Phrase(en: "lowest point", es: "punto más bajo", ar: "أدنى نقطة")
    case .highest: Phrase(en: "highest point", es: "punto más alto", ar: "أعلى نقطة")
    case .chartLowest:
      Phrase(
        en: "lowest point of all series", es: "punto más bajo de todas las series",
        ar: "أدنى نقطة في كل السلاسل")
    case .chartHighest:
      Phrase(
        en: "highest point of all series", es: "punto más alto de todas las series",
        ar: "أعلى نقطة في كل السلاسل")
    case .previousTurn: Phrase(en: "previous turn", es: "giro anterior", ar: "الانعطاف السابق")
    case .nextTurn: Phrase(en: "next turn", es: "giro siguiente", ar: "الانعطاف التالي")
    case .previousOutlier:
      Phrase(en: "previous outlier", es: "valor atípico anterior", ar: "القيمة الشاذة السابقة")
    case .nextOutlier:
      Phrase(en: "next outlier", es: "valor atípico siguiente", ar: "القيمة الشاذة التالية")
    default: exploringWords
    }
  }

  private var exploringWords: Phrase {
    switch self {
    case .up:
      Phrase(
        en: "series above, or up through a box", es: "serie de arriba, o hacia arriba en una caja",
        ar: "السلسلة الأعلى، أو صعودًا في الصندوق")
    case .down:
      Phrase(
        en: "series below, or down through a box", es: "serie de abajo, o hacia abajo en una caja",
        ar: "السلسلة الأدنى، أو نزولًا في الصندوق")
    case .previousSeries: Phrase(en: "previous series", es: "serie anterior", ar: "السلسلة السابقة")
    case .nextSeries: Phrase(en: "next series", es: "serie siguiente", ar: "السلسلة التالية")
    case .firstSeries: Phrase(en: "first series", es: "primera serie", ar: "السلسلة الأولى")
    case .lastSeries: Phrase(en: "last series", es: "última serie", ar: "السلسلة الأخيرة")
    case .summary: Phrase(en: "summary", es: "resumen", ar: "الملخص")
    case .describe: Phrase(en: "full description", es: "descripción completa", ar: "الوصف الكامل")
    case .nextSentence:
      Phrase(
        en: "next sentence of the description", es: "frase siguiente de la descripción",
        ar: "الجملة التالية من الوصف")
    case .previousSentence:
      Phrase(en: "previous sentence", es: "frase anterior", ar: "الجملة السابقة")
    case .nextStatistic:
      Phrase(en: "next statistic", es: "estadística siguiente", ar: "الإحصاء التالي")
    case .previousStatistic:
      Phrase(en: "previous statistic", es: "estadística anterior", ar: "الإحصاء السابق")
    case .whereAmI: Phrase(en: "where am I", es: "dónde estoy", ar: "أين أنا")
    case .again: Phrase(en: "say it again", es: "repetir", ar: "كرّر")
    case .help: Phrase(en: "this help", es: "esta ayuda", ar: "هذه المساعدة")
    case .into:
      Phrase(
        en: "into a part, then into its points", es: "entrar en una parte y luego en sus puntos",
        ar: "ادخل إلى جزء ثم إلى نقاطه")
    case .out: Phrase(en: "back out", es: "salir", ar: "اخرج")
    default: laterWords
    }
  }

  private var laterWords: Phrase {
    switch self {
    case .bookmark:
      Phrase(
        en: "set or remove a bookmark", es: "poner o quitar un marcador", ar: "ضع علامة أو أزلها")
    case .nextBookmark: Phrase(en: "next bookmark", es: "marcador siguiente", ar: "العلامة التالية")
    case .previousBookmark:
      Phrase(en: "previous bookmark", es: "marcador anterior", ar: "العلامة السابقة")
    case .removeBookmarks:
      Phrase(en: "remove all bookmarks", es: "quitar todos los marcadores", ar: "أزل كل العلامات")
    case .compare:
      Phrase(
        en: "mark this point, then compare another with it",
        es: "marcar este punto y luego comparar otro con él",
        ar: "حدّد هذه النقطة ثم قارن بها أخرى")
    case .go: Phrase(en: "go to a value", es: "ir a un valor", ar: "اذهب إلى قيمة")
    case .legend:
      Phrase(
        en: "legend: how each series sounds", es: "leyenda: cómo suena cada serie",
        ar: "المفتاح: كيف تُسمع كل سلسلة")
    case .references:
      Phrase(
        en: "tones of the lowest and the highest value",
        es: "tonos del valor más bajo y del más alto", ar: "نغمتا أدنى قيمة وأعلى قيمة")
    case .table: Phrase(en: "table of all values", es: "tabla de valores", ar: "جدول القيم")
    case .brailleLeft:
      Phrase(
        en: "braille line to the left", es: "línea braille a la izquierda", ar: "سطر بريل يسارًا")
    case .brailleRight:
      Phrase(
        en: "braille line to the right", es: "línea braille a la derecha", ar: "سطر بريل يمينًا")
    case .monitor:
      Phrase(
        en: "tell new values or not", es: "anunciar o no los valores nuevos",
        ar: "الإخبار بالقيم الجديدة أو لا")
    case .sounds:
      Phrase(en: "sounds on or off", es: "sonidos sí o no", ar: "تشغيل الأصوات أو كتمها")
    case .speech: Phrase(en: "speech on or off", es: "voz sí o no", ar: "تشغيل الكلام أو كتمه")
    default: Phrase(en: "more or fewer words", es: "más o menos palabras", ar: "كلمات أكثر أو أقل")
    }
  }
}

extension ChartKeys.Binding {
  /// How the key is called.
  var name: Phrase {
    let named = Self.name(of: key)
    if !shift && !ctrl { return named }
    let held =
      ctrl
      ? Phrase(en: "Control", es: "Control", ar: "Control")
      : Phrase(en: "Shift", es: "Mayúsculas", ar: "Shift")
    return Phrase(
      en: "\(held.english) \(named.english)", es: "\(held.spanish) \(named.spanish)",
      ar: "\(held.arabic) \(named.arabic)")
  }

  private static func name(of key: String) -> Phrase {
    switch key.bytewise {
    case "ArrowLeft": Phrase(en: "left arrow", es: "flecha izquierda", ar: "السهم الأيسر")
    case "ArrowRight": Phrase(en: "right arrow", es: "flecha derecha", ar: "السهم الأيمن")
    case "ArrowUp": Phrase(en: "up arrow", es: "flecha arriba", ar: "السهم الأعلى")
    case "ArrowDown": Phrase(en: "down arrow", es: "flecha abajo", ar: "السهم الأسفل")
    case "Home": Phrase(en: "Home", es: "Inicio", ar: "Home")
    case "End": Phrase(en: "End", es: "Fin", ar: "End")
    case "PageUp": Phrase(en: "Page Up", es: "Re Pág", ar: "Page Up")
    case "PageDown": Phrase(en: "Page Down", es: "Av Pág", ar: "Page Down")
    case "Enter": Phrase(en: "Enter", es: "Intro", ar: "Enter")
    case "Backspace": Phrase(en: "Backspace", es: "Retroceso", ar: "Backspace")
    case "Escape": Phrase(en: "Escape", es: "Escape", ar: "Escape")
    case " ": Phrase(en: "Space", es: "Espacio", ar: "المسافة")
    default: sign(key)
    }
  }

  /// Signs by their names, since voices pass over them.
  private static func sign(_ key: String) -> Phrase {
    switch key.bytewise {
    case "[": Phrase(en: "left bracket", es: "corchete izquierdo", ar: "القوس [")
    case "]": Phrase(en: "right bracket", es: "corchete derecho", ar: "القوس ]")
    case "{": Phrase(en: "left brace", es: "llave izquierda", ar: "القوس {")
    case "}": Phrase(en: "right brace", es: "llave derecha", ar: "القوس }")
    case ",": Phrase(en: "comma", es: "coma", ar: "الفاصلة ,")
    case ".": Phrase(en: "full stop", es: "punto", ar: "النقطة .")
    case "-": Phrase(en: "minus", es: "menos", ar: "ناقص")
    case "+": Phrase(en: "plus", es: "más", ar: "زائد")
    case "?": Phrase(en: "question mark", es: "signo de interrogación", ar: "علامة الاستفهام")
    default: letter(key)
    }
  }

  private static func letter(_ key: String) -> Phrase {
    guard let byte = key.utf8.first, (0x61...0x7A).contains(byte) else {
      return Phrase(en: key, es: key, ar: key)
    }
    let letter = String(decoding: [byte & 0xDF], as: UTF8.self)
    return Phrase(en: letter, es: letter, ar: letter)
  }
}
