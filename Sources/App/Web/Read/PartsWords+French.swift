// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PartsWords {
  static let french = Edition(
    PartsWords(
      choice: "Le faire lire par plusieurs personnes à la fois",
      choiceHint: """
        Pour les textes de 20 minutes ou plus. Il est prêt plus tôt, et vous entendez plusieurs voix.
        """,
      offer: """
        En {count} parties d’environ {length} chacune. Il est prêt plus tôt, et vous entendez \
        plusieurs voix.
        """,
      alone: "Le faire lire en entier par une seule personne",
      undivided: """
        Vous avez demandé plusieurs lecteurs. Une seule personne lit ce texte : il dure moins de \
        20 minutes, ou n’a pas de paragraphes où le diviser.
        """,
      areSeveral: "Plusieurs personnes peuvent maintenant lire le texte, chacune une partie.",
      isOne: "Une seule personne lit maintenant tout le texte.",
      filesFirst:
        "Vos fichiers sont en cours de lecture. Ensuite, le texte est proposé en parties.",
      progress: """
        Prêtes : {ready} parties sur {count}. En cours de lecture : {claimed}. En attente d’un \
        bénévole : {open}.
        """,
      joining: """
        Toutes les parties sont prêtes et sont réunies en un seul enregistrement. Cela prend un instant.
        """,
      late: """
        Personne n’a pu lire le reste pour le jour que vous avez indiqué. Changez le jour, et il sera \
        proposé de nouveau.
        """,
      editSome: """
        Quelqu’un a une partie : le texte reste donc tel quel. Vous pouvez changer le jour et qui peut \
        lire le reste.
        """,
      heading: "Les parties",
      part: "Partie {number} sur {count}",
      titled: "{title} : {part}",
      listen: "Écouter la partie {number}",
      again: "Demander la partie {number} à un autre bénévole",
      keep: "Garder finalement l’enregistrement de la partie {number}"))
}
