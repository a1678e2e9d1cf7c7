// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ScatterWords {
  static let arabic = Edition(
    ScatterWords(
      noRelation: "لا علاقة واضحة",
      weakPositive: "علاقة طردية ضعيفة",
      moderatePositive: "علاقة طردية متوسطة",
      strongPositive: "علاقة طردية قوية",
      weakNegative: "علاقة عكسية ضعيفة",
      moderateNegative: "علاقة عكسية متوسطة",
      strongNegative: "علاقة عكسية قوية",
      withCorrelation: "{relation} (الارتباط {correlation})",
      correlation: "{relation}: معامل الارتباط {correlation}",
      middle: "النصف الأوسط من النقاط {across}؛ وفي {name} النصف الأوسط {up}",
      higher: "مع زيادة {more} في {x} يزيد {y} بمعدل {change}",
      lower: "مع زيادة {more} في {x} ينقص {y} بمعدل {change}",
      group: "{name}، في {points}، والمركز {place} مع {y} {value}: {relation}",
      // Places on a map
      farthest: "أقصى الشمال {north}، والجنوب {south}، والشرق {east}، والغرب {west}",
      spread: "من الغرب إلى الشرق {width}، ومن الجنوب إلى الشمال {height}",
      degrees: "({latitude}، {longitude})",
      metre: "متر واحد",
      kilometre: "كيلومتر واحد",
      metres: "{number} م",
      kilometres: "{number} كم"))
}
