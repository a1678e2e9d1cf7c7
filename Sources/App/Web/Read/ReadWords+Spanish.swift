// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadWords {
  static let spanish = Edition(
    ReadWords(
      how: "Cómo funciona",
      steps: [
        "Pones un texto: una carta, un capítulo, una receta.",
        "Una persona voluntaria lo toma, lo lee en voz alta y envía la grabación.",
        "Lo escuchas aquí, tantas veces como quieras. Nadie más puede.",
      ],
      ask: "Pedir una lectura",
      yours: "Tus peticiones",
      answered: "Grabaciones para ti",
      waiting: "En espera",
      takenBack: "Canceladas",
      nothingAsked:
        "Aquí encontrarás tus peticiones y las grabaciones que otras personas hagan para ti.",
      older: "Mostrar más antiguas",
      more: "Mostrar más",
      toList: "Todas tus peticiones",
      askLead:
        "Solo quien lo tome puede leer el texto. No pongas contraseñas ni números de tarjeta.",
      fieldTitle: "¿Qué es?",
      fieldTitleHint: "Unas palabras, como «Carta del banco». Se ve en la lista de voluntarios.",
      fieldText: "El texto",
      fieldTextHint: """
        Escríbelo o pégalo, hasta 100 000 caracteres. Déjalo vacío si lo adjuntas, o si el título ya \
        dice qué texto es.
        """,
      fieldCategory: "Tipo de texto",
      fieldLanguage: "Idioma del texto",
      otherLanguages: "Otros idiomas",
      unknownLanguage: "«{found}» no es un idioma de la lista. Elige uno de la lista.",
      fieldDeadline: "Lo necesitas para el",
      fieldDeadlineHint: "Déjalo vacío si no hay prisa.",
      post: "Publicar la petición",
      edit: "Editar",
      editLater: "Podrás editarla de nuevo si la persona voluntaria la devuelve.",
      editTitle: "Editar la petición",
      withdraw: "Cancelar esta petición",
      withdrawRecorded: "Eliminar la petición y la grabación",
      restore: "Recuperar esta petición",
      yourText: "Tu texto",
      recording: "La grabación",
      download: "Descargar la grabación",
      openInListen: "Abrirla en Mis grabaciones",
      keepAfterAll: "Conservar la grabación anterior",
      isGood: "Conservar esta grabación",
      isGoodHint: "¿Está bien? Si la conservas, la persona voluntaria ya no podrá ver tu texto.",
      again: "Pedírselo a otra persona",
      by: "para el {date}",
      asks: "lo pide {name}",
      notADay: "Ese día no existe. Escríbelo como año, mes, día, así: 2027-03-01, o déjalo vacío.",
      tooLongReport: "Tiene más de {most} caracteres. Acórtalo.",
      missingTitle: "Di en pocas palabras qué texto es.",
      tooLong: "Tiene más de {maximum} caracteres. Acórtalo o pídelo en dos partes.",
      past: "Ese día ya pasó. Elige uno posterior o déjalo vacío.",
      openNews: .spanish(one: "Hay 1 texto en espera.", other: "Hay {count} textos en espera."),
      askedNews: "Grabaciones para ti: {answered}. En espera: {waiting}.",
      takenNews: "En marcha: {present}. Hechas: {past}."))
}
