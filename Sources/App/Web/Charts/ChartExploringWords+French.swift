// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartExploringWords {
  static let french = Edition(
    ChartExploringWords(
      region: "Graphique. Les flèches vont de point en point.",
      begin: "Choisissez « Point suivant », ou passez un doigt sur l’image.",
      keys: """
        Touches : les flèches gauche et droite vont de point en point, haut et bas de série en \
        série, Début et Fin au premier et au dernier. Espace écoute, Échap arrête, H énumère \
        toutes les touches.
        """,
      series: "Série",
      moreSteps: "Autres façons de se déplacer",
      playPart: "Écouter cette partie",
      moreWords: "Autres façons d’entendre les mots",
      numbers: "Statistiques et légende",
      places: "Aller à, signets, comparer",
      goTo: "Endroit ou valeur",
      goHint: "Par exemple un nombre, un mois ou un nom.",
      goPlace: "Aller à cet endroit",
      goValue: "Trouver cette valeur",
      remove: "Retirer",
      braille: "Ligne braille",
      brailleHint:
        "Deux points du graphique dans chaque cellule ; des points braille plus hauts sont des valeurs plus hautes.",
      help: "Touches",
      listener: "Vos réglages",
      listenerHint: "Ils valent pour tous les graphiques et restent sur cet appareil.",
      sounds: "Sons",
      speech: "Parole",
      letterKeys: "Touches de lettres",
      monitor: "Annoncer les nouvelles valeurs des données en direct",
      verbosity: "Mots à chaque pas",
      usual: "Endroit et valeur",
      terse: "Valeur seulement",
      full: "Tout",
      brailleWidth: "Cellules de la plage braille (0 : aucune)",
      hearing: "Votre audition",
      hearingHint:
        "Aucune partie d’un graphique ne sonne alors là où vous ne pouvez pas l’entendre.",
      mono: "La même chose dans les deux oreilles",
      lowest: "Son le plus grave, en hertz",
      highest: "Son le plus aigu, en hertz",
      leftEar: "Oreille gauche plus forte, en décibels",
      rightEar: "Oreille droite plus forte, en décibels",
      volume: "Volume, en pour cent",
      test: "Sons d’essai",
      testLeft: "Oreille gauche",
      testRight: "Oreille droite",
      testLowest: "Son le plus grave",
      testHighest: "Son le plus aigu"))
}
