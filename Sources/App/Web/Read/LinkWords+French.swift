// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LinkWords {
  static let french = Edition(
    LinkWords(
      heading: "Ou envoyez un lien",
      label: "Lien vers votre enregistrement",
      hint:
        "Un lien vers le fichier audio lui-même, par exemple dans votre espace en ligne. Nous téléchargeons le son. La personne qui a demandé la lecture l’entend et ne voit jamais le lien.",
      send: "Envoyer le lien",
      missing: "Saisissez le lien vers votre enregistrement.",
      notALink: "Ce n’est pas un lien. Un lien commence par https:// et n’a pas d’espaces.",
      tooLong: "Le lien a plus de {maximum} caractères. Utilisez un lien plus court.",
      notSecure: "Le lien doit commencer par https://.",
      withName:
        "Il y a un nom ou un mot de passe dans le lien. Utilisez un lien qui fonctionne sans.",
      port: "Il y a un numéro de port dans le lien. Utilisez un lien qui fonctionne sans.",
      off: "Ce serveur n’accepte pas les liens. Envoyez le fichier audio lui-même.",
      underWay: """
        Nous téléchargeons déjà un enregistrement pour vous. Envoyez le lien suivant quand il \
        sera arrivé.
        """,
      yourLink: "Votre lien",
      of: "{title} : {news}",
      sent: "Votre lien est envoyé.",
      cameToNothing: "Nous n’avons pas pu télécharger votre enregistrement.",
      stopped: "Nous avons arrêté le téléchargement et supprimé le lien.",
      fetching: "Nous téléchargeons votre enregistrement.",
      fetchingLead: "Cela prend cinq minutes au plus. Vous pouvez quitter cette page.",
      stop: "Arrêter le téléchargement",
      failedLead:
        "Vous avez toujours le texte. Envoyez un autre lien, ou le fichier audio lui-même.",
      unreachable:
        "Nous n’avons trouvé aucun serveur derrière ce lien. Vérifiez-le. Il doit fonctionner de partout sur internet, pas seulement chez vous ou au travail.",
      untrusted:
        "Le serveur de ce lien n’a pas de certificat valide : nous n’avons rien téléchargé.",
      sentElsewhere:
        "Le lien renvoie vers des endroits où nous n’allons pas. Utilisez le lien vers le fichier audio lui-même.",
      notFound: "Ce lien ne mène à aucun fichier. Vérifiez-le.",
      notPublic:
        "Le fichier n’est pas public : il faut se connecter pour l’avoir. Partagez-le avec toutes les personnes qui ont le lien, puis envoyez le lien de nouveau.",
      refused: "Le serveur de ce lien ne nous a pas donné le fichier. Réessayez plus tard.",
      webPage:
        "Ce lien mène à une page, pas à un son. Utilisez le lien vers le fichier audio lui-même : là où vous le gardez, il s’appelle souvent « lien direct » ou « télécharger ».",
      packed: """
        Le serveur de ce lien envoie le fichier compressé, et nous ne pouvons pas le décompresser.
        """,
      tooSlow: "Le fichier arrivait trop lentement. Réessayez plus tard.",
      brokenOff: "Le fichier n’est pas arrivé jusqu’au bout. Réessayez plus tard."))
}
