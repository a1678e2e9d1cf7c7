// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MomentWords {
  static let english = Edition(
    MomentWords(
      today: "today",
      yesterday: "yesterday",
      onDay: "on {day}",
      atTime: "{day} at {time}",
      atTimeUTC: "{day} at {time} UTC",
      toRead: "about {length} to read"))
}
