// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PartsWords {
  static let spanish = Edition(
    PartsWords(
      choice: "Que lo lean varias personas a la vez",
      choiceHint: """
        Para textos de 20 minutos o más. Está listo antes, y oyes varias voces.
        """,
      offer: "En {count} partes de unos {length} cada una. Está listo antes, y oyes varias voces.",
      alone: "Que lo lea todo una sola persona",
      undivided: """
        Pediste varios lectores. Este texto lo lee una sola persona: dura menos de 20 minutos, o no \
        tiene párrafos por los que dividirlo.
        """,
      areSeveral: "Ahora pueden leer el texto varias personas, cada una una parte.",
      isOne: "Ahora lee todo el texto una sola persona.",
      filesFirst: "Se están leyendo tus archivos. Después se ofrece el texto por partes.",
      progress: """
        Listas: {ready} de {count} partes. Leyéndose: {claimed}. A la espera de voluntario: {open}.
        """,
      joining: "Todas las partes están listas y se unen en una sola grabación. Tarda un momento.",
      late: """
        Nadie pudo leer el resto para el día que indicaste. Cambia el día y se ofrecerá de nuevo.
        """,
      editSome: """
        Alguien tiene una parte, así que el texto queda como está. Se pueden cambiar el día y quién \
        puede leer el resto.
        """,
      heading: "Las partes",
      part: "Parte {number} de {count}",
      titled: "{title}: {part}",
      listen: "Escuchar la parte {number}",
      again: "Pedir la parte {number} a otra persona",
      keep: "Conservar de todos modos la grabación de la parte {number}"))
}
