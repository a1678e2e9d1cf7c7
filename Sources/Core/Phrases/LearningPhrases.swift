// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What the braille lessons say.
public enum LearningPhrases {
  /// Between two cells of one sign.
  public static var then: Phrase {
    Phrase(en: ", then ", es: ", luego ", ar: "، ثم ")
  }
  /// The lessons with letters.
  public static var letters: Phrase {
    Phrase(en: "Letters", es: "Letras", ar: "الحروف")
  }
  /// The lesson with digits.
  public static var numbers: Phrase {
    Phrase(en: "Numbers", es: "Números", ar: "الأرقام")
  }
  /// The lesson with marks.
  public static var punctuation: Phrase {
    Phrase(
      en: "Punctuation", es: "Puntuación", ar: "علامات الترقيم")
  }
  /// The lessons with contractions.
  public static var contractions: Phrase {
    Phrase(
      en: "Contractions", es: "Contracciones", ar: "الاختصارات")
  }
  /// The practice with phrases.
  public static var practice: Phrase {
    Phrase(
      en: "Practice with phrases", es: "Práctica con frases", ar: "تدريب بالعبارات")
  }

  /// A lesson's kind, and from which sign to which it goes.
  public static func span(_ name: String, _ first: String, _ last: String) -> Phrase {
    Phrase(
      en: "\(name): \(first) to \(last)", es: "\(name): de \(first) a \(last)",
      ar: "\(name): من \(first) إلى \(last)")
  }

  /// A lesson begins.
  public static func begins(_ title: String) -> Phrase {
    Phrase(
      en: "\(title). Type each sign. Swipe up to hear it again, down to skip it.",
      es: "\(title). Escribe cada signo. Desliza arriba para oírlo otra vez, abajo para saltarlo.",
      ar: "\(title). اكتب كل علامة. مرّر إلى الأعلى لسماعها مجددًا، وإلى الأسفل لتخطيها.")
  }

  /// A lesson goes on where it was left.
  public static func goesOn(_ title: String) -> Phrase {
    Phrase(
      en: "\(title), on from where you left it.", es: "\(title), desde donde la dejaste.",
      ar: "\(title)، من حيث توقفت.")
  }

  /// What was typed was right.
  public static var right: Phrase {
    Phrase(en: "Right.", es: "Bien.", ar: "صحيح.")
  }

  /// What was typed instead.
  public static func typed(_ name: String) -> Phrase {
    Phrase(en: "That was \(name).", es: "Eso era \(name).", ar: "كان ذلك \(name).")
  }

  /// Dots that were left out.
  public static func missing(_ dots: [Int]) -> Phrase {
    let dots = BraillePhrases.dots(dots)
    return Phrase(
      en: " Missing: \(dots.english).", es: " Falta: \(dots.spanish).",
      ar: " الناقص: \(dots.arabic).")
  }

  /// Dots that do not belong there.
  public static func extra(_ dots: [Int]) -> Phrase {
    let dots = BraillePhrases.dots(dots)
    return Phrase(
      en: " Too many: \(dots.english).", es: " Sobra: \(dots.spanish).",
      ar: " الزائد: \(dots.arabic).")
  }

  /// A dot that is missed again and again.
  public static func habit(_ dot: Int) -> Phrase {
    Phrase(
      en: " You often miss dot \(dot). Put that finger down with the others.",
      es: " El punto \(dot) te falta a menudo. Apoya ese dedo con los demás.",
      ar: " كثيرًا ما تنقصك النقطة \(dot). ضع ذلك الإصبع مع البقية.")
  }

  /// All signs of a lesson are known.
  public static func finished(_ title: String) -> Phrase {
    Phrase(
      en: "\(title): done, you know them all. Next goes on to the next lesson.",
      es: "\(title): terminada, ya los sabes todos. Siguiente pasa a la próxima lección.",
      ar: "\(title): انتهى، أنت تعرفها كلها. زر التالي ينتقل إلى الدرس التالي.")
  }

  /// The last lesson is done.
  public static var allFinished: Phrase {
    Phrase(
      en: "That was the last lesson.", es: "Esa era la última lección.", ar: "كان ذلك الدرس الأخير."
    )
  }

  /// The person stops.
  public static var stopped: Phrase {
    Phrase(
      en: "Stopped. What you learnt is kept on this device.",
      es: "Parado. Lo aprendido se guarda en este dispositivo.",
      ar: "توقف الدرس. ما تعلمته محفوظ على هذا الجهاز.")
  }

  /// Nothing is under way.
  public static var chooseLesson: Phrase {
    Phrase(
      en: "Choose a lesson first.", es: "Elige antes una lección.", ar: "اختر درسًا أولًا.")
  }

  /// What can be done in a lesson.
  public static var help: Phrase {
    Phrase(
      en:
        "Swipe up: hear it again. Down: skip it. Sideways: hear its dots. Three fingers up: stop.",
      es:
        "Arriba: oírlo otra vez. Abajo: saltarlo. De lado: oír sus puntos. Tres dedos arriba: parar.",
      ar:
        "إلى الأعلى: السماع مجددًا. إلى الأسفل: التخطي. جانبًا: سماع النقاط. ثلاثة أصابع إلى الأعلى: التوقف."
    )
  }

