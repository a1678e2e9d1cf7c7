// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileMapPageWords {
  static let french = Edition(
    TactileMapPageWords(
      title: "Une carte pour les doigts",
      lead:
        "Imprimez une carte à toucher : rues, chemins à pied, escaliers, parcs et lieux, avec une légende en braille.",
      toPage: "Une carte pour les doigts",
      around: "Autour de quel lieu ?",
      aroundHint:
        "Son nom, par exemple Gare de Monaco. Si vous le laissez vide, toute la carte est dessinée, avec ses rues principales.",
      metres: "Jusqu’où, de chaque côté",
      make: "Faire la carte",
      made: "La carte pour les doigts : {name}",
      keySheet: "Feuille {number} : la légende",
      mapSheet: "Feuille {number} : la carte",
      allSheets: "Toutes les feuilles en un fichier",
      printing:
        "Imprimez chaque feuille à 100 % sur papier thermogonflé A4, ou envoyez le fichier à une embosseuse. Le braille est dans la langue de cette page.",
      nothing:
        "Cette carte n’a aucun chemin autour de ce lieu. Choisissez un autre lieu ou une distance plus grande.",
      chooseMetres: "Choisissez jusqu’où va la carte.",
      tooLong: "Le nom a plus de {count} lettres. Écrivez-en un plus court.",
      from: "De quel lieu part un chemin ?",
      fromHint: "Son nom. Le chemin est tracé en ligne ondulée, avec des marques aux deux bouts.",
      to: "Vers quel lieu ?",
      madeWay: "La carte pour les doigts : de {start} à {end}",
      bothEnds: "Un chemin demande deux lieux. Saisissez les deux, ou aucun.",
      placeOrWay:
        "Saisissez un lieu pour tracer ce qui l’entoure, ou les deux lieux d’un chemin, mais pas les deux à la fois.",
      asItIsNow:
        "La carte est tracée telle qu’elle est maintenant : les lieux modifiés y sont, et ce qui est fermé porte des croix. Imprimez-la de nouveau quand cela change."
    ))
}
