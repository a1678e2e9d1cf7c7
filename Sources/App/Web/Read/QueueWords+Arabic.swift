// SPDX-License-Identifier: Apache-2.0

import Speaking

extension QueueWords {
  static let arabic = Edition(
    QueueWords(
      interestsTitle: "ما أقرؤه",
      interestsLead: "تبدأ قائمة النصوص المنتظرة بهذه وحدها. وإن لم تختر شيئًا رأيت النصوص كلها.",
      languagesQuestion: "اللغات",
      anotherLanguage: "لغة أخرى",
      noOther: "لا شيء",
      categoriesQuestion: "أنواع النصوص",
      interestsSaved: "حُفظ اختيارك. في القائمة ما تقرؤه.",
      showAll: "اعرض كل النصوص",
      showInterests: "اعرض ما أقرؤه فقط",
      nothingOfInterest: "لا نص مما تقرؤه ينتظر الآن. اعرض كل النصوص، أو اترك هذه الصفحة مفتوحة.",
      showing: "ترى فقط ما تقرؤه: {joined}.",
      skip: "لا يناسبني",
      skipped: "لن يُعرض عليك هذا النص بعد الآن.",
      offeredAgain: "يُعرض عليك النص من جديد.",
      skippedTitle: "نصوص تخطيتها",
      skippedLead: "لا تُعرض عليك هذه النصوص، ولا يُخبَر أصحابها بذلك.",
      nothingSkipped: "لا ينتظر أي نص من النصوص التي تخطيتها.",
      offerAgain: "اعرضه عليّ من جديد",
      oneAtFirst: """
        لديك نص، وللمتطوع الجديد نص واحد في كل مرة. وحين يحتفظ أحد بقراءة لك يمكنك أخذ عدة نصوص. \
        أرسل تسجيلك أولًا أو أعِد النص.
        """,
      oneUntilKept: "يمكنك أخذ نص واحد في كل مرة حتى يحتفظ أحد بقراءة لك. وهذا يحمي أصحاب النصوص."))
}
