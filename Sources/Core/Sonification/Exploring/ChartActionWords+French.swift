// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartActionWords {
  /// The words in French.
  static let french = Edition(
    ChartActionWords(
      // Listening
      toggle: "lecture ou pause",
      stop: "arrêter",
      slower: "plus lent",
      faster: "plus rapide",
      usualSpeed: "vitesse normale",
      loop: "lecture en boucle",
      playPart: "écouter cette partie",
      playSeries: "écouter cette série seule",
      // From point to point
      previous: "point précédent",
      next: "point suivant",
      previousTenth: "un dixième vers la gauche",
      nextTenth: "un dixième vers la droite",
      first: "premier point",
      last: "dernier point",
      lowest: "point le plus bas",
      highest: "point le plus haut",
      chartLowest: "point le plus bas de toutes les séries",
      chartHighest: "point le plus haut de toutes les séries",
      previousTurn: "changement de sens précédent",
      nextTurn: "changement de sens suivant",
      previousOutlier: "valeur atypique précédente",
      nextOutlier: "valeur atypique suivante",
      // From series to series, or from part to part of a mark
      up: "série au-dessus, ou vers le haut d’une boîte",
      down: "série en dessous, ou vers le bas d’une boîte",
      previousSeries: "série précédente",
      nextSeries: "série suivante",
      firstSeries: "première série",
      lastSeries: "dernière série",
      // Words
      summary: "résumé",
      describe: "description complète",
      nextSentence: "phrase suivante de la description",
      previousSentence: "phrase précédente",
      nextStatistic: "statistique suivante",
      previousStatistic: "statistique précédente",
      whereAmI: "où suis-je",
      again: "répéter",
      help: "cette aide",
      // From the whole to a part to a point
      into: "entrer dans une partie, puis dans ses points",
      out: "ressortir",
      // Places to come back to
      bookmark: "poser ou retirer un signet",
      nextBookmark: "signet suivant",
      previousBookmark: "signet précédent",
      removeBookmarks: "retirer tous les signets",
      compare: "marquer ce point, puis en comparer un autre",
      go: "aller à une valeur",
      // Sounds that explain
      legend: "légende\u{A0}: comment sonne chaque série",
      references: "sons de la valeur la plus basse et de la plus haute",
      // Other ways
      table: "tableau de toutes les valeurs",
      brailleLeft: "ligne braille vers la gauche",
      brailleRight: "ligne braille vers la droite",
      monitor: "annoncer ou non les nouvelles valeurs",
      sounds: "sons activés ou non",
      speech: "voix activée ou non",
      verbosity: "plus ou moins de mots"))
}
