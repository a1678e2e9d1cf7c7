// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SeriesWords {
  static let arabic = Edition(
    SeriesWords(
      rise: .same("صعود: {names}"),
      fall: .same("هبوط: {names}"),
      noTrendIn: "دون اتجاه واضح في {series}",
      orderAtEnd: "الترتيب في النهاية: {series}",
      last: "وفي آخر القائمة من {series}: {name} {value}",
      gainsMost: "أكبر زيادة لدى {name}: {change}",
      losesMost: "أكبر نقص لدى {name}: {change}",
      staysAbove: "{first} فوق {second} دائمًا؛ وأكبر فرق {gap} {place}",
      together: "{pair}: صعود وهبوط معًا (الارتباط {correlation})",
      opposite: "{pair}: اتجاهان متعاكسان (الارتباط {correlation})",
      overtakes: "{first} فوق {second} بدءًا من التقاطع {place}",
      cross: "{first} و{second}: تقاطع {times}، أوله {place}"))
}
