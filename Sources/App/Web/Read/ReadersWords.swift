// SPDX-License-Identifier: Apache-2.0

import Phrases
import Reading

/// Who may read a text, and who has opened it.
enum ReadersWords {
  static let question = Phrase(
    en: "Who may read it?", es: "¿Quién puede leerlo?", ar: "من يجوز له أن يقرأه؟")
  static let anyone = Phrase(
    en: "Any volunteer", es: "Cualquier persona voluntaria", ar: "أي متطوع")
  static let anyoneHint = Phrase(
    en: "Anybody can become a volunteer here. Do not choose this for private letters.",
    es: "Aquí cualquiera puede ser voluntario. No lo elijas para cartas privadas.",
    ar: "يستطيع أي شخص أن يصبح متطوعًا هنا. لا تختر هذا للرسائل الخاصة.")
  static let vetted = Phrase(
    en: "Vetted volunteers", es: "Personas voluntarias comprobadas", ar: "متطوعون موثوقون")
  static let vettedHint = Phrase(
    en: "The people who run this server know them.",
    es: "Quienes gestionan este servidor las conocen.", ar: "يعرفهم من يدير هذا الخادم.")
  static let named = Phrase(
    en: "Only people that I name", es: "Solo las personas que yo nombre",
    ar: "فقط من أسمّيهم")
  static let names = Phrase(
    en: "Their usernames", es: "Sus nombres de usuario", ar: "أسماء المستخدمين")
  static let namesHint = Phrase(
    en: "Only if you name people. Put a space between two. Ask them for their usernames.",
    es: "Solo si nombras personas. Pon un espacio entre dos. Pídeles su nombre de usuario.",
    ar: "فقط إذا سمّيت أشخاصًا. ضع مسافة بين اسمين. اسألهم عن أسماء المستخدمين.")

  static let noNames = Phrase(
    en: "Write the usernames of those who may read it, or choose another answer above.",
    es: "Escribe los usuarios de quienes pueden leerlo o elige otra respuesta arriba.",
    ar: "اكتب أسماء من يجوز لهم أن يقرؤوه، أو اختر جوابًا آخر أعلاه.")

  static let namesUnused = Phrase(
    en: "You named people. Choose “Only people that I name”, or empty this field.",
    es: "Has nombrado a personas. Elige «Solo las personas que yo nombre» o vacía este campo.",
    ar: "سمّيت أشخاصًا. اختر «فقط من أسمّيهم» أو أفرغ هذا الحقل.")

  static func noSuchVolunteers(_ names: [String]) -> Phrase {
    guard names.count == 1, let name = names.first else {
      let (list, arabic) = (names.joined(separator: ", "), names.joined(separator: "، "))
      return Phrase(
        en: "There are no volunteers with these usernames: \(list). Check how they are written.",
        es: "No hay personas voluntarias con estos usuarios: \(list). Revisa cómo se escriben.",
        ar: "لا يوجد متطوعون بأسماء المستخدمين هذه: \(arabic). راجع كتابتها.")
    }
    return Phrase(
      en: "There is no volunteer with the username \(name). Check how it is written.",
      es: "No hay ninguna persona voluntaria con el usuario \(name). Revisa cómo se escribe.",
      ar: "لا يوجد متطوع باسم المستخدم \(name). راجع كتابته.")
  }

  static func tooManyNames(_ most: Int) -> Phrase {
    Phrase(
      en: "Name at most \(most) people.", es: "Nombra como máximo a \(most) personas.",
      ar: "سمِّ \(most) أشخاص على الأكثر.")
  }

  /// Who may take a request, on its page.
  static func phrase(_ readers: Readers) -> Phrase {
    switch readers {
    case .anyone:
      Phrase(
        en: "Any volunteer may read it.", es: "Puede leerlo cualquier persona voluntaria.",
        ar: "يجوز لأي متطوع أن يقرأه.")
    case .vetted:
      Phrase(
        en: "Only vetted volunteers may read it.",
        es: "Solo pueden leerlo personas voluntarias comprobadas.",
        ar: "لا يجوز أن يقرأه إلا متطوعون موثوقون.")
    case .named([]):
      Phrase(
        en: "Nobody that you named reads here any more.",
        es: "Ya no lee aquí nadie de quienes nombraste.", ar: "لم يعد أحد ممن سمّيتهم يقرأ هنا.")
    case .named(let names):
      Phrase(
        en: "Only these may read it: \(names.joined(separator: ", ")).",
        es: "Solo pueden leerlo: \(names.joined(separator: ", ")).",
        ar: "لا يجوز أن يقرأه إلا: \(names.joined(separator: "، ")).")
    }
  }

