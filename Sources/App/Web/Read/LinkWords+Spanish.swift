// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LinkWords {
  static let spanish = Edition(
    LinkWords(
      heading: "O envía un enlace",
      label: "Enlace a tu grabación",
      hint:
        "Un enlace al propio archivo de sonido, por ejemplo de tu almacenamiento en la nube. Descargamos el sonido. La persona que lo pidió lo oye y nunca ve el enlace.",
      send: "Enviar el enlace",
      missing: "Escribe el enlace a tu grabación.",
      notALink: "Esto no es un enlace. Un enlace empieza por https:// y no tiene espacios.",
      tooLong: "El enlace tiene más de {maximum} caracteres. Usa un enlace más corto.",
      notSecure: "El enlace debe empezar por https://.",
      withName: "El enlace lleva un nombre o una contraseña. Usa uno que funcione sin eso.",
      port: "El enlace lleva un número de puerto. Usa uno que funcione sin él.",
      off: "Este servidor no acepta enlaces. Envía el propio archivo de sonido.",
      underWay: """
        Ya estamos descargando una grabación tuya. Envía el siguiente enlace cuando haya llegado.
        """,
      yourLink: "Tu enlace",
      of: "{title}: {news}",
      sent: "Tu enlace se ha enviado.",
      cameToNothing: "No hemos podido descargar tu grabación.",
      stopped: "Hemos parado la descarga y borrado el enlace.",
      fetching: "Estamos descargando tu grabación.",
      fetchingLead: "Tarda cinco minutos como mucho. Puedes salir de esta página.",
      stop: "Parar la descarga",
      failedLead: "Sigues teniendo el texto. Envía otro enlace o el propio archivo de sonido.",
      unreachable: """
        No hemos encontrado ningún servidor en este enlace. Revísalo. Debe funcionar desde \
        cualquier lugar de internet, no solo en casa o en el trabajo.
        """,
      untrusted:
        "El servidor de este enlace no tiene un certificado válido, así que no descargamos nada.",
      sentElsewhere: """
        El enlace lleva a otros lugares que no seguimos. Usa el enlace al propio archivo de sonido.
        """,
      notFound: "No hay ningún archivo en este enlace. Revísalo.",
      notPublic: """
        El archivo no es público: hay que iniciar sesión para verlo. Compártelo con cualquiera \
        que tenga el enlace y envía el enlace otra vez.
        """,
      refused: "El servidor de este enlace no nos ha dado el archivo. Inténtalo más tarde.",
      webPage:
        "Esto es una página, no un sonido. Usa el enlace al propio archivo de sonido: donde lo guardas suele llamarse «enlace directo» o «descargar».",
      packed:
        "El servidor de este enlace envía el archivo comprimido y no podemos descomprimirlo.",
      tooSlow: "El archivo llegaba demasiado despacio. Inténtalo más tarde.",
      brokenOff: "El archivo no llegó entero. Inténtalo más tarde."))
}
