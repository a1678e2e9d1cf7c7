// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartOptionWords {
  static let french = Edition(
    ChartOptionWords(
      language: "La langue des phrases ; par défaut, celle du système.",
      // Describing
      level:
        "Jusqu’où aller : 1 ce qu’est le graphique, 2 statistiques, 3 tendances, 4 ce que nomment les données ; 4 par défaut.",
      length: "Combien de chaque chose ; long par défaut.",
      columns: "Imprimer plutôt les colonnes du tableau, et l’usage de chacune.",
      json: "Imprimer du JSON, avec la partie du graphique dont parle chaque phrase.",
      // Exploring
      voice: "Parler à voix haute, avec espeak-ng, pour les personnes sans lecteur d’écran.",
      voiceSpeed: "La vitesse de la parole, de 0.5 à 2.5 fois la normale.",
      braille: "Imprimer la série en une ligne braille de ce nombre de cellules.",
      lines: "Lire touches et actions comme des mots en lignes, et non touche par touche.",
      silent: "Ne jouer aucun son.",
      // Playing
      speed: "La vitesse, de 0.25 à 4 fois la normale ; la hauteur ne change pas.",
      loop: "Jouer en boucle, jusqu’à Ctrl-C.",
      part: "Jouer seulement ce qui se trouve entre ces endroits de l’axe x.",
      follow:
        "Jouer les lignes à mesure qu’elles arrivent sur l’entrée standard, et ne dire que l’important.",
      device: "Un périphérique ALSA, par exemple hw:1 ; par défaut, l’habituel.",
      // Writing a file
      output:
        "Le fichier à écrire ; s’il existe déjà, il est remplacé. Sa terminaison choisit le format. « - » est la sortie standard.",
      form: "Le format, quel que soit le nom.",
      bits: "Comment les échantillons sont écrits en .wav et .flac ; 16 par défaut.",
      rate: "Échantillons par seconde de chaque canal ; 48000 par défaut.",
      paper: "Le papier d’une image tactile ; a4 par défaut.",
      // What is read from a file
      from: "Le format des données ; par défaut, il est reconnu.",
      xColumn: "La colonne de l’axe x : son nom, ou son numéro à partir de 1.",
      yColumn: "Une colonne de valeurs ; peut être donnée plusieurs fois, pour plusieurs séries.",
      series: "La colonne dont les mots répartissent les lignes en séries.",
      kind: "Le type de graphique ; par défaut, celui qui convient aux données.",
      table: "Quel tableau ou quelle image d’une page, à partir de 1.",
      decimal:
        "Le signe décimal, quand les nombres laissent un doute, comme 1,200 ; sans cette option, le choix est annoncé sur la sortie d’erreur.",
      dates: "L’ordre des dates, quand elles laissent un doute, comme 3/4/2024.",
      title: "Le titre du graphique.",
      choiceWithWords: "{about} Mots : {list}."))
}
