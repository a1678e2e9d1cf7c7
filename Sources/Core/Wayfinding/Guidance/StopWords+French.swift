// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StopWords {
  static let french = Edition(
    StopWords(
      stop: "Arrêt {number} : {place}",
      reached: "Arrêt {number} atteint : {place}",
      then: ", puis "))
}
