// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StopWords {
  static let arabic = Edition(
    StopWords(
      stop: "المحطة {number}: {place}",
      reached: "وصلت إلى المحطة {number}: {place}",
      then: "، ثم "))
}
