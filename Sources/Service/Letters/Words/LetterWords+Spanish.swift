// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterWords {
  static let spanish = Edition(
    LetterWords(
      linkSubject: "Elige una contraseña nueva para Earshot",
      linkAsked: "Alguien pidió una contraseña nueva para la cuenta de Earshot «{name}».",
      linkOpens: "Para elegirla, abre este enlace. Funciona una sola vez, durante una hora:",
      linkOnServer: """
        Esta cuenta administra el servidor, así que su contraseña no se cambia por correo. Crea un \
        enlace en el servidor, con la orden: earshot admin password-link {name}
        """,
      linkIgnored: """
        Si no lo pediste, ignora este mensaje. Nada cambia, y tu contraseña sigue sirviendo.
        """,
      // A link that confirms an address
      addressSubject: "Confirma tu dirección para Earshot",
      addressAsked:
        "Alguien pidió que Earshot envíe mensajes a esta dirección cuando haya algo para esa persona.",
      addressOpens:
        "Si fuiste tú, abre este enlace y confirma allí la dirección. Funciona durante 24 horas:",
      addressIgnored: "Si no fuiste tú, ignora este mensaje. No se enviará nada más.",
      // To an address that an account has left
      leftSubject: "Se cambió tu dirección para Earshot",
      leftAddress:
        "La cuenta de Earshot «{name}» tiene ahora otra dirección de correo. Los mensajes sobre ella ya no llegan aquí.",
      leftByOthers:
        "Si no la cambiaste tú, díselo enseguida a quienes gestionan el servidor: otra persona puede estar usando tu cuenta.",
      // What is there
      newsReady: "Hay una lectura lista para ti.",
      newsKept: "Una grabación tuya fue aceptada. Gracias.",
      newsAskedAgain: "Un texto que grabaste se ha vuelto a pedir.",
      newsEnding: "Tu plazo para un texto que tomaste termina en menos de 12 horas.",
      newsOpens: "Inicia sesión para encontrarlo:",
      newsStops: "Recibes este mensaje porque lo pediste. Para dejar de recibirlos:"))
}
