// SPDX-License-Identifier: Apache-2.0

extension BraillePhrases {
  /// A swipe as the person makes it, and what it does, such as "left with 2 fingers: delete word".
  public static func swipe(_ direction: String, fingers: Int, does act: String) -> Phrase {
    let count = fingers.description
    return fingers > 1
      ? Phrase(
        en: direction + " with " + count + " fingers: " + act + ". ",
        es: direction + " con " + count + " dedos: " + act + ". ",
        ar: direction + (fingers == 2 ? " بإصبعين: " : " بـ " + count + " أصابع: ") + act + ". ")
      : Phrase(
        en: direction + ": " + act + ". ", es: direction + ": " + act + ". ",
        ar: direction + ": " + act + ". ")
  }

  /// What comes before the list of swipes.
  public static var swipesAre: Phrase {
    Phrase(
      en: "Swipes, seen from where you are. ", es: "Gestos, vistos desde donde estás. ",
      ar: "حركات التمرير، من جهتك أنت. ")
  }

  /// A direction of a swipe.
  public static var up: Phrase {
    Phrase(en: "up", es: "arriba", ar: "إلى الأعلى")
  }
  /// A direction of a swipe.
  public static var down: Phrase {
    Phrase(en: "down", es: "abajo", ar: "إلى الأسفل")
  }
  /// A direction of a swipe.
  public static var left: Phrase {
    Phrase(en: "left", es: "izquierda", ar: "إلى اليسار")
  }
  /// A direction of a swipe.
  public static var right: Phrase {
    Phrase(en: "right", es: "derecha", ar: "إلى اليمين")
  }

  /// The act that takes the last cell away.
  public static var deleteCell: Phrase {
    Phrase(en: "delete cell", es: "borrar celda", ar: "حذف خلية")
  }
  /// The act that takes the last word away.
  public static var deleteWord: Phrase {
    Phrase(en: "delete word", es: "borrar palabra", ar: "حذف كلمة")
  }
  /// The act that reads all back.
  public static var readAll: Phrase {
    Phrase(en: "read all", es: "leer todo", ar: "قراءة الكل")
  }
  /// The act that reads the last word back.
  public static var readWord: Phrase {
    Phrase(
      en: "read last word", es: "leer la última palabra", ar: "قراءة آخر كلمة")
  }
  /// The act that takes the last change back.
  public static var undo: Phrase {
    Phrase(en: "undo", es: "deshacer", ar: "تراجع")
  }
  /// The act that takes everything away.
  public static var clear: Phrase {
    Phrase(en: "clear", es: "borrar todo", ar: "مسح الكل")
  }
  /// The act that keeps the mode as it is, or lets it go again.
  public static var lock: Phrase {
    Phrase(
      en: "lock or unlock the mode", es: "bloquear o desbloquear el modo",
      ar: "قفل الوضع أو فتحه")
  }
  /// The act that tells the swipes.
  public static var help: Phrase {
    Phrase(en: "help", es: "ayuda", ar: "مساعدة")
  }
}
