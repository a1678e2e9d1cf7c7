// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BarWords {
  static let spanish = Edition(
    BarWords(
      equal: "todas las barras son iguales: {value}",
      total: "el total es {total}; la barra más alta es el {share} de él",
      leaders: "los valores más altos: {bars}",
      inOrder: "de mayor a menor: {bars}",
      rise: "las barras suben de izquierda a derecha",
      fall: "las barras bajan de izquierda a derecha",
      // Groups
      farthestApart: "la mayor distancia entre {first} y {second}, {gap}, está {place}",
      leads: "{name} va por delante en todas partes",
      highestEverywhere: "la barra de {name} es la más alta en todas partes",
      highestIn: "la barra más alta es la de {leads}",
      lead: "{name} en {categories}",
      // Stacks
      totalsInBrief: "total más grande {high}, {highPlace}; el más pequeño {low}, {lowPlace}",
      largestTotal: "el total más grande es {value}, {place}",
      smallestTotal: "el total más pequeño es {value}, {place}",
      totalTrend: "el total {trend}",
      shares: "del total, {whole}, las partes más grandes son: {shares}"))
}
