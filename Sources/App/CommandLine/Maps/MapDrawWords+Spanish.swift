// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapDrawWords {
  static let spanish = Edition(
    MapDrawWords(
      summary: "Dibuja un mapa para la vista o para los dedos.",
      area: "Solo esta zona: oeste, sur, este, norte en grados.",
      around: "Solo lo que rodea esta posición o este lugar; el lugar se marca aparte.",
      within: "Hasta qué distancia a cada lado; 200 si no se indica.",
      tactile:
        "Para papel microcápsula o una impresora braille: una leyenda en braille y después el mapa.",
      paper: "El papel para --tactile; a4 si no se indica.",
      output: "El dibujo que se escribe; si falta, va a la salida estándar.",
      language: "El idioma de las palabras y del braille; el del sistema si no se indica.",
      discussion: """
        El norte está arriba. Edificios, agua, parques, calles con sus nombres, aceras, escaleras, cruces y lugares se dibujan
        con mucho contraste, claro u oscuro como quiera quien lee; nada se distingue solo por el color. Con --tactile se
        dibujan los caminos que los dedos pueden distinguir en una hoja del tamaño del papel, con letras que explica una
        leyenda en braille: imprímela al 100 %.
        """,
      paperOfPicture: "La opción --paper es para --tactile.",
      withinNothing: "La opción --within necesita --around.",
      twoAreas: "Indica --area o --around, no las dos.",
      wrongDistance: "La opción --within admite de 20 a 20000 metros.",
      nothing: "Este mapa no tiene ningún camino en la zona. Comprueba los números.",
      tooLarge: "El dibujo sería demasiado grande. Elige una zona menor con --area o --around.",
      from: "Con --tactile: dibujar el camino desde aquí; un lugar, desde su primera puerta.",
      to: "Adónde lleva el camino.",
      onlyTactile: "La opción {} es para --tactile.",
      wantsBothEnds: "La opción {} necesita un camino: indica --from y --to."))
}
