// SPDX-License-Identifier: Apache-2.0

import BrailleService
package import BrailleTables
package import Phrases

/// What is said about braille tables.
enum BrailleTableWords {
  static let onDevice = Phrase(
    en: "Without contractions, on this device", es: "Sin contracciones, en este dispositivo",
    ar: "بلا اختصارات، على هذا الجهاز")
  static let kana = Phrase(
    en: "Japanese kana", es: "Kana japonés", ar: "الكانا اليابانية")
  static let otherLanguages = Phrase(
    en: "Other languages", es: "Otras lenguas", ar: "لغات أخرى")

  /// What a table has nothing for.
  static func leftOut(_ signs: [String]) -> Phrase {
    Phrase(
      en: "The table has nothing for this, and it is left out: \(signs.joined(separator: ", ")).",
      es: "La tabla no tiene nada para esto, y se omite: \(signs.joined(separator: ", ")).",
      ar: "لا يوجد في الجدول ما يقابل هذا، فحُذف: \(signs.joined(separator: "، ")).")
  }

  /// What a table is, in a list where its language is told already; its own name exists in English only.
  static func description(of table: BrailleTable) -> Phrase {
    let kind = kind(of: table)
    let dots = table.dots == 8 ? eightDots : nil
    let grade = table.grade.map(grade)
    let parts = [kind, grade, dots].compactMap(\.self)
    return Phrase(
      en: table.name, es: parts.map(\.spanish).joined(separator: ", "),
      ar: parts.map(\.arabic).joined(separator: "، "))
  }

  private static func kind(of table: BrailleTable) -> Phrase {
    if table.kind == .computer {
      return Phrase(en: "Computer braille", es: "Braille informático", ar: "برايل الحاسوب")
    }
    return switch table.contraction {
    case .uncontracted: Phrase(en: "Uncontracted", es: "Sin contracciones", ar: "بلا اختصارات")
    case .partial:
      Phrase(en: "Partly contracted", es: "Con algunas contracciones", ar: "مختصر جزئيًا")
    case .full: Phrase(en: "Contracted", es: "Con contracciones", ar: "مختصر")
    case nil: Phrase(en: "Braille", es: "Braille", ar: "برايل")
    }
  }

  private static func grade(_ grade: String) -> Phrase {
    Phrase(en: "grade \(grade)", es: "grado \(grade)", ar: "الدرجة \(grade)")
  }

  private static let eightDots = Phrase(en: "eight dots", es: "ocho puntos", ar: "ثماني نقاط")

  static let tooMuch = Phrase(
    en: "Too much braille is being translated just now. Wait a moment, then try again.",
    es: "Ahora se está traduciendo demasiado braille. Espera un momento e inténtalo otra vez.",
    ar: "تُترجم الآن كمية كبيرة من برايل. انتظر لحظة ثم حاول مرة أخرى.")

  static func tooLong(_ maximum: Int) -> Phrase {
    Phrase(
      en: "At most \(maximum) characters are translated at once. Send the text in parts.",
      es: "Se traducen \(maximum) caracteres como máximo a la vez. Envía el texto por partes.",
      ar: "لا يُترجم أكثر من \(maximum) محرف دفعة واحدة. أرسل النص على أجزاء.")
  }

  static func tooManyWords(_ maximum: Int) -> Phrase {
    Phrase(
      en: "At most \(maximum) words are read at once. Send them in parts.",
      es: "Se leen \(maximum) palabras como máximo a la vez. Envíalas por partes.",
      ar: "لا تُقرأ أكثر من \(maximum) كلمة دفعة واحدة. أرسلها على أجزاء.")
  }
}

extension Phrase {
  /// Why nothing is translated, and what to do.
  init(_ refusal: BrailleTranslatorError) {
    switch refusal {
    case .table(let error): self.init(error)
    case .tooLong(let maximum): self = BrailleTableWords.tooLong(maximum)
    case .tooManyWords(let maximum): self = BrailleTableWords.tooManyWords(maximum)
    case .tooManyRequests, .unavailable: self = BrailleTableWords.tooMuch
    }
  }

