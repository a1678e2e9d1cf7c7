// SPDX-License-Identifier: Apache-2.0

extension BraillePhrases {
  /// Dots that are held down while a finger swipes.
  public static func holding(_ dots: [Int]) -> Phrase {
    let dots = BraillePhrases.dots(dots)
    return Phrase(
      en: "Holding " + dots.english + ", ", es: "Manteniendo " + dots.spanish + ", ",
      ar: "مع إبقاء " + dots.arabic + "، ")
  }

  /// An act that selects what the cursor passes over.
  public static func select(_ step: Phrase) -> Phrase {
    Phrase(
      en: "select to " + step.english, es: "seleccionar hasta " + step.spanish,
      ar: "تحديد حتى " + step.arabic)
  }

  /// An act that selects everything.
  public static var selectAll: Phrase {
    Phrase(
      en: "select all", es: "seleccionar todo", ar: "تحديد الكل")
  }
  /// A step of the cursor.
  public static var previousCharacter: Phrase {
    Phrase(
      en: "previous character", es: "carácter anterior", ar: "الحرف السابق")
  }
  /// A step of the cursor.
  public static var nextCharacter: Phrase {
    Phrase(
      en: "next character", es: "carácter siguiente", ar: "الحرف التالي")
  }
  /// A step of the cursor.
  public static var previousWord: Phrase {
    Phrase(
      en: "previous word", es: "palabra anterior", ar: "الكلمة السابقة")
  }
  /// A step of the cursor.
  public static var nextWord: Phrase {
    Phrase(
      en: "next word", es: "palabra siguiente", ar: "الكلمة التالية")
  }
  /// A step of the cursor.
  public static var previousLine: Phrase {
    Phrase(
      en: "previous line", es: "línea anterior", ar: "السطر السابق")
  }
  /// A step of the cursor.
  public static var nextLine: Phrase {
    Phrase(en: "next line", es: "línea siguiente", ar: "السطر التالي")
  }
  /// A step of the cursor.
  public static var toStart: Phrase {
    Phrase(en: "beginning", es: "principio", ar: "البداية")
  }
  /// A step of the cursor.
  public static var toEnd: Phrase {
    Phrase(en: "end", es: "final", ar: "النهاية")
  }
  /// The act that reads the character at the cursor.
  public static var readCharacter: Phrase {
    Phrase(
      en: "read character", es: "leer carácter", ar: "قراءة الحرف")
  }
  /// The act that reads the line at the cursor.
  public static var readLine: Phrase {
    Phrase(en: "read line", es: "leer línea", ar: "قراءة السطر")
  }
  /// The act that puts what is selected on the clipboard.
  public static var copy: Phrase {
    Phrase(en: "copy", es: "copiar", ar: "نسخ")
  }
  /// The act that moves what is selected to the clipboard.
  public static var cut: Phrase {
    Phrase(en: "cut", es: "cortar", ar: "قص")
  }
  /// The act that writes what the clipboard has.
  public static var paste: Phrase {
    Phrase(en: "paste", es: "pegar", ar: "لصق")
  }
  /// The act that makes a change again that was taken back.
  public static var redo: Phrase {
    Phrase(en: "redo", es: "rehacer", ar: "إعادة")
  }
  /// The act that offers another reading of the last word.
  public static var nextAlternative: Phrase {
    Phrase(
      en: "other reading of the last word", es: "otra lectura de la última palabra",
      ar: "قراءة أخرى للكلمة الأخيرة")
  }
  /// The act that changes the table.
  public static var nextTable: Phrase {
    Phrase(
      en: "next braille table", es: "tabla braille siguiente", ar: "جدول برايل التالي")
  }
  /// The act that fits the pad to the hands.
  public static var calibrate: Phrase {
    Phrase(
      en: "fit the pad to your hands", es: "ajustar el panel a tus manos",
      ar: "ضبط اللوحة على يديك")
  }
  /// The act that ends the writing.
  public static var submit: Phrase {
    Phrase(en: "done", es: "terminar", ar: "تم")
  }
}

