// SPDX-License-Identifier: Apache-2.0

import Accounts
import Phrases
import Reading

/// The page of those who look after the server.
enum OperatorWords {
  static let title = Phrase(
    en: "Look after this server", es: "Cuidar de este servidor", ar: "رعاية هذا الخادم")
  static let lead = Phrase(
    en: "Here you see reports and volunteers. You never see a text.",
    es: "Aquí ves denuncias y voluntarios. Nunca ves un texto.",
    ar: "ترى هنا البلاغات والمتطوعين، ولا ترى أي نص.")

  static let reports = Phrase(en: "Reports", es: "Denuncias", ar: "البلاغات")
  static let noReports = Phrase(
    en: "No report waits.", es: "No espera ninguna denuncia.", ar: "لا بلاغ ينتظر.")
  static let waiting = Phrase(
    en: "Volunteers to vet", es: "Voluntarios por comprobar", ar: "متطوعون ينتظرون التوثيق")
  static let nobodyWaits = Phrase(
    en: "Nobody waits to be vetted.", es: "Nadie espera comprobación.",
    ar: "لا أحد ينتظر التوثيق.")
  static let actsHint = Phrase(
    en: "Vet people whom you know: then they can take texts for vetted volunteers. Who is stopped "
      + "can neither read for others nor ask, until you allow it again.",
    es:
      "Comprueba a quienes conoces: así pueden tomar textos para personas comprobadas. Quien está "
      + "detenido no puede leer ni pedir, hasta que lo permitas otra vez.",
    ar: "وثّق من تعرفهم: عندها يأخذون النصوص المخصصة للموثوقين. ومن أُوقف لا يقرأ لغيره ولا يطلب "
      + "حتى تسمح له من جديد.")
  static let known = Phrase(
    en: "Others", es: "Otras personas", ar: "آخرون")
  static let rules = Phrase(en: "Rules", es: "Reglas", ar: "القواعد")
  static let isVetting = Phrase(
    en: "Vetting is on: unless somebody says otherwise, only vetted volunteers get their texts.",
    es: "La comprobación está activa: si nadie dice otra cosa, solo leen personas comprobadas.",
    ar: "التوثيق مفعّل: ما لم يُقل غير ذلك لا يقرأ إلا متطوعون موثوقون.")
  static let isNotVetting = Phrase(
    en: "Vetting is off: anybody who signs up as a volunteer can take texts.",
    es: "La comprobación está desactivada: cualquiera que se apunte puede tomar textos.",
    ar: "التوثيق معطّل: يستطيع أي متطوع جديد أن يأخذ النصوص.")
  static let turnOn = Phrase(
    en: "Turn vetting on", es: "Activar la comprobación", ar: "فعّل التوثيق")
  static let turnOff = Phrase(
    en: "Turn vetting off", es: "Desactivar la comprobación", ar: "عطّل التوثيق")

  static func settle(_ name: String) -> Phrase {
    Phrase(
      en: "Put away the report about \(name)", es: "Archivar la denuncia sobre \(name)",
      ar: "أغلق البلاغ عن \(name)")
  }

  static func vet(_ name: String) -> Phrase {
    Phrase(en: "Vet \(name)", es: "Comprobar a \(name)", ar: "وثّق \(name)")
  }
  static func unvet(_ name: String) -> Phrase {
    Phrase(
      en: "No longer vet \(name)", es: "Retirar la comprobación de \(name)", ar: "ألغِ توثيق \(name)"
    )
  }
  static func bar(_ name: String) -> Phrase {
    Phrase(en: "Stop \(name)", es: "Detener a \(name)", ar: "أوقف \(name)")
  }
  static func allow(_ name: String) -> Phrase {
    Phrase(
      en: "Allow \(name) again", es: "Permitir otra vez a \(name)", ar: "اسمح لـ \(name) من جديد")
  }
  static func about(_ name: String, role: AccountRole) -> Phrase {
    switch role {
    case .requester:
      Phrase(
        en: "About \(name), who asks for readings", es: "Sobre \(name), que pide lecturas",
        ar: "عن \(name) الذي يطلب القراءات")
    case .volunteer:
      Phrase(
        en: "About \(name), a volunteer", es: "Sobre \(name), que lee", ar: "عن المتطوع \(name)")
    }
  }
  static func from(_ name: String?, _ moment: Phrase) -> Phrase {
    let sender =
      name.map { Phrase(en: $0, es: $0, ar: $0) }
      ?? Phrase(en: "a deleted account", es: "una cuenta borrada", ar: "حساب محذوف")
    return Phrase(
      en: "Sent by \(sender.english) \(moment.english)",
      es: "Enviada por \(sender.spanish) \(moment.spanish)",
      ar: "أرسله \(sender.arabic) \(moment.arabic)")
  }
  static func inRequest(_ title: String) -> Phrase {
    Phrase(en: "Request: \(title)", es: "Petición: \(title)", ar: "الطلب: \(title)")
  }
  static func record(_ person: PersonRecord) -> Phrase {
    let (hand, readings) = (person.inHand, person.readings)
    let (reports, blocks) = (person.reports, person.blocks)
    return Phrase(
      en: "Texts in hand: \(hand). Readings kept: \(readings). Reports: \(reports). "
        + "Blocked by: \(blocks).",
      es: "Textos en mano: \(hand). Lecturas conservadas: \(readings). Denuncias: \(reports). "
        + "Bloqueos: \(blocks).",
      ar: "نصوص عنده: \(hand). قراءات محفوظة: \(readings). بلاغات: \(reports). "
        + "عدد من حظروه: \(blocks).")
  }
  static func since(_ date: Phrase, as role: AccountRole) -> Phrase {
    switch role {
    case .volunteer:
      Phrase(
        en: "Volunteer since \(date.english)", es: "Voluntario desde el \(date.spanish)",
        ar: "متطوع منذ \(date.arabic)")
    case .requester:
      Phrase(
        en: "Asks for readings, since \(date.english)",
        es: "Pide lecturas desde el \(date.spanish)",
        ar: "يطلب القراءات منذ \(date.arabic)")
    }
  }
  static let isBarred = Phrase(
    en: "This account is stopped.", es: "Esta cuenta está detenida.", ar: "هذا الحساب موقوف.")
  static func isCut(_ count: Int) -> Phrase {
    Phrase(
      en: "There are more people than these \(count). On the server, the command "
        + "“earshot admin vet NAME” finds each by the username.",
      es: "Hay más personas que estas \(count). En el servidor, la orden "
        + "«earshot admin vet NOMBRE» encuentra a cada una por su usuario.",
      ar:
        "هناك أشخاص أكثر من هؤلاء (\(count)). على الخادم يجد الأمر earshot admin vet كل شخص باسم المستخدم."
    )
  }
  static let notAVolunteer = Phrase(
    en: "This person is not a volunteer. Only volunteers are vetted.",
    es: "Esta persona no es voluntaria. Solo se comprueba a quienes leen.",
    ar: "هذا الشخص ليس متطوعًا. لا يوثَّق إلا المتطوعون.")
  static let claimsPerDay = Phrase(
    en: "Texts that a new volunteer can take in a day",
    es: "Textos que puede tomar en un día una persona nueva",
    ar: "النصوص التي يأخذها متطوع جديد في اليوم")
  static let claimsPerNetwork = Phrase(
    en: "Texts that volunteers who are not vetted can take in a day from one network",
    es: "Textos que pueden tomar en un día desde una misma red quienes no están comprobados",
    ar: "النصوص التي يأخذها غير الموثوقين من شبكة واحدة في اليوم")
  static let claimsPerNetworkHint = Phrase(
    en: "A home, a school or a library is one network. Vetted volunteers are not counted.",
    es: "Una casa, un colegio o una biblioteca es una red. No cuentan las personas comprobadas.",
    ar: "البيت أو المدرسة أو المكتبة شبكة واحدة. لا يُحسب المتطوعون الموثوقون.")

