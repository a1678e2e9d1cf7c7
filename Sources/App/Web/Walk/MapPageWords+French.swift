// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapPageWords {
  static let french = Edition(
    MapPageWords(
      title: "La carte sous votre doigt",
      lead:
        "Déplacez un doigt sur la carte ou utilisez les flèches : rues, chemins et lieux sont nommés.",
      toMap: "Explorer la carte",
      mapOf: "Carte de {name}",
      keys:
        "Dans la carte : les flèches vont au nord, au sud, à l’est et à l’ouest ; plus et moins rapprochent et éloignent ; A dit ce qu’il y a autour ; J dit quels chemins se rencontrent ; R répète.",
      nearer: "Plus près",
      farther: "Plus loin",
      around: "Qu’y a-t-il autour ?",
      junction: "Quels chemins se rencontrent ici ?",
      place: "Aller à un lieu",
      go: "Y aller",
      needsScripts:
        "Pour explorer la carte, autorisez les scripts dans le navigateur. Les étapes d’un chemin sont dites sans eux.",
      failed: "La carte ne peut pas être explorée dans ce navigateur.",
      changes:
        "Sur la carte : les lignes épaisses à tirets sont fermées ; les points blancs sont des lieux ajoutés ou changés ; les points au milieu sombre n’existent plus. Ce qui est fermé figure dans la liste plus bas."
    ))
}
