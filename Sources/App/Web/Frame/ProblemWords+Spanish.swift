// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ProblemWords {
  static let spanish = Edition(
    ProblemWords(
      goHome: "Ir al inicio",
      openHelp: "Abrir la ayuda",
      number: "Para quienes gestionan este servidor: error {code}, petición",
      notFound: Told(
        title: "Página no encontrada",
        remedy: "La página se quitó, o no puedes abrirla, o la dirección está mal escrita."),
      wrongMethod: Told(
        title: "Esta dirección funciona de otra manera",
        remedy: "No se ha cambiado nada. Abre la página de nuevo desde el inicio."),
      forbidden: Told(
        title: "No se ha cambiado nada",
        remedy: "No vino de una página tuya de Earshot. Abre la página aquí e inténtalo otra vez."),
      malformed: Told(
        title: "Esto no se ha podido entender",
        remedy: "No se ha cambiado nada. Vuelve atrás e inténtalo otra vez."),
      signInFirst: Told(
        title: "Entra primero",
        remedy: "Tu sesión está cerrada, así que no se ha hecho nada. Entra y hazlo otra vez."),
      tooMany: Told(
        title: "Demasiado rápido",
        remedy:
          "Llegaron demasiadas peticiones en poco tiempo. Espera un minuto e inténtalo otra vez."),
      noRoom: Told(
        title: "El servidor está lleno",
        remedy: """
          No se ha podido guardar lo que enviaste, así que consérvalo. Avisa a quienes \
          gestionan este servidor.
          """),
      busy: Told(
        title: "Ahora mismo no se puede guardar nada",
        remedy: """
          El servidor está ocupado un momento. No se ha cambiado nada. Inténtalo otra vez en \
          unos segundos.
          """),
      uploadsClosed: Told(
        title: "Ahora no se pueden recibir archivos",
        remedy:
          "El servidor está ocupado o casi lleno. Guarda tu archivo y envíalo otra vez en unos minutos."
      ),
      stopping: Told(
        title: "El servidor está a punto de reiniciarse",
        remedy: "Espera un momento y abre la página de nuevo."),
      failed: Told(
        title: "Algo ha fallado por nuestra parte",
        remedy: "No es culpa tuya y ha quedado anotado. Inténtalo otra vez en un momento."),
      tooLarge: "Es demasiado grande",
      sendLess: "Envía menos de una vez.",
      megabytes:
        "Se pueden enviar {megabytes} megabytes como máximo. Elige un archivo más pequeño.",
      taken: "Otra persona acaba de tomar este texto. Elige otro.",
      tooManyClaims: "Ya tienes cinco textos. Envía o devuelve uno primero.",
      claimEnded: "Tu tiempo para este texto ha terminado o la petición se canceló. Elige otro.",
      noMoreTime:
        "Has tenido este texto dos semanas y no puede ser más. Envía tu grabación o devuelve el texto.",
      takenMeanwhile: "Otra persona ya lo está leyendo. Llegará una grabación nueva.",
      notNow: "Ahora no se puede hacer, porque algo ha cambiado. Este es el estado actual.",
      notRequester: "Tu cuenta es para leer a otras personas. Cámbialo en tu cuenta para pedir tú.",
      notVolunteer: "Tu cuenta es para pedir. Cámbialo en tu cuenta para leer a otras personas.",
      tooManyRequests: "Ya tienes cien peticiones abiertas. Cancela una primero."))
}
