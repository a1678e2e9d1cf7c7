// SPDX-License-Identifier: Apache-2.0

import Database
import Phrases
import Reading
import Speaking

/// Where a request stands, in a sentence.
enum ReadStateWords {
  static let open = Phrase(
    en: "Waiting for a volunteer.", es: "Espera a una persona voluntaria.",
    ar: "ينتظر متطوعًا.")
  static let preparing = Phrase(
    en: "The recording has come and is being prepared. This takes a moment.",
    es: "La grabación ha llegado y se está preparando. Tarda un momento.",
    ar: "وصل التسجيل ويجري تجهيزه. يستغرق هذا لحظة.")
  static let unusable = Phrase(
    en: "A recording came, but it cannot be played. The volunteer is asked for another.",
    es: "Llegó una grabación, pero no se puede reproducir. Se pedirá otra.",
    ar: "وصل تسجيل لكن لا يمكن تشغيله. طُلب من المتطوع تسجيل آخر.")

  /// The state of a request for the person who asked.
  static func phrase(_ request: OwnRequest, at now: Timestamp) -> Phrase {
    request.waitsForNobody ? ReadersWords.nobodyLeft : phrase(request.state, at: now)
  }

  /// The state of a request for the person who asked, whoever may read it.
  static func phrase(_ state: RequestState, at now: Timestamp) -> Phrase {
    switch state {
    case .open: open
    case .claimed(let name, let until):
      claimed(by: name, left: Span.left(seconds: until.seconds(since: now)))
    case .recorded(let name, let recording), .accepted(let name, let recording, _):
      recorded(by: name, recording)
    case .withdrawn(let end):
      withdrawn(left: Span.left(seconds: end.seconds(since: now), .oblique))
    }
  }

  /// The state of a request for the volunteer who took it.
  static func phrase(_ state: TakenState, at now: Timestamp) -> Phrase {
    switch state {
    case .claimed(let until, _):
      yours(left: Span.left(seconds: until.seconds(since: now), .oblique))
    case .recorded(let recording, _): sent(recording)
    case .accepted:
      Phrase(
        en: "Done. Your recording was kept with thanks.",
        es: "Hecho. Tu grabación se conserva con gratitud.",
        ar: "تم. حُفظ تسجيلك مع الشكر.")
    }
  }

  /// Why a recording could not be used, for the volunteer who sent it.
  static func phrase(_ problem: RecordingProblem) -> Phrase {
    switch problem {
    case .notAudio, .noSound:
      Phrase(
        en: "There is no sound in this file. Choose an audio file, such as MP3, M4A or WAV.",
        es: "Este archivo no contiene sonido. Elige un audio, como MP3, M4A o WAV.",
        ar: "لا صوت في هذا الملف. اختر ملفًا صوتيًا مثل MP3 أو M4A أو WAV.")
    case .silent:
      Phrase(
        en: "The recording is silent. Check the microphone and record it again.",
        es: "La grabación está en silencio. Revisa el micrófono y grábala otra vez.",
        ar: "التسجيل صامت. تحقق من الميكروفون وسجّل مرة أخرى.")
    case .tooShort:
      Phrase(
        en: "The recording is too short. Record the whole text.",
        es: "La grabación es demasiado corta. Graba el texto entero.",
        ar: "التسجيل قصير جدًا. سجّل النص كاملًا.")
    case .tooLong, .tooLarge:
      Phrase(
        en: "The recording is too long. Send it as a smaller file.",
        es: "La grabación es demasiado larga. Envíala en un archivo más pequeño.",
        ar: "التسجيل طويل جدًا. أرسله في ملف أصغر.")
    case .serverFailed:
      Phrase(
        en: "The recording could not be prepared. Send it once more.",
        es: "No se ha podido preparar la grabación. Envíala otra vez.",
        ar: "تعذّر تجهيز التسجيل. أرسله مرة أخرى.")
    }
  }

  private static func claimed(by name: String, left: Phrase) -> Phrase {
    Phrase(
      en: "\(name) is reading it and has \(left.english) left.",
      es: "\(name) lo está leyendo y le quedan \(left.spanish).",
      ar: "يقرؤه \(name)، وبقي له \(left.arabic).")
  }

  private static func recorded(by name: String?, _ recording: Recording) -> Phrase {
    switch recording.state {
    case .preparing: return preparing
    case .failed: return unusable
    case .ready(_, let seconds):
      let length = Span.phrase(seconds: seconds)
      guard let name else {
        return Phrase(
          en: "Your recording is here: \(length.english).",
          es: "Tu grabación está aquí: \(length.spanish).", ar: "تسجيلك هنا: \(length.arabic).")
      }
      return Phrase(
        en: "\(name) has read it for you: \(length.english).",
        es: "\(name) lo ha leído para ti: \(length.spanish).",
        ar: "قرأه لك \(name): \(length.arabic).")
    }
  }

  private static func withdrawn(left: Phrase) -> Phrase {
    Phrase(
      en: "You took it back. It will be deleted in \(left.english).",
      es: "La retiraste. Se borrará en \(left.spanish).", ar: "سحبته. سيُحذف بعد \(left.arabic).")
  }

  private static func yours(left: Phrase) -> Phrase {
    Phrase(
      en: "It is yours to read for \(left.english).",
      es: "Es tuyo para leerlo durante \(left.spanish).", ar: "لك أن تقرأه خلال \(left.arabic).")
  }

  private static func sent(_ recording: Recording) -> Phrase {
    switch recording.state {
    case .preparing:
      Phrase(
        en: "Your recording has come and is being prepared.",
        es: "Tu grabación ha llegado y se está preparando.", ar: "وصل تسجيلك ويجري تجهيزه.")
    case .failed(let problem): phrase(problem)
    case .ready:
      Phrase(
        en: "Your recording is with the person who asked.",
        es: "Tu grabación está con quien la pidió.", ar: "تسجيلك عند صاحب الطلب.")
    }
  }
}
