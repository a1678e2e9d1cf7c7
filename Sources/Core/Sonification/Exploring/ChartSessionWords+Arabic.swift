// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartSessionWords {
  /// The words in Arabic.
  static let arabic = Edition(
    ChartSessionWords(
      nothingOpen: "لا يوجد مخطط بعد. اختر واحدًا من القائمة، أو ملفًا من عندك.",
      stopped: "توقّف. عدنا إلى البداية.",
      complete: "اكتمل",
      soundsAreOff: "الأصوات مكتومة. شغّلها بالمفتاح V أو من إعداداتك.",
      keysAreOff: "مفاتيح الحروف معطّلة.",
      keysListed: "هذه كل المفاتيح. مفتاح Escape يعيدك إلى المخطط.",
      loopOn: "تكرار",
      loopOff: "مرة واحدة",
      paused: "إيقاف مؤقت عند {point}",
      speed: "السرعة {rate}",
      // Places
      atTheBeginning: "في البداية، قبل النقطة الأولى.",
      oneSeries: "توجد سلسلة واحدة فقط.",
      noTurns: "لا تنعطف هذه السلسلة.",
      noMoreTurns: "لا مزيد من الانعطافات.",
      noOutliers: "لا قيم شاذة في هذه السلسلة.",
      noMoreOutliers: "لا مزيد من القيم الشاذة.",
      notFound: "غير موجود في هذه السلسلة. اكتب قيمة أو موضعًا كما ينطقه المخطط.",
      ordinal: "النقطة {number} من {count}",
      rises: "يرتفع من {from} إلى {to}، {span}",
      falls: "ينخفض من {from} إلى {to}، {span}",
      inTurn: "{first}. {second}",
      // Bookmarks and comparing
      bookmarkSet: "وُضعت العلامة",
      bookmarkRemoved: "أُزيلت العلامة",
      bookmarksRemoved: "أُزيلت كل العلامات",
      noBookmarks: "لا علامات. ضع واحدة بالمفتاح B.",
      marked: "حُدّدت: {point}. اذهب إلى نقطة أخرى وقارن.",
      // What is on or off now
      soundsOn: "الأصوات مشغّلة",
      soundsOff: "الأصوات مكتومة",
      speechOn: "الكلام مشغّل",
      speechOff: "الكلام مكتوم",
      keysOn: "المفاتيح مشغّلة",
      keysOff: "المفاتيح معطّلة",
      monitorOn: "تُنطق القيم الجديدة",
      monitorOff: "لا تُنطق القيم الجديدة",
      terse: "كلمات قليلة",
      usual: "كلمات معتادة",
      full: "كلمات كثيرة",
      braille: .arabic(
        zero: "سطر برايل: بلا خلايا", one: "سطر برايل: خلية واحدة", two: "سطر برايل: خليتان",
        few: "سطر برايل: {count} خلايا", many: "سطر برايل: {count} خلية",
        other: "سطر برايل: {count} خلية"),
      languageName: "العربية"))
}
