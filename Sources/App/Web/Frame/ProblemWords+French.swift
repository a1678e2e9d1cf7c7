// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ProblemWords {
  static let french = Edition(
    ProblemWords(
      goHome: "Aller à l’accueil",
      openHelp: "Ouvrir l’aide",
      number: "Pour les personnes qui gèrent ce serveur : erreur {code}, requête",
      notFound: Told(
        title: "Page introuvable",
        remedy:
          "La page a été retirée, ou vous n’avez pas le droit de l’ouvrir, ou l’adresse est mal écrite."
      ),
      wrongMethod: Told(
        title: "Cette adresse fonctionne autrement",
        remedy: "Rien n’a été changé. Ouvrez de nouveau la page depuis l’accueil."),
      forbidden: Told(
        title: "Rien n’a été changé",
        remedy:
          "La demande ne venait pas d’une de vos pages d’Earshot. Ouvrez la page ici et réessayez."),
      malformed: Told(
        title: "Cela n’a pas pu être compris",
        remedy: "Rien n’a été changé. Revenez en arrière et réessayez."),
      signInFirst: Told(
        title: "Connectez-vous d’abord",
        remedy:
          "Votre session est fermée, donc rien n’a été fait. Connectez-vous, puis recommencez."),
      tooMany: Told(
        title: "C’était trop rapide",
        remedy:
          "Trop de requêtes sont arrivées en peu de temps. Attendez une minute, puis réessayez."),
      noRoom: Told(
        title: "Le serveur est plein",
        remedy: """
          Votre envoi n’a pas pu être enregistré, donc gardez-le. Prévenez les personnes qui \
          gèrent ce serveur.
          """),
      busy: Told(
        title: "Rien ne peut être enregistré pour le moment",
        remedy: """
          Le serveur est occupé un instant. Rien n’a été changé. Réessayez dans quelques \
          secondes.
          """),
      uploadsClosed: Told(
        title: "Aucun fichier ne peut être reçu pour le moment",
        remedy:
          "Le serveur est occupé ou presque plein. Gardez votre fichier et renvoyez-le dans quelques minutes."
      ),
      stopping: Told(
        title: "Le serveur va redémarrer",
        remedy: "Attendez un instant, puis ouvrez de nouveau la page."),
      failed: Told(
        title: "Quelque chose a échoué de notre côté",
        remedy: "Ce n’est pas votre faute, et c’est noté. Réessayez dans un instant."),
      tooLarge: "C’est trop grand",
      sendLess: "Envoyez-en moins à la fois.",
      megabytes:
        "On peut envoyer {megabytes} mégaoctets au plus. Choisissez un fichier plus petit.",
      taken: "Une autre personne vient de prendre ce texte. Choisissez-en un autre.",
      tooManyClaims: "Vous avez déjà cinq textes. Envoyez ou rendez-en d’abord un.",
      claimEnded:
        "Votre délai pour ce texte est écoulé, ou la demande a été annulée. Choisissez-en un autre.",
      noMoreTime: """
        Vous avez ce texte depuis deux semaines, et plus longtemps n’est pas possible. Envoyez \
        votre enregistrement ou rendez le texte.
        """,
      takenMeanwhile: "Une autre personne le lit déjà. Vous recevrez un nouvel enregistrement.",
      notNow:
        "Cela n’est pas possible maintenant, car quelque chose a changé. Voici l’état actuel.",
      notRequester:
        "Votre compte sert à lire pour les autres. Changez cela dans votre compte pour faire vous-même des demandes.",
      notVolunteer:
        "Votre compte sert à demander. Changez cela dans votre compte pour lire pour les autres.",
      tooManyRequests: "Vous avez déjà cent demandes ouvertes. Annulez-en d’abord une."))
}
