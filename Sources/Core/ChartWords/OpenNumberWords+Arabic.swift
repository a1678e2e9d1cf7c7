// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OpenNumberWords {
  static let arabic = Edition(
    OpenNumberWords(
      comma: "الفاصلة",
      point: "النقطة",
      thousands: "«{written}» يُقرأ {value}: تُعدّ {mark} فاصلة بين الآلاف",
      decimals: "«{written}» يُقرأ {value}: تُعدّ {mark} علامة عشرية",
      instead: "اقرأه {value}"))
}
