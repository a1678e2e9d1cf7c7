// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkMapWords {
  static let arabic = Edition(
    WalkMapWords(
      // What a map has
      title: "الخريطة: {title}",
      origin: "المصدر: {origin}. {licence}",
      junctions: "ملتقيات الطرق: {count}",
      ways: "المقاطع: {count}، مجموعها {length}",
      metres: "{metres} متر",
      kilometres: "{kilometres} كيلومتر",
      parts: "أجزاء لا طريق بينها: {count}؛ أكبرها فيه {largest} مقطع",
      crossings: "معابر المشاة: {count}، منها بإشارات ضوئية: {signals}، وفوق السكك: {rails}",
      steps: "مقاطع الدرج: {count}",
      barriers: "بوابات وأعمدة وحواجز أخرى: {count}",
      buildings: "المباني: {count}، المداخل: {entrances}",
      places: "أماكن لها اسم: {named}، بلا اسم: {unnamed}",
      // What it does not know
      gaps: "ما لا تعرفه الخريطة:",
      gap: "{what}: {unknown} من {all}",
      signals: "هل للمعابر إشارات ضوئية",
      audibleSignals: "هل تُسمع الإشارات الضوئية",
      tactilePaving: "هل للمعابر أرضية ملموسة",
      kerbs: "حواف الأرصفة عند المعابر",
      islands: "هل للمعابر جزيرة في الوسط",
      stepCounts: "عدد الدرجات",
      handrails: "هل للدرج درابزين",
      ramps: "هل للدرج منحدر",
      surfaces: "سطح المقاطع",
      widths: "عرض طرق المشاة",
      lighting: "هل المقاطع مضاءة",
      pavements: "أرصفة الشوارع",
      doors: "من أين تُدخل المباني ذات الأسماء",
      // What is wrong with a pack, and what to do
      notAPack: "هذه ليست حزمة خريطة. اصنع واحدة بالأمر: earshot map import",
      older:
        "هذه الحزمة بصيغة أقدم: لا تعرف معابر السكك ولا الأفنية. استورد الخريطة من جديد لتحصل عليها.",
      otherVersion:
        "هذه الحزمة من إصدار آخر من Earshot (الصيغة {version}). استورد الخريطة من جديد.",
      wrongLength:
        "يجب أن يكون في هذه الحزمة {expected} بايت وفيها {found}. انسخها أو استورد الخريطة من جديد.",
      damagedPack: "هذه الحزمة تالفة. انسخها أو استورد الخريطة من جديد.",
      tooLargePack: "ستزيد الحزمة على {megabytes} ميغابايت. اختر منطقة أصغر بالخيار --area.",
      tooMuch:
        "في الخريطة أكثر من {limit} من المقاطع أو الأماكن أو النقاط. اختر منطقة أصغر بالخيار --area.",
      inconsistent: "في الخريطة مقطع أو محيط نقاطه كثيرة جدًا. اختر منطقة أصغر بالخيار --area.",
      // What is wrong with a typed area, and what to do
      notAnArea:
        "المنطقة أربعة أعداد: الغرب والجنوب والشرق والشمال بالدرجات، مثل 7.40,43.72,7.44,43.75.",
      turnedArea:
        "المنطقة معكوسة. اكتب الغرب ثم الجنوب ثم الشرق ثم الشمال؛ ولا تعبر المنطقة خط الطول 180."))
}
