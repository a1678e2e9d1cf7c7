// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CellWords {
  static let spanish = Edition(
    CellWords(
      strongestRow:
        "de media, la fila {high} es la más alta ({most}) y la fila {low} la más baja ({least})",
      strongestColumn:
        "de media, la columna {high} es la más alta ({most}) y la columna {low} la más baja ({least})",
      empty: .spanish(one: "hay {count} celda sin valor", other: "hay {count} celdas sin valor"),
      // Slices
      largestShare: "la parte más grande, {slice}",
      inOrder: "las partes de mayor a menor: {slices}",
      largestShares: "las partes más grandes: {slices}",
      smallestShare: "la parte más pequeña: {slice}",
      total: "el total es {total}",
      half: "{name} supone por sí solo la mitad o más",
      largestMake: .spanish(
        one: "el sector más grande supone el {share} del total",
        other: "los {count} sectores más grandes suman el {share} del total")))
}
