// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleToolWords {
  static let arabic = Edition(
    BrailleToolWords(
      swipes: "حركات التمرير",
      swipesHint: "اليمين واليسار هما يمينك ويسارك، كيفما اتجهت الشاشة.",
      nothing: "لا شيء",
      swipe: .arabic(
        zero: "{way}، {count} أصابع", one: "{way}، إصبع واحدة", two: "{way}، إصبعان",
        few: "{way}، {count} أصابع", many: "{way}، {count} أصابع", other: "{way}، {count} أصابع"),
      holding: "{way}، مع إبقاء {dots}",
      resetSwipes: "العودة إلى الحركات المعتادة",
      swipesReset: "عادت الحركات المعتادة.",
      files: "النسخ والحفظ والفتح",
      saveText: "حفظ النص",
      saveCells: "الحفظ كرموز برايل",
      saveBRF: "الحفظ لطابعة برايل (BRF)",
      open: "فتح ملف نص أو برايل",
      openHint: "يُدرج عند المؤشر، والتراجع يزيله.",
      opened: "فُتح الملف.",
      notOpened: "تعذّرت قراءة هذا الملف. اختر ملف نص أو برايل أو BRF لا يتجاوز ميغابايتًا واحدًا.",
      saved: "حُفظ.",
      own: "يداك وإعداداتك",
      ownHint: "تُحفظ على هذا الجهاز وحده. احفظها في ملف لتنقلها إلى جهاز آخر.",
      saveProfile: "حفظ يديّ وإعداداتي",
      openProfile: "فتح اليدين والإعدادات من ملف",
      profileOpened: "حُمّلت مواضع يديك وإعداداتك.",
      profileNotOpened: "ليس في هذا الملف إعدادات للوحة برايل. اختر ملفًا حُفظ من هنا.",
      forgetHand: "نسيان ضبط يديّ",
      forgetSettings: "العودة إلى الإعدادات الأولى",
      keyboard: "فحص لوحة مفاتيح",
      keyboardHint: """
        بعض لوحات المفاتيح تُسقط مفاتيح تُضغط معًا. ابدأ، اضغط المفاتيح الستة معًا، ارفعها، \
        واسمع ما وصل منها.
        """,
      beginKeytest: "بدء الفحص",
      endKeytest: "إنهاء الفحص",
      traces: "تسجيل ما يحدث",
      tracesHint: """
        يحفظ التسجيل كل لمسة ومفتاح، أي كل ما تكتبه. ويبقى على هذا الجهاز حتى تعطيه لأحد، كأن \
        ترفقه ببلاغ عن عطل.
        """,
      record: "بدء التسجيل",
      stopRecording: "إيقاف التسجيل",
      recording: "جارٍ التسجيل. يُحفظ ما تكتبه الآن.",
      recorded: "التسجيل جاهز للحفظ.",
      neverHidden: "لا يُسجَّل شيء ما دام ما تكتبه مخفيًا.",
      saveTrace: "حفظ التسجيل",
      replay: "تشغيل تسجيل",
      stopReplay: "إيقاف التشغيل",
      replaying: "التسجيل قيد التشغيل.",
      replayed: "انتهى التسجيل. عاد نصك.",
      notReplayed: "ليس هذا الملف تسجيلًا للوحة برايل. اختر ملفًا حُفظ من هنا.",
      wroteThen: "ما كتبه التسجيل"))
}
