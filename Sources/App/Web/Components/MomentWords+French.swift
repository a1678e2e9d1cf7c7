// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MomentWords {
  static let french = Edition(
    MomentWords(
      today: "aujourd’hui",
      yesterday: "hier",
      tomorrow: "demain",
      weekday: "{weekday} {day} {month}",
      weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
      onDay: "le {day}",
      atTime: "{day} à {time}",
      atTimeUTC: "{day} à {time} UTC",
      toRead: "environ {length} de lecture"))
}
