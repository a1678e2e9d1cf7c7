// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TextCommandWords {
  static let arabic = Edition(
    TextCommandWords(
      summary: "يعطي نص صورة أو مسح ضوئي أو مستند أو كتاب أو صفحة.",
      discussion:
        "قد يكون الملف صورة JPEG أو PNG أو TIFF أو WebP، أو PDF أو EPUB أو DOCX أو HTML أو نصًا عاديًا؛ ويُعرف نوعه من محتواه. بعد الكلمات التي قراءتها غير مؤكدة علامة [?]. ويُذكر إلى جانب النص ما جرى لقراءته.",
      language: "لغة النص، مثل ar. وبدونها تُكتشف.",
      json: "كتابة الصفحات والثقة والتنبيهات بصيغة JSON."))
}
