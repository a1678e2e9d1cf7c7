// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

/// What a walk says and shows, besides the guiding sentence.
extension Phrase {
  static let straightLine = Phrase(
    en: "That is in a straight line: walls and roads may lie between.",
    es: "Es en línea recta: puede haber muros y calles por medio.",
    ar: "هذا في خط مستقيم: قد تكون في الطريق جدران وشوارع.")
  static let noCompass = Phrase(
    en: "No compass: directions are by north, south, east and west.",
    es: "Sin brújula: las direcciones son norte, sur, este y oeste.",
    ar: "لا بوصلة: الاتجاهات بالشمال والجنوب والشرق والغرب.")
  static let poorCompass = Phrase(
    en: "The compass is unsure. Move the phone in a figure of eight, away from metal.",
    es: "La brújula no es fiable. Mueve el teléfono dibujando un ocho, lejos de metales.",
    ar: "البوصلة غير واثقة. حرّك الهاتف على شكل رقم 8 بعيدًا عن المعادن.")
  static let choosePlaceFirst = Phrase(
    en: "Choose a place first.", es: "Elige primero un lugar.", ar: "اختر مكانًا أولًا.")
  static let noPosition = Phrase(
    en: "Your position is not known yet. Choose \"Use my position\", or type one.",
    es: "Aún no se conoce tu posición. Elige «Usar mi posición» o escribe una.",
    ar: "موقعك غير معروف بعد. اختر «استخدام موقعي» أو اكتب موقعًا.")
  static let searching = Phrase(
    en: "Looking for your position.", es: "Buscando tu posición.", ar: "جارٍ البحث عن موقعك.")
  static let typedPosition = Phrase(
    en: "Position taken as you typed it.", es: "Posición tomada como la escribiste.",
    ar: "أُخذ الموقع كما كتبته.")
  static let nothingToRepeat = Phrase(
    en: "Nothing has been said yet.", es: "Aún no se ha dicho nada.", ar: "لم يُقل شيء بعد.")
  static let nothingAround = Phrase(
    en: "No place of this map is near you.", es: "No hay ningún lugar de este mapa cerca de ti.",
    ar: "لا مكان من هذه الخريطة قريب منك.")
  static let noMap = Phrase(
    en: "There is no map of places yet.", es: "Aún no hay mapa de lugares.",
    ar: "لا توجد خريطة أماكن بعد.")
  static let stopped = Phrase(
    en: "Position and compass are off. Your position is forgotten.",
    es: "Posición y brújula desactivadas. Tu posición se ha olvidado.",
    ar: "الموقع والبوصلة متوقفان. نُسي موقعك.")
  static let useMyPosition = Phrase(
    en: "Use my position", es: "Usar mi posición", ar: "استخدام موقعي")
  static let stopUsingPosition = Phrase(
    en: "Stop using my position", es: "Dejar de usar mi posición", ar: "إيقاف استخدام موقعي")
  static let guideMe = Phrase(
    en: "Speak as I walk", es: "Hablar mientras camino", ar: "التحدث أثناء سيري")
  static let guideOnRequest = Phrase(
    en: "Speak only when I ask", es: "Hablar solo si pregunto", ar: "التحدث عند سؤالي فقط")
  static let guidingOn = Phrase(
    en: "I will speak as you walk.", es: "Hablaré mientras caminas.", ar: "سأتحدث أثناء سيرك.")
  static let guidingOff = Phrase(
    en: "I will speak only when you ask.", es: "Solo hablaré cuando preguntes.",
    ar: "لن أتحدث إلا عندما تسأل.")
  static let chooseAnother = Phrase(
    en: "Choose another place.", es: "Elige otro lugar.", ar: "اختر مكانًا آخر.")
  static let near = Phrase(en: "Near you: ", es: "Cerca de ti: ", ar: "بالقرب منك: ")

  static func chosen(_ name: PlaceName) -> Phrase {
    Phrase(
      en: "\(name.inList(.english)) chosen.", es: "\(name.inList(.spanish)): elegido.",
      ar: "تم اختيار \(name.inList(.arabic)).")
  }

  static func poorPosition(_ accuracy: SpokenDistance) -> Phrase {
    Phrase(
      en: "Your position is only known to within \(accuracy.text(in: .english)).",
      es: "Tu posición solo se conoce con un margen de \(accuracy.text(in: .spanish)).",
      ar: "موقعك معروف فقط في حدود \(accuracy.text(in: .arabic)).")
  }

  static func goodPosition(_ accuracy: SpokenDistance) -> Phrase {
    Phrase(
      en: "Position known to within \(accuracy.text(in: .english)).",
      es: "Posición conocida con un margen de \(accuracy.text(in: .spanish)).",
      ar: "الموقع معروف في حدود \(accuracy.text(in: .arabic)).")
  }

  static func oldPosition(seconds: Int) -> Phrase {
    let minutes = seconds / 60
    func age(_ language: Language) -> String {
      minutes > 0
        ? Counted.minutes(.oblique).text(minutes, in: language)
        : Counted.seconds(.oblique).text(seconds, in: language)
    }
    return Phrase(
      en: "This comes from a position \(age(.english)) ago.",
      es: "Esto viene de una posición de hace \(age(.spanish)).",
      ar: "هذا من موقع قبل \(age(.arabic)).")
  }

  static func facing(_ facing: Facing) -> Phrase {
    switch facing {
    case .north: Phrase(en: "You face north.", es: "Miras al norte.", ar: "وجهك إلى الشمال.")
    case .east: Phrase(en: "You face east.", es: "Miras al este.", ar: "وجهك إلى الشرق.")
    case .south: Phrase(en: "You face south.", es: "Miras al sur.", ar: "وجهك إلى الجنوب.")
    case .west: Phrase(en: "You face west.", es: "Miras al oeste.", ar: "وجهك إلى الغرب.")
    }
  }

  init(_ failure: WalkSession.FixFailure) {
    switch failure {
    case .denied:
      self.init(
        en:
          "This page may not use your position. Allow it in the browser's settings for this page, or type a position.",
        es:
          "Esta página no puede usar tu posición. Permítelo en los ajustes del navegador para esta página o escribe una posición.",
        ar:
          "لا يُسمح لهذه الصفحة باستخدام موقعك. اسمح بذلك في إعدادات المتصفح لهذه الصفحة، أو اكتب موقعًا."
      )
    case .unavailable:
      self.init(
        en:
          "The device does not know where it is. Go under open sky, turn location on, or type a position.",
        es:
          "El dispositivo no sabe dónde está. Sal a cielo abierto, activa la ubicación o escribe una posición.",
        ar: "لا يعرف الجهاز مكانه. اخرج إلى العراء، أو شغّل تحديد الموقع، أو اكتب موقعًا.")
    case .timeout:
      self.init(
        en: "Finding your position takes long. Go under open sky and wait, or type a position.",
        es:
          "Encontrar tu posición está tardando. Sal a cielo abierto y espera, o escribe una posición.",
        ar: "العثور على موقعك يستغرق وقتًا. اخرج إلى العراء وانتظر، أو اكتب موقعًا.")
    }
  }
}
