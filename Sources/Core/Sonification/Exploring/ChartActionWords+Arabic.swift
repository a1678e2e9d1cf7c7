// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartActionWords {
  /// The words in Arabic.
  static let arabic = Edition(
    ChartActionWords(
      // Listening
      toggle: "تشغيل أو إيقاف مؤقت",
      stop: "إيقاف",
      slower: "أبطأ",
      faster: "أسرع",
      usualSpeed: "السرعة المعتادة",
      loop: "تشغيل متكرر",
      playPart: "شغّل هذا الجزء",
      playSeries: "شغّل هذه السلسلة وحدها",
      // From point to point
      previous: "النقطة السابقة",
      next: "النقطة التالية",
      previousTenth: "عُشر إلى اليسار",
      nextTenth: "عُشر إلى اليمين",
      first: "النقطة الأولى",
      last: "النقطة الأخيرة",
      lowest: "أدنى نقطة",
      highest: "أعلى نقطة",
      chartLowest: "أدنى نقطة في كل السلاسل",
      chartHighest: "أعلى نقطة في كل السلاسل",
      previousTurn: "الانعطاف السابق",
      nextTurn: "الانعطاف التالي",
      previousOutlier: "القيمة الشاذة السابقة",
      nextOutlier: "القيمة الشاذة التالية",
      // From series to series, or from part to part of a mark
      up: "السلسلة الأعلى، أو صعودًا في الصندوق",
      down: "السلسلة الأدنى، أو نزولًا في الصندوق",
      previousSeries: "السلسلة السابقة",
      nextSeries: "السلسلة التالية",
      firstSeries: "السلسلة الأولى",
      lastSeries: "السلسلة الأخيرة",
      // Words
      summary: "الملخص",
      describe: "الوصف الكامل",
      nextSentence: "الجملة التالية من الوصف",
      previousSentence: "الجملة السابقة",
      nextStatistic: "الإحصاء التالي",
      previousStatistic: "الإحصاء السابق",
      whereAmI: "أين أنا",
      again: "كرّر",
      help: "هذه المساعدة",
      // From the whole to a part to a point
      into: "ادخل إلى جزء ثم إلى نقاطه",
      out: "اخرج",
      // Places to come back to
      bookmark: "ضع علامة أو أزلها",
      nextBookmark: "العلامة التالية",
      previousBookmark: "العلامة السابقة",
      removeBookmarks: "أزل كل العلامات",
      compare: "حدّد هذه النقطة ثم قارن بها أخرى",
      go: "اذهب إلى قيمة",
      // Sounds that explain
      legend: "دليل السلاسل: كيف تُسمع كل سلسلة",
      references: "نغمتا أدنى قيمة وأعلى قيمة",
      // Other ways
      table: "جدول القيم",
      brailleLeft: "سطر برايل يسارًا",
      brailleRight: "سطر برايل يمينًا",
      monitor: "الإخبار بالقيم الجديدة أو لا",
      sounds: "تشغيل الأصوات أو كتمها",
      speech: "تشغيل الكلام أو كتمه",
      verbosity: "كلمات أكثر أو أقل"))
}
