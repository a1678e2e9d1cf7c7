// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterWords {
  static let french = Edition(
    LetterWords(
      linkSubject: "Choisissez un nouveau mot de passe pour Earshot",
      linkAsked:
        "Quelqu’un a demandé un nouveau mot de passe pour le compte Earshot « {name} ».",
      linkOpens:
        "Pour le choisir, ouvrez ce lien. Il fonctionne une seule fois, pendant une heure :",
      linkOnServer: """
        Ce compte gère le serveur : son mot de passe ne se change pas par e-mail. Créez un lien \
        sur le serveur, avec la commande : earshot admin password-link {name}
        """,
      linkIgnored: """
        Si vous n’avez rien demandé, ignorez ce message. Rien ne change, et votre mot de passe \
        fonctionne toujours.
        """,
      // A link that confirms an address
      addressSubject: "Confirmez votre adresse pour Earshot",
      addressAsked: """
        Quelqu’un a demandé qu’Earshot envoie des messages à cette adresse quand quelque chose \
        l’attend.
        """,
      addressOpens:
        "Si c’était vous, ouvrez ce lien et confirmez-y l’adresse. Il fonctionne pendant 24 heures :",
      addressIgnored: "Si ce n’était pas vous, ignorez ce message. Rien d’autre ne sera envoyé.",
      // To an address that an account has left
      leftSubject: "Votre adresse pour Earshot a changé",
      leftAddress:
        "Le compte Earshot « {name} » a maintenant une autre adresse. Les messages à son sujet n’arrivent plus ici.",
      leftByOthers:
        "Si vous ne l’avez pas changée, dites-le tout de suite aux personnes qui gèrent le serveur : quelqu’un d’autre utilise peut-être votre compte.",
      // What is there
      newsReady: "Une lecture est prête pour vous.",
      newsKept: "Un de vos enregistrements a été accepté. Merci.",
      newsAskedAgain: "Un texte que vous avez enregistré est de nouveau demandé.",
      newsEnding:
        "Votre délai pour un texte que vous avez pris se termine dans moins de 12 heures.",
      newsOpens: "Connectez-vous pour le trouver :",
      newsStops: "Vous recevez ce message parce que vous l’avez demandé. Pour ne plus en recevoir :"
    ))
}
