// SPDX-License-Identifier: Apache-2.0

import Speaking

extension VolunteerWords {
  static let spanish = Edition(
    VolunteerWords(
      openTitle: "Textos que esperan lectura",
      mine: "Mis lecturas",
      toOpen: "Todos los textos",
      filter: "Mostrar",
      filterHeading: "¿Qué textos?",
      everyCategory: "Todos los tipos",
      everyLanguage: "Todos los idiomas",
      nothingOpen:
        "Ahora mismo no espera ningún texto. Deja esta página abierta: los nuevos aparecen solos.",
      nothingMatches: "Ahora no espera ningún texto así. Elige otro tipo u otro idioma.",
      nothingTaken: "Aquí encontrarás los textos que tomes y los que hayas leído.",
      present: "En marcha",
      past: "Hechas",
      claim: "Lo leeré yo",
      claimLead: """
        Entonces verás el texto y tendrás tres días para enviar tu grabación. Quien lo pide \
        sabrá que lo has abierto.
        """,
      extend: "Necesito tres días más",
      giveBack: "Devolverlo",
      text: "El texto para leer",
      send: "Envía tu grabación",
      sendAct: "Enviar la grabación",
      sendAgain: "Enviar otra grabación",
      file: "Archivo de audio",
      advice: "Lee con calma, cerca del micrófono y en silencio.",
      titleFirst: "Di primero el título.",
      yourRecording: "Tu grabación",
      noFile: "Elige el archivo con tu grabación.",
      sending: "Enviando tu grabación",
      sendingFailed: "La grabación no ha llegado. Revisa tu conexión y envíala otra vez.",
      fileHint: "MP3, M4A, WAV, Ogg u otro tipo de sonido, hasta {megabytes} megabytes.",
      tooLarge: "El archivo supera los {megabytes} megabytes. Guárdalo como MP3 y envía ese.",
      barred:
        "Quienes gestionan este servidor han suspendido tu cuenta. Pregúntales si no sabes por qué.",
      notVetted: """
        Aún no te han verificado: quienes gestionan este servidor miran antes a cada persona. \
        Hasta entonces solo ves textos para cualquiera y los que te nombran.
        """,
      vetted: "Tu cuenta está verificada: también puedes tomar textos para personas verificadas.",
      leftToday:
        "Textos que aún puedes tomar hoy: {left} de {most}. A la vez puedes tener {together}.",
      handsFull:
        "Tienes {count} textos, todos los que puedes tener a la vez. Envía o devuelve uno primero.",
      noMoreToday: """
        Has tomado todos los textos que puedes en un día{number}. Podrás tomar el siguiente \
        dentro de {wait}. Cada persona que conserva una lectura tuya te permite uno más al día.
        """,
      noMoreOnNetwork: """
        Las personas voluntarias nuevas de tu conexión a internet han tomado todos los textos \
        que pueden en un día. Podrás tomar el siguiente dentro de {wait}. Si quienes gestionan \
        este servidor te verifican, no tendrás que esperar.
        """,
      tooOftenDone:
        "Lo has hecho demasiadas veces en poco tiempo. Podrás hacerlo otra vez dentro de {wait}."))
}
