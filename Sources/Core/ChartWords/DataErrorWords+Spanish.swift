// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DataErrorWords {
  static let spanish = Edition(
    DataErrorWords(
      tooManyPoints:
        "Hay más de 2 millones de puntos. Deja menos filas, por ejemplo una de cada diez, o elige menos columnas.",
      noPoints: "No contiene ningún punto. Escribe x e y en cada línea después de la primera.",
      onePoint: "Hay un solo punto. Un gráfico necesita dos o más: añade una línea.",
      sameX: "Todos los puntos tienen la misma x, {x}. Dales valores distintos.",
      notFinite:
        "Un punto no es un número utilizable. Usa números finitos menores que 10 elevado a 100.",
      negativeX:
        "{place} es {x}, pero la regla clásica no admite ninguna x menor que 0. Suma lo mismo a todas las x, para que la primera sea 0.",
      xInLine: "Línea {line}: x",
      anX: "Una x"))
}
