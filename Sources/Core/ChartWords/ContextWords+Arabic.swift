// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ContextWords {
  static let arabic = Edition(
    ContextWords(
      says: "تقول البيانات: «{text}»",
      // Zero
      notAboveZero: "{share} من القيم لا تتجاوز الصفر",
      passesZeroOnce: "عبور الصفر مرة واحدة، {place}",
      passesZero: "عبور الصفر {times}، أولها {place}",
      // Limits
      limit: "العلامة عند {value}",
      namedLimit: "«{name}» ({value})",
      passed: "عبور {limit} {times}، أولها {place}",
      allAbove: "كل القيم فوق {limit}",
      noneAbove: "لا قيمة فوق {limit}",
      shareAbove: "{share} من القيم فوق {limit}",
      // Events
      event: "معلَّم في البيانات: «{name}»، {place}",
      nearHighest: "قرب أعلى قيمة، {value}",
      nearLowest: "قرب أدنى قيمة، {value}",
      nearTurn: "قرب تغيّر في الاتجاه، عند {value}",
      value: "القيمة {value}"))
}
