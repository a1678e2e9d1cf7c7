// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SettingsWords {
  static let arabic = Edition(
    SettingsWords(
      title: "الإعدادات",
      lead: "تبقى على هذا الجهاز، وحيثما سجلت دخولك.",
      save: "حفظ الإعدادات",
      savedAtOnce: "حُفظ.",
      savedForLater: "حُفظ. يسري ابتداءً من الصفحة التالية.",
      notSaved: "لم يُحفظ هذا. اختر «حفظ الإعدادات».",
      saved: "حُفظت إعداداتك.",
      speaks: "Earshot يتحدث إليك الآن. المفتاح F8 يُسكته.",
      isSilent: "Earshot صامت الآن. المفتاح F8 يجعله يتحدث من جديد.",
      speaking: "كيف يكلمك Earshot",
      speakingHint: "لا يتكلم صوتان في وقت واحد أبدًا.",
      screenReader: "قارئ الشاشة يتحدث، أو لا أحد",
      screenReaderHint:
        "قارئ الشاشة لديك يقول كل شيء بصوته وسرعته. ومن دونه لا يُقال شيء.",
      selfVoicing: "Earshot يتحدث إليك",
      selfVoicingHint: "يقرأ لك Earshot كل صفحة. اختر هذا إذا لم يكن لديك قارئ شاشة.",
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
