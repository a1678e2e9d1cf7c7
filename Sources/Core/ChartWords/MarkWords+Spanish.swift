// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MarkWords {
  static let spanish = Edition(
    MarkWords(
      points: .spanish(one: "{count} punto", other: "{count} puntos"),
      bars: .spanish(one: "{count} barra", other: "{count} barras"),
      bins: .spanish(one: "{count} intervalo", other: "{count} intervalos"),
      boxes: .spanish(one: "{count} caja", other: "{count} cajas"),
      cells: .spanish(one: "{count} celda", other: "{count} celdas"),
      slices: .spanish(one: "{count} sector", other: "{count} sectores"),
      candles: .spanish(one: "{count} vela", other: "{count} velas"),
      lines: .spanish(one: "{count} línea", other: "{count} líneas"),
      rows: .spanish(one: "{count} fila", other: "{count} filas"),
      series: .spanish(one: "{count} serie", other: "{count} series"),
      categories: .spanish(one: "{count} categoría", other: "{count} categorías"),
      times: .spanish(one: "{count} vez", other: "{count} veces"),
      places: .spanish(one: "{count} lugar", other: "{count} lugares"),
      values: .spanish(one: "{count} valor", other: "{count} valores"),
      outliers: .spanish(one: "{count} valor atípico", other: "{count} valores atípicos")))
}
