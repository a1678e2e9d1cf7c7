// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SampleWords {
  static let spanish = Edition(
    SampleWords(
      heading: "Escucha qué hace cada una",
      hint:
        "Unos segundos de cada una. Una voz de ordenador habla en lugar de las personas que leen.",
      hear: "Escuchar: {name}",
      stop: "Parar: {name}",
      texts: "Qué se oye",
      failed: "Esta muestra no se puede reproducir ahora. Inténtalo más tarde.",
      read:
        "«Estimada señora Ruiz: su cita es el martes a las diez. Venga a la segunda planta y traiga su tarjeta.» Así suena una carta cuando te la lee una persona voluntaria.",
      place: "La biblioteca",
      chart: "El sonido de un gráfico. {chart}",
      braille: "Apoya los dedos de una letra, levántalos y óyela: {letters}. {word}.",
      word: "hola",
      listen:
        "«Detrás del muro había un jardín que nadie había visto en años.» Marcador guardado. Diez segundos atrás. «Había un jardín.»"
    ))
}
