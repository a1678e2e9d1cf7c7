// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LearningWords {
  static let arabic = Edition(
    LearningWords(
      then: "، ثم ",
      letters: "الحروف",
      numbers: "الأرقام",
      punctuation: "علامات الترقيم",
      contractions: "الاختصارات",
      practice: "تدريب بالعبارات",
      right: "صحيح.",
      first: "أولًا:",
      next: "التالي:",
      again: "مرة أخرى:",
      swipes: " مرّر إلى الأعلى لسماع العلامة مجددًا، وإلى الأسفل لتخطيها.",
      practiceSwipes: " مرّر إلى الأسفل لسماعه مجددًا.",
      goOn: "زر «الدرس التالي» ينتقل إليه.",
      allFinished: "كان ذلك الدرس الأخير.",
      stopped: "توقف الدرس. ما تعلمته محفوظ على هذا الجهاز.",
      chooseLesson: "اختر درسًا أولًا.",
      help:
        "إلى الأعلى: السماع مجددًا. إلى الأسفل: التخطي. جانبًا: سماع النقاط. ثلاث أصابع إلى الأعلى: التوقف.",
      practiceBegins: "اكتب ما تسمعه ثم سطرًا جديدًا.",
      practiceHelp:
        "إلى الأسفل: سماع العبارة مجددًا. سطر جديد: انتهيت. إلى الأعلى: ما كتبته. ثلاث أصابع إلى الأعلى: التوقف.",
      nothingMeasured: "لم يُقَس شيء بعد. خذ درسًا أو اكتب عبارة.",
      erased: "مُحي من هذا الجهاز. يمكن للتراجع أن يعيده ما دمت في الصفحة.",
      restored: "عاد كما كان.",
      exported: "حُفظ في ملف.",
      // Sentences with a name, a number or dots
      span: "{kind}: من {first} إلى {last}",
      begins: "{title}. اكتب كل علامة.",
      asked: "{sign}، {dots}",
      goesOn: "{title}، من حيث توقفت.",
      typed: "كان ذلك {name}.",
      missing: .arabic(
        zero: " تنقص النقاط {dots}.", one: " تنقص النقطة {dots}.", two: " تنقص النقطتان {dots}.",
        few: " تنقص النقاط {dots}.", many: " تنقص النقاط {dots}.", other: " تنقص النقاط {dots}."),
      extra: .arabic(
        zero: " النقاط {dots} زائدة.", one: " النقطة {dots} زائدة.",
        two: " النقطتان {dots} زائدتان.", few: " النقاط {dots} زائدة.",
        many: " النقاط {dots} زائدة.", other: " النقاط {dots} زائدة."),
      habit: " كثيرًا ما تنقص النقطة {dot}.",
      finished: "{title}: انتهى، أنت تعرفها كلها.",
      progress: "عُرف {known} من {all}",
      // How a phrase went
      wordsPerMinute: "{count} كلمة في الدقيقة.",
      noErrors: "بلا أخطاء.",
      errorsAre: "{percent} بالمئة خطأ.",
      correctedAre: "الحروف التي حذفتها: {count}.",
      // How all phrases went, one sentence after another
      phrases: "العبارات المكتوبة: {count}. ",
      mostMissed: " الأكثر نقصًا: النقطة {dot}، {times} من {all} مرة.",
      mostExtra: " الأكثر زيادة: النقطة {dot}، عدد المرات: {times}.",
      offset: " يقع إصبعك في المتوسط على بعد {points} من نقاط الشاشة عن النقطة {dot}."))
}
