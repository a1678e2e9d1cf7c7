// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PointSentences {
  static let arabic = Edition(
    PointSentences(
      noValue: "بلا قيمة",
      series: "السلسلة {number}",
      bin: "من {from} إلى {to}",
      box: "الوسيط {median}، والنصف الأوسط من {lower} إلى {upper}، والشاربان من {low} إلى {high}",
      candle: "الافتتاح {open}، والأعلى {high}، والأدنى {low}، والإغلاق {close}؛ {change}",
      unchanged: "دون تغيّر",
      up: "ارتفاع {amount}",
      down: "انخفاض {amount}",
      // Two marks
      oneHasNone: "أحدهما بلا قيمة.",
      apart: "المسافة بينهما {distance}",
      equal: "متساويان",
      higher: "الثاني أعلى بمقدار {amount}",
      lower: "الثاني أدنى بمقدار {amount}"))
}
