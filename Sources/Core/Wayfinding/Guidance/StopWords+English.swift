// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StopWords {
  static let english = Edition(
    StopWords(
      stop: "Stop {number}: {place}",
      reached: "Stop {number} reached: {place}",
      then: ", then "))
}
