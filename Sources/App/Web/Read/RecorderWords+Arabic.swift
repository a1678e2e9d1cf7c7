// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RecorderWords {
  static let arabic = Edition(
    RecorderWords(
      heading: "سجّلها هنا",
      lead:
        "اقرأ فقرة بعد فقرة. الزم الصمت في الثانيتين الأوليين لقياس صوت الغرفة، ثم اقرأ. لا يُنطق شيء أثناء التسجيل. الحروف بجانب الأزرار مفاتيح تعمل ما دام التركيز على أحدها.",
      unscripted: "للتسجيل هنا يحتاج المتصفح إلى JavaScript. ويمكنك أيضًا إرسال ملف في الأسفل."
    ))
}
