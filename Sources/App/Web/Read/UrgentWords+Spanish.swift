// SPDX-License-Identifier: Apache-2.0

import Speaking

extension UrgentWords {
  static let spanish = Edition(
    UrgentWords(
      urgent: "Es urgente: llamar a lectores ahora",
      urgentHint: """
        Se llama a voluntarios que están aquí ahora, cinco cada vez, durante media hora. Ven \
        el título, el tipo, el idioma, la longitud y el día, no el texto. Puedes hacerlo cinco \
        veces al día, con un texto cada vez.
        """,
      ringNow: "Llamar a lectores ahora",
      rings: "Se está llamando a lectores.",
      ringing: "Se llama a lectores hasta {until}. Llamados hasta ahora: {count}.",
      unanswered: "Nadie pudo venir en media hora. Tu solicitud está al principio de la lista.",
      heading: "Urgente",
      news: "Alguien necesita que le lean un texto ahora.",
      calling: "Te están llamando para este texto.",
      gone: "Otra persona tiene el texto urgente, o ya no hace falta.",
      ringMe: "Llamarme cuando un texto sea urgente",
      ringMeHint: """
        Mientras tengas abierta una página de Earshot, se te avisa de textos urgentes que \
        puedes leer.
        """,
      ringMeNot: "No llamarme",
      isRung: "Se te llamará cuando un texto sea urgente y este sitio esté abierto.",
      isNotRung: "Ya no se te llamará."))
}
