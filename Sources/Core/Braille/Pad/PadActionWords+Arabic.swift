// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PadActionWords {
  static let arabic = Edition(
    PadActionWords(
      // Acts
      selectAll: "تحديد الكل",
      // Steps of the cursor
      previousCharacter: "الحرف السابق",
      nextCharacter: "الحرف التالي",
      previousWord: "الكلمة السابقة",
      nextWord: "الكلمة التالية",
      previousLine: "السطر السابق",
      nextLine: "السطر التالي",
      toStart: "البداية",
      toEnd: "النهاية",
      // Acts with what is written
      readCharacter: "قراءة الحرف",
      readLine: "قراءة السطر",
      copy: "نسخ",
      cut: "قص",
      paste: "لصق",
      redo: "إعادة",
      nextAlternative: "قراءة أخرى للكلمة الأخيرة",
      nextTable: "جدول برايل التالي",
      calibrate: "ضبط اللوحة على يديك",
      submit: "تم",
      // Directions of a swipe
      up: "إلى الأعلى",
      down: "إلى الأسفل",
      left: "إلى اليسار",
      right: "إلى اليمين",
      // Acts of the keys
      deleteCell: "حذف خلية",
      deleteWord: "حذف كلمة",
      readAll: "قراءة الكل",
      readWord: "قراءة آخر كلمة",
      undo: "تراجع",
      clear: "مسح الكل",
      lock: "قفل الوضع أو فتحه",
      help: "مساعدة",
      select: "تحديد حتى {step}",
      // The list of swipes, one after another
      swipesAre: "حركات التمرير، من جهتك أنت. ",
      holding: "مع إبقاء {dots}، ",
      swipe: .arabic(
        zero: "{way}: {act}. ", one: "{way}: {act}. ", two: "{way} بإصبعين: {act}. ",
        few: "{way} بـ {count} أصابع: {act}. ", many: "{way} بـ {count} أصابع: {act}. ",
        other: "{way} بـ {count} أصابع: {act}. ")))
}
