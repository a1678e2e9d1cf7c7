// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HindranceWords {
  static let french = Edition(
    HindranceWords(
      crossings: "rues à traverser",
      steps: "marches",
      barriers: "portails ou bornes",
      openSpaces: "espaces ouverts",
      roads: "rues sans trottoir connu",
      roughGround: "sol irrégulier",
      turns: "virages",
      darkness: "passages sans éclairage",
      unknownWays: "voies que vous n’avez pas parcourues",
      unavoided:
        "Aucun chemin de la carte ne laisse de côté tout ce que vous évitez. Celui-ci a : {things}.",
      asChosen: "plus proche de ce que vous avez choisi",
      moreKnown: "{distance} de plus sur des voies que vous avez parcourues"))
}
