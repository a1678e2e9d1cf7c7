// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleFileWords {
  static let arabic = Edition(
    BrailleFileWords(
      whichTable:
        "أي نظام برايل؟ أعطِ --table، مثل --table en-ueb-g2. وكلها: earshot braille tables",
      seeTables: "{problem} وكلها: earshot braille tables",
      notStarted:
        "تعذر تشغيل الجزء الذي يترجم برايل في earshot. تحقق من وجود ذاكرة كافية ومن وجود /proc.",
      // What the table has nothing for
      leftOut: "{file}، السطر {line}: تُرك {sign} لأن الجدول {table} ليس فيه شيء له.",
      moreLeftOut: .arabic(
        zero: "لم يُترك غير ذلك.", one: "تُرك واحد آخر.", two: "تُرك اثنان آخران.",
        few: "تُركت {count} أخرى.", many: "تُرك {count} غيرها.", other: "تُرك {count} غيرها."),
      // Reading
      tooLarge: "{file} أكبر من {megabytes} ميغابايت. قسّمه إلى أجزاء.",
      notUTF8: "{file}، السطر {line}: هذا ليس UTF-8. احفظ الملف نصًا بترميز UTF-8.",
      empty: "لا شيء في {file}. أعطِ نصًا.",
      noBraille: "لا برايل في {file}. أعطِ برايل يونيكود أو ملف BRF.",
      notASCII:
        "{file}، السطر {line}: ‏{sign} في الموضع {column} ليس برايل. أعطِ برايل يونيكود، أو ملف BRF، وليس فيه إلا حروف ASCII وعلاماتها.",
      amongCells: "{file}، السطر {line}: ‏{sign} بين خلايا برايل. احذفه، أو أعطه خلايا أيضًا.",
      ordinaryText:
        "{file}، السطر {line}: فيه حروف كبيرة وصغيرة مختلطة، فهو نص عادي لا برايل. حوّله إلى برايل بـ earshot braille write، أو أعطِ --brf إن كان BRF.",
      // Writing
      linesNeedBRF: "الخيار --lines لملفات BRF. أعطِ معه --brf.",
      noPlaceInBRF:
        "{file}، السطر {line}: لا مكان لـ {sign} في ملف BRF، فخلاياه من ست نقاط. احذف --brf، أو استعمل جدولًا غير {table}.",
      // What was typed after the command
      wrongSize:
        "الخيار --size يحتاج العرض والارتفاع بالنقاط، كل منهما فوق 0 وحتى 100000، مثل 390x844، لكنه أُعطي \"{found}\".",
      wrongDensity:
        "الخيار --density يحتاج عدد النقاط في المليمتر، من 1 إلى 60، مثل 6.3، لكنه أُعطي \"{found}\".",
      noTableFor: "لا يوجد جدول للغة \"{language}\". توجد جداول لـ: {tags}",
      // A table in the list
      table: "{name}، {languages}، {grade}، {way}",
      bothWays: "للاتجاهين",
      forWriting: "للكتابة",
      noDirection: "الاتجاه غير مذكور",
      noLanguage: "اللغة غير مذكورة",
      grade: "الدرجة {grade}",
      noGrade: "بلا درجة"))
}
