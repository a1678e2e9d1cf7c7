// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartOptionWords {
  static let french = Edition(
    ChartOptionWords(
      language: "La langue des phrases ; celle du système si rien n’est dit.",
      // Describing
      level:
        "Jusqu’où aller : 1 ce qu’est le graphique, 2 statistiques, 3 tendances, 4 ce que nomment les données ; 4 si rien n’est dit.",
      length: "Combien de chaque chose ; long si rien n’est dit.",
      columns: "Imprimer plutôt les colonnes du tableau, et ce que devient chacune.",
      json: "Imprimer du JSON, avec la partie du graphique dont parle chaque phrase.",
      // Exploring
      voice: "Parler tout seul, avec espeak-ng, pour les personnes sans lecteur d’écran.",
      voiceSpeed: "Combien de fois plus vite il parle, de 0.5 à 2.5.",
      braille: "Imprimer la série en une ligne braille d’autant de cellules.",
      lines: "Prendre touches et actions comme des mots en lignes, et non une à une.",
      silent: "Ne jouer aucun son.",
      // Playing
      speed: "Combien de fois plus vite, de 0.25 à 4 ; la hauteur reste.",
      loop: "Jouer en boucle, jusqu’à Ctrl-C.",
      part: "Jouer seulement ce qui se trouve entre ces endroits de l’axe x.",
      follow:
        "Jouer les lignes à mesure qu’elles arrivent sur l’entrée standard, et ne dire que l’important.",
      device: "Un périphérique d’ALSA, par exemple hw:1 ; l’habituel si rien n’est dit.",
      // Writing a file
      output:
        "Le fichier à écrire ; celui qui a ce nom est remplacé. Sa terminaison choisit le format. « - » est la sortie standard.",
      form: "Le format, quel que soit le nom.",
      bits: "Comment les échantillons sont écrits en .wav et .flac ; 16 si rien n’est dit.",
      rate: "Échantillons par seconde de chaque canal ; 48000 si rien n’est dit.",
      paper: "Le papier d’une image tactile ; a4 si rien n’est dit.",
      // What is read from a file
      from: "Le format des données ; reconnu si rien n’est dit.",
      xColumn: "La colonne de l’axe x : son nom, ou son numéro à partir de 1.",
      yColumn: "Une colonne de valeurs ; peut être donnée plusieurs fois, pour plusieurs séries.",
      series: "La colonne dont les mots répartissent les lignes en séries.",
      kind: "Le type de graphique ; celui qui convient aux données si rien n’est dit.",
      table: "Quel tableau ou quelle image d’une page, à partir de 1.",
      decimal:
        "Le signe avant les décimales, quand les nombres laissent un doute, comme 1,200 ; annoncé sur la sortie d’erreur si rien n’est dit.",
      dates: "L’ordre des dates, quand elles laissent un doute, comme 3/4/2024.",
      title: "Comment s’appelle le graphique.",
      choiceWithWords: "{about} Mots : {list}."))
}
