// SPDX-License-Identifier: Apache-2.0

import Database
import Phrases
import Reading
import Speaking

/// What a volunteer may do at the moment, in plain words.
enum StandingWords {
  static let barred = Phrase(
    en:
      "The people who run this server have stopped your account. Ask them if you do not know why.",
    es: "Quienes gestionan este servidor han detenido tu cuenta. Pregúntales si no sabes por qué.",
    ar: "أوقف من يدير هذا الخادم حسابك. اسألهم إن لم تعرف السبب.")
  static let notVetted = Phrase(
    en: "You are not vetted yet: the people who run this server look at new volunteers first. "
      + "Until then you see only texts for any volunteer, and those that name you.",
    es: "Aún no te han comprobado: quienes gestionan este servidor miran antes a cada persona. "
      + "Hasta entonces solo ves textos para cualquiera y los que te nombran.",
    ar: "لم توثَّق بعد: ينظر من يدير هذا الخادم في المتطوعين الجدد أولًا. "
      + "وحتى ذلك ترى فقط النصوص المتاحة لأي متطوع والتي تسمّيك.")
  static let vetted = Phrase(
    en: "You are vetted: you can take texts for vetted volunteers too.",
    es: "Estás comprobado: también puedes tomar textos para personas comprobadas.",
    ar: "أنت متطوع موثوق: تستطيع أيضًا أخذ النصوص المخصصة للمتطوعين الموثوقين.")

  /// A day, in minutes: the longest wait.
  static let dayMinutes = 1440

  /// The sentences for one volunteer, the most important first.
  static func phrases(_ standing: VolunteerStanding, at now: Timestamp) -> [Phrase] {
    if standing.isBarred { return [barred] }
    var phrases: [Phrase] = []
    if standing.isVetting { phrases.append(standing.isVetted ? vetted : notVetted) }
    if let reason = reasonToWait(standing, at: now) {
      phrases.append(reason)
    } else {
      let (left, most) = (standing.claimsLeft, standing.claimsPerDay)
      let together = standing.mostInHand
      phrases.append(
        Phrase(
          en: "Texts that you can still take today: \(left) of \(most). At a time you can have "
            + "\(together).",
          es: "Textos que aún puedes tomar hoy: \(left) de \(most). A la vez puedes tener "
            + "\(together).",
          ar: "النصوص التي تستطيع أخذها اليوم: \(left) من \(most). وفي وقت واحد: \(together)."))
    }
    return phrases
  }

  /// Why a volunteer can take no text now; nil when one can be taken.
  static func reasonToWait(_ standing: VolunteerStanding, at now: Timestamp) -> Phrase? {
    if standing.isBarred { return barred }
    if standing.inHand >= standing.mostInHand { return full(standing.inHand) }
    return standing.nextClaimAt.map { next in
      noMore(standing.claimsPerDay, minutes: minutes(next.seconds(since: now)))
    }
  }

  /// That a volunteer has as many texts as one can have at a time.
  static func full(_ count: Int) -> Phrase {
    Phrase(
      en:
        "You have \(count) texts, as many as you can have at a time. Send or give back one of them "
        + "first.",
      es:
        "Tienes \(count) textos, todos los que puedes tener a la vez. Envía o devuelve uno primero.",
      ar: "لديك \(count) نصوص، وهي كل ما يجوز لك في وقت واحد. أرسل تسجيل أحدها أو أعِده أولًا.")
  }

  /// That no more can be taken, when the next can, and what makes it more.
  /// - Parameter count: how many can be taken in a day; nil where that is not known.
  static func noMore(_ count: Int? = nil, minutes: Int) -> Phrase {
    let wait = Span.phrase(seconds: Double(minutes) * 60, .oblique)
    let number = count.map { " (\($0))" } ?? ""
    return Phrase(
      en:
        "You have taken as many texts as you may in one day\(number). You can take the next one in "
        + "\(wait.english). Everybody who keeps a reading of yours lets you take one more a day.",
      es: "Has tomado todos los textos que puedes en un día\(number). Podrás tomar el siguiente "
        + "dentro de \(wait.spanish). Cada persona que conserva una lectura tuya te permite uno más "
        + "al día.",
      ar: "أخذت كل ما يجوز لك من نصوص في يوم واحد\(number). تستطيع أخذ التالي بعد "
        + "\(wait.arabic). وكل من يحتفظ بقراءة لك يتيح لك نصًا آخر في اليوم.")
  }

  /// That new volunteers get no more from this network, when the next can be taken, and what lifts it.
  static func noMoreFromHere(minutes: Int) -> Phrase {
    let wait = Span.phrase(seconds: Double(minutes) * 60, .oblique)
    return Phrase(
      en: "New volunteers at your internet connection have taken as many texts as they may in one "
        + "day. You can take the next one in \(wait.english). If the people who run this server "
        + "vet you, you need not wait.",
      es: "Las personas voluntarias nuevas de tu conexión a internet han tomado todos los textos "
        + "que pueden en un día. Podrás tomar el siguiente dentro de \(wait.spanish). Si quienes "
        + "gestionan este servidor te comprueban, no tendrás que esperar.",
      ar: "أخذ المتطوعون الجدد على اتصالك بالإنترنت كل ما يجوز لهم من نصوص في يوم واحد. "
        + "تستطيع أخذ التالي بعد \(wait.arabic). وإذا وثّقك من يدير هذا الخادم فلن تحتاج إلى الانتظار."
    )
  }

  /// That something was done too often, and when it can be done again.
  static func tooOften(minutes: Int) -> Phrase {
    let wait = Span.phrase(seconds: Double(minutes) * 60, .oblique)
    return Phrase(
      en: "This was done very often in a short time. You can do it again in \(wait.english).",
      es: "Esto se ha hecho muchas veces en poco tiempo. Podrás hacerlo otra vez dentro de "
        + "\(wait.spanish).",
      ar: "تكرر هذا كثيرًا في وقت قصير. تستطيع فعله من جديد بعد \(wait.arabic).")
  }

  /// A wait in whole minutes, at least one and at most a day.
  /// - Parameter seconds: The wait, in seconds.
  static func minutes(_ seconds: Double) -> Int {
    let minutes = (seconds / 60).rounded(.up)
    return Int(min(max(minutes, 1), Double(dayMinutes)))
  }
}
