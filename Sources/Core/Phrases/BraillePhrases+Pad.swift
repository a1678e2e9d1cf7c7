// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What the pad says of hands, keys, tables and settings.
extension BraillePhrases {
  /// What to do with the fingers so that the pad fits them.
  public static var layFingers: Phrase {
    Phrase(
      en: """
        Lay all six fingers where you want the dots and keep them still. \
        If your device follows only five, lay the three of one hand first.
        """,
      es: """
        Apoya los seis dedos donde quieras los puntos y no los muevas. \
        Si tu dispositivo solo sigue cinco, apoya primero los tres de una mano.
        """,
      ar: """
        ضع أصابعك الستة حيث تريد النقاط وأبقها ثابتة. \
        إن كان جهازك يتتبع خمسة أصابع فقط، فضع ثلاثة أصابع يد واحدة أولًا.
        """)
  }
  /// What to do with the fingers of the one hand that types.
  public static var layFingersOfOneHand: Phrase {
    Phrase(
      en: "Lay the fingers of your hand where you want the dots and keep them still.",
      es: "Apoya los dedos de tu mano donde quieras los puntos y no los muevas.",
      ar: "ضع أصابع يدك حيث تريد النقاط وأبقها ثابتة.")
  }
  /// The pad is being fitted to the hands, one after the other.
  public static var handByHand: Phrase {
    Phrase(
      en: "Fitting the pad to your hands. Lift all, then tap with the fingers of one hand.",
      es: "Ajustando el panel a tus manos. Levanta todo y toca con los dedos de una mano.",
      ar: "ضبط اللوحة على يديك. ارفع أصابعك كلها، ثم انقر بأصابع يد واحدة.")
  }
  /// One hand is known.
  public static var nowOtherHand: Phrase {
    Phrase(
      en: "Good. Lift them, and lay down the fingers of the other hand.",
      es: "Bien. Levántalos y apoya los dedos de la otra mano.",
      ar: "جيد. ارفعها وضع أصابع اليد الأخرى.")
  }
  /// The dots lie under the fingers.
  public static var calibrated: Phrase {
    Phrase(
      en: "The pad fits your hands now.", es: "El panel ya se ajusta a tus manos.",
      ar: "اللوحة مضبوطة على يديك الآن.")
  }
  /// The fingers were too few or too many.
  public static var wrongFingers: Phrase {
    Phrase(
      en: "That was not the right number of fingers. Lift them and try again.",
      es: "No era el número correcto de dedos. Levántalos y prueba otra vez.",
      ar: "لم يكن عدد الأصابع صحيحًا. ارفعها وحاول مجددًا.")
  }
  /// The fingers cannot be told apart.
  public static var fingersTooClose: Phrase {
    Phrase(
      en: "The fingers were too close together. Spread them and try again.",
      es: "Los dedos estaban demasiado juntos. Sepáralos y prueba otra vez.",
      ar: "كانت الأصابع متقاربة جدًا. باعد بينها وحاول مجددًا.")
  }
  /// The dots are where they were.
  public static var calibrationGivenUp: Phrase {
    Phrase(
      en: "The pad stays as it was. You can fit it to your hands later.",
      es: "El panel queda como estaba. Puedes ajustarlo a tus manos más tarde.",
      ar: "بقيت اللوحة كما كانت. يمكنك ضبطها على يديك لاحقًا.")
  }
  /// The pad was fitted to hands before, and is no longer.
  public static var handForgotten: Phrase {
    Phrase(
      en: "The dots are back where the pad draws them.",
      es: "Los puntos vuelven a estar donde los dibuja el panel.",
      ar: "عادت النقاط إلى حيث ترسمها اللوحة.")
  }

  /// Fingers that were neither a cell nor a swipe.
  public static var unclear: Phrase {
    Phrase(
      en: "Not understood. Try again.", es: "No entendido. Prueba otra vez.",
      ar: "غير مفهوم. حاول مجددًا.")
  }
  /// The first column of a cell is there.
  public static func column(_ cell: Phrase) -> Phrase {
    Phrase(
      en: cell.english + ", and", es: cell.spanish + ", y", ar: cell.arabic + "، و")
  }

