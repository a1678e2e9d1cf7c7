// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkCommandWords {
  static let arabic = Edition(
    WalkCommandWords(
      messageSummary: "يقول أين يقع مكان، كما يُرى من موضع واتجاه.",
      placesSummary: "يسرد أماكن خريطة حسب الفئات.",
      map:
        "الخريطة: حزمة من earshot map import، أو GeoJSON: ‏FeatureCollection فيها نقاط (Point) لها أسماء.",
      places: "مثل ‎--map.",
      language: "لغة الجواب؛ لغة النظام ما لم تُذكر.",
      to: "المكان؛ ويكفي جزء من اسمه إن كان واضحًا.",
      at: "موضع الوقوف بالدرجات، مثل 38.3865,-0.5113.",
      heading: "الجهة التي تواجهها، باتجاه عقارب الساعة من الشمال.",
      json: "يطبع أيضًا الأعداد غير المقربة، في كائن JSON واحد.",
      category: "هذه الفئة فقط، باسمها أو بكلمتها في الملف.",
      messageDiscussion: """
        يأتي الجزء الأكبر أولًا. ويُحسب الاتجاه واحدًا من أربعة أرباع: الشمال [315,45)، الشرق [45,135)،
        الجنوب [135,225)، الغرب [225,315). والمسافات في خط مستقيم: قد يكون في الطريق عائق.
        مع --json: {"forward":m,"right":m,"distance":m,"bearing":degrees,"text":"…"}؛ يكون forward سالبًا لما هو
        خلفك، وright سالبًا لما هو إلى يسارك، ويُحسب bearing من الشمال الجغرافي.
        """,
      // What is wrong
      missingMap: "ينقص الخيار ‎--map: أعطِ حزمة أو ملف GeoJSON.",
      missingTo: "ينقص الخيار --to: أعطِ اسمًا.",
      missingAt: "ينقص الخيار --at: أعطِ خط العرض وخط الطول، مثل --at 38.3865,-0.5113.",
      missingHeading:
        "ينقص الخيار --heading: أعطِ الدرجات باتجاه عقارب الساعة من الشمال، مثل --heading 180.",
      wrongPosition: "الخيار --at: {problem}",
      noCategory: "لا توجد فئة \"{name}\" في هذه الخريطة. فيها: {list}.",
      noCategoryBut: "لا توجد فئة \"{name}\" في هذه الخريطة. هل تقصد {nearest}؟ فيها: {list}."))
}
