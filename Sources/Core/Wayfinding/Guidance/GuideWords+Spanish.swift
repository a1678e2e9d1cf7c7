// SPDX-License-Identifier: Apache-2.0

import Speaking

extension GuideWords {
  static let spanish = Edition(
    GuideWords(
      ahead: "A unos {distance}:",
      here: "Aquí:",
      goOn: "Vas por el camino. Unos {distance} hasta la próxima indicación.",
      offRoute: "Parece que has dejado el camino.",
      backwards: "Parece que vuelves atrás. Date la vuelta para seguir.",
      lost: "Te he perdido: párate y gira despacio, o sal a cielo abierto.",
      foundAgain: "Tu posición se conoce de nuevo.",
      waiting: "Sal a cielo abierto: el camino se busca cuando se conozca mejor.",
      newRoute: "Un nuevo camino desde aquí.",
      keepLeft: "Parece que te desvías: un poco a la izquierda.",
      keepRight: "Parece que te desvías: un poco a la derecha.",
      farFromOwn: "Tu camino está a unos {distance}, {way}."))
}
