// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RecordingWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    RecordingWords(
      // What the buttons do
      record: "Grabar",
      pause: "Pausa",
      goOn: "Seguir",
      again: "Grabar otra vez",
      stop: "Parar",
      next: "Párrafo siguiente",
      previous: "Párrafo anterior",
      mark: "Marcar un capítulo",
      listen: "Escuchar",
      stopListening: "Dejar de escuchar",
      remove: "Quitar",
      undo: "Deshacer",
      askLevel: "¿Qué tal el volumen?",
      whereAmI: "¿Dónde estoy?",
      send: "Enviar la lectura",
      sendAllTheSame: "Enviar de todos modos",
      // What it is doing
      ready: "Todo listo para grabar",
      opening: "Esperando el micrófono",
      recording: "Grabando",
      paused: "En pausa",
      listening: "Suena su grabación",
      sending: "Enviando la lectura",
      sent: "La lectura está enviada",
      // Where one is
      place: "Párrafo {number} de {count}",
      notRecorded: "Aún sin grabar.",
      recorded: "Grabado: {time}.",
      marks: "Marcas de capítulo: {number}.",
      progress: "{recorded} de {count} grabados, {time} en total.",
      comma: ", ",
      // What was done
      marked: "Capítulo marcado.",
      removed: "Quitado. Puede deshacerlo.",
      restored: "Recuperado.",
      draftFound: "Su borrador sigue aquí.",
      keptSoFar: "Lo grabado hasta ahora se conserva.",
      // Whether it has arrived
      arrived: "Todo lo grabado ha llegado.",
      arriving: "Lo que graba se envía sobre la marcha y se guarda en este dispositivo.",
      cutOff:
        "No hay conexión. Lo grabado queda guardado en este dispositivo y se enviará más tarde.",
      // How loud it is
      levelUnknown: "Grabe antes unas palabras y vuelva a preguntar.",
      levelSilent: "No se oye nada. Compruebe el micrófono.",
      levelTooQuiet: "Demasiado bajo. Acérquese al micrófono o hable más alto.",
      levelGood: "Bien.",
      levelTooLoud: "Demasiado alto. Aléjese un poco del micrófono.",
      // Before sending
      beforeSending: "Antes de enviarla:",
      nothingToSend: "Aún no hay nada grabado. Grabe primero un párrafo.",
      missing: "Aún sin grabar: párrafo {numbers}.",
      silentTake: "Párrafo {number}: no se oye nada.",
      quietTake: "El párrafo {number} se oye muy bajo.",
      clippedTake: "El párrafo {number} está demasiado alto a ratos y puede chasquear.",
      shortTake:
        "El párrafo {number} dura menos de lo que suele llevar su texto. ¿Está entero?",
      longTake:
        "El párrafo {number} dura más de lo que suele llevar su texto. ¿Hay una pausa larga?",
      noisy: "La sala se oye detrás de su voz. Un lugar más tranquilo ayudaría.",
      // What is the matter
      refused: "No se pudo enviar la lectura. Sigue aquí.",
      notAllowed:
        "El navegador no permite que esta página use el micrófono. Permítalo en los ajustes de la página y vuelva a intentarlo.",
      noMicrophone: "No se encontró ningún micrófono. Conecte uno y vuelva a intentarlo.",
      lost: "El micrófono se ha parado.",
      unsupported:
        "Este navegador no puede grabar. Envíe un archivo o use otro navegador.",
      full: "En este dispositivo no queda sitio para la grabación. Haga sitio y siga."))
}
