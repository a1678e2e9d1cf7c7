// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MomentWords {
  static let english = Edition(
    MomentWords(
      today: "today",
      yesterday: "yesterday",
      tomorrow: "tomorrow",
      weekday: "{weekday} {day} {month}",
      weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      onDay: "on {day}",
      atTime: "{day} at {time}",
      atTimeUTC: "{day} at {time} UTC",
      toRead: "about {length} to read"))
}
