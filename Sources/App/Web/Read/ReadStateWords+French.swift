// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadStateWords {
  static let french = Edition(
    ReadStateWords(
      open: "En attente d’une personne bénévole.",
      expired:
        "Personne n’a pu le lire avant le jour indiqué. Changez le jour, et il sera proposé de nouveau.",
      changeDay: "Changer le jour",
      preparing: "L’enregistrement est arrivé et se prépare. Cela prend un instant.",
      unusable:
        "Un enregistrement est arrivé, mais il ne peut pas être lu. Nous en avons demandé un autre.",
      done: "Terminé. Votre enregistrement a été gardé, avec des remerciements.",
      notAudio:
        "Il n’y a pas de son dans ce fichier. Choisissez un fichier audio, comme MP3, M4A ou WAV.",
      silent: "L’enregistrement est silencieux. Vérifiez le micro et enregistrez de nouveau.",
      tooShort: "L’enregistrement est trop court. Enregistrez le texte entier.",
      tooLong: "L’enregistrement est trop long. Envoyez-le dans un fichier plus petit.",
      serverFailed: "L’enregistrement n’a pas pu être préparé. Envoyez-le encore une fois.",
      claimed: "{name} le lit et a jusqu’à {until}.",
      ownIsHere: "Votre enregistrement est là : {length}.",
      hasRead: "{name} l’a lu pour vous : {length}.",
      withdrawn: "Vous l’avez annulée. Elle sera supprimée dans {left}.",
      yours: "Vous avez jusqu’à {until} pour le lire.",
      sentPreparing: "Votre enregistrement est arrivé et se prépare.",
      sentReady: "Votre enregistrement a été remis à la personne qui l’a demandé.",
      question: "Qui peut le lire ?",
      anyone: "Toute personne bénévole",
      anyoneHint:
        "Tout le monde peut devenir bénévole ici. Ne choisissez pas ceci pour des lettres privées.",
      vetted: "Les bénévoles vérifiés",
      vettedHint: "Les personnes qui gèrent ce serveur les connaissent.",
      named: "Seulement les personnes que je nomme",
      names: "Leurs noms d’utilisateur",
      namesHint: """
        Seulement si vous nommez des personnes. Séparez les noms par des espaces. Demandez-leur \
        leurs noms d’utilisateur.
        """,
      noNames: """
        Écrivez les noms d’utilisateur des personnes qui peuvent le lire, ou choisissez une \
        autre réponse ci-dessus.
        """,
      namesUnused: """
        Vous avez nommé des personnes. Choisissez « Seulement les personnes que je nomme », ou \
        videz ce champ.
        """,
      noSuchVolunteersNamed:
        "Aucune personne bénévole n’a ces noms d’utilisateur : {list}. Vérifiez leur orthographe.",
      noSuchVolunteer:
        "Aucune personne bénévole n’a le nom d’utilisateur {name}. Vérifiez son orthographe.",
      tooManyNames: "Nommez {most} personnes au plus.",
      anyoneMayRead: "Toute personne bénévole peut le lire.",
      vettedMayRead: "Seuls les bénévoles vérifiés peuvent le lire.",
      nobodyNamedReads: "Aucune des personnes que vous avez nommées ne lit plus ici.",
      onlyTheseMayRead: "Seules ces personnes peuvent le lire : {joined}.",
      nobodyLeft: """
        Aucune des personnes que vous avez nommées ne peut plus le lire. Choisissez qui le peut.
        """,
      openedBefore: "Montrer qui l’a ouvert avant",
      openedLast: "Montrer qui l’a ouvert en dernier",
      chooseAgain: "Choisir qui peut le lire",
      opened: "Qui a ouvert votre texte",
      nobody: "Personne ne l’a encore ouvert.",
      unknownZone:
        "UTC est l’heure de Greenwich : votre navigateur n’a pas dit dans quel fuseau horaire vous êtes.",
      isBlocked: "Vous avez bloqué cette personne.",
      somebodyDeleted: "Une personne dont le compte est supprimé",
      openedBy: "{who} a ouvert votre texte {moment}{end}",
      wasGivenBack: "{name} l’a rendu.",
      ranOutFor: "{name} a laissé passer le délai.",
      canReadNow: " et peut le lire maintenant.",
      gaveBack: " et l’a rendu.",
      ranOut: " et a laissé passer le délai.",
      recordingKept: ". Vous avez gardé l’enregistrement.",
      cannotRead: " et ne peut plus le lire."))
}
