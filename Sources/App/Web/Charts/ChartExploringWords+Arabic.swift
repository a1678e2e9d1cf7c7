// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartExploringWords {
  static let arabic = Edition(
    ChartExploringWords(
      region: "مخطط. مفاتيح الأسهم تنتقل بين النقاط.",
      begin: "اختر «النقطة التالية»، أو مرّر إصبعًا على الصورة.",
      keys: """
        المفاتيح: السهمان الأيسر والأيمن بين النقاط، والأعلى والأسفل بين السلاسل، وHome وEnd \
        للأولى والأخيرة. المسافة للتشغيل، وEscape للإيقاف، وH لقائمة كل المفاتيح.
        """,
      series: "السلسلة",
      moreSteps: "طرق أخرى للتنقل",
      playPart: "شغّل هذا الجزء",
      moreWords: "طرق أخرى لسماع الكلام",
      numbers: "الإحصاءات ودليل السلاسل",
      places: "الانتقال والعلامات والمقارنة",
      goTo: "موضع أو قيمة",
      goHint: "مثلًا عدد أو شهر أو اسم.",
      goPlace: "اذهب إلى هذا الموضع",
      goValue: "ابحث عن هذه القيمة",
      remove: "أزل",
      braille: "سطر برايل",
      brailleHint: "نقطتان في كل خلية؛ النقاط الأعلى قيم أعلى.",
      help: "المفاتيح",
      listener: "إعداداتك",
      listenerHint: "تسري على كل المخططات وتبقى على هذا الجهاز.",
      sounds: "الأصوات",
      speech: "الكلام",
      letterKeys: "مفاتيح الحروف",
      monitor: "الإخبار بالقيم الجديدة للبيانات الحية",
      verbosity: "الكلمات عند كل خطوة",
      usual: "الموضع والقيمة",
      terse: "القيمة فقط",
      full: "كل شيء",
      brailleWidth: "خلايا جهاز برايل (0: بلا)",
      hearing: "سمعك",
      hearingHint: "فلا يوضع شيء من المخطط حيث لا تسمعه.",
      mono: "الصوت نفسه في الأذنين",
      lowest: "أخفض نغمة بالهرتز",
      highest: "أعلى نغمة بالهرتز",
      leftEar: "تقوية الأذن اليسرى بالديسيبل",
      rightEar: "تقوية الأذن اليمنى بالديسيبل",
      volume: "مستوى الصوت بالنسبة المئوية",
      test: "نغمات اختبار",
      testLeft: "الأذن اليسرى",
      testRight: "الأذن اليمنى",
      testLowest: "أخفض نغمة",
      testHighest: "أعلى نغمة"))
}