  /// What to press to try the keyboard.
  public static func pressAllKeys(_ keys: String) -> Phrase {
    Phrase(
      en: "Press these keys together, then lift them: " + keys + ".",
      es: "Pulsa estas teclas a la vez y suéltalas: " + keys + ".",
      ar: "اضغط هذه المفاتيح معًا ثم ارفعها: " + keys + ".")
  }
  /// The keyboard reports all keys.
  public static var allKeysArrived: Phrase {
    Phrase(
      en: "All six keys arrived. This keyboard is fit for braille.",
      es: "Llegaron las seis teclas. Este teclado sirve para braille.",
      ar: "وصلت المفاتيح الستة كلها. هذه اللوحة تصلح للبرايل.")
  }
  /// The keyboard swallowed some.
  public static func keysLost(_ keys: String) -> Phrase {
    Phrase(
      en: "Not arrived: " + keys + ". Try again, or choose the upper row or one hand.",
      es: "No llegaron: " + keys + ". Prueba otra vez, o elige la fila superior o una sola mano.",
      ar: "لم تصل: " + keys + ". حاول مجددًا، أو اختر الصف العلوي أو يدًا واحدة.")
  }
  /// The trial of the keyboard is over.
  public static var keyTestOver: Phrase {
    Phrase(
      en: "The keyboard test is over.", es: "La prueba del teclado ha terminado.",
      ar: "انتهى اختبار لوحة المفاتيح.")
  }

  /// The server does not answer.
  public static var noServer: Phrase {
    Phrase(
      en: "The server does not answer. Words are read without contractions until it does.",
      es: "El servidor no responde. Hasta que lo haga, las palabras se leen sin contracciones.",
      ar: "الخادم لا يجيب. تُقرأ الكلمات دون اختصارات حتى يجيب.")
  }
  /// There is only one table to change to.
  public static var noOtherTable: Phrase {
    Phrase(
      en: "No other braille table is chosen in the settings.",
      es: "No hay otra tabla braille elegida en los ajustes.",
      ar: "لا جدول برايل آخر مختار في الإعدادات.")
  }
  /// What is written has signs that a file for an embosser cannot hold.
  public static func notForBRF(line: Int) -> Phrase {
    let line = line.description
    return Phrase(
      en: "Not saved: line " + line + " has a sign that a BRF file cannot hold, such as dot 7. "
        + "Save it as braille characters instead.",
      es: "No se guardó: la línea " + line
        + " tiene un signo que no cabe en un archivo BRF, como el "
        + "punto 7. Guárdalo como caracteres braille.",
      ar: "لم يُحفظ: في السطر " + line + " علامة لا يسعها ملف BRF، كالنقطة 7. احفظه كرموز برايل.")
  }
  /// The file is no braille in ASCII.
  public static func notBRF(line: Int, column: Int) -> Phrase {
    let (line, column) = (line.description, column.description)
    return Phrase(
      en: "This is no BRF file: line " + line + ", character " + column
        + " stands for no cell. Nothing was changed.",
      es: "No es un archivo BRF: en la línea " + line + ", el carácter " + column
        + " no es ninguna celda. No se cambió nada.",
      ar: "هذا ليس ملف BRF: في السطر " + line + " لا يمثل الحرف " + column
        + " أي خلية. لم يتغير شيء.")
  }
  /// A screen reader keeps the touches for itself.
  public static var touchesHeldBack: Phrase {
    Phrase(
      en: """
        Your screen reader keeps the touches. Turn it off while you type here, \
        or write into the text field with its own braille keyboard.
        """,
      es: """
        Tu lector de pantalla se queda con los toques. Apágalo mientras escribes aquí, \
        o escribe en el campo de texto con su propio teclado braille.
        """,
      ar: """
        قارئ الشاشة يحتفظ باللمسات. أوقفه أثناء الكتابة هنا، \
        أو اكتب في حقل النص بلوحة برايل الخاصة به.
        """)
  }
}

