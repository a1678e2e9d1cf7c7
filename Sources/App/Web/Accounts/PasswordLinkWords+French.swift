// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PasswordLinkWords {
  static let french = Edition(
    PasswordLinkWords(
      forgottenTitle: "J’ai oublié mon mot de passe",
      forgottenLead:
        "Earshot n’envoie pas d’e-mails. Les personnes qui gèrent ce serveur peuvent vous aider à en choisir un nouveau.",
      askThem: """
        Demandez aux personnes qui vous proposent Earshot, par exemple votre école, votre \
        bibliothèque ou votre association.
        """,
      tellUsername:
        "Dites-leur votre nom d’utilisateur. Ne dites jamais un mot de passe à personne.",
      openLink:
        "Elles vous donneront un lien. Ouvrez-le dans les 24 heures et choisissez un nouveau mot de passe.",
      staysAsItIs: "Tout ce que contient votre compte reste tel quel.",
      // Where this server sends e-mail
      askLead:
        "Écrivez votre nom d’utilisateur ou votre adresse e-mail. Si le compte a une adresse e-mail, un message avec un lien y est envoyé.",
      askField: "Nom d’utilisateur ou adresse e-mail",
      askHint: "Si plusieurs personnes partagent votre adresse, écrivez votre nom d’utilisateur.",
      askAct: "M’envoyer un lien",
      askMissing: "Écrivez votre nom d’utilisateur ou votre adresse e-mail.",
      otherwise: "Si vous ne recevez aucun message",
      otherwiseLead:
        "Les personnes qui gèrent ce serveur peuvent vous aider à choisir un nouveau mot de passe.",
      sentTitle: "Consultez vos e-mails",
      sentLead: "Si ce compte existe et a une adresse e-mail, un message est en route.",
      sentOpen: "Ouvrez le lien du message dans l’heure et choisissez un nouveau mot de passe.",
      sentNothing:
        "Rien après quelques minutes ? Cherchez parmi les messages indésirables (spam), ou demandez aux personnes qui gèrent ce serveur.",
      sendsNone:
        "Ce serveur n’envoie pas d’e-mails. Demandez de l’aide aux personnes qui le gèrent.",
      chooseTitle: "Choisir un nouveau mot de passe",
      chooseAct: "Enregistrer le nouveau mot de passe",
      endedTitle: "Ce lien ne marche plus",
      endedLead: """
        Un lien marche une seule fois, pendant 24 heures, et seulement le plus récent. Demandez-en \
        un autre aux personnes qui gèrent ce serveur.
        """,
      endedLeadByMail:
        "Un lien marche une seule fois, pendant un temps limité, et seulement le plus récent. Vous pouvez en demander un autre.",
      // For those who look after the server
      section: "Mot de passe oublié",
      sectionHint: """
        Assurez-vous de parler à la personne à qui est le compte : quiconque a le lien peut \
        ouvrir le compte.
        """,
      make: "Créer un lien pour un nouveau mot de passe",
      madeTitle: "Lien pour {name}",
      madeLead: "Il marche une seule fois, jusqu’à {moment}. Vous ne le voyez que maintenant.",
      linkLabel: "Lien pour un nouveau mot de passe",
      linkHint: "Copiez-le maintenant et ne le donnez qu’à la personne à qui est le compte.",
      isTold:
        "Le compte dira à {name} que vous l’avez créé. Si vous en aviez créé un avant, il ne marche plus.",
      isOperator: """
        {name} gère aussi ce serveur. Créez ce lien sur le serveur, avec la commande \
        « earshot admin password-link NOM ».
        """,
      // For the owner of the account
      wasMade:
        "Les personnes qui gèrent ce serveur ont créé un lien pour choisir un nouveau mot de passe de votre compte {moment}.",
      wasMailed:
        "Un lien pour choisir un nouveau mot de passe de votre compte a été envoyé à votre adresse e-mail {moment}.",
      wasUsed: """
        Un nouveau mot de passe a été choisi avec ce lien {moment}. Si ce n’était pas vous, \
        changez le mot de passe et dites-le-leur.
        """,
      isOpen: """
        Il marche encore. Si vous ne l’avez pas demandé, changez votre mot de passe : le lien ne \
        marchera plus.
        """,
      isOver: "Il ne marche plus, et personne ne s’en est servi."))
}
