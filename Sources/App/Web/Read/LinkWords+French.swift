// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LinkWords {
  static let french = Edition(
    LinkWords(
      heading: "Ou envoyez un lien",
      label: "Lien vers votre enregistrement",
      hint: """
        Un lien vers le fichier son lui-même, par exemple dans votre espace en ligne. Nous \
        téléchargeons le son. La personne qui demande l’entend et ne voit jamais le lien.
        """,
      send: "Envoyer le lien",
      missing: "Saisissez le lien vers votre enregistrement.",
      notALink: "Ce n’est pas un lien. Un lien commence par https:// et n’a pas d’espaces.",
      tooLong: "Le lien a plus de {maximum} caractères. Utilisez un lien plus court.",
      notSecure: "Le lien doit commencer par https://.",
      withName:
        "Il y a un nom ou un mot de passe dans le lien. Utilisez un lien qui fonctionne sans.",
      port: "Il y a un numéro de port dans le lien. Utilisez un lien qui fonctionne sans.",
      off: "Ce serveur n’accepte pas les liens. Envoyez le fichier son lui-même.",
      underWay: """
        Nous téléchargeons déjà un enregistrement pour vous. Envoyez le lien suivant quand il \
        sera arrivé.
        """,
      yourLink: "Votre lien",
      sent: "Votre lien est envoyé.",
      stopped: "Nous ne téléchargeons plus rien. Le lien est supprimé.",
      fetching: "Nous téléchargeons votre enregistrement.",
      fetchingLead: "Cela prend cinq minutes au plus. Vous pouvez quitter cette page.",
      stop: "Arrêter le téléchargement",
      failedLead: "Vous avez toujours le texte. Envoyez un autre lien, ou le fichier son lui-même.",
      unreachable: """
        Nous n’avons trouvé aucun serveur à ce lien. Vérifiez-le. Il doit fonctionner de partout \
        sur internet, pas seulement chez vous ou au travail.
        """,
      untrusted: """
        Le serveur de ce lien n’a pas de certificat valable : nous n’avons rien téléchargé.
        """,
      sentElsewhere: """
        Le lien mène à des endroits où nous n’allons pas. Utilisez le lien vers le fichier son \
        lui-même.
        """,
      notFound: "Il n’y a pas de fichier à ce lien. Vérifiez-le.",
      notPublic: """
        Le fichier n’est pas public : il faut se connecter pour l’avoir. Partagez-le avec toute \
        personne qui a le lien, et envoyez le lien de nouveau.
        """,
      refused: "Le serveur de ce lien ne nous a pas donné le fichier. Réessayez plus tard.",
      webPage: """
        C’est une page et non un son. Utilisez le lien vers le fichier son lui-même : là où vous \
        le gardez, il s’appelle souvent « lien direct » ou « télécharger ».
        """,
      packed: """
        Le serveur de ce lien envoie le fichier compressé, et nous ne pouvons pas le décompresser.
        """,
      tooSlow: "Le fichier arrivait trop lentement. Réessayez plus tard.",
      brokenOff: "Le fichier n’est pas arrivé jusqu’au bout. Réessayez plus tard."))
}