  /// What is wrong with a braille table, or with what it was given, and what to do.
  package init(_ error: BrailleTableError) {
    switch error {
    case .noTables:
      self.init(
        en: "The braille tables of liblouis are not installed. Install the package liblouis-data.",
        es: "Faltan las tablas braille de liblouis. Instala el paquete liblouis-data.",
        ar: "جداول برايل الخاصة بـ liblouis غير مثبتة. ثبّت الحزمة liblouis-data.")
    case .unknownTable(let name, let nearest): self = Self.unknownTable(name, nearest)
    case .unreadable(let path):
      self.init(
        en: "The table \(path) cannot be read. Check its name, and that you may read it.",
        es: "La tabla \(path) no se puede leer. Comprueba el nombre y que puedes leerla.",
        ar: "لا يمكن قراءة الجدول \(path). تحقق من اسمه ومن أن قراءته مسموحة لك.")
    case .tooLarge(let path, let bytes):
      self.init(
        en: "\(path) is larger than \(bytes >> 20) MB, the most that a table may be. Shorten it.",
        es: "\(path) ocupa más de \(bytes >> 20) MB, el máximo de una tabla. Acórtala.",
        ar: "\(path) أكبر من \(bytes >> 20) ميغابايت، وهو أقصى حجم للجدول. اختصره.")
    case .forbiddenInclude(let file, let by):
      self.init(
        en: "The table \(by) includes \(file), which is neither beside it nor among the tables of "
          + "liblouis. Put that file beside the table.",
        es: "La tabla \(by) incluye \(file), que no está junto a ella ni entre las tablas de "
          + "liblouis. Pon ese archivo junto a la tabla.",
        ar:
          "الجدول \(by) يضم \(file)، وهو ليس بجانبه ولا بين جداول liblouis. ضع ذلك الملف بجانب الجدول."
      )
    case .endlessInclude(let file, let by):
      self.init(
        en: "The table \(by) includes \(file) without end. Take that line out.",
        es: "La tabla \(by) incluye \(file) sin fin. Quita esa línea.",
        ar: "الجدول \(by) يضم \(file) بلا نهاية. احذف ذلك السطر.")
    case .faulty(let table, let complaint): self = Self.faulty(table, complaint)
    case .notBraille(_, let scalar):
      let sign = Self.quoted(scalar)
      self.init(
        en: "\(sign) is no braille cell. Give cells as characters from U+2800 to U+28FF.",
        es: "\(sign) no es una celda braille. Da las celdas como caracteres de U+2800 a U+28FF.",
        ar: "\(sign) ليس خلية برايل. أعط الخلايا محارف من U+2800 إلى U+28FF.")
    case .untranslatable(let table, let index?):
      self.init(
        en: "The table \(table) gives up near character \(index + 1). Choose another table.",
        es: "La tabla \(table) no puede seguir cerca del carácter \(index + 1). Elige otra tabla.",
        ar: "يتوقف الجدول \(table) قرب المحرف \(index + 1). اختر جدولًا آخر.")
    case .untranslatable(let table, nil):
      self.init(
        en: "The table \(table) gives up on this text. Choose another table.",
        es: "La tabla \(table) no puede con este texto. Elige otra tabla.",
        ar: "يتعذر على الجدول \(table) ترجمة هذا النص. اختر جدولًا آخر.")
    }
  }

  private static func unknownTable(_ name: String, _ nearest: [String]) -> Phrase {
    let names = nearest.joined(separator: ", ")
    return Phrase(
      en: "There is no braille table \"\(name)\"." + (nearest.isEmpty ? "" : " Nearest: \(names)."),
      es: "No hay ninguna tabla braille \"\(name)\"."
        + (nearest.isEmpty ? "" : " Las más parecidas: \(names)."),
      ar: "لا يوجد جدول برايل باسم \"\(name)\"." + (nearest.isEmpty ? "" : " الأقرب: \(names)."))
  }

  private static func faulty(
    _ table: String, _ complaint: BrailleTableError.Complaint?
  ) -> Phrase {
    guard let complaint else {
      return Phrase(
        en: "The table \(table) cannot be used: it has a mistake. Choose another table.",
        es: "La tabla \(table) no sirve: tiene un error. Elige otra tabla.",
        ar: "لا يمكن استخدام الجدول \(table): فيه خطأ. اختر جدولًا آخر.")
    }
    let file = complaint.file ?? table
    guard let line = complaint.line else {
      return Phrase(
        en: "\(file): \(complaint.message) Correct the table.",
        es: "\(file): \(complaint.message) Corrige la tabla.",
        ar: "\(file): \(complaint.message) صحّح الجدول.")
    }
    return Phrase(
      en: "\(file), line \(line): \(complaint.message) Correct that line.",
      es: "\(file), línea \(line): \(complaint.message) Corrige esa línea.",
      ar: "\(file)، السطر \(line): \(complaint.message) صحّح ذلك السطر.")
  }

  /// A character by itself and by its number, which tells it when it cannot be seen.
  package static func quoted(_ scalar: Unicode.Scalar) -> String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
    return scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
      ? name : "\"\(scalar)\" (\(name))"
  }
}
