// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WorkWords {
  static let french = Edition(
    WorkWords(
      summary:
        "Faire le travail lent d’un serveur dans un processus à part, jusqu’à l’ordre d’arrêter.",
      data: "Travailler sur ce dossier de données d’un serveur (data).",
      jobPlaces: "Faire ce nombre de travaux à la fois, dont une place pour les courts (2).",
      discussion: """
        Il prépare les enregistrements, lit les fichiers, prononce les textes et range. On peut en lancer plusieurs.
        Démarrez le serveur avec --job-places 0 pour leur laisser tout le travail lent.
        Arrêtez-le avec Ctrl-C ou SIGTERM : ce qu’il fait est transmis à d’autres.
        """,
      // Messages
      working: "Earshot fait le travail lent du dossier {folder}"))
}
