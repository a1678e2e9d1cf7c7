// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OpenNumberWords {
  static let spanish = Edition(
    OpenNumberWords(
      comma: "la coma",
      point: "el punto",
      thousands: "«{written}» se lee como {value}: se entiende que {mark} separa los miles",
      decimals: "«{written}» se lee como {value}: se entiende que {mark} separa los decimales",
      instead: "Leerlo como {value}"))
}