  /// Where a request stands that only people may read who are not there any more.
  static let nobodyLeft = Phrase(
    en: "Nobody that you named can read it any more. Choose who may.",
    es: "Ya no puede leerlo nadie de quienes nombraste. Elige quién puede.",
    ar: "لم يعد أحد ممن سمّيتهم يستطيع قراءته. اختر من يجوز له ذلك.")
  static let chooseAgain = Phrase(
    en: "Choose who may read it", es: "Elegir quién puede leerlo", ar: "اختر من يجوز له أن يقرأه")

  // Who has opened it
  static let opened = Phrase(
    en: "Who has opened your text", es: "Quién ha abierto tu texto", ar: "من فتح نصك")
  static let nobody = Phrase(
    en: "Nobody has opened it yet.", es: "Nadie lo ha abierto todavía.", ar: "لم يفتحه أحد بعد.")
  static let unknownZone = Phrase(
    en: "UTC is the time of Greenwich: your browser has not told in which time zone you are.",
    es: "UTC es la hora de Greenwich: tu navegador no ha dicho en qué zona horaria estás.",
    ar: "UTC هو توقيت غرينتش: لم يذكر متصفحك منطقتك الزمنية.")
  static let isBlocked = Phrase(
    en: "You have blocked this person.", es: "Has bloqueado a esta persona.",
    ar: "حظرت هذا الشخص.")

  /// One opening in a sentence.
  ///
  /// - Parameter moment: When it was, such as "today at 14:05".
  static func phrase(_ opening: Opening, _ moment: Phrase) -> Phrase {
    let who =
      opening.firstName.map { Phrase(en: $0, es: $0, ar: $0) }
      ?? Phrase(
        en: "Somebody whose account is deleted", es: "Alguien cuya cuenta ya no existe",
        ar: "شخص حُذف حسابه")
    let end = ending(opening.ending)
    return Phrase(
      en: "\(who.english) opened your text \(moment.english)\(end.english)",
      es: "\(who.spanish) abrió tu texto \(moment.spanish)\(end.spanish)",
      ar: "فتح \(who.arabic) نصك \(moment.arabic)\(end.arabic)")
  }

  /// Who had a text that waits again, and why; nil where nobody had it, or it is asked for anew.
  static func returned(_ opening: Opening?) -> Phrase? {
    guard let opening, let name = opening.firstName else { return nil }
    return switch opening.ending {
    case .givenBack?:
      Phrase(en: "\(name) gave it back.", es: "\(name) lo devolvió.", ar: "أعاده \(name).")
    case .expired?:
      Phrase(
        en: "\(name) let the time run out.", es: "\(name) dejó pasar el tiempo.",
        ar: "انتهى وقت \(name).")
    case .kept?, .ended?, nil: nil
    }
  }

  private static func ending(_ ending: Opening.Ending?) -> Phrase {
    switch ending {
    case nil:
      Phrase(en: " and can read it now.", es: " y puede leerlo ahora.", ar: " ويستطيع قراءته الآن.")
    case .givenBack?:
      Phrase(en: " and gave it back.", es: " y lo devolvió.", ar: " ثم أعاده.")
    case .expired?:
      Phrase(
        en: " and let the time run out.", es: " y dejó pasar el tiempo.", ar: " ثم انتهى وقته.")
    case .kept?:
      Phrase(
        en: ". You kept the recording.", es: ". Conservaste la grabación.",
        ar: "، واحتفظت أنت بالتسجيل.")
    case .ended?:
      Phrase(
        en: " and cannot read it any more.", es: " y ya no puede leerlo.",
        ar: " ولم يعد يستطيع قراءته.")
    }
  }
}
