// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LearningWords {
  static let spanish = Edition(
    LearningWords(
      then: ", luego ",
      letters: "Letras",
      numbers: "Números",
      punctuation: "Puntuación",
      contractions: "Contracciones",
      practice: "Práctica con frases",
      right: "Bien.",
      allFinished: "Esa era la última lección.",
      stopped: "Parado. Lo aprendido se guarda en este dispositivo.",
      chooseLesson: "Elige antes una lección.",
      help:
        "Arriba: oírlo otra vez. Abajo: saltarlo. De lado: oír sus puntos. Tres dedos arriba: parar.",
      practiceBegins:
        "Escribe lo que oyes y luego una línea nueva. Desliza abajo para oírlo otra vez.",
      practiceHelp:
        "Abajo: oír la frase otra vez. Línea nueva: lista. Arriba: lo que has escrito. Tres dedos arriba: parar.",
      nothingMeasured: "Aún no hay nada medido. Haz una lección o escribe una frase.",
      erased: "Borrado de este dispositivo. Deshacer lo recupera mientras no salgas de la página.",
      restored: "Recuperado.",
      exported: "Guardado como archivo.",
      // Sentences with a name, a number or dots
      span: "{kind}: de {first} a {last}",
      begins:
        "{title}. Escribe cada signo. Desliza arriba para oírlo otra vez, abajo para saltarlo.",
      goesOn: "{title}, desde donde la dejaste.",
      typed: "Eso era {name}.",
      missing: " Falta: {dots}.",
      extra: " Sobra: {dots}.",
      habit: " El punto {dot} te falta a menudo. Apoya ese dedo con los demás.",
      finished: "{title}: terminada, ya los sabes todos. Siguiente pasa a la próxima lección.",
      progress: "{known} de {all} sabidos",
      // How a phrase went
      wordsPerMinute: "{count} palabras por minuto.",
      noErrors: "Sin errores.",
      errorsAre: "{percent} por ciento mal.",
      correctedAre: "Caracteres que borraste: {count}.",
      // How all phrases went, one sentence after another
      phrases: "Frases escritas: {count}. ",
      mostMissed: " Lo que más falta: el punto {dot}, {times} de {all} veces.",
      mostExtra: " Lo que más sobra: el punto {dot}, veces: {times}.",
      offset: " Tu dedo cae de media a {points} puntos de pantalla del punto {dot}."))
}
