// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OperatorWords {
  static let arabic = Edition(
    OperatorWords(
      title: "إدارة هذا الخادم",
      lead: "ترى هنا البلاغات والمتطوعين، ولا ترى أي نص.",
      reports: "البلاغات",
      noReports: "لا بلاغات تنتظر.",
      waiting: "متطوعون ينتظرون التوثيق",
      nobodyWaits: "لا أحد ينتظر التوثيق.",
      actsHint: """
        وثّق من تعرفهم: عندها يأخذون النصوص المخصصة للموثوقين. ومن أُوقف حسابه لا يقرأ لغيره ولا يطلب \
        حتى تسمح له من جديد.
        """,
      known: "آخرون",
      rules: "القواعد",
      isVetting: "التوثيق مفعّل: ما لم يُقل غير ذلك لا يقرأ إلا متطوعون موثوقون.",
      isNotVetting: "التوثيق معطّل: يستطيع أي متطوع جديد أن يأخذ النصوص.",
      turnOn: "فعّل التوثيق",
      turnOff: "عطّل التوثيق",
      takesLinks: "يستطيع المتطوعون إرسال تسجيل، أو رابط إلى صوت ينزّله هذا الخادم ويحفظه.",
      takesNoLinks: "يستطيع المتطوعون إرسال تسجيلات، لا روابط إلى أصوات.",
      takeLinks: "اقبل الروابط",
      takeNoLinks: "لا تقبل الروابط",
      settle: "أغلق البلاغ عن {name}",
      vet: "وثّق {name}",
      unvet: "ألغِ توثيق {name}",
      bar: "أوقف حساب {name}",
      allow: "اسمح لـ {name} من جديد",
      aboutRequester: "عن {name} الذي يطلب القراءات",
      aboutVolunteer: "عن المتطوع {name}",
      deletedAccount: "حساب محذوف",
      sentBy: "أرسله {sender} {moment}",
      inRequest: "الطلب: {title}",
      standing:
        "نصوص عنده: {hand}. قراءات محفوظة: {readings}. بلاغات: {reports}. عدد من حظروه: {blocks}.",
      volunteerSince: "متطوع منذ {date}",
      requesterSince: "يطلب القراءات منذ {date}",
      isBarred: "هذا الحساب موقوف.",
      morePeople: "اعرض مزيدًا من الأشخاص",
      moreReports: "اعرض مزيدًا من البلاغات",
      fromBeginning: "اعرض القوائم من أولها",
      notAVolunteer: "هذا الشخص ليس متطوعًا. لا يوثَّق إلا المتطوعون.",
      claimsPerDay: "النصوص التي يأخذها متطوع جديد في اليوم",
      claimsPerNetwork: "النصوص التي يأخذها غير الموثوقين من شبكة واحدة في اليوم",
      claimsPerNetworkHint: "البيت أو المدرسة أو المكتبة شبكة واحدة. لا يُحسب المتطوعون الموثوقون.",
      notInRange: "اكتب عددًا صحيحًا من {low} إلى {high}.",
      vetted: "وُثّق المتطوع.",
      unvetted: "أُلغي توثيق المتطوع.",
      barred: "أُوقف الحساب: لا يستطيع هذا الشخص أن يقرأ لغيره ولا أن يطلب.",
      allowed: "سُمح للحساب من جديد.",
      settled: "أُغلق البلاغ. يُحذف بعد 30 يومًا.",
      reopened: "عاد البلاغ ينتظر.",
      numbersChanged: "تغيّر عدد النصوص في اليوم. يسري من الآن.",
      doneVetted: "وُثّق {name}.",
      doneUnvetted: "أُلغي توثيق {name}.",
      doneBarred: "أُوقف حساب {name}: لا يستطيع أن يقرأ لغيره ولا أن يطلب.",
      doneAllowed: "سُمح لـ {name} من جديد."))
}
