// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ServeWords {
  static let arabic = Edition(
    ServeWords(
      summary: "يقدم صفحات الويب والواجهة البرمجية حتى يُطلب منه التوقف.",
      port: "ينصت على هذا المنفذ (8080).",
      host: "ينصت على هذا العنوان من عناوين الجهاز (127.0.0.1).",
      data: "يحفظ قاعدة البيانات والتسجيلات في هذا المجلد (data).",
      resources: "يأخذ Public وExamples من هذا المجلد.",
      certificate: "يستعمل TLS بهذه الشهادة (PEM).",
      key: "مفتاح الشهادة (PEM).",
      jobPlaces:
        "عدد التسجيلات التي تُحضَّر معًا، وموضع منها للقصيرة (2)؛ 0 يتركها لـ earshot work.",
      behindProxy: "يثق بما في X-Forwarded-For و-Proto من وكيل على هذا الجهاز.",
      discussion: """
        السجل كائن JSON واحد في كل سطر على خرج الأخطاء، بلا استعلامات ولا عناوين للناس.
        أوقفه بـ Ctrl-C أو SIGTERM: تُنجز الطلبات المفتوحة أولًا.
        """,
      // Messages
      listening: "ينصت Earshot على {address}",
      stillRoot: "تعذر التخلي عن صلاحيات root. شغّل Earshot باسم مستخدم آخر.",
      bothOrNeither: "‏--certificate و--key متلازمان. أعطِ الاثنين معًا أو لا تعطِ أيًا منهما."))
}
