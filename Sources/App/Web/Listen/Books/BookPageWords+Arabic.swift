// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookPageWords {
  static let arabic = Edition(
    BookPageWords(
      books: "الكتب والموسيقى",
      lead:
        "أحضر كتابًا أو كتابًا صوتيًا أو موسيقاك. اسمعه واقرأ نصه واذهب إلى أي فصل أو صفحة. أنت وحدك تراه وتسمعه.",
      toBooks: "كتبك",
      signIn: "سجّل الدخول لتحضر كتبك.",
      empty: "ليس لديك كتب هنا بعد.",
      add: "أضف كتابًا أو موسيقى",
      field: "ملف الكتاب أو الموسيقى",
      fieldHint:
        "DAISY في أرشيف ZIP أو EPUB أو كتاب صوتي من W3C أو Word (DOCX) أو صفحة ويب أو نص عادي. أو صوت: ملف واحد مثل M4B أو MP3، أو مجلد منها في أرشيف ZIP. حتى {megabytes} ميغابايت. كل ملف يصير كتابًا، ويمكنك اختيار عدة ملفات معًا. تصير فصوله قائمة، والكتاب الذي لا صوت له يقرؤه صوت آلي.",
      addAct: "أضف هذا الملف",
      noFile: "اختر ملفًا أولًا.",
      refusedFile: "{name}: {problem}",
      addedOthers: .arabic(
        zero: "لم يُضف غيرها.", one: "أُضيف الملف الآخر.", two: "أُضيف الملفان الآخران.",
        few: "أُضيفت الملفات الأخرى، وهي {count}.", many: "أُضيفت الملفات الأخرى، وهي {count}.",
        other: "أُضيفت الملفات الأخرى، وهي {count}."),
      tooLarge: "حجم هذا الملف أكثر من {megabytes} ميغابايت. أعطِ الكتاب على أجزاء.",
      tooManyBooks: "عدد كتبك {count} وهذا أكثر ما يمكن. أزل أحدها أولًا.",
      tooMuchTogether: "حجم كتبك معًا أكثر من {megabytes} ميغابايت. أزل بعضها أولًا.",
      tooManySearches: "ما زالت عمليات بحثك الأخرى جارية. ابحث مجددًا بعد لحظة.",
      more: "كتب أقدم",
      // A book
      by: "تأليف {names}",
      opening:
        "يجري فتح الكتاب. سيقال ذلك هنا حين يجهز؛ ويمكنك أيضًا فتح هذه الصفحة مرة أخرى.",
      hearNow: "استمع إليه الآن",
      making: "يجري تحضير الصوت، والنص موجود هنا.",
      failed: "لا يمكن سماع هذا الكتاب: {reason}",
      textOnly: "نص فقط: لا يوجد هنا صوت يتكلم لغته.",
      machineVoice: "يقرؤه صوت آلي.",
      pages: .arabic(
        zero: "لا صفحات", one: "صفحة واحدة", two: "صفحتان", few: "{count} صفحات",
        many: "{count} صفحة", other: "{count} صفحة"),
      aboutFile: "ما ينبغي معرفته عن هذا الملف",
      contents: "المحتويات",
      listed: "المداخل من {first} إلى {last} من أصل {count}.",
      earlierParts: "المداخل السابقة",
      laterParts: "المداخل التالية",
      part: "الجزء {number}",
      previousPart: "السابق: {title}",
      nextPart: "التالي: {title}",
      noText: "لا نص لهذا الجزء.",
      noSound: "لا صوت لهذا الجزء.",
      page: "صفحة {number}",
      note: "حاشية: {text}",
      picture: "صورة: {text}",
      search: "ابحث في هذا الكتاب",
      searchHint: "لا فرق بين الحروف الكبيرة والصغيرة، ولا حاجة إلى التشكيل.",
      searchAct: "ابحث",
      found: .arabic(
        zero: "لا توجد في أي جملة.", one: "توجد في جملة واحدة.", two: "توجد في جملتين.",
        few: "توجد في {count} جمل.", many: "توجد في {count} جملة.", other: "توجد في {count} جملة."),
      foundMore: "توجد في أكثر من {count} جملة، وهذه أولها.",
      notFound: "«{text}» ليست في هذا الكتاب.",
      nothingToFind: "اكتب ما تبحث عنه.",
      results: "«{text}» في {title}",
      toPage: "اذهب إلى الصفحة",
      toPageAct: "اذهب",
      noSuchPage: "ليس في هذا الكتاب صفحة {page}.",
      download: "نزّل الكتاب",
      remove: "أزل هذا الكتاب",
      // What was done
      added: "أُضيف الكتاب، ويجري فتحه.",
      addedSeveral: "أُضيفت الملفات، ويجري فتحها.",
      removed: "أُزيل الكتاب. يمكنك إعادته خلال يوم.",
      putBack: "عاد الكتاب."))
}
