// SPDX-License-Identifier: Apache-2.0

import Phrases
import Reading

/// Blocking and reporting.
enum SafetyWords {
  static func block(_ name: String) -> Phrase {
    Phrase(en: "Block \(name)", es: "Bloquear a \(name)", ar: "احظر \(name)")
  }
  static func report(_ name: String) -> Phrase {
    Phrase(en: "Report \(name)", es: "Denunciar a \(name)", ar: "أبلغ عن \(name)")
  }
  static func blockHint(_ name: String) -> Phrase {
    Phrase(
      en: "If you block \(name), you two no longer see each other's texts.",
      es: "Si bloqueas a \(name), ya no veréis los textos del otro.",
      ar: "إذا حظرت \(name) فلن يرى أحدكما نصوص الآخر.")
  }
  static let trouble = Phrase(
    en: "If something is wrong", es: "Si algo va mal", ar: "إن كان هناك خطأ")

  static let reportLead = Phrase(
    en: "The people who run this server read it. They do not see the text. "
      + "The other person is not told, and is blocked for you.",
    es: "Lo leen quienes gestionan este servidor. No ven el texto. "
      + "La otra persona no se entera y queda bloqueada para ti.",
    ar: "يقرؤه من يدير هذا الخادم، ولا يرون النص. لا يُخبَر الشخص الآخر، ويُحظر عنك.")
  static let reason = Phrase(en: "What is wrong?", es: "¿Qué pasa?", ar: "ما المشكلة؟")
  static let words = Phrase(
    en: "Tell more", es: "Cuenta más", ar: "أخبرنا بالمزيد")
  static let send = Phrase(
    en: "Send the report", es: "Enviar la denuncia", ar: "أرسل البلاغ")

  static func phrase(_ reason: ReportReason) -> Phrase {
    switch reason {
    case .unkind:
      Phrase(en: "It is rude or hurtful", es: "Es grosero o hiriente", ar: "مسيء أو جارح")
    case .privacy:
      Phrase(
        en: "Private things are misused", es: "Se abusa de lo privado",
        ar: "إساءة استعمال أمور خاصة")
    case .misuse:
      Phrase(
        en: "It is no reading, or no text to be read",
        es: "No es una lectura ni un texto para leer",
        ar: "ليس قراءة، أو ليس نصًا للقراءة")
    case .other: Phrase(en: "Something else", es: "Otra cosa", ar: "شيء آخر")
    }
  }

  static let chooseReason = Phrase(
    en: "Choose what is wrong.", es: "Elige qué pasa.", ar: "اختر ما المشكلة.")

  static let blockedTitle = Phrase(
    en: "People you blocked", es: "Personas que has bloqueado", ar: "من حظرتهم")
  static let blockedLead = Phrase(
    en: "You and they do not see each other's texts. They are not told.",
    es: "Ni tú ni ellas veis los textos del otro. No se les avisa.",
    ar: "لا يرى أحدكما نصوص الآخر، ولا يُخبَرون.")
  static let nobodyBlocked = Phrase(
    en: "You have blocked nobody.", es: "No has bloqueado a nadie.", ar: "لم تحظر أحدًا.")

  static func since(_ date: Phrase) -> Phrase {
    Phrase(
      en: "since \(date.english)", es: "desde el \(date.spanish)", ar: "منذ \(date.arabic)")
  }
  static func unblock(_ name: String) -> Phrase {
    Phrase(en: "Unblock \(name)", es: "Desbloquear a \(name)", ar: "ألغِ حظر \(name)")
  }

  // What was done
  static let blocked = Phrase(
    en: "Blocked. You two no longer see each other's texts.",
    es: "Bloqueado. Ya no veréis los textos del otro.", ar: "تم الحظر. لن يرى أحدكما نصوص الآخر.")
  static let unblocked = Phrase(
    en: "The block is undone.", es: "El bloqueo está deshecho.", ar: "أُلغي الحظر.")
  static let reported = Phrase(
    en: "Your report is sent, and the person is blocked for you.",
    es: "Tu denuncia está enviada y la persona queda bloqueada para ti.",
    ar: "أُرسل بلاغك وحُظر الشخص عنك.")
}
