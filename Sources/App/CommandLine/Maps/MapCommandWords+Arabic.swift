// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapCommandWords {
  static let arabic = Edition(
    MapCommandWords(
      importSummary: "صنع خريطة للمشي من ملف من OpenStreetMap.",
      reportSummary: "قول ما في الخريطة وما لا تعرفه.",
      name: "اسم الخريطة.",
      area: "هذه المنطقة فقط: الغرب، الجنوب، الشرق، الشمال بالدرجات، أو اسم منطقة في الملف.",
      places:
        "أماكنك لتوضع على الخريطة، بصيغة GeoJSON: تحل محل ما له الاسم نفسه في حدود 150 مترًا.",
      json: "يطبع الأعداد في كائن JSON واحد.",
      output: "الحزمة التي تُكتب؛ وإلا فالملف NAME.walkmap في المجلد maps ضمن البيانات.",
      data: "مجلد البيانات؛ وهو data إن لم يُذكر.",
      language: "لغة الجواب؛ وهي لغة النظام إن لم تُذكر.",
      importDiscussion: """
        ينتهي FILE بـ ‎.osm.pbf أو ‎.osm أو ‎.osm.gz. الحزمة ملف واحد صغير فيه الطرق والمعابر والدرج والمداخل والأماكن.
        بيانات OpenStreetMap هي © OpenStreetMap contributors بترخيص ODbL؛ والحزمة تذكر ذلك.
        ويعرض الخادم الحزم التي في مجلد بياناته بعد تشغيله من جديد.
        """,
      reportDiscussion: "يأخذ حزمة، أو ملفًا من OpenStreetMap كما يفعل earshot map import.",
      saved: "كُتبت في {file}: {bytes} بايت.",
      ownPlaces: "أماكنك: أضيف منها {added}، وحل محل أماكن من الخريطة {replaced}.",
      placesOutside:
        "أماكن لك تبعد عن الخريطة أكثر من كيلومتر وتُركت: {count}.",
      cutWays: "طرق قُطعت لأن الملف تنقصه بعض نقاطها: {count}. لا شيء يمر فوق الفجوات.",
      // What is wrong
      missingName: "الخيار --name ناقص: قل ما اسم الخريطة.",
      wrongName:
        "لا يصلح «{name}» اسمًا لملف في مجلد البيانات. استعمل حتى 64 من الحروف a إلى z والأرقام و- و_، أو سمِّ ملفًا بالخيار -o.",
      wrongArea: "الخيار --area: {problem}",
      areaOfPack: "لا يمكن اقتطاع جزء من حزمة. اذكر --area عند استيرادها."))
}
