// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleSettingsWords {
  static let spanish = Edition(
    BrailleSettingsWords(
      group: "Cómo escribes",
      mode: "Cómo sujetas el dispositivo",
      modeHint: """
        En las manos: la pantalla mira hacia fuera, los puntos 1 2 3 bajo tu mano izquierda. \
        Sobre la mesa: pantalla hacia arriba, tus índices son los puntos 1 y 4.
        """,
      auto: "Según la inclinación",
      hold: "En las manos",
      flat: "Sobre la mesa",
      echo: "Qué se dice al escribir",
      echoCharacter: "Caracteres",
      echoCell: "Puntos",
      echoWord: "Palabras, al acabarlas",
      echoNone: "Nada",
      dots: "Puntos de una celda",
      six: "Seis",
      eight: "Ocho",
      hands: "Manos",
      handsHint: "Con una mano, la celda se escribe columna a columna.",
      both: "Las dos",
      leftHand: "Izquierda",
      rightHand: "Derecha",
      chording: "Cuándo acaba una celda",
      chordingHint: """
        En teléfonos que solo sienten cinco dedos, las otras dos formas pueden escribir los \
        seis puntos.
        """,
      lift: "Los dedos se levantan juntos",
      accumulate: "Se levanta el último; cuentan todos",
      sequential: "Columna tras columna",
      keys: "Teclas de un teclado",
      homeRow: "F D S y J K L",
      upperRow: "La fila de arriba",
      oneHand: "Una tras otra, y espacio",
      recognizer: "Cómo los dedos pasan a puntos",
      adaptive: "Se adapta a tus manos",
      classic: "Zonas fijas",
      guide: "Dibujo del panel",
      guideSoft: "Suave",
      guideStrong: "Fuerte",
      guideSignal: "Sobre amarillo vivo",
      screenWidth: "Ancho de la pantalla en milímetros",
      screenWidthHint:
        "Déjalo vacío si no lo sabes. Vale desde la próxima vez que se abra el panel.",
      feel: "Cuando un dedo reposa sobre un punto",
      feelNothing: "Nada",
      feelVibration: "Vibra",
      feelSound: "Suena",
      vibration: "Vibrar, si el dispositivo puede",
      offline: "Solo sin conexión",
      offlineHint:
        "Ninguna palabra sale de este dispositivo. Entonces no se leen las contracciones.",
      selfVoicing: "Earshot habla mientras el panel está abierto",
      selfVoicingHint:
        "Para cuando tu lector de pantalla está desactivado. Con los dos activados hablarían dos voces.",
      keepText: "Guardar mi texto en este dispositivo",
      keepTextHint:
        "Vuelve a estar aquí cuando regreses. Nadie más lo ve, salvo quien use este dispositivo.",
      isPrivate: "Ocultar lo que escribo",
      isPrivateHint: """
        Para una contraseña: nada se dice, se muestra, se envía ni se graba. Al \
        desactivarlo se olvida lo oculto.
        """,
      hidden: "Lo que has escrito, oculto",
      brf: "Escribo BRF en el campo de texto",
      brfHint: "Braille en ASCII, como lo tienen algunas líneas braille y archivos antiguos.",
      on: "activado",
      off: "desactivado",
      curtain: "Cerrar la cortina negra",
      uncurtain: "Abrir la cortina negra",
      curtainDrawn: "La cortina está cerrada: nadie más puede leer.",
      curtainOpen: "La cortina está abierta."))
}
