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
      firstDay: "1",
      date: "{day} de {month} de {year}"))
}
