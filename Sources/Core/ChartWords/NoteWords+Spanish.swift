// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension NoteWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    NoteWords(
      readAs: "el texto se ha leído como {encoding}",
      brokenCharacters: "algunos caracteres están dañados y aparecen como signos de interrogación",
      rowsLeftOut: "omitidas por no tener lugar: {rows}",
      seriesLeftOut: "omitidas por ser demasiadas: {series}",
      samePlace: "en el mismo lugar que otro: {points}",
      infinite: "infinitos y por eso tomados como ausentes: {values}",
      binned: "los intervalos se han contado a partir de {values}",
      otherParts: "otras tablas o imágenes con datos en la misma página: {number}",
      // Columns
      unused: "columnas sin usar: {columns}",
      more: .same("{count} más"),
      otherScale: "en otra escala, y se oyen al elegir sus columnas: {columns}",
      columnsShown: .spanish(
        one: "Se muestra {count} de {all} columnas de valores.",
        other: "Se muestran {count} de {all} columnas de valores."),
      chooseOthers: "Elige otras en «{part}», más abajo.",
      readOtherwise: "Leer los datos de otra forma",
      // What was assumed
      noHeader: "la primera fila contiene valores, así que las columnas llevan números por nombre",
      rowsNumbered: "nada dice dónde van los valores, así que las filas están numeradas",
      map: "{x} y {y} son lugares en el mapa: a la derecha está el este, y arriba el norte",
      sorted: "los puntos se han puesto en el orden de {x}",
      dates: "las fechas como 3/4/2024 se toman como {date}",
      dayFirst: "3 de abril",
      monthFirst: "4 de marzo",
      datesInstead: "Leer esas fechas como {date}",
      cut:
        "la línea {line} tiene menos celdas que las demás: puede que el archivo esté cortado ahí",
      // How exactly a picture was read
      toldByPicture: "los valores son los que la propia imagen da de sus partes",
      valuesWithin:
        "los valores se han leído de la imagen, con un error de hasta {error} aproximadamente",
      placesWithin:
        "los lugares en {name} se han leído de la imagen, con un error de hasta {error} aproximadamente"
    ))
}
