// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SettingsWords {
  static let arabic = Edition(
    SettingsWords(
      title: "الإعدادات",
      lead: "تبقى على هذا الجهاز، وحيثما سجلت دخولك.",
      save: "حفظ الإعدادات",
      saved: "حُفظت إعداداتك.",
      speaking: "كيف يكلمك Earshot",
      speakingHint: "لا يتكلم صوتان في وقت واحد أبدًا.",
      silent: "لا يتكلم",
      silentHint: "تقرأ أنت الشاشة. وتُسمع الرسوم والتسجيلات عندما تشغّلها.",
      screenReader: "أستخدم قارئ شاشة",
      screenReaderHint: "يقول قارئ شاشتك كل شيء بصوته وسرعته.",
      selfVoicing: "كلّمني",
      selfVoicingHint: """
        يتكلم Earshot بنفسه. اختر هذا إن لم يكن لديك قارئ شاشة. إن لم يكن في هذا الجهاز صوت \
        يتكلم هذا الخادم، لكن لا يتكلم أبدًا عن مكانك أو ما تكتبه أو رسومك.
        """,
      rate: "سرعة صوت Earshot",
      rateHint: "تسري مع «كلّمني» على هذا الجهاز.",
      slow: "بطيء",
      normal: "عادي",
      fast: "سريع",
      fastest: "سريع جدًا",
      appearance: "المظهر",
      system: "مثل هذا الجهاز",
      systemHint: "فاتح أو داكن، حسب إعداد هاتفك أو حاسوبك.",
      light: "فاتح",
      lightHint: "حبر داكن على ورق.",
      dark: "داكن",
      darkHint: "نص فاتح على أزرق ليلي.",
      highContrast: "تباين عالٍ",
      highContrastHint: "أبيض وأصفر على أسود.",
      size: "حجم النص",
      sizeHint: "إضافة إلى تكبير متصفحك.",
      standard: "عادي",
      large: "كبير",
      larger: "أكبر",
      largest: "الضعف"))
}
