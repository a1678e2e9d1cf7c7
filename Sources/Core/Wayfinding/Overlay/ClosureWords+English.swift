// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ClosureWords {
  static let english = Edition(
    ClosureWords(
      sentence: "Closed until {day}: {what}.",
      reason: "Reason: {}.",
      item: "{what}, until {day}",
      because: "{item} ({reason})",
      longer: "The way is about {distance} longer, since this is closed: {closures}.",
      goesRound: "The way goes round what is closed: {closures}.",
      noWay: "No open way leads there at present. Closed: {closures}.",
      door: "Door: {}.",
      level: "without steps",
      steps: "with steps",
      ramp: "with a ramp",
      open: "open {}"))
}
