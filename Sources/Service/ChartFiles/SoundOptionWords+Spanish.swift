// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundOptionWords {
  static let spanish = Edition(
    SoundOptionWords(
      mapping: "La regla por la que los valores pasan a tonos; standard si no se indica.",
      duration: "Cuánto dura el sonido: una palabra o segundos; recommended si no se indica.",
      smoothing: "Cuánto se suavizan antes los valores; un número es el peso de cada valor nuevo.",
      scale:
        "Cómo los valores pasan a tonos: por igual al oído, en hercios o en una escala musical.",
      low: "El tono del valor más bajo; 131 (C3) si no se indica.",
      high: "El tono del valor más alto; 1047 (C6) si no se indica.",
      direction: "Si los valores mayores suenan más agudos (up) o más graves (down).",
      pan: "Si el sonido va del oído izquierdo al derecho (up) o al revés (down).",
      notes: "Si el tono se desliza de punto en punto o cada punto es una nota.",
      order: "Si varias series suenan una tras otra o juntas.",
      cues: "Qué suena además de los valores, como marcas, leyenda o extremos.",
      timbres: "Los timbres de las series, por orden.",
      loudness: "Si todos los tonos se igualan en fuerza al oído; on si no se indica.",
      volume: "Qué fuerza tiene el sonido, de 0 a 2; 1 si no se indica.",
      mono: "Si los dos oídos reciben lo mismo.",
      hearLow: "Desde qué tono oyes bien; nada del gráfico queda por debajo.",
      hearHigh: "Hasta qué tono oyes bien; nada del gráfico queda por encima.",
      leftLevel: "Cuánto más fuerte o más débil llega el sonido al oído izquierdo.",
      rightLevel: "Cuánto más fuerte o más débil llega el sonido al oído derecho."))
}
