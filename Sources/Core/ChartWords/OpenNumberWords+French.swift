// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OpenNumberWords {
  static let french = Edition(
    OpenNumberWords(
      comma: "la virgule",
      point: "le point",
      thousands: "« {written} » est lu {value} : {mark} sépare les milliers",
      decimals: "« {written} » est lu {value} : {mark} commence les décimales",
      instead: "Le lire {value}"))
}
