// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartKeyWords {
  /// The words in French.
  static let french = Edition(
    ChartKeyWords(
      control: "Contrôle",
      shift: "Maj",
      arrowLeft: "flèche gauche",
      arrowRight: "flèche droite",
      arrowUp: "flèche haut",
      arrowDown: "flèche bas",
      home: "Début",
      end: "Fin",
      pageUp: "Page précédente",
      pageDown: "Page suivante",
      enter: "Entrée",
      backspace: "Retour arrière",
      escape: "Échap",
      space: "Espace",
      // Signs, since voices pass over them
      leftBracket: "crochet ouvrant",
      rightBracket: "crochet fermant",
      leftBrace: "accolade ouvrante",
      rightBrace: "accolade fermante",
      comma: "virgule",
      fullStop: "point",
      minus: "moins",
      plus: "plus",
      questionMark: "point d’interrogation"))
}
