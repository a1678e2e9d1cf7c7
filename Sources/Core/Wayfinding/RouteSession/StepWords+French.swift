// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StepWords {
  static let french = Edition(
    StepWords(
      learned:
        "Votre pas mesure environ {length} centimètres. C’est gardé, et vous pouvez le changer.",
      counts:
        "Écrivez combien de pas vous avez comptés, et sur combien de mètres : au moins 20 pas et 10 mètres.",
      wrongLength:
        "Ce serait un pas de {length} centimètres ; un pas mesure entre 20 et 150. Comptez de nouveau.",
      tooShort:
        "Le chemin fait est encore trop court pour mesurer un pas : marchez au moins 30 mètres en étant guidé et comptez vos pas.",
      counting:
        "Le compte commence : comptez vos pas à partir d’ici et écrivez combien il y en a après au moins 30 mètres.",
      noWalk: "Commencez d’abord une marche, ou écrivez les mètres."))
}
