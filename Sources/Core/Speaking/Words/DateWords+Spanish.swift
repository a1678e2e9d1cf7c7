// SPDX-License-Identifier: Apache-2.0

extension DateWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    DateWords(
      months: [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
      ],
      date: "{day} de {month} de {year}"))
}
