// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PartsWords {
  static let french = Edition(
    PartsWords(
      choice: "Le faire lire par plusieurs personnes à la fois",
      choiceHint:
        "Pour les textes de 20 minutes ou plus. Il sera prêt plus tôt, et vous entendrez plusieurs voix.",
      offer:
        "En {count} parties d’environ {length} chacune. Il sera prêt plus tôt, et vous entendrez plusieurs voix.",
      alone: "Le faire lire en entier par une seule personne",
      undivided: """
        Vous avez demandé plusieurs lecteurs. Une seule personne lit ce texte : il dure moins de \
        20 minutes, ou n’a pas de paragraphes où le diviser.
        """,
      areSeveral: "Plusieurs personnes peuvent maintenant lire le texte, chacune une partie.",
      isOne: "Une seule personne lit maintenant tout le texte.",
      filesFirst:
        "Vos fichiers sont en cours de lecture. Ensuite, le texte est proposé en parties.",
      ready: "Prêtes : {ready} parties sur {count}.",
      claimed: "En cours de lecture : {claimed}.",
      sent: "Envoyées, pas encore prêtes : {count}.",
      open: "En attente d’un bénévole : {open}.",
      heard: "Vous pouvez écouter : {parts}.",
      joining: """
        Toutes les parties sont prêtes et sont réunies en un seul enregistrement. Cela prend un instant.
        """,
      late: """
        Personne n’a pu lire le reste pour le jour que vous avez indiqué. Changez le jour, et il sera \
        proposé de nouveau.
        """,
      editSome:
        "Une partie est déjà prise ou lue : le texte reste donc tel quel. Vous pouvez changer le jour et qui peut lire le reste.",
      askedAgain:
        "L’enregistrement de cette partie est mis de côté. Une autre personne bénévole peut maintenant la lire.",
      isPart:
        "C’est une partie d’un texte plus long. D’autres personnes lisent le reste, et toutes les parties sont réunies en un seul enregistrement.",
      noTitle: "Commencez par la première phrase, sans le titre.",
      openedBy: "{who} a ouvert la partie {number} de votre texte {moment}{end}",
      wasGivenBack: "{name} a rendu la partie {number}.",
      ranOutFor: "{name} a laissé passer le délai de la partie {number}.",
      heading: "Les parties",
      part: "Partie {number} sur {count}",
      onePart: "partie {number}",
      titled: "{title} : {part}",
      listen: "Écouter la partie {number}",
      again: "Demander la partie {number} à un autre bénévole",
      keep: "Garder quand même l’enregistrement de la partie {number}"))
}
