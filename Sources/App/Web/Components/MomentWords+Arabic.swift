// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MomentWords {
  static let arabic = Edition(
    MomentWords(
      today: "اليوم",
      yesterday: "أمس",
      tomorrow: "غدًا",
      weekday: "يوم {weekday} {day} {month}",
      weekdays: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
      onDay: "يوم {day}",
      atTime: "{day} الساعة {time}",
      atTimeUTC: "{day} الساعة {time} بتوقيت UTC",
      toRead: "نحو {length} من القراءة"))
}
