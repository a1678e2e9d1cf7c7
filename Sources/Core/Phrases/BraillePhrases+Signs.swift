// SPDX-License-Identifier: Apache-2.0

extension BraillePhrases {
  /// The sign before numbers.
  public static let numberSign = Phrase(
    en: "number sign", es: "signo de número", ar: "علامة الأرقام")
  /// The sign before capital letters.
  public static let capitalSign = Phrase(
    en: "capital sign", es: "signo de mayúscula", ar: "علامة الحرف الكبير")
  /// The sign that ends a number so that a letter can follow.
  public static let letterSign = Phrase(
    en: "letter sign", es: "signo de letra", ar: "علامة الحروف")

  /// The words for: comma.
  public static let comma = Phrase(en: "comma", es: "coma", ar: "فاصلة")
  /// The words for: semicolon.
  public static let semicolon = Phrase(en: "semicolon", es: "punto y coma", ar: "فاصلة منقوطة")
  /// The words for: colon.
  public static let colon = Phrase(en: "colon", es: "dos puntos", ar: "نقطتان")
  /// The words for: full stop.
  public static let fullStop = Phrase(en: "full stop", es: "punto", ar: "نقطة")
  /// The words for: exclamation.
  public static let exclamation = Phrase(
    en: "exclamation mark", es: "cierra exclamación", ar: "علامة تعجب")
  /// The words for: opening exclamation.
  public static let openingExclamation = Phrase(
    en: "opening exclamation mark", es: "abre exclamación", ar: "علامة تعجب افتتاحية")
  /// The words for: question.
  public static let question = Phrase(
    en: "question mark", es: "cierra interrogación", ar: "علامة استفهام")
  /// The words for: opening question.
  public static let openingQuestion = Phrase(
    en: "opening question mark", es: "abre interrogación", ar: "علامة استفهام افتتاحية")
  /// The words for: apostrophe.
  public static let apostrophe = Phrase(en: "apostrophe", es: "apóstrofo", ar: "فاصلة عليا")
  /// The words for: hyphen.
  public static let hyphen = Phrase(en: "hyphen", es: "guion", ar: "شرطة")
  /// The words for: slash.
  public static let slash = Phrase(en: "slash", es: "barra", ar: "شرطة مائلة")
  /// The words for: quote.
  public static let quote = Phrase(en: "quotation mark", es: "comillas", ar: "علامة اقتباس")
  /// The words for: opening quote.
  public static let openingQuote = Phrase(
    en: "opening quotation mark", es: "abre comillas", ar: "فتح الاقتباس")
  /// The words for: closing quote.
  public static let closingQuote = Phrase(
    en: "closing quotation mark", es: "cierra comillas", ar: "إغلاق الاقتباس")
  /// The words for: opening bracket.
  public static let openingBracket = Phrase(
    en: "opening bracket", es: "abre paréntesis", ar: "فتح القوس")
  /// The words for: closing bracket.
  public static let closingBracket = Phrase(
    en: "closing bracket", es: "cierra paréntesis", ar: "إغلاق القوس")

  // The marks of short vowels; alone, a voice would leave them silent.
  /// The words for: fatha.
  public static let fatha = Phrase(en: "fatha", es: "fatha", ar: "فتحة")
  /// The words for: kasra.
  public static let kasra = Phrase(en: "kasra", es: "kasra", ar: "كسرة")
  /// The words for: damma.
  public static let damma = Phrase(en: "damma", es: "damma", ar: "ضمة")
  /// The words for: sukun.
  public static let sukun = Phrase(en: "sukun", es: "sukun", ar: "سكون")
  /// The words for: shadda.
  public static let shadda = Phrase(en: "shadda", es: "shadda", ar: "شدة")
  /// The words for: fathatan.
  public static let fathatan = Phrase(en: "fathatan", es: "fathatan", ar: "تنوين فتح")
  /// The words for: kasratan.
  public static let kasratan = Phrase(en: "kasratan", es: "kasratan", ar: "تنوين كسر")
  /// The words for: dammatan.
  public static let dammatan = Phrase(en: "dammatan", es: "dammatan", ar: "تنوين ضم")
}
