// SPDX-License-Identifier: Apache-2.0

import Speaking

extension QueueWords {
  static let spanish = Edition(
    QueueWords(
      interestsTitle: "Lo que leo",
      interestsLead:
        "La lista de textos que esperan empieza solo con estos. Si no eliges nada, los ves todos.",
      languagesQuestion: "Idiomas",
      anotherLanguage: "Otro idioma",
      noOther: "Ninguno",
      categoriesQuestion: "Tipos de texto",
      interestsSaved: "Guardado. La lista contiene lo que lees.",
      showAll: "Mostrar todos los textos",
      showInterests: "Mostrar solo lo que leo",
      nothingOfInterest: """
        Ahora no espera ningún texto de los que lees. Muestra todos los textos o deja esta \
        página abierta.
        """,
      showing: "Ves solo lo que lees: {joined}.",
      skip: "No es para mí",
      skipped: "Este texto ya no se te ofrece.",
      offeredAgain: "El texto se te ofrece otra vez.",
      skippedTitle: "Textos que he dejado pasar",
      skippedLead: "No se te ofrecen. Quienes los piden no lo saben.",
      nothingSkipped: "No espera ninguno de los textos que dejaste pasar.",
      offerAgain: "Ofrecérmelo otra vez",
      oneAtFirst: """
        Tienes un texto, y quien empieza tiene uno a la vez. Cuando alguien conserve una lectura \
        tuya, podrás tener varios. Envía antes tu grabación o devuelve el texto.
        """,
      oneUntilKept: """
        Hasta que alguien conserve una lectura tuya, puedes tener un texto a la vez. Así se \
        protege a quienes piden.
        """))
}
