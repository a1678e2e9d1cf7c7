// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleWords {
  static let arabic = Edition(
    BrailleWords(
      space: "مسافة",
      newLine: "سطر جديد",
      number: "علامة الأرقام",
      capital: "علامة الحرف الكبير",
      letter: "علامة الحروف",
      comma: "فاصلة",
      semicolon: "فاصلة منقوطة",
      colon: "نقطتان",
      fullStop: "نقطة",
      exclamation: "علامة تعجب",
      openingExclamation: "علامة تعجب افتتاحية",
      question: "علامة استفهام",
      openingQuestion: "علامة استفهام افتتاحية",
      apostrophe: "فاصلة عليا",
      hyphen: "شرطة",
      slash: "شرطة مائلة",
      quote: "علامة اقتباس",
      openingQuote: "فتح الاقتباس",
      closingQuote: "إغلاق الاقتباس",
      openingBracket: "فتح القوس",
      closingBracket: "إغلاق القوس",
      // The marks of short vowels in Arabic
      fatha: "فتحة",
      kasra: "كسرة",
      damma: "ضمة",
      sukun: "سكون",
      shadda: "شدة",
      fathatan: "تنوين فتح",
      kasratan: "تنوين كسر",
      dammatan: "تنوين ضم",
      // The signs of Japanese kana
      middleDot: "نقطة وسطى",
      middleDotOrVoiced: "علامة الجهر أو نقطة وسطى",
      halfVoiced: "علامة نصف الجهر",
      contracted: "علامة الصوت المدغم",
      contractedVoiced: "علامة الصوت المدغم المجهور",
      contractedHalfVoiced: "علامة الصوت المدغم نصف المجهور",
      connector: "علامة وصل",
      openingQuotation: "بداية كلمات أجنبية",
      closingQuotation: "نهاية الكلمات الأجنبية",
      openingComputer: "بداية برايل الحاسوب",
      closingComputer: "نهاية برايل الحاسوب",
      decimalPoint: "فاصلة عشرية",
      dash: "شرطة طويلة",
      waveDash: "شرطة متموجة",
      plus: "زائد",
      equals: "يساوي",
      percent: "بالمئة",
      leftArrow: "سهم إلى اليسار",
      rightArrow: "سهم إلى اليمين",
      referenceMark: "علامة إحالة",
      // Cells
      dots: .arabic(
        zero: "النقاط {dots}", one: "النقطة {dots}", two: "النقاط {dots}", few: "النقاط {dots}",
        many: "النقاط {dots}", other: "النقاط {dots}"),
      capitalLetter: "{letter} كبير",
      either: "{dots}: {one} أو {other}",
      nothingToUndo: "لا شيء للتراجع عنه."))
}
