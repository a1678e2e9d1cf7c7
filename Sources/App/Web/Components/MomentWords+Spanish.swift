// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MomentWords {
  static let spanish = Edition(
    MomentWords(
      today: "hoy",
      yesterday: "ayer",
      tomorrow: "mañana",
      weekday: "el {weekday} {day} de {month}",
      weekdays: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
      onDay: "el {day}",
      atTime: "{day} a las {time}",
      atTimeUTC: "{day} a las {time} UTC",
      toRead: "alrededor de {length} de lectura"))
}
