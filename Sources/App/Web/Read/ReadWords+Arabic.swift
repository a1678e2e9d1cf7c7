// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadWords {
  static let arabic = Edition(
    ReadWords(
      how: "كيف يعمل",
      steps: [
        "تضع نصًا: رسالة أو فصلًا من كتاب أو وصفة.",
        "يأخذه متطوع واحد ويقرؤه بصوته ويرسل التسجيل.",
        "تستمع إليه هنا متى شئت، ولا يسمعه غيرك.",
      ],
      ask: "اطلب قراءة",
      yours: "طلباتك",
      answered: "تسجيلات لك",
      waiting: "في الانتظار",
      takenBack: "ملغاة",
      nothingAsked: "ستجد هنا طلباتك والتسجيلات التي يصنعها الناس لك.",
      older: "اعرض الأقدم",
      more: "اعرض المزيد",
      toList: "كل طلباتك",
      askLead: "لا يقرأ النص إلا المتطوع الذي يأخذه. لا تضع كلمات مرور ولا أرقام بطاقات.",
      fieldTitle: "ما هذا النص؟",
      fieldTitleHint: "بضع كلمات مثل «رسالة من البنك». يراها المتطوعون في قائمتهم.",
      fieldText: "النص",
      fieldTextHint: """
        اكتبه أو ألصقه، حتى 100000 حرف. اتركه فارغًا إن كنت سترفقه، أو إن كان العنوان وحده يدل على \
        النص المقصود.
        """,
      fieldCategory: "نوع النص",
      fieldLanguage: "لغة النص",
      otherLanguages: "لغات أخرى",
      unknownLanguage: "«{found}» ليست لغة من القائمة. اختر لغة من القائمة.",
      fieldDeadline: "آخر موعد",
      fieldDeadlineHint: "اتركه فارغًا إن لم تكن مستعجلًا.",
      post: "انشر الطلب",
      edit: "تعديل",
      editLater: "يمكنك تعديله مرة أخرى إذا أعاده المتطوع.",
      editTitle: "تعديل الطلب",
      withdraw: "ألغِ هذا الطلب",
      withdrawRecorded: "احذف الطلب والتسجيل",
      restore: "استعد هذا الطلب",
      yourText: "نصك",
      recording: "التسجيل",
      download: "نزّل التسجيل",
      openInListen: "افتحه في تسجيلاتي",
      keepAfterAll: "احتفظ بالتسجيل السابق",
      isGood: "احتفظ بهذا التسجيل",
      isGoodHint: "هل هو جيد؟ إذا احتفظت به لم يعد المتطوع يرى نصك.",
      again: "اطلب من متطوع آخر",
      by: "آخر موعد {date}",
      asks: "الطلب من {name}",
      notADay: "لا يوجد يوم كهذا. اكتبه سنة ثم شهرًا ثم يومًا، مثل 2027-03-01، أو اتركه فارغًا.",
      tooLongReport: "هذا أطول من {most} حرف. اختصره.",
      missingTitle: "قل في بضع كلمات ما هذا النص.",
      tooLong: "هذا أطول من {maximum} حرف. اختصره أو اطلبه في جزأين.",
      past: "هذا اليوم مضى. اختر يومًا بعده أو اتركه فارغًا.",
      openNews: .arabic(
        zero: "لا نص ينتظر الآن.", one: "نص واحد ينتظر الآن.",
        two: "نصان ينتظران الآن.", few: "{count} نصوص تنتظر الآن.",
        many: "{count} نصًا ينتظر الآن.", other: "{count} نص ينتظر الآن."),
      askedNews: "تسجيلات لك: {answered}. في الانتظار: {waiting}.",
      takenNews: "قيد القراءة: {present}. تمت: {past}."))
}
