// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadStateWords {
  static let spanish = Edition(
    ReadStateWords(
      open: "Espera a una persona voluntaria.",
      expired:
        "Nadie pudo leerlo antes del día que pusiste. Cambia el día y se ofrecerá otra vez.",
      changeDay: "Cambiar el día",
      preparing: "La grabación ha llegado y se está preparando. Tarda un momento.",
      unusable: "Llegó una grabación, pero no se puede reproducir. Hemos pedido otra.",
      done: "Hecho. Tu grabación se conserva con gratitud.",
      notAudio: "Este archivo no contiene sonido. Elige un audio, como MP3, M4A o WAV.",
      silent: "La grabación está en silencio. Revisa el micrófono y grábala otra vez.",
      tooShort: "La grabación es demasiado corta. Graba el texto entero.",
      tooLong: "La grabación es demasiado larga. Envíala en un archivo más pequeño.",
      serverFailed: "No se ha podido preparar la grabación. Envíala otra vez.",
      claimed: "{name} lo está leyendo y tiene hasta {until}.",
      ownIsHere: "Tu grabación está aquí: {length}.",
      hasRead: "{name} lo ha leído para ti: {length}.",
      withdrawn: "La cancelaste. Se borrará en {left}.",
      yours: "Tienes hasta {until} para leerlo.",
      sentPreparing: "Tu grabación ha llegado y se está preparando.",
      sentReady: "Tu grabación se ha entregado a quien la pidió.",
      question: "¿Quién puede leerlo?",
      anyone: "Cualquier persona voluntaria",
      anyoneHint: "Aquí cualquiera puede ser voluntario. No lo elijas para cartas privadas.",
      vetted: "Personas voluntarias verificadas",
      vettedHint: "Quienes gestionan este servidor las conocen.",
      named: "Solo las personas que yo nombre",
      names: "Sus nombres de usuario",
      namesHint:
        "Solo si nombras personas. Separa los nombres con espacios. Pídeles su nombre de usuario.",
      noNames: "Escribe los usuarios de quienes pueden leerlo o elige otra respuesta arriba.",
      namesUnused:
        "Has nombrado a personas. Elige «Solo las personas que yo nombre» o vacía este campo.",
      noSuchVolunteersNamed:
        "No hay personas voluntarias con estos usuarios: {list}. Revisa cómo se escriben.",
      noSuchVolunteer:
        "No hay ninguna persona voluntaria con el usuario {name}. Revisa cómo se escribe.",
      tooManyNames: "Nombra como máximo a {most} personas.",
      anyoneMayRead: "Puede leerlo cualquier persona voluntaria.",
      vettedMayRead: "Solo pueden leerlo personas voluntarias verificadas.",
      nobodyNamedReads: "Ya no lee aquí nadie de quienes nombraste.",
      onlyTheseMayRead: "Solo pueden leerlo: {joined}.",
      nobodyLeft: "Ya no puede leerlo nadie de quienes nombraste. Elige quién puede.",
      openedBefore: "Mostrar quién lo abrió antes",
      openedLast: "Mostrar quién lo abrió al final",
      chooseAgain: "Elegir quién puede leerlo",
      opened: "Quién ha abierto tu texto",
      nobody: "Nadie lo ha abierto todavía.",
      unknownZone:
        "UTC es la hora de Greenwich: tu navegador no ha dicho en qué zona horaria estás.",
      isBlocked: "Has bloqueado a esta persona.",
      somebodyDeleted: "Alguien cuya cuenta ya no existe",
      openedBy: "{who} abrió tu texto {moment}{end}",
      wasGivenBack: "{name} lo devolvió.",
      ranOutFor: "{name} dejó pasar el tiempo.",
      canReadNow: " y puede leerlo ahora.",
      gaveBack: " y lo devolvió.",
      ranOut: " y dejó pasar el tiempo.",
      recordingKept: ". Conservaste la grabación.",
      cannotRead: " y ya no puede leerlo."))
}
