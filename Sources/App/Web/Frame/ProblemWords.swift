// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Phrases

/// What went wrong with a request, and what to do.
struct ProblemWords {
  let title: Phrase
  let remedy: Phrase

  static let goHome = Phrase(en: "Go to the start", es: "Ir al inicio", ar: "اذهب إلى البداية")
  static let openHelp = Phrase(en: "Open the help", es: "Abrir la ayuda", ar: "افتح المساعدة")

  static func number(_ code: Int) -> Phrase {
    Phrase(
      en: "For the people who run this server: error \(code), request",
      es: "Para quienes gestionan este servidor: error \(code), petición",
      ar: "لمن يدير هذا الخادم: خطأ \(code)، طلب")
  }

  /// The words for a problem.
  init(_ problem: Problem) {
    switch problem {
    case .notFound: self = .notFound
    case .methodNotAllowed: self = .wrongMethod
    case .crossOrigin: self = .forbidden
    case .bodyTooLarge(let limit): self = .tooLarge(limit)
    case .addressTooLong, .headTooLarge, .malformed: self = .malformed
    case .noRoom: self = .noRoom
    case .busy: self = .busy
    case .uploadsClosed: self = .uploadsClosed
    case .stopping: self = .stopping
    case .failed: self = .failed
    case .other(let status): self.init(status)
    }
  }

  /// The words for a status that says that something is wrong.
  private init(_ status: Status) {
    switch status {
    case .unauthorized: self = .signInFirst
    case .forbidden: self = .forbidden
    case .notFound, .gone: self = .notFound
    case .tooManyRequests: self = .tooMany
    case .contentTooLarge: self = .tooLarge(nil)
    case .insufficientStorage: self = .noRoom
    case .requestTimeout: self = .malformed
    case .serviceUnavailable: self = .stopping
    default: self = status.code < 500 ? .malformed : .failed
    }
  }

  private init(title: Phrase, remedy: Phrase) {
    self.title = title
    self.remedy = remedy
  }

