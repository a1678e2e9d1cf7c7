// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartCommandWords {
  static let french = Edition(
    ChartCommandWords(
      formats:
        "FILE contient un tableau en CSV ou TSV, du JSON, une spécification Vega-Lite, une page web avec un tableau, ou une image SVG d’un graphique ; « - » lit l’entrée standard. Le format, les colonnes et le type de graphique sont reconnus ; les options permettent d’en choisir d’autres.",
      describeSummary: "Décrire les données d’un fichier en quelques phrases.",
      describeDiscussion:
        "La première ligne résume le graphique en une phrase ; puis une phrase par ligne.",
      exploreSummary:
        "Explorer les données d’un fichier avec des touches : écouter, avancer, comparer, entendre et lire.",
      exploreDiscussion: """
        Tout est imprimé en lignes simples, une seule fois, pour un lecteur d’écran ou une plage braille. H énumère les
        touches : les flèches avancent, Espace écoute, Q quitte. Quand les touches viennent en lignes, comme d’un tube, une
        ligne contient des noms de touches ou d’actions, comme « right right highest », ou « go 14 », « value 20 », « help »,
        « quit ».
        """,
      playSummary: "Jouer les données d’un fichier sur la carte son.",
      playDiscussion:
        "Le son commence aussitôt et va de gauche à droite. Ctrl-C l’éteint en douceur.",
      renderSummary:
        "Écrire les données d’un fichier en sons, notes, sous-titres, mots ou image tactile.",
      renderDiscussion: """
        La terminaison de OUT est l’une de : .wav, .flac, .opus et .mp3 (son ; les trois dernières ont besoin de ffmpeg), .mid
        (notes), .vtt (ce qu’on entend et quand, en piste de texte), .svg (image tactile pour papier thermogonflable), .txt et
        .json (la description).
        Le fichier est écrit en entier ou pas du tout.
        """,
      planSummary: "Imprimer quelle hauteur sonne et quand, pour les données d’un fichier.",
      planDiscussion: """
        La commande imprime {"duration":secondes,"points":[{"time":secondes,"frequency":hertz},…],"samples":N}, où N compte les
        échantillons de chaque canal à 44100 par seconde. Sauf avec --mapping classic, chaque point a aussi pan (-1 gauche,
        1 droite), gain (de 0 à 1), series (à partir de 0) et event (ce qu’il a de particulier, ou null).
        Avec --mapping classic, les points restent dans l’ordre du fichier.
        """))
}
