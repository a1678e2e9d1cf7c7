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
      first: "Primero:",
      next: "Ahora:",
      again: "Otra vez:",
      swipes: " Desliza arriba para oír un signo otra vez, abajo para saltarlo.",
      practiceSwipes: " Desliza abajo para oírlo otra vez.",
      goOn: "Elige «Lección siguiente» para continuar.",
      allFinished: "Esa era la última lección.",
      stopped: "Parado. Lo aprendido se guarda en este dispositivo.",
      chooseLesson: "Elige antes una lección.",
      help:
        "Arriba: oírlo otra vez. Abajo: saltarlo. De lado: oír sus puntos. Tres dedos arriba: parar.",
      practiceBegins: "Escribe lo que oyes y luego una línea nueva.",
      practiceHelp:
        "Abajo: oír la frase otra vez. Línea nueva: lista. Arriba: lo que has escrito. Tres dedos arriba: parar.",
      nothingMeasured: "Aún no hay nada medido. Haz una lección o escribe una frase.",
      erased: "Borrado de este dispositivo. Deshacer lo recupera mientras no salgas de la página.",
      restored: "Recuperado.",
      exported: "Guardado como archivo.",
      // Sentences with a name, a number or dots
      span: "{kind}: de {first} a {last}",
      begins: "{title}. Escribe cada signo.",
      asked: "{sign}, {dots}",
      goesOn: "{title}, desde donde la dejaste.",
      typed: "Eso era {name}.",
      missing: .spanish(
        one: " Falta el punto {dots}.", other: " Faltan los puntos {dots}."),
      extra: .spanish(one: " Sobra el punto {dots}.", other: " Sobran los puntos {dots}."),
      habit: " El punto {dot} falta a menudo.",
      finished: "{title}: terminada, ya los sabes todos.",
      progress: "{known} de {all} sabidos",
      // How a phrase went
      wordsPerMinute: .spanish(
        one: "{count} palabra por minuto.", other: "{count} palabras por minuto."),
      noErrors: "Sin errores.",
      errorsAre: "{percent} por ciento de errores.",
      correctedAre: .spanish(
        one: "Borraste {count} carácter.", other: "Borraste {count} caracteres."),
      // How all phrases went, one sentence after another
      phrases: .spanish(one: "Has escrito {count} frase. ", other: "Has escrito {count} frases. "),
      mostMissed: .spanish(
        one: " El punto que más te falta es el {dot}: {times} de {count} vez.",
        other: " El punto que más te falta es el {dot}: {times} de {count} veces."),
      mostExtra: .spanish(
        one: " El punto que más te sobra es el {dot}: {count} vez.",
        other: " El punto que más te sobra es el {dot}: {count} veces."),
      offset: " Tu dedo cae de media a {points} puntos de pantalla del punto {dot}."))
}
