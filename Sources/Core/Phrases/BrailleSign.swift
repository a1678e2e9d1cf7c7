// SPDX-License-Identifier: Apache-2.0

/// A sign of braille that is said by its name, since a voice would leave its print silent.
public enum BrailleSign: UInt8, Sendable, Hashable, CaseIterable {
  case space
  case newLine
  case number
  case capital
  case letter
  case comma
  case semicolon
  case colon
  case fullStop
  case exclamation
  case openingExclamation
  case question
  case openingQuestion
  case apostrophe
  case hyphen
  case slash
  case quote
  case openingQuote
  case closingQuote
  case openingBracket
  case closingBracket
  // The marks of short vowels in Arabic.
  case fatha
  case kasra
  case damma
  case sukun
  case shadda
  case fathatan
  case kasratan
  case dammatan

  /// Its name.
  public var phrase: Phrase {
    switch self {
    case .space: Phrase(en: "space", es: "espacio", ar: "مسافة")
    case .newLine: Phrase(en: "new line", es: "línea nueva", ar: "سطر جديد")
    case .number: Phrase(en: "number sign", es: "signo de número", ar: "علامة الأرقام")
    case .capital: Phrase(en: "capital sign", es: "signo de mayúscula", ar: "علامة الحرف الكبير")
    case .letter: Phrase(en: "letter sign", es: "signo de letra", ar: "علامة الحروف")
    case .comma: Phrase(en: "comma", es: "coma", ar: "فاصلة")
    case .semicolon: Phrase(en: "semicolon", es: "punto y coma", ar: "فاصلة منقوطة")
    case .colon: Phrase(en: "colon", es: "dos puntos", ar: "نقطتان")
    case .fullStop: Phrase(en: "full stop", es: "punto", ar: "نقطة")
    case .exclamation: Phrase(en: "exclamation mark", es: "cierra exclamación", ar: "علامة تعجب")
    case .openingExclamation:
      Phrase(
        en: "opening exclamation mark", es: "abre exclamación", ar: "علامة تعجب افتتاحية")
    case .question: Phrase(en: "question mark", es: "cierra interrogación", ar: "علامة استفهام")
    case .openingQuestion:
      Phrase(en: "opening question mark", es: "abre interrogación", ar: "علامة استفهام افتتاحية")
    case .apostrophe: Phrase(en: "apostrophe", es: "apóstrofo", ar: "فاصلة عليا")
    case .hyphen: Phrase(en: "hyphen", es: "guion", ar: "شرطة")
    case .slash: Phrase(en: "slash", es: "barra", ar: "شرطة مائلة")
    case .quote: Phrase(en: "quotation mark", es: "comillas", ar: "علامة اقتباس")
    case .openingQuote:
      Phrase(en: "opening quotation mark", es: "abre comillas", ar: "فتح الاقتباس")
    case .closingQuote:
      Phrase(en: "closing quotation mark", es: "cierra comillas", ar: "إغلاق الاقتباس")
    case .openingBracket: Phrase(en: "opening bracket", es: "abre paréntesis", ar: "فتح القوس")
    case .closingBracket: Phrase(en: "closing bracket", es: "cierra paréntesis", ar: "إغلاق القوس")
    case .fatha: Phrase(en: "fatha", es: "fatha", ar: "فتحة")
    case .kasra: Phrase(en: "kasra", es: "kasra", ar: "كسرة")
    case .damma: Phrase(en: "damma", es: "damma", ar: "ضمة")
    case .sukun: Phrase(en: "sukun", es: "sukun", ar: "سكون")
    case .shadda: Phrase(en: "shadda", es: "shadda", ar: "شدة")
    case .fathatan: Phrase(en: "fathatan", es: "fathatan", ar: "تنوين فتح")
    case .kasratan: Phrase(en: "kasratan", es: "kasratan", ar: "تنوين كسر")
    case .dammatan: Phrase(en: "dammatan", es: "dammatan", ar: "تنوين ضم")
    }
  }
}