  static func notACount(_ range: ClosedRange<Int>) -> Phrase {
    let (low, high) = (range.lowerBound, range.upperBound)
    return Phrase(
      en: "Write a whole number from \(low) to \(high).",
      es: "Escribe un número entero de \(low) a \(high).",
      ar: "اكتب عددًا صحيحًا من \(low) إلى \(high).")
  }

  // What was done
  static let vetted = Phrase(
    en: "The volunteer is vetted.", es: "La persona está comprobada.", ar: "وُثّق المتطوع.")
  static let unvetted = Phrase(
    en: "The volunteer is no longer vetted.", es: "La persona ya no está comprobada.",
    ar: "أُلغي توثيق المتطوع.")
  static let barred = Phrase(
    en: "The account is stopped: this person can neither read for others nor ask.",
    es: "La cuenta está detenida: esta persona no puede leer ni pedir.",
    ar: "أُوقف الحساب: لا يستطيع هذا الشخص أن يقرأ لغيره ولا أن يطلب.")
  static let allowed = Phrase(
    en: "The account is allowed again.", es: "La cuenta vuelve a estar permitida.",
    ar: "سُمح للحساب من جديد.")
  static let settled = Phrase(
    en: "The report is put away. It is deleted in 30 days.",
    es: "La denuncia está archivada. Se borra en 30 días.", ar: "أُغلق البلاغ. يُحذف بعد 30 يومًا.")
  static let reopened = Phrase(
    en: "The report waits again.", es: "La denuncia espera otra vez.", ar: "عاد البلاغ ينتظر.")
  static let numbersChanged = Phrase(
    en: "The numbers of texts in a day are changed. They hold from now on.",
    es: "Los números de textos al día han cambiado. Valen desde ahora.",
    ar: "تغيّر عدد النصوص في اليوم. يسري من الآن.")

  /// What was done to whom; nil for what is done to nobody.
  static func done(_ done: Done, to name: String) -> Phrase? {
    switch done {
    case .vetted:
      Phrase(en: "\(name) is vetted.", es: "\(name) está comprobado.", ar: "وُثّق \(name).")
    case .unvetted:
      Phrase(
        en: "\(name) is no longer vetted.", es: "\(name) ya no está comprobado.",
        ar: "أُلغي توثيق \(name).")
    case .barred:
      Phrase(
        en: "\(name) is stopped, and can neither read for others nor ask.",
        es: "\(name) queda detenido: no puede leer ni pedir.",
        ar: "أُوقف \(name): لا يستطيع أن يقرأ لغيره ولا أن يطلب.")
    case .allowed:
      Phrase(
        en: "\(name) is allowed again.", es: "\(name) vuelve a estar permitido.",
        ar: "سُمح لـ \(name) من جديد.")
    case .settings, .welcome, .signedIn, .signedOut, .profile, .password, .deleted, .asked, .edited,
      .withdrawn, .restored, .takenAsGood, .askedAgain, .recordingBack, .claimed, .extended,
      .givenBack, .sent, .blocked, .unblocked, .reported, .settled, .reopened, .vettingOn,
      .vettingOff, .numbers:
      nil
    }
  }
}
