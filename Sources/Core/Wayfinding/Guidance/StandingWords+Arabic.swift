// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StandingWords {
  static let arabic = Edition(
    StandingWords(
      onLeft: "أنت في {way}، على جانبه الأيسر في اتجاه سيرك.",
      onRight: "أنت في {way}، على جانبه الأيمن في اتجاه سيرك.",
      onSide: "أنت في {way}، على الجانب الواقع {direction}.",
      meeting: "أنت حيث تلتقي: {ways}.",
      oneOf: "أنت في أحد هذه الطرق، ولا يُعرف أيها: {ways}.",
      probablyOn: "أنت على الأرجح في {way}.",
      none: "لست على أي طريق في الخريطة.",
      unknown: "لا يُعرف على أي طريق أنت.",
      nearest: "الأقرب على بعد نحو {distance}، {direction}: {way}.",
      otherWay: "يبدو أنك تركت الطريق، وأنت الآن في: {way}.",
      nowOn: "الآن في {way}."))
}
