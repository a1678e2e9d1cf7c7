// SPDX-License-Identifier: Apache-2.0

import Phrases

/// Words that every form uses.
enum FormWords {
  static let optional = Phrase(en: "optional", es: "opcional", ar: "اختياري")
  static let showPassword = Phrase(
    en: "Show the password", es: "Mostrar la contraseña", ar: "إظهار كلمة المرور")
  static let save = Phrase(en: "Save", es: "Guardar", ar: "حفظ")
  static let cancel = Phrase(en: "Go back", es: "Volver", ar: "رجوع")

  static func problems(_ count: Int) -> Phrase {
    count == 1
      ? Phrase(
        en: "One thing needs another answer", es: "Una respuesta necesita un cambio",
        ar: "إجابة واحدة تحتاج إلى تعديل")
      : Phrase(
        en: "\(count) things need another answer", es: "\(count) respuestas necesitan un cambio",
        ar: "إجابات تحتاج إلى تعديل: \(count)")
  }
}
