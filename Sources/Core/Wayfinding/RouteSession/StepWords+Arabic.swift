// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StepWords {
  static let arabic = Edition(
    StepWords(
      learned: "طول خطوتك نحو {length} سنتيمترًا. حُفظ، ويمكنك تغييره.",
      counts: "اكتب كم خطوة عددت، وعلى كم متر: 20 خطوة و10 أمتار على الأقل.",
      wrongLength: "تكون الخطوة {length} سنتيمترًا؛ وطول الخطوة بين 20 و150. عدّ من جديد.",
      tooShort: "ما سرته أقصر من أن تُقاس به خطوة: سر 30 مترًا على الأقل مع الإرشاد وعدّ خطواتك.",
      counting: "يبدأ العد: عدّ خطواتك من هنا، واكتب كم هي بعد 30 مترًا على الأقل.",
      noWalk: "ابدأ السير أولًا، أو اكتب الأمتار."))
}
