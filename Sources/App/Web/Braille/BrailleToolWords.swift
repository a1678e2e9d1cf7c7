// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of what the pad offers besides writing: swipes, files, the keyboard's test, recordings.
enum BrailleToolWords {
  static let swipes = Phrase(en: "Swipes", es: "Gestos", ar: "حركات التمرير")
  static let swipesHint = Phrase(
    en: "Right and left are yours, however the screen faces.",
    es: "Derecha e izquierda son las tuyas, mire como mire la pantalla.",
    ar: "اليمين واليسار هما يمينك ويسارك، كيفما اتجهت الشاشة.")
  static let nothing = Phrase(en: "nothing", es: "nada", ar: "لا شيء")
  static let resetSwipes = Phrase(
    en: "Back to the usual swipes", es: "Volver a los gestos de siempre",
    ar: "العودة إلى الحركات المعتادة")
  static let swipesReset = Phrase(
    en: "The usual swipes are back.", es: "Han vuelto los gestos de siempre.",
    ar: "عادت الحركات المعتادة.")

  static let files = Phrase(
    en: "Copy, save and open", es: "Copiar, guardar y abrir", ar: "النسخ والحفظ والفتح")
  static let saveText = Phrase(
    en: "Save the text", es: "Guardar el texto", ar: "حفظ النص")
  static let saveCells = Phrase(
    en: "Save as braille characters", es: "Guardar como caracteres braille",
    ar: "الحفظ كرموز برايل")
  static let saveBRF = Phrase(
    en: "Save for a braille printer (BRF)", es: "Guardar para impresora braille (BRF)",
    ar: "الحفظ لطابعة برايل (BRF)")
  static let open = Phrase(
    en: "Open a text or braille file", es: "Abrir un archivo de texto o braille",
    ar: "فتح ملف نص أو برايل")
  static let openHint = Phrase(
    en: "It comes in where the cursor is. Undo takes it out again.",
    es: "Entra donde está el cursor. Deshacer lo quita.",
    ar: "يدخل عند المؤشر، والتراجع يزيله.")
  static let opened = Phrase(
    en: "The file is open.", es: "El archivo está abierto.", ar: "فُتح الملف.")
  static let notOpened = Phrase(
    en: "This file cannot be read. Choose a text, braille or BRF file of at most one megabyte.",
    es:
      "Este archivo no se puede leer. Elige uno de texto, braille o BRF de un megabyte como mucho.",
    ar: "تعذّرت قراءة هذا الملف. اختر ملف نص أو برايل أو BRF لا يتجاوز ميغابايتًا واحدًا.")
  static let saved = Phrase(en: "Saved.", es: "Guardado.", ar: "حُفظ.")
}

/// What belongs to the person: the fit of the hands and the settings.
extension BrailleToolWords {
  static let own = Phrase(
    en: "Your hands and your settings", es: "Tus manos y tus ajustes", ar: "يداك وإعداداتك")
  static let ownHint = Phrase(
    en: "They are kept on this device only. Save them to take them to another.",
    es: "Se guardan solo en este dispositivo. Guárdalos en un archivo para llevarlos a otro.",
    ar: "تُحفظ على هذا الجهاز وحده. احفظها في ملف لتنقلها إلى جهاز آخر.")
  static let saveProfile = Phrase(
    en: "Save my hands and settings", es: "Guardar mis manos y ajustes",
    ar: "حفظ يديّ وإعداداتي")
  static let openProfile = Phrase(
    en: "Open hands and settings from a file", es: "Abrir manos y ajustes de un archivo",
    ar: "فتح اليدين والإعدادات من ملف")
  static let profileOpened = Phrase(
    en: "Your hands and settings are here.", es: "Tus manos y ajustes están aquí.",
    ar: "وصلت يداك وإعداداتك.")
  static let profileNotOpened = Phrase(
    en: "This file holds no settings of the braille pad. Choose one that was saved here.",
    es: "Este archivo no tiene ajustes del panel braille. Elige uno que se guardó aquí.",
    ar: "ليس في هذا الملف إعدادات للوحة برايل. اختر ملفًا حُفظ من هنا.")
  static let forgetHand = Phrase(
    en: "Forget the fit of my hands", es: "Olvidar el ajuste de mis manos",
    ar: "نسيان ضبط يديّ")
  static let forgetSettings = Phrase(
    en: "Back to the first settings", es: "Volver a los ajustes iniciales",
    ar: "العودة إلى الإعدادات الأولى")
}

