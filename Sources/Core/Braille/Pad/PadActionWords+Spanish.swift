// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PadActionWords {
  static let spanish = Edition(
    PadActionWords(
      // Acts
      selectAll: "seleccionar todo",
      // Steps of the cursor
      previousCharacter: "carácter anterior",
      nextCharacter: "carácter siguiente",
      previousWord: "palabra anterior",
      nextWord: "palabra siguiente",
      previousLine: "línea anterior",
      nextLine: "línea siguiente",
      toStart: "principio",
      toEnd: "final",
      // Acts with what is written
      readCharacter: "leer carácter",
      readLine: "leer línea",
      copy: "copiar",
      cut: "cortar",
      paste: "pegar",
      redo: "rehacer",
      nextAlternative: "otra lectura de la última palabra",
      nextTable: "tabla braille siguiente",
      calibrate: "ajustar el panel a tus manos",
      submit: "terminar",
      // Directions of a swipe
      up: "arriba",
      down: "abajo",
      left: "izquierda",
      right: "derecha",
      // Acts of the keys
      deleteCell: "borrar celda",
      deleteWord: "borrar palabra",
      readAll: "leer todo",
      readWord: "leer la última palabra",
      undo: "deshacer",
      clear: "borrar todo",
      lock: "bloquear o desbloquear el modo",
      help: "ayuda",
      select: "seleccionar hasta {step}",
      // The list of swipes, one after another
      swipesAre: "Gestos, vistos desde donde estás. ",
      holding: "Manteniendo {dots}, ",
      swipe: .spanish(one: "{way}: {act}. ", other: "{way} con {count} dedos: {act}. ")))
}
