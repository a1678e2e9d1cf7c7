// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleCommandWords {
  static let french = Edition(
    BrailleCommandWords(
      // Reading and writing
      readSummary: "Convertir du braille en texte.",
      readBRF: "Le fichier est du braille en ASCII (BRF), même s’il a l’air d’un texte ordinaire.",
      readDiscussion: """
        La commande lit des lignes de braille Unicode, ou un fichier BRF (braille ASCII nord-américain). Sans FILE, ou avec -,
        elle lit l’entrée standard. Les cellules pour lesquelles la table n’a rien sont laissées de côté et nommées sur la
        sortie d’erreur.
        """,
      writeSummary: "Convertir du texte en braille.",
      writeBRF:
        "Écrire un fichier BRF pour une imprimante braille : ASCII, 40 cellules par ligne, 25 lignes par page.",
      width: "Couper les lignes après N cellules au plus ; 0 : ne pas couper (0 ; 40 avec --brf).",
      lines: "Avec --brf, finir les pages après N lignes ; 0 : ne pas finir (25).",
      writeDiscussion: """
        La commande écrit des lignes de braille Unicode. Sans FILE, ou avec -, elle lit l’entrée standard. Les caractères pour
        lesquels la table n’a pas de cellules sont laissés de côté et nommés sur la sortie d’erreur.
        """,
      table: "Le code braille, par exemple en-ueb-g2.",
      tableDiscussion: """
        TABLE est une table de liblouis (en-ueb-g2.ctb, avec ou sans la terminaison), une langue avec un degré (es-g1,
        ar-g2), ja-kana pour le kana japonais, ou le chemin d’un fichier de table à vous. earshot braille tables les énumère.
        """,
      // The tables
      tablesSummary: "Énumérer les codes braille qui peuvent être lus et écrits.",
      tablesLanguage: "Seulement ceux de cette langue, par exemple es ; les plus usuels d’abord.",
      tablesJSON: "Imprimer du JSON Lines.",
      tablesDiscussion: """
        Chaque ligne dit le nom pour --table, comment on appelle la table, ses langues, son degré, et si elle est faite
        pour les deux sens ou seulement pour écrire.
        """,
      // Touches
      decodeSummary: "Convertir des touchers enregistrés en cellules braille et en gestes.",
      recognizer:
        "adaptive (par défaut) s’adapte aux mains ; classic a les zones fixes de YubitenReader.",
      mode: "Comment l’appareil est tenu : à deux mains, ou à plat ; hold par défaut.",
      size: "Largeur et hauteur de l’écran en points ; 390x844 par défaut.",
      density:
        "Points par millimètre de verre ; par défaut 6.3, comme sur les téléphones.",
      dots: "Points d’une cellule ; 6 par défaut.",
      hands: "Quelles mains écrivent ; une seule écrit une colonne après l’autre.",
      chording:
        "lift : les doigts levés ensemble font une cellule ; accumulate : tous depuis le premier ; sequential : colonne gauche, puis droite.",
      decodeLanguage:
        "La langue écrite, qui décide quand les touchers laissent un doute ; en par défaut.",
      explain: "Ajouter à chaque cellule comment elle s’est formée.",
      decodeDiscussion: """
        TRACE est du JSON Lines, une ligne par événement de toucher :
          {"t":0.12,"phase":"began","touch":1,"x":300,"y":100}
        phase est began, moved, ended ou cancelled ; t est en secondes ; x et y sont des points depuis le coin en haut à gauche,
        et peuvent manquer quand un toucher finit ou est annulé. Un appareil à plat est censé être posé en largeur.
        Une ligne {"t":0,"phase":"calibrate","dots":[[x,y],…]} dit où sont les points 1 à 6 (1 à 8 avec --dots 8 ; 1 à 3,
        ou 1 2 3 7, sous une seule main). Les lignes avec la phase wake ou blur laissent passer le temps, ou font oublier tous
        les doigts.
        Une session que le pavé a enregistrée, dont la première ligne nomme la session, est rejouée comme par `earshot trace`.
        La commande imprime du JSON Lines : cellules, gestes et échecs. Si l’enregistrement a une faute, seule la faute est imprimée.
        """))
}