extension BraillePhrases {
  /// What is said of each cell.
  public static var echoCharacter: Phrase {
    Phrase(
      en: "Each character is said.", es: "Se dice cada carácter.", ar: "يُنطق كل حرف.")
  }
  /// What is said of each cell.
  public static var echoCell: Phrase {
    Phrase(
      en: "The dots of each cell are said.", es: "Se dicen los puntos de cada celda.",
      ar: "تُنطق نقاط كل خلية.")
  }
  /// What is said of each cell.
  public static var echoWord: Phrase {
    Phrase(
      en: "Each word is said at its end.", es: "Se dice cada palabra al terminarla.",
      ar: "تُنطق كل كلمة عند نهايتها.")
  }
  /// What is said of each cell.
  public static var echoNone: Phrase {
    Phrase(
      en: "Nothing is said while you type.", es: "No se dice nada mientras escribes.",
      ar: "لا يُنطق شيء أثناء الكتابة.")
  }
  /// Nothing typed leaves the device.
  public static var offlineOnly: Phrase {
    Phrase(
      en: "Offline only: nothing you type leaves this device.",
      es: "Solo sin conexión: nada de lo que escribes sale de este dispositivo.",
      ar: "دون اتصال فقط: لا يغادر هذا الجهاز شيء مما تكتبه.")
  }
  /// Words may be sent to the server.
  public static var online: Phrase {
    Phrase(
      en: "Contracted words are read by the server.",
      es: "El servidor lee las palabras con contracciones.",
      ar: "يقرأ الخادم الكلمات المختصرة.")
  }
  /// How many dots a cell has.
  public static func dotCount(_ count: Int) -> Phrase {
    let number = count.description
    return Phrase(
      en: "Cells of " + number + " dots.", es: "Celdas de " + number + " puntos.",
      ar: "خلايا من " + number + " نقاط.")
  }
  /// Which hands type.
  public static var bothHands: Phrase {
    Phrase(
      en: "Both hands together.", es: "Las dos manos a la vez.", ar: "اليدان معًا.")
  }
  /// Which hands type.
  public static var leftHand: Phrase {
    Phrase(
      en: "Left hand only: a cell is two columns, one after the other.",
      es: "Solo la mano izquierda: cada celda son dos columnas, una tras otra.",
      ar: "اليد اليسرى فقط: الخلية عمودان، واحد بعد الآخر.")
  }
  /// Which hands type.
  public static var rightHand: Phrase {
    Phrase(
      en: "Right hand only: a cell is two columns, one after the other.",
      es: "Solo la mano derecha: cada celda son dos columnas, una tras otra.",
      ar: "اليد اليمنى فقط: الخلية عمودان، واحد بعد الآخر.")
  }
  /// When a chord ends.
  public static var chordByLift: Phrase {
    Phrase(
      en: "A cell is what you lift together.", es: "La celda es lo que levantas a la vez.",
      ar: "الخلية هي ما ترفعه معًا.")
  }
  /// When a chord ends.
  public static var chordAccumulated: Phrase {
    Phrase(
      en: "A cell is every dot you touched since the first.",
      es: "La celda es cada punto que tocaste desde el primero.",
      ar: "الخلية هي كل نقطة لمستها منذ الأولى.")
  }
  /// When a chord ends.
  public static var chordSequential: Phrase {
    Phrase(
      en: "A cell is two columns, one after the other.",
      es: "La celda son dos columnas, una tras otra.",
      ar: "الخلية عمودان، واحد بعد الآخر.")
  }
  /// Where the keys are.
  public static var homeKeys: Phrase {
    Phrase(
      en: "Keys F D S and J K L.", es: "Teclas F D S y J K L.", ar: "المفاتيح F D S وJ K L.")
  }
  /// Where the keys are.
  public static var upperKeys: Phrase {
    Phrase(
      en: "Keys R E W and U I O.", es: "Teclas R E W y U I O.", ar: "المفاتيح R E W وU I O.")
  }
  /// Where the keys are.
  public static var oneHandKeys: Phrase {
    Phrase(
      en: "One key after another; G, H or the space bar ends the cell.",
      es: "Una tecla tras otra; G, H o la barra espaciadora termina la celda.",
      ar: "مفتاحًا بعد آخر؛ G أو H أو المسافة تنهي الخلية.")
  }
  /// How touches become cells.
  public static var adaptive: Phrase {
    Phrase(
      en: "The dots follow your hands.", es: "Los puntos siguen a tus manos.",
      ar: "النقاط تتبع يديك.")
  }
  /// How touches become cells.
  public static var classic: Phrase {
    Phrase(
      en: "The dots have fixed zones.", es: "Los puntos tienen zonas fijas.",
      ar: "للنقاط مناطق ثابتة.")
  }
}

extension BraillePhrases {
  /// What the uncontracted table of a language is called.
  public static func uncontracted(_ language: Language) -> Phrase {
    switch language {
    case .english:
      Phrase(
        en: "English, uncontracted", es: "Inglés, sin contracciones",
        ar: "الإنجليزية، دون اختصارات")
    case .spanish:
      Phrase(
        en: "Spanish, uncontracted", es: "Español, sin contracciones",
        ar: "الإسبانية، دون اختصارات")
    case .arabic:
      Phrase(
        en: "Arabic, uncontracted", es: "Árabe, sin contracciones",
        ar: "العربية، دون اختصارات")
    }
  }

  /// What the table of Japanese kana is called.
  public static var kana: Phrase {
    Phrase(
      en: "Japanese kana", es: "Kana japonés", ar: "الكانا اليابانية")
  }
}
