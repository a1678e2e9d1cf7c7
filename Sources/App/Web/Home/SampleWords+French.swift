// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SampleWords {
  static let french = Edition(
    SampleWords(
      heading: "Écoutez ce que fait chacun",
      hint:
        "Quelques secondes de chacun. Une voix d’ordinateur parle à la place des personnes qui lisent.",
      hear: "Écouter : {name}",
      stop: "Arrêter : {name}",
      texts: "Ce que l’on entend",
      failed: "Cet extrait ne peut pas être lu maintenant. Réessayez plus tard.",
      read:
        "« Madame Ruiz, votre rendez-vous est mardi à dix heures. Venez au deuxième étage et apportez votre carte. » Voilà une lettre lue par un bénévole.",
      place: "La bibliothèque",
      chart: "Le son d’un graphique. {chart}",
      braille: "Posez les doigts d’une lettre, levez-les et entendez-la : {letters}. {word}.",
      word: "bonjour",
      listen:
        "« Derrière le mur, il y avait un jardin que personne n’avait vu depuis des années. » Signet gardé. Dix secondes en arrière. « Il y avait un jardin. »"
    ))
}
