// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PartsWords {
  static let spanish = Edition(
    PartsWords(
      choice: "Que lo lean varias personas a la vez",
      choiceHint:
        "Para textos de 20 minutos o más. Estará listo antes y oirás varias voces.",
      offer:
        "En {count} partes de unos {length} cada una. Estará listo antes y oirás varias voces.",
      alone: "Que lo lea todo una sola persona",
      undivided:
        "Pediste varios lectores. Este texto lo lee una sola persona: dura menos de 20 minutos, o no tiene párrafos por donde dividirlo.",
      areSeveral: "Ahora pueden leer el texto varias personas, cada una una parte.",
      isOne: "Ahora lee todo el texto una sola persona.",
      filesFirst: "Se están leyendo tus archivos. Después se ofrece el texto por partes.",
      ready: "Listas: {ready} de {count} partes.",
      claimed: "En lectura: {claimed}.",
      sent: "Enviadas, aún no listas: {count}.",
      open: "En espera de alguien que las lea: {open}.",
      heard: "Ya puedes oír: {parts}.",
      joining: "Todas las partes están listas y se unen en una sola grabación. Tarda un momento.",
      late: """
        Nadie pudo leer el resto para el día que indicaste. Cambia el día y se ofrecerá de nuevo.
        """,
      editSome:
        "Ya hay alguna parte tomada o leída, así que el texto queda como está. Se pueden cambiar el día y quién puede leer el resto.",
      askedAgain:
        "La grabación de esa parte está apartada. Ahora otra persona puede leer la parte.",
      isPart:
        "Es una parte de un texto más largo. Otras personas leen el resto, y todas las partes se unen en una sola grabación.",
      noTitle: "Empieza por la primera frase, sin el título.",
      openedBy: "{who} abrió la parte {number} de tu texto {moment}{end}",
      wasGivenBack: "{name} devolvió la parte {number}.",
      ranOutFor: "{name} dejó pasar el tiempo de la parte {number}.",
      heading: "Las partes",
      part: "Parte {number} de {count}",
      onePart: "parte {number}",
      titled: "{title}: {part}",
      listen: "Escuchar la parte {number}",
      again: "Pedir la parte {number} a otra persona",
      keep: "Conservar de todos modos la grabación de la parte {number}"))
}
