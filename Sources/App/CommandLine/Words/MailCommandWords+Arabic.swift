// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MailCommandWords {
  static let arabic = Edition(
    MailCommandWords(
      mail: "أرسل البريد عبر هذا الخادم: smtp://[USER:PASSWORD@]HOST[:PORT] أو smtps://…",
      mailFile: "اقرأ ذلك من السطر الأول لهذا الملف، كي لا تظهر كلمة مرور في الأمر.",
      mailFrom: "أرسل البريد من هذا العنوان.",
      publicAddress: "العنوان الذي يصل الناس به إلى هذا الخادم، لروابط البريد: https://…",
      test: "أرسل رسالة بريد إلى عنوان واطبع جواب خادم البريد.",
      testDiscussion:
        "يستعمل الخيارات والبيئة نفسها كالأمر earshot serve:‏ EARSHOT_MAIL و EARSHOT_MAIL_FROM.",
      testSubject: "رسالة من Earshot",
      testText: "تبين هذه الرسالة أن Earshot يستطيع إرسال البريد من هذا الخادم. لا يلزم فعل شيء.",
      taken: "قبل خادم البريد الرسالة: {answer}",
      badForm:
        "يُكتب خادم البريد هكذا: smtp://[USER:PASSWORD@]HOST[:PORT] أو smtps://…، مع ‎%40 بدل @ في اسم المستخدم.",
      badPort: "يجب أن يكون منفذ خادم البريد عددًا صحيحًا من 1 إلى 65535.",
      badOption: "لا يُعرف بعد ? إلا tls=off، ومع smtp:// فقط.",
      openPassword: "سترسل كلمة مرور بلا حماية. احذف ?tls=off أو استعمل smtps://.",
      badFrom: "«{found}» ليس عنوان بريد يمكن الإرسال منه. أعط عنوانًا مثل earshot@example.org.",
      badRecipient: "«{found}» ليس عنوان بريد يمكن الإرسال إليه. أعط عنوانًا مثل ana@example.org.",
      badPublicAddress:
        "«{found}» لا يصلح عنوانًا عامًا. أعط عنوانًا مثل https://earshot.example.org بلا شيء بعده.",
      oneOfTwo: "الخياران --mail و --mail-file يقولان الشيء نفسه. أعط أحدهما.",
      allThree:
        "لإرسال البريد أعط --mail (أو --mail-file) و --mail-from و --public-address معًا، أو عيّن EARSHOT_MAIL و EARSHOT_MAIL_FROM و EARSHOT_ADDRESS.",
      bothForTest:
        "لإرسال رسالة أعط --mail (أو --mail-file) و --mail-from، أو عيّن EARSHOT_MAIL و EARSHOT_MAIL_FROM.",
      unreachable:
        "لا يمكن الوصول إلى خادم البريد. تحقق من اسمه ومنفذه ومن أن هذا الجهاز يستطيع الاتصال به.",
      tooSlow: "لم يجب خادم البريد في الوقت المحدد. حاول لاحقًا أو تحقق من اسمه ومنفذه.",
      brokenOff:
        "قطع خادم البريد الاتصال. تحقق من المنفذ: هو غالبًا 465 مع smtps:// و587 مع smtp://.",
      notPrivate:
        "لا يمكن حماية الاتصال: لا يقدم الخادم TLS، أو شهادته غير موثوقة هنا. تحقق من الاسم أو استعمل smtps://.",
      signInRefused: "رفض خادم البريد المستخدم أو كلمة المرور: {answer}",
      putOff: "أجل خادم البريد الرسالة: {answer}. حاول لاحقًا.",
      refused: "رفض خادم البريد الرسالة: {answer}",
      stopped: "أُوقف الأمر قبل قبول الرسالة.",
      other: "تعذر إرسال الرسالة (libcurl {code})."))
}
