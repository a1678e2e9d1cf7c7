// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CharacterWords {
  static let arabic = Edition(
    CharacterWords(
      space: "مسافة", newLine: "سطر جديد", fullStop: "نقطة", comma: "فاصلة", colon: "نقطتان",
      semicolon: "فاصلة منقوطة",
      question: "علامة استفهام", openingQuestion: "علامة استفهام مفتوحة", exclamation: "علامة تعجب",
      openingExclamation: "علامة تعجب مفتوحة", apostrophe: "فاصلة عليا", quote: "علامة اقتباس",
      openingQuote: "بداية اقتباس", closingQuote: "نهاية اقتباس", openingBracket: "قوس مفتوح",
      closingBracket: "قوس مغلق", hyphen: "شرطة قصيرة", dash: "شرطة", underscore: "شرطة سفلية",
      slash: "شرطة مائلة", backslash: "شرطة مائلة عكسية", at: "علامة آت", hash: "علامة الشباك",
      ampersand: "علامة والإنجليزية",
      asterisk: "نجمة", plus: "زائد", equals: "يساوي", less: "أصغر من", greater: "أكبر من",
      percent: "في المئة", degree: "درجة", capital: "{letter} كبير"))
}
