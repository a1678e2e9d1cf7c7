// SPDX-License-Identifier: Apache-2.0

extension BraillePhrases {
  /// A swipe, as the person makes it: "right", "left with 2 fingers".
  public static func swipe(toward direction: Phrase, fingers: Int) -> Phrase {
    guard fingers > 1 else { return direction }
    let count = fingers.description
    return Phrase(
      en: direction.english + " with " + count + " fingers",
      es: direction.spanish + " con " + count + " dedos",
      ar: direction.arabic + (fingers == 2 ? " بإصبعين" : " بـ " + count + " أصابع"))
  }

  /// The words for: up.
  public static let up = Phrase(en: "up", es: "arriba", ar: "إلى الأعلى")
  /// The words for: down.
  public static let down = Phrase(en: "down", es: "abajo", ar: "إلى الأسفل")
  /// The words for: left.
  public static let left = Phrase(en: "left", es: "izquierda", ar: "إلى اليسار")
  /// The words for: right.
  public static let right = Phrase(en: "right", es: "derecha", ar: "إلى اليمين")

  /// What comes before the list of swipes.
  public static let swipesAre = Phrase(
    en: "Swipes, seen from where you are.", es: "Gestos, vistos desde donde estás.",
    ar: "حركات التمرير، من جهتك أنت.")

  /// The act that writes a space.
  public static let insertSpace = Phrase(en: "space", es: "espacio", ar: "مسافة")
  /// The words for: delete cell.
  public static let deleteCell = Phrase(en: "delete cell", es: "borrar celda", ar: "حذف خلية")
  /// The words for: delete word.
  public static let deleteWord = Phrase(en: "delete word", es: "borrar palabra", ar: "حذف كلمة")
  /// The words for: read all.
  public static let readAll = Phrase(en: "read all", es: "leer todo", ar: "قراءة الكل")
  /// The words for: read word.
  public static let readWord = Phrase(
    en: "read last word", es: "leer la última palabra", ar: "قراءة آخر كلمة")
  /// The words for: undo.
  public static let undo = Phrase(en: "undo", es: "deshacer", ar: "تراجع")
  /// The words for: clear.
  public static let clear = Phrase(en: "clear", es: "borrar todo", ar: "مسح الكل")
  /// The words for: lock.
  public static let lock = Phrase(
    en: "lock or unlock the mode", es: "bloquear o desbloquear el modo",
    ar: "قفل الوضع أو فتحه")
  /// The words for: help.
  public static let help = Phrase(en: "help", es: "ayuda", ar: "مساعدة")
}
