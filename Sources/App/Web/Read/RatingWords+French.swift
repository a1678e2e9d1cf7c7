// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RatingWords {
  static let french = Edition(
    RatingWords(
      heading: "Comment était la lecture ?",
      stars: "Est-elle bonne ?",
      one: "elle ne me sert pas",
      two: "difficile à suivre",
      three: "convenable",
      four: "bonne",
      five: "très bonne",
      comment: "Vos mots pour la personne qui a lu",
      commentHint: """
        Si vous voulez, remerciez ou dites ce qui pourrait être mieux. Cette personne les voit \
        avec le titre. Le nombre est pour vous seul.
        """,
      save: "Enregistrer l’avis",
      remove: "Retirer l’avis",
      chooseStars: "Choisissez si la lecture est bonne.",
      rated: "Votre avis est enregistré.",
      unrated: "Votre avis est retiré.",
      writes: "{name} vous écrit :"))
}
