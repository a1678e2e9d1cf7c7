// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MailCommandWords {
  static let spanish = Edition(
    MailCommandWords(
      mail:
        "Envía los correos por este servidor: smtp://[USUARIO:CONTRASEÑA@]HOST[:PUERTO] o smtps://…",
      mailFile:
        "Lee eso de la primera línea de este archivo, para que ninguna contraseña esté en la orden.",
      mailFrom: "Envía los correos desde esta dirección.",
      publicAddress:
        "La dirección en la que la gente encuentra este servidor, para los enlaces de los correos: https://…",
      test: "Envía un correo a una dirección y muestra lo que responde el servidor de correo.",
      testDiscussion:
        "Usa las mismas opciones y el mismo entorno que earshot serve: EARSHOT_MAIL y EARSHOT_MAIL_FROM.",
      testSubject: "Un mensaje de Earshot",
      testText:
        "Este mensaje muestra que Earshot puede enviar correos desde este servidor. No hay que hacer nada.",
      taken: "El servidor de correo aceptó el mensaje: {answer}",
      badForm:
        "El servidor de correo se escribe como smtp://[USUARIO:CONTRASEÑA@]HOST[:PUERTO] o smtps://…, con %40 por una @ en el usuario.",
      badPort: "El puerto del servidor de correo debe ser un número entero de 1 a 65535.",
      badOption: "Después de ? solo se conoce tls=off, y solo con smtp://.",
      openPassword: "Una contraseña se enviaría sin protección. Quita ?tls=off o usa smtps://.",
      badFrom:
        "«{found}» no es una dirección desde la que se pueda enviar. Da una como earshot@example.org.",
      badRecipient:
        "«{found}» no es una dirección a la que se pueda enviar un mensaje. Da una como ana@example.org.",
      badPublicAddress:
        "«{found}» no puede ser la dirección pública. Da una como https://earshot.example.org, sin nada detrás.",
      oneOfTwo: "--mail y --mail-file dicen lo mismo. Da una de las dos.",
      allThree:
        "Para enviar correos, da --mail (o --mail-file), --mail-from y --public-address, o pon EARSHOT_MAIL, EARSHOT_MAIL_FROM y EARSHOT_ADDRESS.",
      bothForTest:
        "Para enviar un mensaje, da --mail (o --mail-file) y --mail-from, o pon EARSHOT_MAIL y EARSHOT_MAIL_FROM.",
      unreachable:
        "No se llega al servidor de correo. Comprueba su nombre y su puerto, y que esta máquina pueda conectarse.",
      tooSlow:
        "El servidor de correo no respondió a tiempo. Inténtalo más tarde, o comprueba su nombre y su puerto.",
      brokenOff:
        "El servidor de correo cortó la conexión. Comprueba el puerto: smtps:// suele tener 465, smtp:// 587.",
      notPrivate:
        "La conexión no se puede proteger: el servidor no ofrece TLS, o aquí no se confía en su certificado. Comprueba el nombre, o usa smtps://.",
      signInRefused: "El servidor de correo rechazó el usuario o la contraseña: {answer}",
      putOff: "El servidor de correo aplazó el mensaje: {answer}. Inténtalo más tarde.",
      refused: "El servidor de correo rechazó el mensaje: {answer}",
      stopped: "La orden se detuvo antes de que se aceptara el mensaje.",
      other: "No se pudo enviar el mensaje (libcurl {code})."))
}
