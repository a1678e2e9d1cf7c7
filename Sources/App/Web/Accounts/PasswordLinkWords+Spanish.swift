// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PasswordLinkWords {
  static let spanish = Edition(
    PasswordLinkWords(
      forgottenTitle: "He olvidado mi contraseña",
      forgottenLead:
        "Earshot no envía correos. Quienes gestionan este servidor te ayudan a tener una contraseña nueva.",
      askThem:
        "Pregunta a quien te ofrece Earshot, por ejemplo tu escuela, tu biblioteca o tu asociación.",
      tellUsername: "Di tu nombre de usuario. No digas nunca una contraseña a nadie.",
      openLink:
        "Te dan un enlace. Ábrelo antes de que pasen 24 horas y elige una contraseña nueva.",
      staysAsItIs: "Todo lo que hay en tu cuenta se queda como está.",
      // Where this server sends e-mail
      askLead:
        "Escribe tu nombre de usuario o tu dirección de correo. Si la cuenta tiene una dirección de correo, se le envía un mensaje con un enlace.",
      askField: "Nombre de usuario o dirección de correo",
      askHint: "Si muchas personas comparten tu dirección, escribe tu nombre de usuario.",
      askAct: "Enviarme un enlace",
      askMissing: "Escribe tu nombre de usuario o tu dirección de correo.",
      otherwise: "Si no te llega ningún mensaje",
      otherwiseLead: "Quienes gestionan este servidor te ayudan a tener una contraseña nueva.",
      sentTitle: "Revisa tu correo",
      sentLead:
        "Si existe esa cuenta y tiene una dirección de correo, un mensaje va en camino a ella.",
      sentOpen:
        "Abre el enlace del mensaje antes de que pase una hora y elige una contraseña nueva.",
      sentNothing:
        "¿No hay nada después de unos minutos? Busca entre los mensajes no deseados (spam), o pregunta a quienes gestionan este servidor.",
      sendsNone: "Este servidor no envía correos. Pide ayuda a quienes lo gestionan.",
      chooseTitle: "Elige una contraseña nueva",
      chooseAct: "Guardar la contraseña nueva",
      endedTitle: "Este enlace ya no funciona",
      endedLead: """
        Cada enlace funciona una sola vez, durante 24 horas, y solo el más nuevo. Pide otro a \
        quienes gestionan este servidor.
        """,
      endedLeadByMail:
        "Cada enlace funciona una sola vez, por un tiempo limitado, y solo el más nuevo. Puedes pedir otro.",
      // For those who look after the server
      section: "Contraseña olvidada",
      sectionHint: """
        Asegúrate de que hablas con quien es titular de la cuenta: quien tiene el enlace puede \
        abrirla.
        """,
      make: "Crear un enlace a una contraseña nueva",
      madeTitle: "Enlace para {name}",
      madeLead: "Funciona una sola vez, hasta {moment}. Solo lo ves ahora.",
      linkLabel: "Enlace a una contraseña nueva",
      linkHint: "Cópialo ahora y dáselo solo a quien es titular de la cuenta.",
      isTold:
        "La cuenta le dirá a {name} que lo has creado. Si habías creado otro antes, ya no funciona.",
      isOperator: """
        {name} también gestiona este servidor. Crea este enlace en el servidor, con la orden \
        «earshot admin password-link NOMBRE».
        """,
      // For the owner of the account
      wasMade:
        "Quienes gestionan este servidor crearon un enlace a una contraseña nueva para tu cuenta {moment}.",
      wasMailed:
        "Se envió a tu dirección de correo un enlace a una contraseña nueva para tu cuenta {moment}.",
      wasUsed: """
        Con él se eligió una contraseña nueva {moment}. Si no lo hiciste tú, cambia la contraseña \
        y díselo.
        """,
      isOpen: """
        Aún funciona. Si no lo has pedido, cambia tu contraseña: así el enlace deja de funcionar.
        """,
      isOver: "Ya no funciona y nadie lo usó."))
}
