// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartExploringWords {
  static let spanish = Edition(
    ChartExploringWords(
      region: "Gráfico. Las flechas van de punto en punto.",
      begin: "Elige «Punto siguiente» o pasa un dedo por la imagen.",
      keys: """
        Teclas: las flechas izquierda y derecha van de punto en punto, arriba y abajo de serie \
        en serie, Inicio y Fin al primero y al último. Espacio reproduce, Escape detiene, H \
        enumera todas las teclas.
        """,
      series: "Serie",
      moreSteps: "Más formas de moverse",
      playPart: "Reproducir esta parte",
      moreWords: "Más formas de oír las palabras",
      numbers: "Estadísticas y leyenda",
      places: "Ir a, marcadores, comparar",
      goTo: "Lugar o valor",
      goHint: "Por ejemplo un número, un mes o un nombre.",
      goPlace: "Ir a este lugar",
      goValue: "Buscar este valor",
      remove: "Quitar",
      braille: "Línea braille",
      brailleHint:
        "Dos puntos del gráfico en cada celda; los puntos más altos son valores más altos.",
      help: "Teclas",
      listener: "Tus ajustes",
      listenerHint: "Valen para todos los gráficos y se quedan en este dispositivo.",
      sounds: "Sonidos",
      speech: "Voz",
      letterKeys: "Teclas de letras",
      monitor: "Anunciar los valores nuevos de datos en directo",
      verbosity: "Palabras en cada paso",
      usual: "Lugar y valor",
      terse: "Solo el valor",
      full: "Todo",
      brailleWidth: "Celdas de la línea braille (0: ninguna)",
      hearing: "Tu oído",
      hearingHint: "Así nada de un gráfico queda donde no lo oyes.",
      mono: "Lo mismo en los dos oídos",
      lowest: "Tono más grave, en hercios",
      highest: "Tono más agudo, en hercios",
      leftEar: "Oído izquierdo más fuerte, en decibelios",
      rightEar: "Oído derecho más fuerte, en decibelios",
      volume: "Volumen, en porcentaje",
      test: "Tonos de prueba",
      testLeft: "Oído izquierdo",
      testRight: "Oído derecho",
      testLowest: "Tono más grave",
      testHighest: "Tono más agudo"))
}