/// The keyboard's test and recordings.
extension BrailleToolWords {
  static let keyboard = Phrase(
    en: "Check a keyboard", es: "Comprobar un teclado", ar: "فحص لوحة مفاتيح")
  static let keyboardHint = Phrase(
    en: "Some keyboards lose keys that are pressed together. Begin, press all six keys at once, "
      + "lift them, and hear which arrived.",
    es: "Algunos teclados pierden teclas que se pulsan juntas. Empieza, pulsa las seis a la vez, "
      + "suéltalas y oye cuáles han llegado.",
    ar: "بعض لوحات المفاتيح تُسقط مفاتيح تُضغط معًا. ابدأ، اضغط المفاتيح الستة معًا، ارفعها، واسمع ما "
      + "وصل منها.")
  static let beginKeytest = Phrase(
    en: "Begin the check", es: "Empezar la comprobación", ar: "بدء الفحص")
  static let endKeytest = Phrase(
    en: "End the check", es: "Terminar la comprobación", ar: "إنهاء الفحص")

  static let traces = Phrase(
    en: "Record what happens", es: "Grabar lo que pasa", ar: "تسجيل ما يحدث")
  static let tracesHint = Phrase(
    en: "A recording holds every touch and key, and so all that you write. It stays on this device "
      + "until you give it to somebody, such as with a report of a fault.",
    es:
      "Una grabación guarda cada toque y cada tecla, y así todo lo que escribes. Se queda en este "
      + "dispositivo hasta que la des a alguien, por ejemplo con el aviso de un fallo.",
    ar:
      "يحفظ التسجيل كل لمسة ومفتاح، أي كل ما تكتبه. ويبقى على هذا الجهاز حتى تعطيه لأحد، كأن ترفقه "
      + "ببلاغ عن عطل.")
  static let record = Phrase(
    en: "Begin to record", es: "Empezar a grabar", ar: "بدء التسجيل")
  static let stopRecording = Phrase(
    en: "Stop recording", es: "Dejar de grabar", ar: "إيقاف التسجيل")
  static let recording = Phrase(
    en: "Recording. What you write now is kept.", es: "Grabando. Se guarda lo que escribes ahora.",
    ar: "جارٍ التسجيل. يُحفظ ما تكتبه الآن.")
  static let recorded = Phrase(
    en: "The recording is ready to be saved.", es: "La grabación está lista para guardarse.",
    ar: "التسجيل جاهز للحفظ.")
  static let neverHidden = Phrase(
    en: "Nothing is recorded while what you write is hidden.",
    es: "No se graba nada mientras se oculta lo que escribes.",
    ar: "لا يُسجَّل شيء ما دام ما تكتبه مخفيًا.")
  static let saveTrace = Phrase(
    en: "Save the recording", es: "Guardar la grabación", ar: "حفظ التسجيل")
  static let replay = Phrase(
    en: "Play a recording", es: "Reproducir una grabación", ar: "تشغيل تسجيل")
  static let stopReplay = Phrase(
    en: "Stop playing", es: "Dejar de reproducir", ar: "إيقاف التشغيل")
  static let replaying = Phrase(
    en: "The recording plays.", es: "La grabación se reproduce.", ar: "يُشغَّل التسجيل.")
  static let replayed = Phrase(
    en: "The recording has ended. Your own text is back.",
    es: "La grabación ha terminado. Tu texto ha vuelto.", ar: "انتهى التسجيل. عاد نصك.")
  static let notReplayed = Phrase(
    en: "This file is no recording of the braille pad. Choose one that was saved here.",
    es: "Este archivo no es una grabación del panel braille. Elige una que se guardó aquí.",
    ar: "ليس هذا الملف تسجيلًا للوحة برايل. اختر ملفًا حُفظ من هنا.")
  static let wroteThen = Phrase(
    en: "What the recording wrote", es: "Lo que escribió la grabación", ar: "ما كتبه التسجيل")
}

/// Writing braille into any field.
enum BrailleEntryWords {
  static let type = Phrase(
    en: "Type in braille", es: "Escribir en braille", ar: "الكتابة ببرايل")
  static let setting = Phrase(
    en: "Braille pad", es: "Panel braille", ar: "لوحة برايل")
  static let on = Phrase(
    en: "Offer it beside every text field", es: "Ofrecerlo junto a cada campo de texto",
    ar: "عرضها بجانب كل حقل نص")
  static let onHint = Phrase(
    en: "A button “Type in braille” comes after each field. It holds on this device.",
    es: "Después de cada campo viene un botón «Escribir en braille». Vale en este dispositivo.",
    ar: "يأتي زر «الكتابة ببرايل» بعد كل حقل. يسري هذا على هذا الجهاز.")
  static let off = Phrase(
    en: "Only on the braille page", es: "Solo en la página de braille", ar: "في صفحة برايل فقط")
}
