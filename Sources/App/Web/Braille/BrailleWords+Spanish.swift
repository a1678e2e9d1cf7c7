// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleWords {
  static let spanish = Edition(
    BrailleWords(
      text: "Lo que has escrito",
      kept: "Tu texto se guarda en este dispositivo.",
      keptFrom: "Tu texto del $1 está guardado en este dispositivo.",
      clearKept: "Borrarlo",
      textHint: "También puedes escribir o pegar aquí: letras o caracteres braille.",
      cells: "En braille",
      table: "Tabla braille",
      translate: "Pasar a braille y a letras",
      withoutScripts: """
        El panel para tus dedos necesita JavaScript, que está desactivado o no se ha cargado. El \
        campo de abajo funciona sin él.
        """,
      failed:
        "No se ha podido cargar el panel. Vuelve a cargar la página; el campo de texto funciona.",
      pad: "Panel braille",
      padTouch: "Apoya a la vez los dedos de una celda y levántalos.",
      padKeys: """
        Con teclado, F D S son los puntos 1 2 3 y J K L los puntos 4 5 6, pulsadas a la vez. \
        Espacio, Retroceso e Intro escriben y borran. Tabulador o Escape salen del panel.
        """,
      start: "Empezar a escribir",
      share: "Compartir el texto",
      posture: "Cómo sujetas el dispositivo",
      postureTable: "Sobre una mesa",
      postureHold: "Pantalla hacia fuera",
      facesAway:
        "La pantalla mira hacia fuera: por delante se ven los puntos 4 5 6 a la izquierda.",
      fill: "Llenar la pantalla con el panel",
      unfill: "Salir",
      readBack: "Leerlo",
      delete: "Borrar una celda",
      undo: "Deshacer",
      calibrate: "Ajustar a mis manos",
      submit: "Hecho",
      close: "Cerrar el panel",
      more: "Ajustes y más",
      clear: "Borrarlo todo",
      copyLetters: "Copiar el texto",
      copyCells: "Copiar en braille",
      copied: "Copiado.",
      notCopied: "El navegador no permite copiar. Selecciona el texto y cópialo tú.",
      hearSwipes: "Oír los gestos",
      readers: "Si usas un lector de pantalla con pantalla táctil",
      readersWhy: """
        Tu lector de pantalla recibe todos los toques, así que el panel no puede sentir tus \
        dedos. Tienes dos opciones.
        """,
      readersField: """
        Sigue con él: escribe en el campo de texto con su propia entrada braille –la entrada \
        braille en pantalla de VoiceOver, el teclado braille de TalkBack– o con una línea \
        braille.
        """,
      readersPad: """
        O deja hablar a Earshot. Primero dale a tu lector de pantalla un atajo, en los ajustes \
        de accesibilidad del teléfono. Después elige «Earshot te habla» en los ajustes de \
        Earshot y llena la pantalla con el panel. Solo entonces desactiva el lector: en VoiceOver, \
        pulsa tres veces el botón lateral; en TalkBack, mantén las dos teclas de volumen tres \
        segundos. El mismo gesto lo vuelve a activar.
        """,
      readersHeldBack: """
        El panel se ha abierto, pero no le ha llegado ningún toque: los retiene un lector de \
        pantalla.
        """,
      tablets: """
        En un iPad, desactiva los gestos de varias apps en los ajustes del iPad, en Multitarea y \
        gestos: si no, cuatro o cinco dedos cambian de app.
        """,
      toSettings: "Abrir los ajustes",
      understood: "Entendido",
      stayOffline: "No enviar nada: solo sin conexión",
      wordsLeave: """
        Esta tabla tiene contracciones que solo conoce el servidor. Mientras escribes con ella, \
        cada palabra se envía a este servidor de Earshot para leerla. Allí no se guarda nada. \
        «Solo sin conexión», en los ajustes, lo impide.
        """,
      entryType: "Escribir en braille",
      entrySetting: "Panel braille",
      entryOn: "Ofrecerlo junto a cada campo de texto",
      entryOnHint:
        "Después de cada campo viene un botón «Escribir en braille». Vale en este dispositivo.",
      entryOff: "Solo en la página de braille"))
}
