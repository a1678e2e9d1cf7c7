// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartActionWords {
  /// The words in Spanish.
  static let spanish = Edition(
    ChartActionWords(
      // Listening
      toggle: "reproducir o pausar",
      stop: "detener",
      slower: "más lento",
      faster: "más rápido",
      usualSpeed: "velocidad normal",
      loop: "reproducir una y otra vez",
      playPart: "reproducir esta parte",
      playSeries: "reproducir solo esta serie",
      // From point to point
      previous: "punto anterior",
      next: "punto siguiente",
      previousTenth: "una décima a la izquierda",
      nextTenth: "una décima a la derecha",
      first: "primer punto",
      last: "último punto",
      lowest: "punto más bajo",
      highest: "punto más alto",
      chartLowest: "punto más bajo de todas las series",
      chartHighest: "punto más alto de todas las series",
      previousTurn: "giro anterior",
      nextTurn: "giro siguiente",
      previousOutlier: "valor atípico anterior",
      nextOutlier: "valor atípico siguiente",
      // From series to series, or from part to part of a mark
      up: "serie de arriba, o hacia arriba en una caja",
      down: "serie de abajo, o hacia abajo en una caja",
      previousSeries: "serie anterior",
      nextSeries: "serie siguiente",
      firstSeries: "primera serie",
      lastSeries: "última serie",
      // Words
      summary: "resumen",
      describe: "descripción completa",
      nextSentence: "frase siguiente de la descripción",
      previousSentence: "frase anterior",
      nextStatistic: "estadística siguiente",
      previousStatistic: "estadística anterior",
      whereAmI: "dónde estoy",
      again: "repetir",
      help: "esta ayuda",
      // From the whole to a part to a point
      into: "entrar en una parte y luego en sus puntos",
      out: "salir",
      // Places to come back to
      bookmark: "poner o quitar un marcador",
      nextBookmark: "marcador siguiente",
      previousBookmark: "marcador anterior",
      removeBookmarks: "quitar todos los marcadores",
      compare: "marcar este punto y luego comparar otro con él",
      go: "ir a un valor",
      // Sounds that explain
      legend: "leyenda: cómo suena cada serie",
      references: "tonos del valor más bajo y del más alto",
      // Other ways
      table: "tabla de valores",
      brailleLeft: "línea braille a la izquierda",
      brailleRight: "línea braille a la derecha",
      monitor: "anunciar o no los valores nuevos",
      sounds: "sonidos sí o no",
      speech: "voz sí o no",
      verbosity: "más o menos palabras"))
}
