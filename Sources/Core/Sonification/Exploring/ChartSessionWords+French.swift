// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartSessionWords {
  /// The words in French.
  static let french = Edition(
    ChartSessionWords(
      nothingOpen:
        "Il n’y a pas encore de graphique. Choisissez-en un dans la liste, ou un fichier à vous.",
      stopped: "Arrêté. De retour au début.",
      complete: "Terminé",
      soundsAreOff: "Les sons sont désactivés. Activez-les avec V, ou dans vos réglages.",
      keysAreOff: "Les touches de lettres sont désactivées.",
      keysListed: "Voici toutes les touches. Échap ramène au graphique.",
      loopOn: "En boucle",
      loopOff: "Une seule fois",
      paused: "Pause à {point}",
      speed: "Vitesse {rate}",
      // Places
      atTheBeginning: "Au début, avant le premier point.",
      oneSeries: "Il n’y a qu’une seule série.",
      noTurns: "Cette série ne change pas de sens.",
      noMoreTurns: "Plus de changement de sens.",
      noOutliers: "Cette série n’a pas de valeur atypique.",
      noMoreOutliers: "Plus de valeur atypique.",
      notFound:
        "Introuvable dans cette série. Écrivez une valeur ou un lieu comme le graphique les dit.",
      ordinal: "Point {number} sur {count}",
      rises: "Monte de {from} à {to}, {span}",
      falls: "Descend de {from} à {to}, {span}",
      inTurn: "{first}. {second}",
      // Bookmarks and comparing
      bookmarkSet: "Signet posé",
      bookmarkRemoved: "Signet retiré",
      bookmarksRemoved: "Tous les signets sont retirés",
      noBookmarks: "Il n’y a pas de signet. Posez-en un avec B.",
      marked: "Marqué\u{A0}: {point}. Allez à un autre point et comparez.",
      // What is on or off now
      soundsOn: "Sons activés",
      soundsOff: "Sons désactivés",
      speechOn: "Voix activée",
      speechOff: "Voix désactivée",
      keysOn: "Touches de lettres activées",
      keysOff: "Touches de lettres désactivées",
      monitorOn: "Les nouvelles valeurs sont annoncées",
      monitorOff: "Les nouvelles valeurs ne sont pas annoncées",
      terse: "Peu de mots",
      usual: "Nombre habituel de mots",
      full: "Beaucoup de mots",
      braille: .french(
        one: "Ligne braille\u{A0}: {count} cellule", other: "Ligne braille\u{A0}: {count} cellules"),
      languageName: "Français"))
}
