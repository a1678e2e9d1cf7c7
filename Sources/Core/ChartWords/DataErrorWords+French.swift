// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DataErrorWords {
  static let french = Edition(
    DataErrorWords(
      tooManyPoints:
        "Il y a plus de 2 millions de points. Gardez moins de lignes, par exemple une sur dix, ou choisissez moins de colonnes.",
      noPoints: "Il ne contient aucun point. Écrivez x et y sur chaque ligne après la première.",
      onePoint: "Il n’y a qu’un point. Un graphique en demande au moins deux : ajoutez une ligne.",
      sameX: "Tous les points ont le même x, {x}. Donnez-leur des valeurs différentes.",
      notFinite:
        "Un point n’est pas un nombre utilisable. Donnez des nombres finis, inférieurs à 10 puissance 100.",
      negativeX:
        "{place} vaut {x}, mais la règle classique n’accepte aucun x inférieur à 0. Ajoutez la même quantité à chaque x, pour que le premier soit 0.",
      xInLine: "Ligne {line} : x",
      anX: "Un x"))
}
