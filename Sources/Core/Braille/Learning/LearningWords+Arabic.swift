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
      allFinished: "كان ذلك الدرس الأخير.",
      stopped: "توقف الدرس. ما تعلمته محفوظ على هذا الجهاز.",
      chooseLesson: "اختر درسًا أولًا.",
      help:
        "إلى الأعلى: السماع مجددًا. إلى الأسفل: التخطي. جانبًا: سماع النقاط. ثلاثة أصابع إلى الأعلى: التوقف.",
      practiceBegins: "اكتب ما تسمعه ثم سطرًا جديدًا. مرّر إلى الأسفل لسماعه مجددًا.",
      practiceHelp:
        "إلى الأسفل: سماع العبارة مجددًا. سطر جديد: انتهيت. إلى الأعلى: ما كتبته. ثلاثة أصابع إلى الأعلى: التوقف.",
      nothingMeasured: "لم يُقَس شيء بعد. خذ درسًا أو اكتب عبارة.",
      erased: "مُحي من هذا الجهاز. يمكن للتراجع أن يعيده ما دمت في الصفحة.",
      restored: "عاد كما كان.",
      exported: "حُفظ في ملف.",
      // Sentences with a name, a number or dots
      span: "{kind}: من {first} إلى {last}",
      begins: "{title}. اكتب كل علامة. مرّر إلى الأعلى لسماعها مجددًا، وإلى الأسفل لتخطيها.",
      goesOn: "{title}، من حيث توقفت.",
      typed: "كان ذلك {name}.",
      missing: " الناقص: {dots}.",
      extra: " الزائد: {dots}.",
      habit: " كثيرًا ما تنقصك النقطة {dot}. ضع ذلك الإصبع مع البقية.",
      finished: "{title}: انتهى، أنت تعرفها كلها. زر التالي ينتقل إلى الدرس التالي.",
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
