// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PriceWords {
  static let spanish = Edition(
    PriceWords(
      fromTo: "de {open} a {close}, {change}",
      opensAndCloses: "abre en {open} y cierra al final en {close}: {change}",
      highest: "el precio más alto es {value}, {place}",
      lowest: "el precio más bajo es {value}, {place}",
      upsAndDowns: "sube en {ups} y baja en {downs}",
      largestGain: "la mayor subida, {place}: {change}",
      largestLoss: "la mayor bajada, {place}: {change}"))
}
