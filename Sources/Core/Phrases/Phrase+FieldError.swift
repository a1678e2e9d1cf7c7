// SPDX-License-Identifier: Apache-2.0

public import Bytes

extension Phrase {
  /// What is wrong with a line of a trace or with a message to a session, and what to do.
  public init(_ error: FieldError) {
    switch error {
    case .notJSON(let error):
      self.init(
        en:
          "This is not valid JSON at column \(error.column). Write one JSON object for each line.",
        es:
          "Esto no es JSON válido en la columna \(error.column). Escribe un objeto JSON por línea.",
        ar: "هذا ليس JSON صالحًا عند العمود \(error.column). اكتب كائن JSON واحدًا في كل سطر.")
    case .notAnObject:
      self.init(
        en: "This is not a JSON object. Begin it with { and end it with }.",
        es: "Esto no es un objeto JSON. Empieza con { y termina con }.",
        ar: "هذا ليس كائن JSON. ابدأه بـ { وأنهه بـ }.")
    case .missing(let name):
      self.init(
        en: "The field \"\(name)\" is missing. Add it.",
        es: "Falta el campo «\(name)». Añádelo.",
        ar: "الحقل \"\(name)\" ناقص. أضفه.")
    case .wrongType(let name, let wanted):
      let wanted = Phrase(wanted)
      self.init(
        en: "The field \"\(name)\" must be \(wanted.english).",
        es: "El campo «\(name)» debe ser \(wanted.spanish).",
        ar: "يجب أن يكون الحقل \"\(name)\" \(wanted.arabic).")
    case .unknownWord(let name, let word):
      self.init(
        en: "The field \"\(name)\" has the unknown value \"\(word)\".",
        es: "El campo «\(name)» tiene el valor desconocido «\(word)».",
        ar: "للحقل \"\(name)\" قيمة غير معروفة: \"\(word)\".")
    case .outOfRange(let name, let value):
      self.init(
        en: "The field \"\(name)\" is \(value), which is out of range.",
        es: "El campo «\(name)» es \(value), fuera del intervalo posible.",
        ar: "الحقل \"\(name)\" يساوي \(value)، وهو خارج النطاق.")
    }
  }

  private init(_ type: FieldType) {
    switch type {
    case .text: self.init(en: "a text", es: "un texto", ar: "نصًا")
    case .number: self.init(en: "a number", es: "un número", ar: "عددًا")
    case .wholeNumber: self.init(en: "a whole number", es: "un número entero", ar: "عددًا صحيحًا")
    case .truth: self.init(en: "true or false", es: "true o false", ar: "true أو false")
    case .list: self.init(en: "a list", es: "una lista", ar: "قائمة")
    case .object: self.init(en: "an object", es: "un objeto", ar: "كائنًا")
    }
  }
}
