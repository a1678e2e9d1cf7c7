// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WorkWords {
  static let arabic = Edition(
    WorkWords(
      summary: "ينجز العمل البطيء لخادم في عملية مستقلة حتى يُطلب منه التوقف.",
      data: "يعمل على مجلد بيانات الخادم هذا (data).",
      jobPlaces: "عدد الأعمال التي تُنجز معًا، وموضع منها للقصيرة (2).",
      discussion: """
        يحضّر التسجيلات ويقرأ الملفات وينطق النصوص ويرتّب. يمكن تشغيل أي عدد منه بجانب الخادم.
        شغّل الخادم مع ‎--job-places 0‎ ليترك له كل العمل البطيء.
        أوقفه بـ Ctrl-C أو SIGTERM: ما يعمل عليه يُسلَّم إلى غيره.
        """,
      // Messages
      working: "ينجز Earshot العمل البطيء للمجلد {folder}"))
}
