// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StopWords {
  static let spanish = Edition(
    StopWords(
      stop: "Parada {number}: {place}",
      reached: "Parada {number} alcanzada: {place}",
      then: ", luego "))
}
