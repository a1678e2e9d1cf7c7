// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapReadingWords {
  static let arabic = Edition(
    MapReadingWords(
      unreadable: "لا يمكن قراءته. تحقق من أن لك الإذن بقراءته.",
      tooLarge: "حجمه أكبر من {megabytes} ميغابايت. خذ ملف بلد أو منطقة أصغر.",
      unknownFormat:
        "هذا ليس ملفًا من OpenStreetMap. أعطِ ملفًا ينتهي بـ ‎.osm.pbf أو ‎.osm أو ‎.osm.gz.",
      damaged: "ملف OpenStreetMap هذا تالف أو ناقص. نزّله من جديد.",
      tooMuch: "فيه أكثر مما تسعه خريطة واحدة. اختر منطقة بالخيار --area.",
      tooSlow: "استغرقت قراءته أكثر من {seconds} ثانية. خذ ملف بلد أو منطقة أصغر.",
      missing: "قراءة الخرائط تحتاج إلى البرنامج {program}. ثبّت الحزمة {package}.",
      failed: "فشل البرنامج الذي يقرأ الخرائط: {reason}",
      empty: "ليس فيه شيء.",
      emptyArea: "ليس في هذه المنطقة شيء. راجع الأعداد: الغرب، الجنوب، الشرق، الشمال.",
      noWalkableWay: "ليس فيه طريق يُمشى عليه. اختر منطقة أخرى أو ملفًا آخر.",
      waysWithoutNodes: "فيه طرق، ولكن ليس فيه النقاط التي تمر بها. صدّره من جديد مع جميع العقد.",
      noSuchArea:
        "لا منطقة في الملف اسمها «{name}». أعطِ أربعة أعداد: الغرب، الجنوب، الشرق، الشمال.",
      noSuchAreaBut: "لا منطقة في الملف اسمها «{name}». هل قصدت {names}؟",
      severalAreas:
        "مناطق الملف التي اسمها «{name}» عددها {count}. اختر واحدة بالخيار ‎--area: {choices}.",
      cutArea:
        "ليس في الملف إلا جزء من حد {id}. أعطِ أربعة أعداد: الغرب، الجنوب، الشرق، الشمال؛ أو خذ ملفًا فيه الحد كله."
    ))
}
