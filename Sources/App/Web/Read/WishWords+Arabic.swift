// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WishWords {
  static let arabic = Edition(
    WishWords(
      question: "كيف يُقرأ؟",
      pace: "بأي سرعة؟",
      slow: "ببطء",
      usual: "كالمعتاد",
      fast: "بسرعة",
      voice: "بصوت مَن؟",
      anyVoice: "أي صوت",
      woman: "صوت امرأة",
      man: "صوت رجل",
      dialect: "اللهجة",
      dialectHint: "مثل: العربية المصرية أو الإسبانية المكسيكية. اتركه فارغًا إن لم يكن مهمًا.",
      extras: "ماذا يُقرأ أيضًا؟",
      describePictures: "وصف الصور",
      spellNames: "تهجئة الأسماء",
      readPageNumbers: "قراءة أرقام الصفحات",
      readFootnotes: "قراءة الحواشي",
      dialectTooLong: "اكتب اللهجة بما لا يزيد على {maximum} حرفًا.",
      heading: "كيف يُقرأ",
      inDialect: "اللهجة: {dialect}",
      readSlowly: "ببطء",
      readQuickly: "بسرعة",
      womansVoice: "بصوت امرأة",
      mansVoice: "بصوت رجل"))
}
