// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdministrationWords {
  static let arabic = Edition(
    AdministrationWords(
      // What was done
      granted: "يدير {name} الآن هذا الخادم، في ‎/operator.",
      revoked: "لم يعد {name} يدير هذا الخادم.",
      mapsGranted: "يستطيع {name} الآن تغيير الخرائط، في ‎/walk/edit.",
      mapsRevoked: "لم يعد {name} يستطيع تغيير الخرائط.",
      vetted: "وُثّق {name}.",
      unvetted: "أُلغي توثيق {name}، وفقد ما خُص به المتطوعون الموثوقون.",
      stopped: "لم يعد {name} يستطيع أن يقرأ لغيره ولا أن يطلب.",
      allowed: "يستطيع {name} أن يقرأ ويطلب من جديد.",
      passwordLink: """
        من يفتح هذا الرابط يختر كلمة مرور جديدة لحساب {name}، مرة واحدة خلال 24 ساعة. ضع قبله عنوان الخادم:
        """,
      settled: "أُغلق البلاغ. يُحذف بعد 30 يومًا.",
      turnedOn: "التوثيق مفعّل: ما لم يُقل غير ذلك لا يقرأ إلا متطوعون موثوقون.",
      turnedOff: "التوثيق معطّل: يستطيع أي متطوع جديد أن يأخذ النصوص.",
      preparesAgain: .arabic(
        zero: "لا يُعاد تجهيز أي تسجيل.",
        one: "يُعاد تجهيز تسجيل واحد، ويمكن سماع السابق حتى ينتهي ذلك.",
        two: "يُعاد تجهيز تسجيلين، ويمكن سماع السابقين حتى ينتهي ذلك.",
        few: "يُعاد تجهيز {count} تسجيلات، ويمكن سماع السابقة حتى ينتهي ذلك.",
        many: "يُعاد تجهيز {count} تسجيلًا، ويمكن سماع السابقة حتى ينتهي ذلك.",
        other: "يُعاد تجهيز {count} تسجيل، ويمكن سماع السابقة حتى ينتهي ذلك."),
      preparesNone: "لا يوجد تسجيل حديث بما يكفي: ما أُرسل يُحفظ 30 يومًا.",
      // The rules
      isVetting: "التوثيق مفعّل.",
      isNotVetting: "التوثيق معطّل.",
      takesLinks: "يستطيع المتطوعون إرسال رابط إلى صوت ينزّله هذا الخادم ويحفظه.",
      takesNoLinks: "لا يستطيع المتطوعون إرسال روابط إلى أصوات.",
      claimsPerDay: .arabic(
        zero: "لا يستطيع المتطوع الجديد أخذ أي نص في اليوم.",
        one: "يستطيع المتطوع الجديد أخذ نص واحد في اليوم.",
        two: "يستطيع المتطوع الجديد أخذ نصين في اليوم.",
        few: "يستطيع المتطوع الجديد أخذ {count} نصوص في اليوم.",
        many: "يستطيع المتطوع الجديد أخذ {count} نصًا في اليوم.",
        other: "يستطيع المتطوع الجديد أخذ {count} نص في اليوم."),
      claimsPerNetwork: .arabic(
        zero: "لا يستطيع غير الموثوقين أخذ أي نص في اليوم من شبكة واحدة.",
        one: "يستطيع غير الموثوقين أخذ نص واحد في اليوم من شبكة واحدة، كلهم معًا.",
        two: "يستطيع غير الموثوقين أخذ نصين في اليوم من شبكة واحدة، كلهم معًا.",
        few: "يستطيع غير الموثوقين أخذ {count} نصوص في اليوم من شبكة واحدة، كلهم معًا.",
        many: "يستطيع غير الموثوقين أخذ {count} نصًا في اليوم من شبكة واحدة، كلهم معًا.",
        other: "يستطيع غير الموثوقين أخذ {count} نص في اليوم من شبكة واحدة، كلهم معًا."),
      operators: "من يديرون هذا الخادم: {names}.",
      mapEditors: "من يغيّرون الخرائط: {names}.",
      nobody: "لا أحد",
      // People
      person:
        "{username} ‏({name}): {state}، {role} منذ {day}، نصوص عنده {hand}، قراءات محفوظة {readings}، بلاغات {reports}، عدد من حظروه {blocks}.",
      isVetted: "موثوق",
      isNotVetted: "غير موثوق",
      isStoppedAndVetted: "موقوف، موثوق",
      isStopped: "موقوف، غير موثوق",
      requester: "طالب قراءة",
      volunteer: "متطوع",
      isCut: "هناك أشخاص أكثر من هؤلاء ({count}). سمّ أحدهم لتوثيقه أو إيقافه.",
      // Reports
      report: "البلاغ {id}، ‏{day}، من {reporter}، عن {name}، {role}: {reason}.",
      reportOfStopped: "البلاغ {id}، ‏{day}، من {reporter}، عن {name}، {role} (موقوف): {reason}.",
      deletedAccount: "حساب محذوف",
      inRequest: "الطلب: {title}",
      noReports: "لا بلاغات تنتظر.",
      // Why something was not done
      noData: "لا توجد بيانات خادم في {folder}. اذكر مجلدها بـ --data، أو شغّل الخادم أولًا.",
      noReport: "لا بلاغ كهذا ينتظر. انظر: earshot admin reports",
      notSettled: "تعذر إغلاق البلاغ: {reason}.",
      noAccount: "لا يوجد حساب باسم المستخدم {name}. تحقق من كتابته.",
      notAVolunteer: "{name} ليس متطوعًا. لا يوثَّق إلا المتطوعون.",
      notDone: "تعذر فعل ذلك: {reason}."))
}
