// SPDX-License-Identifier: Apache-2.0

import Phrases
import Reading

/// Why an act on a request was refused, carried to the next page as the question `sorry` of its address.
enum Sorry: String, CaseIterable {
  case taken, tooManyClaims, claimEnded, noMoreTime, takenMeanwhile, notNow, notRequester,
    notVolunteer, tooManyRequests, noMoreToday, noMoreFromHere, barred, tooOften, signedOut

  /// What a service refused for the state of things; nil for what is no such refusal.
  init?(_ error: ReadingError) {
    switch error {
    case .notOpen: self = .taken
    case .tooManyClaims: self = .tooManyClaims
    case .claimEnded: self = .claimEnded
    case .noMoreTime: self = .noMoreTime
    case .takenMeanwhile: self = .takenMeanwhile
    case .notNow, .notReady: self = .notNow
    case .notARequester: self = .notRequester
    case .notAVolunteer: self = .notVolunteer
    case .tooManyRequests: self = .tooManyRequests
    case .noMoreToday: self = .noMoreToday
    case .noMoreFromHere: self = .noMoreFromHere
    case .barred: self = .barred
    case .tooOften: self = .tooOften
    case .invalid, .reportTooLong, .noSuchRequest, .files, .database: return nil
    }
  }

  /// The words: what happened, and the way on.
  /// - Parameter minutes: How long to wait, where that helps; what an address says for it is held to a day.
  func words(minutes: Int? = nil) -> Phrase {
    let wait = min(max(minutes ?? StandingWords.dayMinutes, 1), StandingWords.dayMinutes)
    return switch self {
    case .taken:
      Phrase(
        en: "Another volunteer was faster and has this text. Choose another one.",
        es: "Otra persona se adelantó y tiene este texto. Elige otro.",
        ar: "سبقك متطوع آخر إلى هذا النص. اختر نصًا آخر.")
    case .tooManyClaims:
      Phrase(
        en: "You have five texts already. Send or give back one of them first.",
        es: "Ya tienes cinco textos. Envía o devuelve uno primero.",
        ar: "لديك خمسة نصوص. أرسل تسجيل أحدها أو أعِده أولًا.")
    case .claimEnded:
      Phrase(
        en: "Your time for this text is over, or it was taken back. Choose another one.",
        es: "Tu tiempo para este texto ha terminado o lo han retirado. Elige otro.",
        ar: "انتهى وقتك لهذا النص أو سُحب. اختر نصًا آخر.")
    case .noMoreTime:
      Phrase(
        en:
          "You have had this text for two weeks, and longer is not possible. Send your recording, "
          + "or give the text back.",
        es: "Has tenido este texto dos semanas y no puede ser más. Envía tu grabación o "
          + "devuelve el texto.",
        ar: "لديك هذا النص منذ أسبوعين ولا تمكن الزيادة. أرسل تسجيلك أو أعِد النص.")
    case .takenMeanwhile:
      Phrase(
        en: "Another volunteer is reading it already. A new recording will come.",
        es: "Otra persona ya lo está leyendo. Llegará una grabación nueva.",
        ar: "متطوع آخر يقرؤه الآن. سيصلك تسجيل جديد.")
    case .notNow:
      Phrase(
        en: "This cannot be done now, because something changed meanwhile. Here is how it stands.",
        es: "Ahora no se puede hacer, porque algo ha cambiado. Así está ahora.",
        ar: "لا يمكن هذا الآن، فقد تغير شيء. هذه هي الحال الآن.")
    case .notRequester:
      Phrase(
        en: "Your account is for reading to others. Change that in your account to ask yourself.",
        es: "Tu cuenta es para leer a otras personas. Cámbialo en tu cuenta para pedir tú.",
        ar: "حسابك للقراءة لغيرك. غيّر ذلك في حسابك لتطلب أنت.")
    case .notVolunteer:
      Phrase(
        en: "Your account is for asking. Change that in your account to read for others.",
        es: "Tu cuenta es para pedir. Cámbialo en tu cuenta para leer a otras personas.",
        ar: "حسابك لطلب القراءات. غيّر ذلك في حسابك لتقرأ لغيرك.")
    case .tooManyRequests:
      Phrase(
        en: "A hundred of your requests are open. Take back one of them first.",
        es: "Tienes cien peticiones abiertas. Retira una primero.",
        ar: "لديك مئة طلب مفتوح. اسحب أحدها أولًا.")
    case .noMoreToday: StandingWords.noMore(minutes: wait)
    case .noMoreFromHere: StandingWords.noMoreFromHere(minutes: wait)
    case .barred: StandingWords.barred
    case .tooOften: StandingWords.tooOften(minutes: wait)
    case .signedOut: AccountWords.nothingDone
    }
  }

  /// The address with the refusal, for the page that follows a form.
  func at(_ address: String) -> String { address + "?sorry=" + rawValue }
}
