// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleLearnWords {
  static let arabic = Edition(
    BrailleLearnWords(
      title: "تعلّم برايل",
      lead: "ينطق Earshot علامة فتكتبها وتسمع إن كانت صحيحة. لا يوجد حد للوقت.",
      toLessons: "تعلّم برايل: دروس بالسمع وتدريب",
      toPad: "العودة إلى برايل",
      withoutScripts: """
        تحتاج الدروس إلى JavaScript، وهو متوقف أو لم يُحمَّل. في صفحة برايل نموذج يحوّل الحروف \
        إلى برايل من دونه.
        """,
      failed: "تعذّر تحميل الدروس. أعد تحميل الصفحة.",
      table: "برايل الذي تتعلمه",
      tableHint: "مع جدول مختصر تُدرَّس اختصاراته أيضًا.",
      lessons: "الدروس",
      now: "ما تكتبه",
      repeat: "أعد النطق",
      hint: "انطق النقاط",
      skip: "تخطٍّ",
      done: "كتبت العبارة",
      nextLesson: "الدرس التالي",
      nextPhrase: "العبارة التالية",
      stop: "توقف",
      results: "تقدّمك",
      kept: "يُحفظ هذا على هذا الجهاز فقط.",
      phrases: "العبارات المكتوبة",
      speed: "كلمات في الدقيقة",
      errors: "نسبة الخطأ المئوية",
      corrected: "الحروف المحذوفة",
      dots: "الأخطاء حسب النقطة",
      dot: "النقطة",
      asked: "طُلبت",
      missed: "ناقصة",
      extra: "زائدة",
      across: "نقاط الشاشة إلى اليمين",
      down: "نقاط الشاشة إلى الأسفل",
      say: "انطق تقدّمي",
      exportJSON: "حفظ في ملف (JSON)",
      exportCSV: "حفظ كجدول (CSV)",
      erase: "محو تقدّمي",
      undo: "التراجع عن المحو"))
}
