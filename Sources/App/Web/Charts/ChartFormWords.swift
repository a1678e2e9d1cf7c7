// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import Charts
import ChildProcess
import Phrases

extension ChartsWords {
  static let paste = Phrase(
    en: "Or paste data", es: "O pega datos", ar: "أو الصق البيانات")
  static let pasteHint = Phrase(
    en: "A table copied from a spreadsheet or a page, CSV, JSON, or a Vega-Lite specification.",
    es:
      "Una tabla copiada de una hoja de cálculo o de una página, CSV, JSON o una especificación Vega-Lite.",
    ar: "جدول منسوخ من برنامج جداول أو من صفحة، أو CSV أو JSON أو مواصفة Vega-Lite.")
  static let more = Phrase(
    en: "Columns, kind and length", es: "Columnas, tipo y duración", ar: "الأعمدة والنوع والمدة")
  static let kind = Phrase(en: "Kind of chart", es: "Tipo de gráfico", ar: "نوع الرسم")
  static let form = Phrase(en: "Form of the data", es: "Formato de los datos", ar: "صيغة البيانات")
  static let recognised = Phrase(en: "Recognised", es: "Se reconoce", ar: "يُتعرَّف تلقائيًا")
  static let decimalMark = Phrase(
    en: "Mark before decimals, where the numbers leave it open",
    es: "Signo de los decimales, si los números no lo aclaran",
    ar: "علامة الكسور العشرية، إن لم تحسمها الأعداد")
  static let xColumn = Phrase(
    en: "Column from left to right", es: "Columna de izquierda a derecha",
    ar: "العمود من اليسار إلى اليمين")
  static let yColumns = Phrase(
    en: "Columns of values", es: "Columnas de valores", ar: "أعمدة القيم")
  static let yColumnsHint = Phrase(
    en: "Several with commas between them.", es: "Varias, separadas por comas.",
    ar: "إن تعددت فبينها فواصل.")
  static let seriesColumn = Phrase(
    en: "Column that parts rows into series", es: "Columna que separa las filas en series",
    ar: "العمود الذي يوزع الصفوف على سلاسل")
  static let tooLongToCarry = Phrase(
    en:
      "To save this in other forms, use Earshot on the command line: these data are too long for a page.",
    es:
      "Para guardarlo en otros formatos, usa Earshot en la línea de órdenes: estos datos son demasiado largos para una página.",
    ar: "لحفظه بصيغ أخرى استعمل Earshot في سطر الأوامر: هذه البيانات أطول من أن تحملها صفحة.")
  static let takeAs = Phrase(en: "As", es: "Como", ar: "بصيغة")
  static let takeIt = Phrase(en: "Save as a file", es: "Guardar en un archivo", ar: "احفظ في ملف")
}

extension DecimalMark {
  /// The mark and how it looks before decimals.
  var phrase: Phrase {
    switch self {
    case .comma: Phrase(en: "Comma (1,5)", es: "Coma (1,5)", ar: "فاصلة (1,5)")
    case .point: Phrase(en: "Point (1.5)", es: "Punto (1.5)", ar: "نقطة (1.5)")
    }
  }
}

extension ChartForm {
  /// The forms that this machine can make.
  static let offered: [ChartForm] = {
    let encodes = Subprocess.isInstalled(Program("ffmpeg", debianPackage: "ffmpeg"))
    return allCases.filter { encodes || $0.soundForm == nil }
  }()

  /// The last part of the addresses of charts to try.
  var fileName: String {
    switch self {
    case .wav, .flac, .opus, .mp3, .midi, .captions: "sound.\(ending)"
    case .tactile: "tactile.svg"
    case .text, .json: "description.\(ending)"
    }
  }

  /// What it is, for people.
  var label: Phrase {
    switch self {
    case .wav: Phrase(en: "Sound (WAV)", es: "Sonido (WAV)", ar: "صوت (WAV)")
    case .flac:
      Phrase(
        en: "Sound, lossless and smaller (FLAC)", es: "Sonido sin pérdida, más pequeño (FLAC)",
        ar: "صوت بلا فقد، أصغر (FLAC)")
    case .opus:
      Phrase(en: "Sound, small (Opus)", es: "Sonido pequeño (Opus)", ar: "صوت صغير (Opus)")
    case .mp3:
      Phrase(
        en: "Sound for any player (MP3)", es: "Sonido para cualquier reproductor (MP3)",
        ar: "صوت لأي مشغّل (MP3)")
    case .midi: Phrase(en: "Notes (MIDI)", es: "Notas (MIDI)", ar: "نغمات (MIDI)")
    case .captions:
      Phrase(
        en: "Text track (WebVTT)", es: "Pista de texto (WebVTT)", ar: "نص مرافق (WebVTT)")
    case .tactile:
      Phrase(
        en: "Tactile pages for swell paper (SVG)",
        es: "Páginas táctiles para papel microcápsula (SVG)",
        ar: "صفحات لمسية للورق المنتفخ (SVG)")
    case .text: Phrase(en: "Description (text)", es: "Descripción (texto)", ar: "الوصف (نص)")
    case .json: Phrase(en: "Description (JSON)", es: "Descripción (JSON)", ar: "الوصف (JSON)")
    }
  }
}