  private static let notFound = ProblemWords(
    title: Phrase(
      en: "There is nothing here", es: "Aquí no hay nada", ar: "لا يوجد شيء هنا"),
    remedy: Phrase(
      en: "The page was removed, or it is not yours to open, or the address has a mistake.",
      es: "La página se quitó, o no es tuya, o la dirección tiene un error.",
      ar: "إما أن الصفحة أزيلت، أو أنها ليست لك، أو أن في العنوان خطأ."))
  private static let wrongMethod = ProblemWords(
    title: Phrase(
      en: "This address works another way", es: "Esta dirección funciona de otra manera",
      ar: "هذا العنوان يعمل بطريقة أخرى"),
    remedy: Phrase(
      en: "Nothing was changed. Open the page again from the start.",
      es: "No se ha cambiado nada. Abre la página de nuevo desde el inicio.",
      ar: "لم يتغير شيء. افتح الصفحة من البداية مرة أخرى."))
  private static let forbidden = ProblemWords(
    title: Phrase(
      en: "This was not done", es: "Esto no se ha hecho", ar: "لم يُنفَّذ هذا"),
    remedy: Phrase(
      en: "It did not come from a page of Earshot that is yours. Open the page here and try again.",
      es: "No vino de una página tuya de Earshot. Abre la página aquí e inténtalo otra vez.",
      ar: "لم يأتِ الطلب من صفحة في Earshot تخصك. افتح الصفحة هنا وحاول مرة أخرى."))
  private static let malformed = ProblemWords(
    title: Phrase(
      en: "This could not be understood", es: "Esto no se ha podido entender",
      ar: "تعذّر فهم هذا الطلب"),
    remedy: Phrase(
      en: "Nothing was changed. Go back and try again.",
      es: "No se ha cambiado nada. Vuelve atrás e inténtalo otra vez.",
      ar: "لم يتغير شيء. ارجع وحاول مرة أخرى."))
  private static let signInFirst = ProblemWords(
    title: Phrase(en: "Sign in first", es: "Entra primero", ar: "سجّل الدخول أولًا"),
    remedy: Phrase(
      en: "You are signed out, so nothing was done. Sign in, then do it again.",
      es: "Tu sesión está cerrada, así que no se ha hecho nada. Entra y hazlo otra vez.",
      ar: "أنت خارج حسابك، فلم يُنفَّذ شيء. سجّل الدخول ثم أعد المحاولة."))
  private static let tooMany = ProblemWords(
    title: Phrase(
      en: "That was too fast", es: "Demasiado rápido", ar: "طلبات كثيرة في وقت قصير"),
    remedy: Phrase(
      en: "Too many requests came in a short time. Wait a minute, then try again.",
      es: "Llegaron demasiadas peticiones en poco tiempo. Espera un minuto e inténtalo otra vez.",
      ar: "وصلت طلبات كثيرة في وقت قصير. انتظر دقيقة ثم حاول مرة أخرى."))
  private static let noRoom = ProblemWords(
    title: Phrase(
      en: "The server is full", es: "El servidor está lleno", ar: "الخادم ممتلئ"),
    remedy: Phrase(
      en: "What you sent could not be stored, so keep it. Tell the people who run this server.",
      es:
        "No se ha podido guardar lo que enviaste, así que consérvalo. Avisa a quienes gestionan este servidor.",
      ar: "تعذّر حفظ ما أرسلته، فاحتفظ به. أخبر من يدير هذا الخادم."))
  private static let busy = ProblemWords(
    title: Phrase(
      en: "Nothing can be stored just now", es: "Ahora mismo no se puede guardar nada",
      ar: "لا يمكن حفظ شيء الآن"),
    remedy: Phrase(
      en: "The server is busy for a moment. Nothing was changed. Try again in a few seconds.",
      es:
        "El servidor está ocupado un momento. No se ha cambiado nada. Inténtalo otra vez en unos segundos.",
      ar: "الخادم مشغول للحظة. لم يتغير شيء. حاول مرة أخرى بعد بضع ثوانٍ."))
  private static let uploadsClosed = ProblemWords(
    title: Phrase(
      en: "No files can be received just now", es: "Ahora no se pueden recibir archivos",
      ar: "لا يمكن استقبال الملفات الآن"),
    remedy: Phrase(
      en: "The server is busy or nearly full. Keep your file and send it again in a few minutes.",
      es:
        "El servidor está ocupado o casi lleno. Guarda tu archivo y envíalo otra vez en unos minutos.",
      ar: "الخادم مشغول أو يكاد يمتلئ. احتفظ بملفك وأرسله مرة أخرى بعد بضع دقائق."))
  private static let stopping = ProblemWords(
    title: Phrase(
      en: "The server is about to start again", es: "El servidor está a punto de reiniciarse",
      ar: "الخادم على وشك إعادة التشغيل"),
    remedy: Phrase(
      en: "Wait a moment, then open the page again.",
      es: "Espera un momento y abre la página de nuevo.",
      ar: "انتظر لحظة ثم افتح الصفحة مرة أخرى."))
  private static let failed = ProblemWords(
    title: Phrase(
      en: "Something failed on our side", es: "Algo ha fallado por nuestra parte",
      ar: "حدث خلل من جهتنا"),
    remedy: Phrase(
      en: "It is not your fault, and it has been noted. Try again in a moment.",
      es: "No es culpa tuya y ha quedado anotado. Inténtalo otra vez en un momento.",
      ar: "ليس هذا خطأك، وقد سُجِّل الخلل. حاول مرة أخرى بعد لحظة."))

  private static func tooLarge(_ limit: Int?) -> ProblemWords {
    let title = Phrase(
      en: "That is too large", es: "Es demasiado grande", ar: "الحجم كبير جدًا")
    guard let megabytes = limit.map({ $0 >> 20 }), megabytes > 0 else {
      return ProblemWords(
        title: title,
        remedy: Phrase(
          en: "Send less at a time.", es: "Envía menos de una vez.",
          ar: "أرسل أقل في المرة الواحدة."))
    }
    return ProblemWords(
      title: title,
      remedy: Phrase(
        en: "At most \(megabytes) megabytes can be sent. Choose a smaller file.",
        es: "Se pueden enviar \(megabytes) megabytes como máximo. Elige un archivo más pequeño.",
        ar: "يمكن إرسال \(megabytes) ميغابايت على الأكثر. اختر ملفًا أصغر."))
  }
}
