// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DayWords {
  static let arabic = Edition(
    DayWords(
      day: "اليوم",
      month: "الشهر",
      year: "السنة",
      wrongDay: "يجب أن يكون اليوم عددًا من 1 إلى 31.",
      wrongMonth: "يجب أن يكون الشهر عددًا من 1 إلى 12.",
      wrongYear: "يجب أن تتكون السنة من أربعة أرقام.",
      noSuchDay: "لا يوجد هذا اليوم في هذا الشهر. تحقق من اليوم والشهر."))
}
