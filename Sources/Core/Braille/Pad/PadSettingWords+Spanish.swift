// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PadSettingWords {
  static let spanish = Edition(
    PadSettingWords(
      holdMode: "Sujeto con las manos, pantalla hacia fuera.",
      tableMode: "Sobre la mesa, pantalla hacia arriba.",
      locked: "Bloqueado: inclinarlo no cambia nada.",
      unlocked: "Desbloqueado: el modo sigue cómo sujetas el dispositivo.",
      // What is said of each cell
      echoCharacter: "Se dice cada carácter.",
      echoCell: "Se dicen los puntos de cada celda.",
      echoWord: "Se dice cada palabra al terminarla.",
      echoNone: "No se dice nada mientras escribes.",
      feelNothing: "Un dedo en reposo no recibe respuesta.",
      feelVibration: "A un dedo en reposo sobre un punto le responde una vibración.",
      feelSound: "A un dedo en reposo sobre un punto le responde un sonido.",
      offlineOnly: "Solo sin conexión: nada de lo que escribes sale de este dispositivo.",
      online: "El servidor lee las palabras con contracciones.",
      // Which hands type
      bothHands: "Las dos manos a la vez.",
      leftHand: "Solo la mano izquierda: cada celda son dos columnas, una tras otra.",
      rightHand: "Solo la mano derecha: cada celda son dos columnas, una tras otra.",
      // When a chord ends
      chordByLift: "La celda es lo que levantas a la vez.",
      chordAccumulated: "La celda es cada punto que tocaste desde el primero.",
      chordSequential: "La celda son dos columnas, una tras otra.",
      // Where the keys are
      homeKeys: "Teclas F D S y J K L.",
      upperKeys: "Teclas R E W y U I O.",
      oneHandKeys: "Una tecla tras otra; G, H o la barra espaciadora termina la celda.",
      // How touches become cells
      adaptive: "Los puntos siguen a tus manos.",
      classic: "Los puntos tienen zonas fijas.",
      kana: "Kana japonés",
      dotCount: "Celdas de {count} puntos.",
      // The pad's own tables
      uncontractedEnglish: "Inglés, sin contracciones",
      uncontractedSpanish: "Español, sin contracciones",
      uncontractedArabic: "Árabe, sin contracciones"))
}
