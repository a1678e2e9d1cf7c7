// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RecordingWords {
  /// The words in French.
  public static let french = Edition(
    RecordingWords(
      // What the buttons do
      record: "Enregistrer",
      pause: "Pause",
      goOn: "Continuer",
      again: "Enregistrer de nouveau",
      stop: "Arrêter",
      next: "Paragraphe suivant",
      previous: "Paragraphe précédent",
      mark: "Marquer un chapitre",
      listen: "Écouter",
      stopListening: "Arrêter l’écoute",
      remove: "Retirer",
      undo: "Annuler",
      askLevel: "Quel est le volume ?",
      whereAmI: "Où suis-je ?",
      send: "Envoyer la lecture",
      sendAllTheSame: "Envoyer quand même",
      // What it is doing
      ready: "Prêt à enregistrer",
      opening: "En attente du micro",
      recording: "Enregistrement en cours",
      paused: "En pause",
      listening: "Écoute de votre enregistrement",
      sending: "Envoi de la lecture",
      sent: "La lecture est envoyée",
      // Where one is
      place: "Paragraphe {number} sur {count}",
      notRecorded: "Pas encore enregistré.",
      recorded: "Enregistré : {time}.",
      marks: "Marques de chapitre : {number}.",
      progress: "{recorded} sur {count} enregistrés, {time} en tout.",
      comma: ", ",
      // What was done
      marked: "Chapitre marqué.",
      removed: "Retiré. Vous pouvez annuler.",
      restored: "Rétabli.",
      draftFound: "Votre brouillon est toujours là.",
      keptSoFar: "Ce que vous avez enregistré jusqu’ici est gardé.",
      // Whether it has arrived
      arrived: "Tout ce qui est enregistré est arrivé.",
      arriving:
        "Ce que vous enregistrez est envoyé au fur et à mesure et gardé sur cet appareil.",
      cutOff:
        "Il n’y a pas de connexion. Ce que vous avez enregistré est gardé sur cet appareil et sera envoyé plus tard.",
      // How loud it is
      levelUnknown: "Enregistrez d’abord quelques mots, puis redemandez.",
      levelSilent: "On n’entend rien. Vérifiez le micro.",
      levelTooQuiet: "Trop faible. Rapprochez-vous du micro ou parlez plus fort.",
      levelGood: "C’est bon.",
      levelTooLoud: "Trop fort. Éloignez-vous un peu du micro.",
      // Before sending
      beforeSending: "Avant de l’envoyer :",
      nothingToSend: "Rien n’est encore enregistré. Enregistrez d’abord un paragraphe.",
      missing: "Pas encore enregistré : paragraphe {numbers}.",
      silentTake: "Paragraphe {number} : on n’entend rien.",
      quietTake: "Le paragraphe {number} est très faible.",
      clippedTake: "Le paragraphe {number} est trop fort par endroits et peut grésiller.",
      shortTake:
        "Le paragraphe {number} est plus court que son texte ne le demande d’habitude. Est-il entier ?",
      longTake:
        "Le paragraphe {number} est plus long que son texte ne le demande d’habitude. Y a-t-il une longue pause ?",
      noisy: "On entend la pièce derrière votre voix. Un endroit plus calme aiderait.",
      // What is the matter
      refused: "La lecture n’a pas pu être envoyée. Elle est toujours là.",
      notAllowed:
        "Le navigateur ne laisse pas cette page utiliser le micro. Autorisez-le dans les réglages de la page, puis réessayez.",
      noMicrophone: "Aucun micro n’a été trouvé. Branchez-en un, puis réessayez.",
      lost: "Le micro s’est arrêté.",
      unsupported:
        "Ce navigateur ne sait pas enregistrer. Envoyez un fichier ou utilisez un autre navigateur.",
      full:
        "Il n’y a plus de place sur cet appareil pour l’enregistrement. Faites de la place, puis continuez."
    ))
}
