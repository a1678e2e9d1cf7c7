// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ColumnWords {
  static let spanish = Edition(
    ColumnWords(
      missing: .spanish(one: "{column}, falta {count}", other: "{column}, faltan {count}"),
      noName: "sin nombre",
      // What the cells are
      numbers: "números",
      dates: "fechas u horas",
      words: "palabras",
      identifiers: "números que nombran cosas",
      empty: "vacía",
      // What they are taken for
      x: "el eje x",
      value: "valores",
      series: "da nombre a las series",
      label: "da nombre a los puntos",
      leftOut: "omitida: {reason}",
      // Why one is left out
      isEmpty: "está vacía",
      isWords: "las palabras no son valores",
      isIdentifier: "nombra cosas y no mide nada",
      isPlace: "es un lugar en el mapa",
      isRowNumber: "numera las filas",
      tooMany: "hay demasiadas",
      otherScale: "está en otra escala",
      notChosen: "se han elegido otras",
      noPart: "este gráfico no la necesita"))
}
