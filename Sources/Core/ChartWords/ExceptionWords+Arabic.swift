// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ExceptionWords {
  static let arabic = Edition(
    ExceptionWords(
      repeatsWith: "يتكرر نمط كلما زاد {name} بمقدار {amount}",
      repeatsEvery: "يتكرر نمط كل {period}",
      phases: "والأعلى في المتوسط {high} والأدنى {low}",
      inMonth: "في {month}",
      onWeekday: "يوم {weekday}",
      atClock: .same("عند الساعة {clock}"),
      // Points that leap out
      outliers: .arabic(
        zero: "عدد النقاط الشاذة {count}: {points}", one: "نقطة واحدة تشذّ عن البقية: {points}",
        two: "عدد النقاط الشاذة {count}: {points}", few: "عدد النقاط الشاذة {count}: {points}",
        many: "عدد النقاط الشاذة {count}: {points}", other: "عدد النقاط الشاذة {count}: {points}"),
      manyOutliers: .same("عدد النقاط الشاذة {count}، وأبعدها {points}"),
      // What is missing
      valueMissing: "قيمة ناقصة {place}",
      valuesMissing: "القيم ناقصة عند {points}",
      withoutPoints: "بلا نقاط: {gaps}",
      gaps: .arabic(
        zero: "0 فجوة", one: "فجوة واحدة", two: "فجوتان", few: "{count} فجوات",
        many: "{count} فجوة", other: "{count} فجوة"),
      longestGap: "{gaps}؛ وأطول فجوة {span}"))
}
