// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StandingWords {
  static let spanish = Edition(
    StandingWords(
      onLeft: "Estás en {way}, a su izquierda según caminas.",
      onRight: "Estás en {way}, a su derecha según caminas.",
      onSide: "Estás en {way}, en el lado que queda {direction}.",
      meeting: "Estás donde se encuentran: {ways}.",
      oneOf: "Estás en una de estas vías y no se sabe en cuál: {ways}.",
      probablyOn: "Probablemente estás en {way}.",
      none: "No estás en ninguna vía del mapa.",
      unknown: "No se sabe en qué vía estás.",
      nearest: "La más cercana está a unos {distance}, {direction}: {way}.",
      otherWay: "Parece que has dejado el camino: estás en {way}.",
      nowOn: "Ahora en {way}."))
}
