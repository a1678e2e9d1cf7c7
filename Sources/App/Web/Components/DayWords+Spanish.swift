// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DayWords {
  static let spanish = Edition(
    DayWords(
      day: "Día",
      month: "Mes",
      year: "Año",
      wrongDay: "El día tiene que ser un número del 1 al 31.",
      wrongMonth: "El mes tiene que ser un número del 1 al 12.",
      wrongYear: "El año tiene que tener cuatro cifras.",
      noSuchDay: "Ese mes no tiene ese día. Comprueba el día y el mes."))
}
