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
  // The signs of Japanese kana.
  case middleDot
  case middleDotOrVoiced
  case halfVoiced
  case contracted
  case contractedVoiced
  case contractedHalfVoiced
  case connector
  case openingQuotation
  case closingQuotation
  case openingComputer
  case closingComputer
  case decimalPoint
  case dash
  case waveDash
  case plus
  case equals
  case percent
  case leftArrow
  case rightArrow
  case referenceMark

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
    default: kanaPhrase
    }
  }
}

extension BrailleSign {
  /// The name of a sign of Japanese kana.
  private var kanaPhrase: Phrase {
    switch self {
    case .middleDot: Phrase(en: "middle dot", es: "punto medio", ar: "نقطة وسطى")
    case .middleDotOrVoiced:
      Phrase(
        en: "voiced sign or middle dot", es: "signo sonoro o punto medio",
        ar: "علامة الجهر أو نقطة وسطى")
    case .halfVoiced:
      Phrase(en: "half-voiced sign", es: "signo semisonoro", ar: "علامة نصف الجهر")
    case .contracted:
      Phrase(en: "contracted sound sign", es: "signo de sonido contraído", ar: "علامة الصوت المدغم")
    case .contractedVoiced:
      Phrase(
        en: "voiced contracted sound sign", es: "signo de sonido contraído sonoro",
        ar: "علامة الصوت المدغم المجهور")
    case .contractedHalfVoiced:
      Phrase(
        en: "half-voiced contracted sound sign", es: "signo de sonido contraído semisonoro",
        ar: "علامة الصوت المدغم نصف المجهور")
    case .connector: Phrase(en: "connector", es: "signo de unión", ar: "علامة وصل")
    case .openingQuotation:
      Phrase(
        en: "foreign words begin", es: "empiezan palabras extranjeras", ar: "بداية كلمات أجنبية")
    case .closingQuotation:
      Phrase(
        en: "foreign words end", es: "acaban las palabras extranjeras", ar: "نهاية الكلمات الأجنبية"
      )
    case .openingComputer:
      Phrase(
        en: "computer braille begins", es: "empieza el braille informático",
        ar: "بداية برايل الحاسوب")
    case .closingComputer:
      Phrase(
        en: "computer braille ends", es: "acaba el braille informático", ar: "نهاية برايل الحاسوب")
    case .decimalPoint: Phrase(en: "decimal point", es: "punto decimal", ar: "فاصلة عشرية")
    case .dash: Phrase(en: "dash", es: "raya", ar: "شرطة طويلة")
    case .waveDash: Phrase(en: "wave dash", es: "raya ondulada", ar: "شرطة متموجة")
    case .plus: Phrase(en: "plus", es: "más", ar: "زائد")
    case .equals: Phrase(en: "equals", es: "igual", ar: "يساوي")
    case .percent: Phrase(en: "percent", es: "por ciento", ar: "بالمئة")
    case .leftArrow: Phrase(en: "left arrow", es: "flecha izquierda", ar: "سهم إلى اليسار")
    case .rightArrow: Phrase(en: "right arrow", es: "flecha derecha", ar: "سهم إلى اليمين")
    default: Phrase(en: "reference mark", es: "llamada", ar: "علامة إحالة")
    }
  }
}
