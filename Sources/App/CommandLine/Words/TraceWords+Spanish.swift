// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TraceWords {
  static let spanish = Edition(
    TraceWords(
      summary: "Reproducir una sesión grabada de cualquier tipo e imprimir sus efectos.",
      discussion: """
        TRACE es JSON Lines: primero {"session":"braille","configuration":{…}}, después un suceso por línea.
        Los efectos se imprimen como JSON Lines, byte por byte como en el navegador.
        """,
      // What is wrong with a line of touches
      timeGoesBack:
        "El tiempo retrocede de {from} a {to} segundos. Pon las líneas en el orden de sus tiempos.",
      beginsTwice:
        "El toque {touch} empieza aunque ya está apoyado. Termínalo antes o da otro número al toque nuevo.",
      notDown:
        "El toque {touch} no está apoyado. Empiézalo antes, con una línea cuya phase sea «began».",
      tooManyTouches: "Hay más de {most} toques a la vez. Termina los que ya han acabado.",
      wrongPlaces:
        "Este ajuste tiene {count} lugares, pero hay {wanted} puntos. Indica una lista de {wanted} lugares, cada uno [x,y] en puntos de pantalla, el primero del punto 1.",
      samePlace:
        "Los lugares {first} y {second} de este ajuste son iguales. Da a cada punto su propio lugar.",
      wrongPlace:
        "Un lugar de este ajuste no es un número. Indica puntos de pantalla de -100000 a 100000.",
      // A field that is wrong, and what to do
      wrongPhase: "{problem} Usa began, moved, ended o cancelled.",
      wrongDots:
        "{problem} Indica los lugares de los puntos en una lista, cada uno [x,y] en puntos de pantalla, el primero del punto 1.",
      wrongTime: "{problem} Indica segundos a menos de mil millones de cero.",
      wrongPoint: "{problem} Indica puntos de pantalla de -100000 a 100000."))
}
