// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundOptionWords {
  static let french = Edition(
    SoundOptionWords(
      mapping:
        "La règle par laquelle les valeurs deviennent des hauteurs ; standard par défaut.",
      duration:
        "Combien de temps dure le son : un mot, ou des secondes ; recommended par défaut.",
      smoothing:
        "À quel point les valeurs sont d’abord lissées ; un nombre est le poids de chaque nouvelle valeur.",
      scale:
        "Comment les valeurs deviennent des hauteurs : également à l’oreille, en hertz, ou sur une gamme musicale.",
      low: "La hauteur de la plus petite valeur ; 131 (C3) par défaut.",
      high: "La hauteur de la plus grande valeur ; 1047 (C6) par défaut.",
      direction: "Si les plus grandes valeurs sonnent plus aigu (up) ou plus grave (down).",
      pan: "Si le son va de l’oreille gauche à la droite (up) ou l’inverse (down).",
      notes: "Si la hauteur glisse de point en point, ou si chaque point est une note.",
      order: "Si plusieurs séries sonnent l’une après l’autre ou ensemble.",
      cues: "Ce qui sonne en plus des valeurs, comme les graduations, la légende ou les extrêmes.",
      timbres: "Les timbres des séries, à tour de rôle.",
      loudness:
        "Si toutes les hauteurs sont rendues aussi fortes à l’oreille ; on par défaut.",
      volume: "La force du son, de 0 à 2 ; 1 par défaut.",
      mono: "Si les deux oreilles reçoivent la même chose.",
      hearLow:
        "À partir de quelle hauteur vous entendez bien ; rien du graphique n’est en dessous.",
      hearHigh: "Jusqu’à quelle hauteur vous entendez bien ; rien du graphique n’est au-dessus.",
      leftLevel: "De combien le son de l’oreille gauche est plus fort ou plus faible.",
      rightLevel: "De combien le son de l’oreille droite est plus fort ou plus faible."))
}