  /// What is known of a lesson so far.
  public static func progress(_ known: Int, of all: Int) -> Phrase {
    Phrase(
      en: "\(known) of \(all) known", es: "\(known) de \(all) sabidos", ar: "عُرف \(known) من \(all)"
    )
  }
}

extension LearningPhrases {
  /// Practice begins.
  public static var practiceBegins: Phrase {
    Phrase(
      en: "Type what you hear, then a new line. Swipe down to hear it again.",
      es: "Escribe lo que oyes y luego una línea nueva. Desliza abajo para oírlo otra vez.",
      ar: "اكتب ما تسمعه ثم سطرًا جديدًا. مرّر إلى الأسفل لسماعه مجددًا.")
  }

  /// What can be done in practice.
  public static var practiceHelp: Phrase {
    Phrase(
      en:
        "Swipe down: hear the phrase again. New line: done. Up: what you typed. Three fingers up: stop.",
      es:
        "Abajo: oír la frase otra vez. Línea nueva: lista. Arriba: lo que has escrito. Tres dedos arriba: parar.",
      ar:
        "إلى الأسفل: سماع العبارة مجددًا. سطر جديد: انتهيت. إلى الأعلى: ما كتبته. ثلاثة أصابع إلى الأعلى: التوقف."
    )
  }

  /// How a phrase went: whole words a minute, percent of errors, characters taken back.
  public static func result(speed: Int?, errors: Int, corrected: Int, language: Language) -> String
  {
    let rate = speed.map { wordsPerMinute($0).text(in: language) + " " } ?? ""
    let wrong =
      errors == 0 ? noErrors.text(in: language) : errorsAre(errors).text(in: language)
    let taken = corrected == 0 ? "" : " " + correctedAre(corrected).text(in: language)
    return rate + wrong + taken
  }

  private static func wordsPerMinute(_ words: Int) -> Phrase {
    Phrase(
      en: "\(words) words a minute.", es: "\(words) palabras por minuto.",
      ar: "\(words) كلمة في الدقيقة.")
  }

  private static var noErrors: Phrase {
    Phrase(en: "No errors.", es: "Sin errores.", ar: "بلا أخطاء.")
  }

  private static func errorsAre(_ percent: Int) -> Phrase {
    Phrase(
      en: "\(percent) percent wrong.", es: "\(percent) por ciento mal.",
      ar: "\(percent) بالمئة خطأ.")
  }

  private static func correctedAre(_ count: Int) -> Phrase {
    Phrase(
      en: "Characters you took back: \(count).", es: "Caracteres que borraste: \(count).",
      ar: "الحروف التي حذفتها: \(count).")
  }

  /// Nothing was typed yet.
  public static var nothingMeasured: Phrase {
    Phrase(
      en: "Nothing is measured yet. Do a lesson or type a phrase.",
      es: "Aún no hay nada medido. Haz una lección o escribe una frase.",
      ar: "لم يُقَس شيء بعد. خذ درسًا أو اكتب عبارة.")
  }

  /// Over how many phrases what follows is reckoned.
  public static func phrases(_ count: Int) -> Phrase {
    Phrase(
      en: "Phrases typed: \(count). ", es: "Frases escritas: \(count). ",
      ar: "العبارات المكتوبة: \(count). ")
  }

  /// The dot that is missed most, how often, of how many.
  public static func mostMissed(_ dot: Int, _ times: Int, of all: Int) -> Phrase {
    Phrase(
      en: " Missed most: dot \(dot), \(times) of \(all) times.",
      es: " Lo que más falta: el punto \(dot), \(times) de \(all) veces.",
      ar: " الأكثر نقصًا: النقطة \(dot)، \(times) من \(all) مرة.")
  }

  /// The dot that is most often too many.
  public static func mostExtra(_ dot: Int, _ times: Int) -> Phrase {
    Phrase(
      en: " Too many most often: dot \(dot), times: \(times).",
      es: " Lo que más sobra: el punto \(dot), veces: \(times).",
      ar: " الأكثر زيادة: النقطة \(dot)، عدد المرات: \(times).")
  }

  /// How far beside a dot the finger lands, in points.
  public static func offset(_ dot: Int, points: Int) -> Phrase {
    Phrase(
      en: " Your finger lands \(points) points beside dot \(dot) on average.",
      es: " Tu dedo cae de media a \(points) puntos de pantalla del punto \(dot).",
      ar: " يقع إصبعك في المتوسط على بعد \(points) من نقاط الشاشة عن النقطة \(dot).")
  }

  /// What was kept is gone, and can be had back.
  public static var erased: Phrase {
    Phrase(
      en: "Erased from this device. Undo brings it back until you leave the page.",
      es: "Borrado de este dispositivo. Deshacer lo recupera mientras no salgas de la página.",
      ar: "مُحي من هذا الجهاز. يمكن للتراجع أن يعيده ما دمت في الصفحة.")
  }

  /// What was erased is back.
  public static var restored: Phrase {
    Phrase(en: "Back again.", es: "Recuperado.", ar: "عاد كما كان.")
  }

  /// The file is made.
  public static var exported: Phrase {
    Phrase(
      en: "Saved as a file.", es: "Guardado como archivo.", ar: "حُفظ في ملف.")
  }
}
