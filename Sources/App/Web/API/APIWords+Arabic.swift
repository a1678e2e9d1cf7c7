// SPDX-License-Identifier: Apache-2.0

import Speaking

extension APIWords {
  static let arabic = Edition(
    APIWords(
      title: "Earshot لبرامجك",
      lead: "واجهة صغيرة بصيغة JSON. أوصافها بالإنجليزية.",
      document: "وصف للآلات (OpenAPI)",
      operations: "ما يمكن طلبه",
      noBody: "أرسل كائن JSON بالنوع application/json.",
      unknownCursor:
        "لم تعطِ أي قائمة هذا المؤشر. خذه من «next» في الصفحة السابقة أو اتركه.",
      nothingToSay: "لا شيء يقال في هذا النص. أرسل كلمات.",
      tooManyClips: "تُقرأ الآن نصوص كثيرة بصوت مسموع. انتظر لحظة ثم حاول مرة أخرى.",
      noSeconds: "أرسل الموضع بالثواني من بداية التسجيل.",
      tooLongToSay: "لا يتسع المقطع لأكثر من {maximum} حرف. أرسل النص على أجزاء."))
}
