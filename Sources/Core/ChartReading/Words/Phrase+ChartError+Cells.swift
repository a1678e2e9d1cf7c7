// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases
import Speaking

extension Phrase {
  /// What is wrong with a cell, and with how many more of its column.
  init(cell error: ChartError) {
    switch error {
    case .notATime(let cell):
      self.init(
        cell, en: "is no date and no time, though others of the column are",
        es: "no es una fecha ni una hora, pero otras celdas de la columna sí",
        ar: "ليس تاريخًا ولا وقتًا، مع أن خانات أخرى في العمود كذلك",
        remedy: Phrase(
          en: "Write it as 2024-01-31 or 2024-01-31 10:15, or leave the cell empty.",
          es: "Escríbela como 2024-01-31 o 2024-01-31 10:15, o deja la celda vacía.",
          ar: "اكتبه هكذا: 2024-01-31 أو 2024-01-31 10:15، أو اترك الخانة فارغة."))
    case .noSuchDate(let cell):
      self.init(
        cell, en: "does not exist in the calendar or on the clock",
        es: "no existe en el calendario o en el reloj", ar: "غير موجود في التقويم أو في الساعة",
        remedy: Phrase(
          en: "Correct it. A date that reads the same everywhere is written as 2024-01-31.",
          es: "Corrígela. Una fecha que se lee igual en todas partes se escribe 2024-01-31.",
          ar: "صحّحه. التاريخ الذي يُقرأ بالطريقة نفسها في كل مكان يُكتب هكذا: 2024-01-31."))
    case .tooLarge(let cell):
      self.init(
        cell, en: "is too large a number", es: "es un número demasiado grande", ar: "عدد كبير جدًا",
        remedy: Phrase(
          en: "Use a larger unit, so that the numbers become smaller.",
          es: "Usa una unidad mayor, para que los números sean más pequeños.",
          ar: "استعمل وحدة أكبر لتصغر الأعداد."))
    case .notANumber(let cell):
      self.init(
        cell, en: "is not a number", es: "no es un número", ar: "ليس عددًا",
        remedy: Phrase(
          en: "Write a number, such as 12.5, leave the cell empty, or choose another column.",
          es: "Escribe un número, como 12.5, deja la celda vacía o elige otra columna.",
          ar: "اكتب عددًا مثل 12.5، أو اترك الخانة فارغة، أو اختر عمودًا آخر."))
    default: self.init(en: "", es: "", ar: "")
    }
  }

  private init(_ cell: ChartError.Cell, en: String, es: String, ar: String, remedy: Phrase) {
    let (line, column, found) = (cell.line, cell.column, cell.found)
    let others = Self.others(cell.others)
    self.init(
      en: "Line \(line), column “\(column)”: “\(found)” \(en)\(others.english). \(remedy.english)",
      es:
        "Línea \(line), columna «\(column)»: «\(found)» \(es)\(others.spanish). \(remedy.spanish)",
      ar: "السطر \(line)، العمود «\(column)»: «\(found)» \(ar)\(others.arabic). \(remedy.arabic)")
  }

  /// How many more cells are wrong in the same way; nothing when none is.
  private static func others(_ count: Int) -> Phrase {
    guard count > 0 else { return Phrase(en: "", es: "", ar: "") }
    let cells = Counted(
      en: ("more cell", "more cells"), es: ("celda más", "celdas más"),
      ar: .init(
        zero: "لا خانات أخرى", one: "خانة أخرى", two: "خانتان أخريان", few: "خانات أخرى",
        many: "خانة أخرى", other: "خانة أخرى"))
    return Phrase(
      en: ", and so \(count == 1 ? "is" : "are") \(cells.text(count, in: .english))",
      es: ", y tampoco \(cells.text(count, in: .spanish))",
      ar: "، وكذلك \(cells.text(count, in: .arabic))")
  }
}
