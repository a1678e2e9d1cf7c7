// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapCommandWords {
  static let arabic = Edition(
    MapCommandWords(
      importSummary: "صنع خريطة للمشي من ملف من OpenStreetMap.",
      reportSummary: "قول ما في الخريطة وما لا تعرفه.",
      drawSummary: "يرسم خريطة صورةً للعين.",
      name: "اسم الخريطة.",
      area: "هذه المنطقة فقط: الغرب، الجنوب، الشرق، الشمال بالدرجات.",
      output: "الحزمة التي تُكتب؛ وإلا فالملف NAME.walkmap في المجلد maps ضمن البيانات.",
      data: "مجلد البيانات؛ وهو data إن لم يُذكر.",
      language: "لغة الجواب؛ وهي لغة النظام إن لم تُذكر.",
      importDiscussion: """
        ينتهي FILE بـ ‎.osm.pbf أو ‎.osm أو ‎.osm.gz. الحزمة ملف واحد صغير فيه الطرق والمعابر والدرج والمداخل والأماكن.
        بيانات OpenStreetMap هي © OpenStreetMap contributors بترخيص ODbL؛ والحزمة تذكر ذلك.
        """,
      reportDiscussion: "يأخذ حزمة، أو ملفًا من OpenStreetMap كما يفعل earshot map import.",
      drawDiscussion: """
        الشمال في الأعلى. تُرسم المباني والمياه والمتنزهات والشوارع بأسمائها وممرات المشاة والأدراج والمعابر والأماكن
        بتباين قوي، فاتحةً أو داكنة كما يريد الناظر؛ ولا يتميز شيء باللون وحده.
        """,
      picture: "الصورة التي تُكتب؛ وبدونها تذهب إلى المخرج المعياري.",
      saved: "كُتبت في {file}: {bytes} بايت.",
      cutWays: "طرق قُطعت لأن الملف تنقصه بعض نقاطها: {count}. لا شيء يمر فوق الفجوات.",
      // What is wrong
      missingName: "الخيار --name ناقص: قل ما اسم الخريطة.",
      wrongName:
        "لا يصلح «{name}» اسمًا لملف في مجلد البيانات. استعمل حتى 64 من الحروف a إلى z والأرقام و- و_، أو سمِّ ملفًا بالخيار -o.",
      wrongArea: "الخيار --area: {problem}",
      areaOfPack: "لا يمكن اقتطاع جزء من حزمة. اذكر --area عند استيرادها.",
      nothingToDraw:
        "لا طريق من هذه الخريطة في المنطقة. تحقق من الأعداد: الغرب، الجنوب، الشرق، الشمال.",
      tooLargePicture: "ستكون الصورة أكبر مما يمكن. اختر منطقة أصغر بالخيار ‎--area."))
}
