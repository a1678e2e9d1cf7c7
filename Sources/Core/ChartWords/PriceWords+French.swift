// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PriceWords {
  static let french = Edition(
    PriceWords(
      fromTo: "de {open} à {close}, {change}",
      opensAndCloses: "l’ouverture est à {open} et la clôture, à la fin, à {close}\u{A0}: {change}",
      highest: "le prix le plus élevé est {value}, {place}",
      lowest: "le prix le plus bas est {value}, {place}",
      upsAndDowns: "le prix monte dans {ups} et baisse dans {downs}",
      largestGain: "la plus grande hausse, {place}\u{A0}: {change}",
      largestLoss: "la plus grande baisse, {place}\u{A0}: {change}"))
}
