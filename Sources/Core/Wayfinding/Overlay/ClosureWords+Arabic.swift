// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ClosureWords {
  static let arabic = Edition(
    ClosureWords(
      sentence: "مغلق حتى {day}: {what}.",
      reason: "السبب: {}.",
      item: "{what}، حتى {day}",
      because: "{item} ({reason})",
      longer: "الطريق أطول بنحو {distance} لأن هذا مغلق: {closures}.",
      goesRound: "الطريق يلتف حول ما هو مغلق: {closures}.",
      noWay: "لا طريق مفتوحًا يؤدي إلى هناك حاليًا. مغلق: {closures}.",
      door: "باب: {}.",
      level: "بلا درج",
      steps: "بدرج",
      ramp: "بمنحدر",
      open: "مفتوح {}"))
}
