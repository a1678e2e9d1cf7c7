// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ClosureWords {
  static let french = Edition(
    ClosureWords(
      sentence: "Fermé jusqu’au {day} : {what}.",
      reason: "Raison : {}.",
      item: "{what}, jusqu’au {day}",
      because: "{item} ({reason})",
      longer: "Le chemin est plus long d’environ {distance}, car ceci est fermé : {closures}.",
      goesRound: "Le chemin contourne ce qui est fermé : {closures}.",
      noWay: "Aucun chemin ouvert n’y mène en ce moment. Fermé : {closures}.",
      door: "Porte : {}.",
      level: "sans marches",
      steps: "avec des marches",
      ramp: "avec une rampe",
      open: "ouverte {}"))
}
