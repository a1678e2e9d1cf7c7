// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MailCommandWords {
  static let french = Edition(
    MailCommandWords(
      mail:
        "Envoie les e-mails par ce serveur : smtp://[UTILISATEUR:MOT-DE-PASSE@]HÔTE[:PORT] ou smtps://…",
      mailFile:
        "Lit cela dans la première ligne de ce fichier, pour qu’aucun mot de passe ne soit dans la commande.",
      mailFrom: "Envoie les e-mails depuis cette adresse.",
      publicAddress: "L’adresse où l’on trouve ce serveur, pour les liens des e-mails : https://…",
      test: "Envoie un e-mail à une adresse et affiche la réponse du serveur de messagerie.",
      testDiscussion:
        "Elle utilise les mêmes options et le même environnement qu’earshot serve : EARSHOT_MAIL et EARSHOT_MAIL_FROM.",
      testSubject: "Un message d’Earshot",
      testText:
        "Ce message montre qu’Earshot peut envoyer des e-mails depuis ce serveur. Il n’y a rien à faire.",
      taken: "Le serveur de messagerie a pris le message : {answer}",
      badForm:
        "Le serveur de messagerie s’écrit smtp://[UTILISATEUR:MOT-DE-PASSE@]HÔTE[:PORT] ou smtps://…, avec %40 pour un @ dans l’utilisateur.",
      badPort: "Le port du serveur de messagerie doit être un nombre entier de 1 à 65535.",
      badOption: "Après ? seul tls=off est connu, et seulement avec smtp://.",
      openPassword:
        "Un mot de passe partirait sans protection. Retirez ?tls=off, ou utilisez smtps://.",
      badFrom:
        "« {found} » n’est pas une adresse e-mail qui peut envoyer. Donnez-en une comme earshot@example.org.",
      badRecipient:
        "« {found} » n’est pas une adresse e-mail à laquelle on peut envoyer. Donnez-en une comme ana@example.org.",
      badPublicAddress:
        "« {found} » ne peut pas être l’adresse publique. Donnez-en une comme https://earshot.example.org, sans rien après.",
      oneOfTwo: "--mail et --mail-file disent la même chose. Donnez l’une des deux.",
      allThree:
        "Pour envoyer des e-mails, donnez --mail (ou --mail-file), --mail-from et --public-address, ou définissez EARSHOT_MAIL, EARSHOT_MAIL_FROM et EARSHOT_ADDRESS.",
      bothForTest:
        "Pour envoyer un message, donnez --mail (ou --mail-file) et --mail-from, ou définissez EARSHOT_MAIL et EARSHOT_MAIL_FROM.",
      unreachable:
        "Le serveur de messagerie est injoignable. Vérifiez son nom et son port, et que cette machine peut s’y connecter.",
      tooSlow:
        "Le serveur de messagerie n’a pas répondu à temps. Réessayez plus tard, ou vérifiez son nom et son port.",
      brokenOff:
        "Le serveur de messagerie a coupé la connexion. Vérifiez le port : smtps:// a le plus souvent 465, smtp:// 587.",
      notPrivate:
        "La connexion ne peut pas être protégée : le serveur n’offre pas TLS, ou son certificat n’est pas reconnu ici. Vérifiez le nom, ou utilisez smtps://.",
      signInRefused:
        "Le serveur de messagerie a refusé l’utilisateur ou le mot de passe : {answer}",
      putOff:
        "Le serveur de messagerie a remis le message à plus tard : {answer}. Réessayez plus tard.",
      refused: "Le serveur de messagerie a refusé le message : {answer}",
      stopped: "La commande a été arrêtée avant que le message soit pris.",
      other: "Le message n’a pas pu être envoyé (libcurl {code})."))
}
