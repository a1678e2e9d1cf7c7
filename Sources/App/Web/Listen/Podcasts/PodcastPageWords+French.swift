// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PodcastPageWords {
  static let french = Edition(
    PodcastPageWords(
      podcasts: "Podcasts",
      lead:
        "Abonnez-vous à des podcasts et écoutez leurs épisodes ici. Vous êtes seul à voir vos abonnements.",
      signIn: "Connectez-vous pour vous abonner à des podcasts.",
      yours: "Vos podcasts",
      empty: "Vous n’avez pas encore de podcast ici.",
      add: "Ajouter un podcast",
      field: "Adresse du flux",
      fieldHint:
        "L’adresse de son flux RSS, comme https://example.org/feed.xml. Beaucoup de podcasts l’ont sur leur page, sous « RSS ».",
      addAct: "S’abonner",
      list: "Apporter une liste de podcasts",
      listField: "Fichier OPML",
      listHint: "Les autres applications de podcasts le donnent par « exporter ».",
      listAct: "Ajouter toute la liste",
      noList: "Choisissez d’abord un fichier.",
      noSuchList:
        "Ce fichier n’est pas une liste de podcasts (OPML). Exportez de nouveau la liste depuis l’autre application.",
      listTooLarge: "Cette liste est trop grande. Divisez-la.",
      listTold:
        "Nouveaux : {added}. Déjà là : {known}. Sans adresse sûre (https) : {refused}. Au-delà du maximum : {beyond}.",
      download: "Télécharger votre liste (OPML)",
      tooMany: "Vous avez {count} podcasts, c’est le maximum. Retirez-en un d’abord.",
      notALink:
        "Ce n’est pas une adresse. Copiez l’adresse du flux, comme https://example.org/feed.xml.",
      notSecure:
        "Seules les adresses sûres sont lues. Donnez-en une qui commence par https, sans nom ni mot de passe et sans port.",
      waiting:
        "Le flux est en cours de lecture. Ce sera dit ici dès qu’il est là ; vous pouvez aussi rouvrir cette page.",
      read: "{done} podcasts lus sur {count}.",
      episodesCame: .french(one: "{count} épisode.", other: "{count} épisodes."),
      newest: "Le plus récent : {title}",
      by: "De {name}",
      about: "À propos de ce podcast",
      episodes: "Épisodes",
      noEpisodes: "Ce flux n’a aucun épisode avec du son.",
      isCut: "Seuls les {count} épisodes les plus récents sont listés.",
      isMended: "Ce flux est abîmé. Ce qui a pu être lu est listé ; des épisodes peuvent manquer.",
      untitled: "Épisode sans titre",
      noDate: "Sans date",
      canBeHeard: "Prêt à l’écoute",
      older: "Épisodes plus anciens",
      newer: "Épisodes plus récents",
      getsNew: "Le nouvel épisode est pris de lui-même.",
      getNewAct: "Prendre d’eux-mêmes les nouveaux épisodes",
      stopNewAct: "Ne prendre que ce que je demande",
      remove: "Se désabonner",
      getAct: "Prendre cet épisode",
      getHint: "Ce serveur prend le son : le podcast n’apprend pas qui écoute.",
      getting:
        "L’épisode est en route. Ce sera dit ici dès qu’il est là ; vous pouvez aussi rouvrir cette page.",
      failed: "L’épisode n’a pas pu être pris. {reason}",
      again: "Réessayer",
      noRoom:
        "Les épisodes que vous avez pris font ensemble {megabytes} mégaoctets, c’est le maximum. Retirez d’abord le son de l’un d’eux.",
      removeSound: "Retirer le son d’ici",
      saveSound: "Télécharger l’épisode",
      notes: "À propos de cet épisode",
      transcript: "Texte de cet épisode",
      transcriptCut: "Le texte est plus long que ce qui est gardé ; la fin manque.",
      transcriptFailed: "Le flux a un texte de cet épisode, mais il n’a pas pu être pris. {reason}",
      transcriptWaits: "Cet épisode a un texte, qui vient avec le son.",
      feed: "Vos enregistrements en podcast",
      feedLead:
        "Toute application de podcasts peut lire les enregistrements faits pour vous. Il lui faut une adresse que vous seul devez connaître : qui l’a peut écouter vos enregistrements.",
      feedIsOff: "Il n’y a pas d’adresse pour le moment.",
      feedIsOn: "Il y a une adresse depuis le {date}. Elle n’est montrée qu’à sa création.",
      feedMake: "Créer une adresse",
      feedAnew: "Créer une nouvelle adresse ; l’ancienne ne sert plus",
      feedEnd: "Supprimer l’adresse",
      feedMade: "Votre adresse est créée",
      feedShown:
        "Copiez-la maintenant dans votre application de podcasts : elle ne sera plus montrée. Qui l’a peut écouter vos enregistrements.",
      feedAddress: "Adresse de votre podcast",
      feedTitle: "Mes enregistrements sur Earshot",
      added: "Vous êtes abonné. Le flux est en cours de lecture.",
      removed: "Vous êtes désabonné. Vous pouvez revenir dessus pendant un jour.",
      putBack: "Vous êtes de nouveau abonné.",
      changed: "C’est changé.",
      asked: "L’épisode est en route.",
      soundRemoved: "Le son est retiré. Vous pouvez le reprendre.",
      feedEnded: "L’adresse ne sert plus."))
}
