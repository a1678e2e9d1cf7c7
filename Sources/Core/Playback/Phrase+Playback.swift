// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

/// What a player says and shows.
extension Phrase {
  static let playAction = Phrase(en: "Play", es: "Reproducir", ar: "تشغيل")
  static let pauseAction = Phrase(en: "Pause", es: "Pausar", ar: "إيقاف مؤقت")
  static let readyState = Phrase(en: "Ready", es: "Listo", ar: "جاهز")
  static let playingState = Phrase(en: "Playing", es: "Reproduciendo", ar: "قيد التشغيل")
  static let pausedState = Phrase(en: "Paused", es: "En pausa", ar: "متوقف مؤقتًا")
  static let endState = Phrase(en: "End", es: "Fin", ar: "النهاية")
  static let waitingState = Phrase(
    en: "Waiting for the recording to arrive", es: "Esperando a que llegue la grabación",
    ar: "في انتظار وصول التسجيل")

  static let nothingLoaded = Phrase(
    en: "There is no recording here yet. Choose one from the list.",
    es: "Aún no hay ninguna grabación aquí. Elige una de la lista.",
    ar: "لا يوجد تسجيل هنا بعد. اختر تسجيلًا من القائمة.")

  static func resumes(at position: SpokenTime) -> Phrase {
    Phrase(
      en: "From \(position.text(in: .english))", es: "Desde \(position.text(in: .spanish))",
      ar: "من \(position.text(in: .arabic))")
  }

  static func remaining(_ rest: SpokenTime) -> Phrase {
    Phrase(
      en: "\(rest.text(in: .english)) left", es: "Quedan \(rest.text(in: .spanish))",
      ar: "بقي \(rest.text(in: .arabic))")
  }

  static func position(_ position: SpokenTime, of duration: SpokenTime?) -> Phrase {
    guard let duration else { return position.phrase }
    return Phrase(
      en: "\(position.text(in: .english)) of \(duration.text(in: .english))",
      es: "\(position.text(in: .spanish)) de \(duration.text(in: .spanish))",
      ar: "\(position.text(in: .arabic)) من \(duration.text(in: .arabic))")
  }

  static func speed(_ rate: PlaybackRate) -> Phrase {
    Phrase(
      en: "Speed \(rate.text(in: .english))", es: "Velocidad \(rate.text(in: .spanish))",
      ar: "السرعة \(rate.text(in: .arabic))")
  }

  init(_ failure: PlaybackSession.Failure) {
    switch failure {
    case .network:
      self.init(
        en: "The recording did not arrive. Check the connection, then choose Play again.",
        es: "La grabación no llegó. Comprueba la conexión y elige Reproducir otra vez.",
        ar: "لم يصل التسجيل. تحقق من الاتصال ثم اختر «تشغيل» مرة أخرى.")
    case .unplayable:
      self.init(
        en: "This browser cannot play the recording. Download it, or try another browser.",
        es:
          "Este navegador no puede reproducir la grabación. Descárgala o prueba con otro navegador.",
        ar: "لا يستطيع هذا المتصفح تشغيل التسجيل. نزّله أو جرّب متصفحًا آخر.")
    case .notAllowed:
      self.init(
        en: "The browser waits for you before it makes a sound. Choose Play.",
        es: "El navegador espera tu orden antes de sonar. Elige Reproducir.",
        ar: "ينتظر المتصفح أمرك قبل أن يصدر صوتًا. اختر «تشغيل».")
    }
  }
}
