// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the settings.
enum SettingsWords {
  static let title = Phrase(en: "Settings", es: "Ajustes", ar: "الإعدادات")
  static let lead = Phrase(
    en: "They hold on this device, and wherever you sign in.",
    es: "Valen en este dispositivo y dondequiera que entres con tu cuenta.",
    ar: "تبقى على هذا الجهاز، وحيثما سجلت دخولك.")
  static let save = Phrase(en: "Save the settings", es: "Guardar los ajustes", ar: "حفظ الإعدادات")
  static let saved = Phrase(
    en: "Your settings are saved.", es: "Tus ajustes están guardados.", ar: "حُفظت إعداداتك.")

  static let speaking = Phrase(
    en: "How Earshot speaks to you", es: "Cómo te habla Earshot", ar: "كيف يكلمك Earshot")
  static let speakingHint = Phrase(
    en: "There is never more than one voice at a time.",
    es: "Nunca hay más de una voz a la vez.",
    ar: "لا يتكلم صوتان في وقت واحد أبدًا.")
  static let silent = Phrase(en: "It does not speak", es: "No habla", ar: "لا يتكلم")
  static let silentHint = Phrase(
    en: "You read the screen. Charts and recordings still sound when you play them.",
    es: "Lees la pantalla. Los gráficos y grabaciones suenan cuando los reproduces.",
    ar: "تقرأ أنت الشاشة. وتُسمع الرسوم والتسجيلات عندما تشغّلها.")
  static let screenReader = Phrase(
    en: "I use a screen reader", es: "Uso un lector de pantalla", ar: "أستخدم قارئ شاشة")
  static let screenReaderHint = Phrase(
    en: "Your own screen reader says everything, in your own voice and speed.",
    es: "Tu lector de pantalla lo dice todo, con su voz y velocidad.",
    ar: "يقول قارئ شاشتك كل شيء بصوته وسرعته.")
  static let selfVoicing = Phrase(en: "Speak to me", es: "Háblame", ar: "كلّمني")
  static let selfVoicingHint = Phrase(
    en: "Earshot speaks itself. Choose this when you have no screen reader. Where this device has "
      + "no voice, this server speaks, but never about where you are, what you type, or your "
      + "charts.",
    es: "Earshot habla por sí mismo. Elígelo si no tienes lector de pantalla. Si este dispositivo "
      + "no tiene voz, habla este servidor, pero nunca de dónde estás, de lo que escribes ni de "
      + "tus gráficos.",
    ar: "يتكلم Earshot بنفسه. اختر هذا إن لم يكن لديك قارئ شاشة. إن لم يكن في هذا الجهاز صوت يتكلم "
      + "هذا الخادم، لكن لا يتكلم أبدًا عن مكانك أو ما تكتبه أو رسومك.")

  static let rate = Phrase(
    en: "Speed of Earshot’s own voice", es: "Velocidad de la voz de Earshot",
    ar: "سرعة صوت Earshot")
  static let rateHint = Phrase(
    en: "It holds for “Speak to me”, on this device.",
    es: "Vale para «Háblame», en este dispositivo.",
    ar: "تسري مع «كلّمني» على هذا الجهاز.")
  static let slow = Phrase(en: "Slow", es: "Lenta", ar: "بطيء")
  static let normal = Phrase(en: "Normal", es: "Normal", ar: "عادي")
  static let fast = Phrase(en: "Fast", es: "Rápida", ar: "سريع")
  static let fastest = Phrase(en: "Very fast", es: "Muy rápida", ar: "سريع جدًا")

  static let appearance = Phrase(en: "Appearance", es: "Apariencia", ar: "المظهر")
  static let system = Phrase(
    en: "As this device", es: "Como este dispositivo", ar: "مثل هذا الجهاز")
  static let systemHint = Phrase(
    en: "Light or dark, as your phone or computer is set.",
    es: "Clara u oscura, según tu teléfono u ordenador.",
    ar: "فاتح أو داكن، حسب إعداد هاتفك أو حاسوبك.")
  static let light = Phrase(en: "Light", es: "Clara", ar: "فاتح")
  static let lightHint = Phrase(
    en: "Dark ink on paper.", es: "Tinta oscura sobre papel.", ar: "حبر داكن على ورق.")
  static let dark = Phrase(en: "Dark", es: "Oscura", ar: "داكن")
  static let darkHint = Phrase(
    en: "Light text on night blue.", es: "Texto claro sobre azul noche.",
    ar: "نص فاتح على أزرق ليلي.")
  static let highContrast = Phrase(en: "High contrast", es: "Alto contraste", ar: "تباين عالٍ")
  static let highContrastHint = Phrase(
    en: "White and yellow on black.", es: "Blanco y amarillo sobre negro.",
    ar: "أبيض وأصفر على أسود.")

  static let size = Phrase(en: "Text size", es: "Tamaño del texto", ar: "حجم النص")
  static let sizeHint = Phrase(
    en: "On top of the zoom of your browser.", es: "Además del zoom de tu navegador.",
    ar: "إضافة إلى تكبير متصفحك.")
  static let standard = Phrase(en: "Normal", es: "Normal", ar: "عادي")
  static let large = Phrase(en: "Large", es: "Grande", ar: "كبير")
  static let larger = Phrase(en: "Larger", es: "Más grande", ar: "أكبر")
  static let largest = Phrase(en: "Twice as large", es: "El doble", ar: "الضعف")
}
