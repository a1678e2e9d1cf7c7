// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileMapPageWords {
  static let spanish = Edition(
    TactileMapPageWords(
      title: "Un mapa para los dedos",
      lead:
        "Imprime un mapa que se puede tocar: calles, caminos a pie, escaleras, parques y lugares, con una leyenda en braille.",
      toPage: "Un mapa para los dedos",
      around: "¿Alrededor de qué lugar?",
      aroundHint:
        "Su nombre, por ejemplo Gare de Monaco. Si lo dejas vacío, se dibuja todo el mapa con sus calles principales.",
      metres: "Hasta dónde, a cada lado",
      make: "Hacer el mapa",
      made: "El mapa para los dedos: {name}",
      keySheet: "Hoja {number}: la leyenda",
      mapSheet: "Hoja {number}: el mapa",
      allSheets: "Todas las hojas en un archivo",
      printing:
        "Imprime cada hoja al 100 % en papel microcápsula A4, o envía el archivo a una impresora braille. El braille está en el idioma de esta página.",
      nothing:
        "Este mapa no tiene ningún camino alrededor de ese lugar. Elige otro lugar o una distancia mayor.",
      chooseMetres: "Elige hasta dónde llega el mapa.",
      tooLong: "El nombre tiene más de {count} letras. Escribe uno más corto.",
      from: "¿Desde qué lugar va un camino?",
      fromHint:
        "Su nombre. El camino se dibuja como una línea ondulada, con marcas en los dos extremos.",
      to: "¿A qué lugar?",
      madeWay: "El mapa para los dedos: de {start} a {end}",
      bothEnds: "Un camino necesita dos lugares. Escribe los dos, o ninguno.",
      placeOrWay:
        "Escribe un lugar para dibujar lo que lo rodea, o los dos lugares de un camino, no ambas cosas.",
      asItIsNow:
        "El mapa se dibuja como está ahora: lleva los lugares cambiados, y lo cerrado tiene cruces. Imprímelo de nuevo cuando eso cambie."
    ))
}
