// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterWords {
  static let arabic = Edition(
    LetterWords(
      linkSubject: "اختر كلمة مرور جديدة في Earshot",
      linkAsked: "طلب أحدهم كلمة مرور جديدة لحساب Earshot «{name}».",
      linkOpens: "لاختيارها افتح هذا الرابط. يعمل مرة واحدة خلال ساعة:",
      linkOnServer: """
        هذا الحساب يدير الخادم، لذلك لا تُغيَّر كلمة مروره بالبريد. أنشئ رابطًا على الخادم بالأمر: \
        earshot admin password-link {name}
        """,
      linkIgnored: "إن لم تطلب ذلك فتجاهل هذه الرسالة. لا يتغير شيء، وكلمة مرورك ما زالت صالحة.",
      // A link that confirms an address
      addressSubject: "أكد عنوانك في Earshot",
      addressAsked: "طلب أحدهم أن يرسل Earshot رسائل إلى هذا العنوان حين يكون هناك شيء له.",
      addressOpens: "إن كنت أنت فافتح هذا الرابط وأكّد العنوان هناك. يعمل خلال 24 ساعة:",
      addressIgnored: "إن لم تكن أنت فتجاهل هذه الرسالة. لن يُرسل شيء آخر.",
      // To an address that an account has left
      leftSubject: "تغير عنوانك في Earshot",
      leftAddress:
        "لحساب Earshot «{name}» عنوان بريد آخر الآن، ولم تعد الرسائل عنه تصل إلى هنا.",
      leftByOthers:
        "إن لم تغيره أنت فأخبر من يدير الخادم فورًا: ربما يستعمل غيرك حسابك.",
      // What is there
      newsReady: "قراءة لك جاهزة.",
      newsKept: "قُبل تسجيل من تسجيلاتك. شكرًا لك.",
      newsAskedAgain: "طُلب من جديد نص كنت قد سجلته.",
      newsEnding: "تنتهي مهلتك لنص أخذته خلال 12 ساعة.",
      newsOpens: "سجل الدخول لتجده:",
      newsStops: "تصلك هذه الرسالة لأنك طلبتها. لإيقاف هذه الرسائل:"))
}
