// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleToolWords {
  static let spanish = Edition(
    BrailleToolWords(
      swipes: "Gestos",
      swipesHint: "Derecha e izquierda son las tuyas, mire como mire la pantalla.",
      nothing: "nada",
      swipe: .spanish(one: "{way}, 1 dedo", other: "{way}, {count} dedos"),
      holding: "{way}, manteniendo {dots}",
      resetSwipes: "Volver a los gestos de siempre",
      swipesReset: "Han vuelto los gestos de siempre.",
      files: "Copiar, guardar y abrir",
      saveText: "Guardar el texto",
      saveCells: "Guardar como caracteres braille",
      saveBRF: "Guardar para impresora braille (BRF)",
      open: "Abrir un archivo de texto o braille",
      openHint: "Entra donde está el cursor. Deshacer lo quita.",
      opened: "El archivo está abierto.",
      notOpened:
        "Este archivo no se puede leer. Elige uno de texto, braille o BRF de un megabyte como mucho.",
      saved: "Guardado.",
      own: "Tus manos y tus ajustes",
      ownHint:
        "Se guardan solo en este dispositivo. Guárdalos en un archivo para llevarlos a otro.",
      saveProfile: "Guardar mis manos y ajustes",
      openProfile: "Abrir manos y ajustes de un archivo",
      profileOpened: "Se han cargado la posición de tus manos y tus ajustes.",
      profileNotOpened:
        "Este archivo no tiene ajustes del panel braille. Elige uno que se guardó aquí.",
      forgetHand: "Olvidar el ajuste a mis manos",
      forgetSettings: "Volver a los ajustes iniciales",
      keyboard: "Comprobar un teclado",
      keyboardHint: """
        Algunos teclados pierden teclas que se pulsan juntas. Empieza, pulsa las seis a la vez, \
        suéltalas y oye cuáles han llegado.
        """,
      beginKeytest: "Empezar la comprobación",
      endKeytest: "Terminar la comprobación",
      traces: "Grabar lo que pasa",
      tracesHint: """
        Una grabación guarda cada toque y cada tecla, y así todo lo que escribes. Se queda en \
        este dispositivo hasta que la des a alguien, por ejemplo con el aviso de un fallo.
        """,
      record: "Empezar a grabar",
      stopRecording: "Dejar de grabar",
      recording: "Grabando. Se guarda lo que escribes ahora.",
      recorded: "La grabación está lista para guardarse.",
      neverHidden: "No se graba nada mientras se oculta lo que escribes.",
      saveTrace: "Guardar la grabación",
      replay: "Reproducir una grabación",
      stopReplay: "Dejar de reproducir",
      replaying: "La grabación se reproduce.",
      replayed: "La grabación ha terminado. Tu texto ha vuelto.",
      notReplayed:
        "Este archivo no es una grabación del panel braille. Elige una que se guardó aquí.",
      wroteThen: "Lo que escribió la grabación"))
}
