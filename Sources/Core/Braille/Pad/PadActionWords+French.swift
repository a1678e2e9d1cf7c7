// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PadActionWords {
  static let french = Edition(
    PadActionWords(
      // Acts
      selectAll: "tout sélectionner",
      // Steps of the cursor
      previousCharacter: "caractère précédent",
      nextCharacter: "caractère suivant",
      previousWord: "mot précédent",
      nextWord: "mot suivant",
      previousLine: "ligne précédente",
      nextLine: "ligne suivante",
      toStart: "début",
      toEnd: "fin",
      // Acts with what is written
      readCharacter: "lire le caractère",
      readLine: "lire la ligne",
      copy: "copier",
      cut: "couper",
      paste: "coller",
      redo: "refaire",
      nextAlternative: "autre lecture du dernier mot",
      nextTable: "table braille suivante",
      calibrate: "régler le pavé sur vos mains",
      submit: "terminer",
      // Directions of a swipe
      up: "haut",
      down: "bas",
      left: "gauche",
      right: "droite",
      // Acts of the keys
      deleteCell: "effacer la cellule",
      deleteWord: "effacer le mot",
      readAll: "tout lire",
      readWord: "lire le dernier mot",
      undo: "annuler",
      clear: "tout effacer",
      lock: "verrouiller ou déverrouiller le mode",
      help: "aide",
      select: "sélectionner jusqu’à : {step}",
      // The list of swipes, one after another
      swipesAre: "Gestes, vus de là où vous êtes. ",
      holding: "En tenant {dots}, ",
      swipe: .french(one: "{way} : {act}. ", other: "{way} avec {count} doigts : {act}. ")))
}
