// SPDX-License-Identifier: Apache-2.0

import Speaking

extension VolunteerWords {
  static let french = Edition(
    VolunteerWords(
      openTitle: "Textes qui attendent une lecture",
      mine: "Mes lectures",
      toOpen: "Tous les textes ouverts",
      filter: "Montrer",
      filterHeading: "Quels textes ?",
      everyCategory: "Tous les types",
      everyLanguage: "Toutes les langues",
      nothingOpen:
        "Aucun texte n’attend pour le moment. Gardez cette page ouverte : les nouveaux y apparaîtront.",
      nothingMatches:
        "Aucun texte de ce genre n’attend pour le moment. Choisissez un autre type ou une autre langue.",
      nothingTaken:
        "Vous trouverez ici les textes que vous prenez, et ceux que vous avez lus.",
      present: "En cours",
      past: "Terminées",
      claim: "Je vais le lire",
      claimLead: """
        Vous verrez alors le texte, et vous aurez trois jours pour envoyer votre enregistrement. La \
        personne qui demande est informée que vous l’avez ouvert.
        """,
      extend: "Il me faut trois jours de plus",
      giveBack: "Le rendre",
      text: "Le texte à lire",
      send: "Envoyez votre enregistrement",
      sendAct: "Envoyer l’enregistrement",
      sendAgain: "Envoyer un autre enregistrement",
      file: "Fichier audio",
      advice: "Lisez calmement, près du micro, dans une pièce calme.",
      titleFirst: "Dites d’abord le titre.",
      yourRecording: "Votre enregistrement",
      noFile: "Choisissez le fichier avec votre enregistrement.",
      sending: "Envoi de votre enregistrement",
      sendingFailed:
        "L’enregistrement n’est pas arrivé. Vérifiez votre connexion et envoyez-le de nouveau.",
      fileHint: "MP3, M4A, WAV, Ogg ou un autre type de son, jusqu’à {megabytes} mégaoctets.",
      tooLarge:
        "Le fichier dépasse {megabytes} mégaoctets. Enregistrez-le en MP3 et envoyez celui-là.",
      barred: """
        Les personnes qui gèrent ce serveur ont suspendu votre compte. Demandez-leur si vous ne \
        savez pas pourquoi.
        """,
      notVetted: """
        Votre compte n’est pas encore vérifié : les personnes qui gèrent ce serveur regardent d’abord \
        les nouveaux bénévoles. En attendant, vous ne voyez que les textes pour toute personne \
        bénévole, et ceux qui vous nomment.
        """,
      vetted:
        "Votre compte est vérifié : vous pouvez aussi prendre les textes réservés aux bénévoles vérifiés.",
      leftToday:
        "Textes que vous pouvez encore prendre aujourd’hui : {left} sur {most}. Vous pouvez en avoir {together} à la fois.",
      handsFull: """
        Vous avez {count} textes, autant qu’on peut en avoir à la fois. Envoyez ou rendez-en \
        d’abord un.
        """,
      noMoreToday: """
        Vous avez pris autant de textes qu’il est permis en un jour{number}. Vous pourrez \
        prendre le suivant dans {wait}. Chaque personne qui garde une de vos lectures vous \
        permet d’en prendre un de plus par jour.
        """,
      noMoreOnNetwork: """
        Les nouveaux bénévoles de votre connexion internet ont pris autant de textes qu’il est \
        permis en un jour. Vous pourrez prendre le suivant dans {wait}. Si les personnes qui \
        gèrent ce serveur vous vérifient, vous n’aurez pas à attendre.
        """,
      tooOftenDone:
        "Vous l’avez fait trop souvent en peu de temps. Vous pourrez recommencer dans {wait}."))
}
