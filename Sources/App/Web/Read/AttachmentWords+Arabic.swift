// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AttachmentWords {
  static let arabic = Edition(
    AttachmentWords(
      field: "صور أو ملفات",
      fieldHint: """
        حتى {count} ملفًا، كل منها {megabytes} ميغابايت على الأكثر: صور صفحات أو PDF أو EPUB أو \
        Word (DOCX) أو صفحات ويب أو ملفات نصية. تقرؤها آلة على الفور. ويُزال من الصورة مكان \
        التقاطها.
        """,
      camera: "التقاط صورة لصفحة",
      cameraHint: "على الهاتف تُفتح الكاميرا.",
      add: "إضافة صفحات أو ملفات",
      addAct: "إضافة",
      noFile: "اختر ملفًا أو التقط صورة أولًا.",
      chooseAgain: "لم تُحفظ ملفاتك. اخترها من جديد.",
      refused: "{name}: {reason}",
      tooManyFiles: """
        يمكن أن يكون للطلب {count} ملفًا على الأكثر. أزل بعضها أولًا، أو اطلب الباقي في طلب آخر.
        """,
      tooMuchTogether: """
        يمكن أن تبلغ ملفات الطلب معًا {megabytes} ميغابايت على الأكثر. أزل بعضها أولًا، أو اطلب \
        الباقي في طلب آخر.
        """,
      heading: "الصفحات والملفات",
      reading: "تقرأ آلة هذا الملف. سيظهر نصه هنا.",
      readingCount: .arabic(
        zero: "لا ملفات تقرؤها الآلة بعد.",
        one: "ما زالت آلة تقرأ ملفًا واحدًا.",
        two: "ما زالت آلة تقرأ ملفين.",
        few: "ما زالت آلة تقرأ {count} ملفات.",
        many: "ما زالت آلة تقرأ {count} ملفًا.",
        other: "ما زالت آلة تقرأ {count} ملف."),
      allRead: "قرأت آلة ملفاتك.",
      readByMachine: "قرأته آلة، فقد تكون فيه أخطاء.",
      recognised: "النص المتعرَّف عليه",
      page: "الصفحة {number}",
      pageSureness: "الصفحة {number}، قُرئت بيقين {percent} ٪",
      tooMuchText: """
        مع نص هذا الملف يصبح الطلب أطول من {count} حرف، لذلك تُرك نصه. اطلبه في طلب مستقل.
        """,
      notHere: "ليس في هذا الخادم ما يقرأ ملفًا كهذا أو لغته.",
      serverFailed: "لم يستطع الخادم قراءة هذا الملف. أزله ثم أضفه من جديد.",
      stillSeen: "من يقرأ طلبك يرى الملف على أي حال.",
      open: "فتح {name}",
      download: "تنزيل {name}",
      picture: "الصفحة {number} من {title}",
      up: "نقل {name} إلى أعلى",
      down: "نقل {name} إلى أسفل",
      remove: "إزالة {name}",
      noText: """
        لم يُكتب نص ولم يُتعرَّف على نص. اقرأ ما تُظهره الملفات، أو النص الذي يذكره العنوان.
        """,
      lengthUnknown: "المدة غير معروفة",
      attached: "أُضيفت ملفاتك. تقرؤها آلة الآن.",
      removed: "أُزيل الملف.",
      putBack: "عاد الملف إلى هنا.",
      moved: "نُقل الملف."))
}
