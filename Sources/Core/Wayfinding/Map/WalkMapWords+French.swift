// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkMapWords {
  static let french = Edition(
    WalkMapWords(
      // What a map has
      title: "Carte : {title}",
      origin: "Source : {origin}. {licence}",
      junctions: "Croisements : {count}",
      ways: "Tronçons : {count}, {length} en tout",
      metres: "{metres} mètres",
      kilometres: "{kilometres} kilomètres",
      parts:
        "Parties sans chemin entre elles : {count} ; la plus grande a {largest} tronçons",
      crossings: "Passages piétons : {count}, avec feux : {signals}, de rails : {rails}",
      steps: "Volées de marches : {count}",
      barriers: "Portails, bornes et autres obstacles : {count}",
      buildings: "Bâtiments : {count}, entrées : {entrances}",
      places: "Lieux nommés : {named}, sans nom : {unnamed}",
      // What it does not know
      gaps: "Ce que la carte ne sait pas :",
      gap: "{what} : {unknown} sur {all}",
      signals: "Si les passages ont des feux",
      audibleSignals: "Si les feux s’entendent",
      tactilePaving: "Si les passages ont un revêtement tactile",
      kerbs: "Bordures des passages",
      islands: "Si les passages ont un refuge",
      stepCounts: "Combien il y a de marches",
      handrails: "Si les marches ont une main courante",
      ramps: "Si les marches ont une rampe",
      surfaces: "Revêtement des tronçons",
      widths: "Largeur des chemins piétons",
      lighting: "Si les tronçons sont éclairés",
      pavements: "Trottoirs des rues",
      doors: "Par où on entre dans les bâtiments nommés",
      // What is wrong with a pack, and what to do
      notAPack: "Ceci n’est pas le paquet d’une carte. Faites-en un avec : earshot map import",
      older:
        "Ce paquet est d’un format plus ancien : il ne connaît ni traversées de rails ni cours. Importez de nouveau la carte pour les avoir.",
      otherVersion:
        "Ce paquet vient d’une autre version d’Earshot (format {version}). Importez de nouveau la carte.",
      wrongLength:
        "Ce paquet devrait avoir {expected} octets et en a {found}. Copiez-le ou importez de nouveau la carte.",
      damagedPack: "Ce paquet est abîmé. Copiez-le ou importez de nouveau la carte.",
      tooLargePack:
        "Le paquet dépasserait {megabytes} Mo. Choisissez une zone plus petite avec --area.",
      tooMuch:
        "La carte a plus de {limit} tronçons, lieux ou points. Choisissez une zone plus petite avec --area.",
      inconsistent:
        "La carte a un tronçon ou un contour avec trop de points. Choisissez une zone plus petite avec --area.",
      // What is wrong with a typed area, and what to do
      notAnArea:
        "Une zone, ce sont quatre nombres : ouest, sud, est et nord en degrés, par exemple 7.40,43.72,7.44,43.75.",
      turnedArea:
        "La zone est à l’envers. Écrivez ouest, sud, est, nord ; une zone ne peut pas passer le 180e méridien."
    ))
}
