// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MomentWords {
  static let spanish = Edition(
    MomentWords(
      today: "hoy",
      yesterday: "ayer",
      onDay: "el {day}",
      atTime: "{day} a las {time}",
      atTimeUTC: "{day} a las {time} UTC",
      toRead: "alrededor de {length} de lectura"))
}
