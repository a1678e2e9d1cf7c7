// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundFileWords {
  /// The words in Arabic.
  static let arabic = Edition(
    SoundFileWords(
      // What is special about a value, as a heading of it
      minimum: "الأدنى",
      maximum: "الأعلى",
      outlier: "بعيد عن البقية",
      missing: "لا قيمة",
      thresholdUp: "فوق الحد",
      thresholdDown: "تحت الحد",
      signUp: "فوق الصفر",
      signDown: "تحت الصفر",
      // The whole
      stackTotals: "تسمع أجزاء كل عمود، ثم المجموع.",
      thinned: .arabic(
        zero: "تُسمَع {kept} من القيم؛ ومنها كل القمم والقيعان.",
        one: "تُسمَع {kept} من أصل قيمة واحدة؛ ومنها كل القمم والقيعان.",
        two: "تُسمَع {kept} من أصل قيمتين؛ ومنها كل القمم والقيعان.",
        few: "تُسمَع {kept} من أصل {count} قيم؛ ومنها كل القمم والقيعان.",
        many: "تُسمَع {kept} من أصل {count} قيمة؛ ومنها كل القمم والقيعان.",
        other: "تُسمَع {kept} من أصل {count} قيمة؛ ومنها كل القمم والقيعان.")))
}
