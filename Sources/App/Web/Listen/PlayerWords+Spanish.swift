// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PlayerWords {
  static let spanish = Edition(
    PlayerWords(
      volume: "Volumen",
      louder: "Más alto",
      quieter: "Más bajo",
      sleepTimer: "Temporizador para dormir",
      sleepWhen: "Dejar de sonar",
      sleepOff: "Nunca",
      after: "Después de {time}",
      endOfChapter: "Al final de este capítulo",
      endOfTrack: "Al final de esta grabación",
      sleepLeft: "¿Cuánto falta para que pare?",
      sleepLater: "Parar más tarde",
      skip: "Atrás y adelante",
      skipHowFar: "Atrás y adelante saltan",
      afterPause: "Después de una pausa",
      rewinds: "Retrocede un poco",
      stays: "Sigue en el mismo punto",
      order: "Qué suena después",
      orderWhen: "Después de cada grabación",
      inOrder: "La siguiente, hasta la última",
      once: "Nada",
      shuffled: "Otra, en orden mezclado",
      repeatOne: "La misma otra vez",
      repeatAll: "La siguiente, sin fin",
      goTo: "Ir a un momento",
      goToTime: "Momento",
      goToHint: "Por ejemplo, 1:05:30. Un número solo son minutos; 50 % es la mitad.",
      go: "Ir",
      keys:
        "Mientras el foco está en el reproductor: K reproduce y pausa, J y L van atrás y adelante, W dice por dónde vas, M apaga el sonido, S dice cuándo para el temporizador. R cambia lo que suena después, B pone un marcador.",
      partKeys: "N va a la parte siguiente, P a la anterior.",
      previousPart: "Parte anterior",
      nextPart: "Parte siguiente",
      textOfThis: "Texto de lo que suena ahora"))
}
