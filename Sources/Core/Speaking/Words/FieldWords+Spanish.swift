// SPDX-License-Identifier: Apache-2.0

extension FieldWords {
  static let spanish = Edition(
    FieldWords(
      notJSON: "Esto no es JSON válido en la columna {column}. Escribe un objeto JSON por línea.",
      notAnObject: "Esto no es un objeto JSON. Empieza con { y termina con }.",
      missing: "Falta el campo «{name}». Añádelo.",
      wrongType: "El campo «{name}» debe ser {type}.",
      unknownWord: "El campo «{name}» tiene el valor desconocido «{word}».",
      outOfRange: "El campo «{name}» es {value}, fuera del intervalo posible.",
      // Types of a field
      text: "un texto",
      number: "un número",
      wholeNumber: "un número entero",
      truth: "true o false",
      list: "una lista",
      object: "un objeto"))
}
