// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OwnVoiceWords {
  static let spanish = Edition(
    OwnVoiceWords(
      here: "En esta página: {things}.",
      links: .spanish(one: "{count} enlace", other: "{count} enlaces"),
      buttons: .spanish(one: "{count} botón", other: "{count} botones"),
      fields: .spanish(one: "{count} campo", other: "{count} campos"),
      choices: .spanish(one: "{count} opción", other: "{count} opciones"),
      others: .spanish(one: "{count} control más", other: "{count} controles más"),
      mainAct: "El principal: {name}.",
      keys: """
        La flecha abajo lee la página frase por frase. Tab va de una cosa que puedes hacer a la \
        siguiente, e Intro la hace. Escape es silencio. F2 lo repite, F4 lo deletrea, F9 dice dónde \
        estás. F8 desactiva y activa esta voz.
        """,
      touch: "Desliza un dedo por la página para oír lo que hay debajo.",
      endOfPage: "Fin de la página.",
      beginningOfPage: "Principio de la página.",
      noText: "No hay texto en esta página.",
      sentenceOf: "Frase {position} de {count}.",
      nothingToSpell: "Todavía no hay nada que deletrear.",
      endOfText: "Fin.",
      deleted: "{text} borrado",
      selected: "{text} seleccionado",
      atTop: "Arriba: {things}.",
      inMiddle: "En el medio: {things}.",
      atBottom: "Abajo: {things}.",
      amongThem: "{count}, entre ellos {things}",
      controls: .spanish(one: "{count} control", other: "{count} controles"),
      nothingInSight: "Aquí no hay nada que pulsar. Sigue leyendo para llegar a más."))
}