extension BraillePhrases {
  /// Several things that cells may stand for, such as "dots 2 3: be or semicolon".
  public static func either(_ dots: [Int], _ one: String, _ other: String) -> Phrase {
    let dots = BraillePhrases.dots(dots)
    return Phrase(
      en: dots.english + ": " + one + " or " + other, es: dots.spanish + ": " + one + " o " + other,
      ar: dots.arabic + ": " + one + " أو " + other)
  }

  /// Another reading, offered.
  public static func or(_ word: String) -> Phrase {
    Phrase(en: "or: " + word, es: "o bien: " + word, ar: "أو: " + word)
  }

  /// All readings were offered; this was the first.
  public static func backTo(_ word: String) -> Phrase {
    Phrase(en: "as typed: " + word, es: "como lo escribiste: " + word, ar: "كما كتبتها: " + word)
  }

  /// The touches allow nothing else.
  public static var noAlternative: Phrase {
    Phrase(
      en: "No other reading of the last word.", es: "No hay otra lectura de la última palabra.",
      ar: "لا قراءة أخرى للكلمة الأخيرة.")
  }

  /// What is selected now.
  public static func selected(_ text: String) -> Phrase {
    Phrase(en: text + ", selected", es: text + ", seleccionado", ar: text + "، محدد")
  }

  /// What is no longer selected.
  public static func unselected(_ text: String) -> Phrase {
    Phrase(en: text + ", not selected", es: text + ", sin seleccionar", ar: text + "، غير محدد")
  }

  /// What is selected is on the clipboard.
  public static var copied: Phrase {
    Phrase(en: "Copied.", es: "Copiado.", ar: "تم النسخ.")
  }
  /// Everything is on the clipboard, since nothing was selected.
  public static var allCopied: Phrase {
    Phrase(
      en: "All copied.", es: "Todo copiado.", ar: "تم نسخ الكل.")
  }
  /// What is selected was moved to the clipboard.
  public static var wasCut: Phrase {
    Phrase(en: "Cut.", es: "Cortado.", ar: "تم القص.")
  }
  /// Nothing is selected.
  public static var nothingSelected: Phrase {
    Phrase(
      en: "Nothing is selected.", es: "No hay nada seleccionado.", ar: "لا شيء محدد.")
  }
  /// The clipboard is empty, or the browser does not hand it out.
  public static var nothingToPaste: Phrase {
    Phrase(
      en: "There is nothing to paste, or the browser does not hand it out.",
      es: "No hay nada que pegar, o el navegador no lo entrega.",
      ar: "لا شيء للصقه، أو أن المتصفح لا يسلّمه.")
  }
  /// What was pasted.
  public static func pasted(_ text: String) -> Phrase {
    Phrase(en: "Pasted: " + text, es: "Pegado: " + text, ar: "تم لصق: " + text)
  }

  /// The change is made again.
  public static func redone(back: String, gone: String) -> Phrase {
    change(en: "Redone", es: "Rehecho", ar: "تمت الإعادة", back: back, gone: gone)
  }
  /// No change can be made again.
  public static var nothingToRedo: Phrase {
    Phrase(
      en: "Nothing to redo.", es: "No hay nada que rehacer.", ar: "لا شيء لإعادته.")
  }
  /// The cursor is before everything.
  public static var atStart: Phrase {
    Phrase(en: "Beginning.", es: "Principio.", ar: "البداية.")
  }
  /// The cursor is behind everything.
  public static var atEnd: Phrase {
    Phrase(en: "End.", es: "Final.", ar: "النهاية.")
  }
  /// A line without anything in it.
  public static var blankLine: Phrase {
    Phrase(en: "blank line", es: "línea en blanco", ar: "سطر فارغ")
  }

  /// How many characters a password has.
  public static func characters(_ count: Int) -> Phrase {
    let number = count.description
    return count == 1
      ? Phrase(en: "1 character", es: "1 carácter", ar: "حرف واحد")
      : Phrase(
        en: number + " characters", es: number + " caracteres", ar: "عدد الحروف: " + number)
  }
}
