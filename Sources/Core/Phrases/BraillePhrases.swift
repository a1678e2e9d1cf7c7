// SPDX-License-Identifier: Apache-2.0

/// What the braille pad says.
public enum BraillePhrases {
  /// The dot numbers of a cell that stands for no letter, such as "dots 1 3 6".
  public static func dots(_ dots: [Int]) -> Phrase {
    let numbers = dots.map { $0.description }.joined(separator: " ")
    return dots.count == 1
      ? Phrase(en: "dot " + numbers, es: "punto " + numbers, ar: "النقطة " + numbers)
      : Phrase(en: "dots " + numbers, es: "puntos " + numbers, ar: "النقاط " + numbers)
  }

  /// A capital letter.
  public static func capital(_ letter: String) -> Phrase {
    Phrase(en: "capital " + letter, es: letter + " mayúscula", ar: letter + " كبير")
  }

  /// What was just taken away.
  public static func deleted(_ thing: String) -> Phrase {
    Phrase(en: thing + " deleted", es: thing + ", borrado", ar: "حُذف: " + thing)
  }

  /// There is nothing to take away.
  public static var nothingToDelete: Phrase {
    Phrase(
      en: "Nothing to delete. This is the beginning.",
      es: "No hay nada que borrar. Este es el principio.",
      ar: "لا شيء للحذف. هذه هي البداية.")
  }

  /// Nothing can be read back.
  public static var nothingWritten: Phrase {
    Phrase(
      en: "Nothing is written yet.", es: "Todavía no hay nada escrito.", ar: "لم يُكتب شيء بعد.")
  }

  /// All is taken away, and can be had back.
  public static var cleared: Phrase {
    Phrase(
      en: "Everything deleted. Undo brings it back.",
      es: "Todo borrado. Deshacer lo recupera.",
      ar: "حُذف كل شيء. يمكن للتراجع أن يعيده.")
  }

  /// There is nothing behind the cursor to take away.
  public static var nothingAhead: Phrase {
    Phrase(
      en: "Nothing to delete. This is the end.",
      es: "No hay nada que borrar. Este es el final.",
      ar: "لا شيء للحذف. هذه هي النهاية.")
  }

  /// The last change was taken back: what is there again and what is no longer, where that can be named.
  public static func undone(back: String, gone: String) -> Phrase {
    change(en: "Undone", es: "Deshecho", ar: "تم التراجع", back: back, gone: gone)
  }

  /// What a change did, after the words for the act that made it.
  static func change(en: String, es: String, ar: String, back: String, gone: String) -> Phrase {
    switch (back.isEmpty, gone.isEmpty) {
    case (true, true): Phrase(en: en + ".", es: es + ".", ar: ar + ".")
    case (false, true):
      Phrase(
        en: en + ": " + back + " is there.", es: es + ": está " + back + ".",
        ar: ar + ": عاد " + back + ".")
    case (true, false):
      Phrase(
        en: en + ": " + gone + " is gone.", es: es + ": ya no está " + gone + ".",
        ar: ar + ": حُذف " + gone + ".")
    case (false, false):
      Phrase(
        en: en + ": " + back + " in place of " + gone + ".",
        es: es + ": " + back + " en lugar de " + gone + ".",
        ar: ar + ": " + back + " بدل " + gone + ".")
    }
  }

  /// No change can be taken back.
  public static var nothingToUndo: Phrase {
    Phrase(
      en: "Nothing to undo.", es: "No hay nada que deshacer.", ar: "لا شيء للتراجع عنه.")
  }

  /// The text is as long as it may be.
  public static var full: Phrase {
    Phrase(
      en: "The text is full. Copy it, then clear it to go on.",
      es: "El texto está lleno. Cópialo y luego bórralo para seguir.",
      ar: "امتلأ النص. انسخه ثم امسحه للمتابعة.")
  }

  /// More fingers than a cell has dots.
  public static var tooManyFingers: Phrase {
    Phrase(
      en: "Not understood: more than three fingers on one side. Lift all and try again.",
      es: "No entendido: más de tres dedos en un lado. Levántalos todos y prueba otra vez.",
      ar: "غير مفهوم: أكثر من ثلاثة أصابع في جهة واحدة. ارفعها كلها وحاول مجددًا.")
  }

  /// A swipe has no meaning.
  public static var swipeWithoutAction: Phrase {
    Phrase(
      en: "This swipe does nothing. Swipe down with two fingers for help.",
      es: "Este gesto no hace nada. Desliza dos dedos hacia abajo para oír la ayuda.",
      ar: "هذه الحركة لا تفعل شيئًا. مرّر إصبعين إلى الأسفل لسماع المساعدة.")
  }
}

extension BraillePhrases {
  /// The device is taken to be held, its screen facing away.
  public static var holdMode: Phrase {
    Phrase(
      en: "Held, screen facing away from you.", es: "Sujeto con las manos, pantalla hacia fuera.",
      ar: "ممسوك باليدين، والشاشة بعيدة عنك.")
  }

  /// The device is taken to lie flat.
  public static var tableMode: Phrase {
    Phrase(
      en: "Flat, screen up.", es: "Sobre la mesa, pantalla hacia arriba.",
      ar: "على الطاولة، والشاشة إلى الأعلى.")
  }

  /// Tilting the device no longer changes the mode.
  public static var locked: Phrase {
    Phrase(
      en: "Locked: tilting changes nothing.", es: "Bloqueado: inclinarlo no cambia nada.",
      ar: "مقفل: الإمالة لا تغيّر شيئًا.")
  }

  /// Tilting the device changes the mode again.
  public static var unlocked: Phrase {
    Phrase(
      en: "Unlocked: the mode follows how you hold the device.",
      es: "Desbloqueado: el modo sigue cómo sujetas el dispositivo.",
      ar: "غير مقفل: يتبع الوضع طريقة إمساكك بالجهاز.")
  }

  /// Each cell is said as it is typed.
  public static var echoOn: Phrase {
    Phrase(
      en: "Each cell is said.", es: "Se dice cada celda.", ar: "تُنطق كل خلية.")
  }

  /// Cells are not said as they are typed.
  public static var echoOff: Phrase {
    Phrase(
      en: "Cells are not said.", es: "Las celdas no se dicen.", ar: "لا تُنطق الخلايا.")
  }
}
