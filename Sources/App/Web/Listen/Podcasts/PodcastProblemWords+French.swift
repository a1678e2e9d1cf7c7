// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PodcastProblemWords {
  static let french = Edition(
    PodcastProblemWords(
      unreachable:
        "Rien n’est joignable à cette adresse. Vérifiez-la, ou attendez : un nouvel essai suivra.",
      untrusted: "Le certificat de ce serveur n’est pas valable. Prévenez les auteurs du podcast.",
      sentElsewhere:
        "Ce serveur renvoie vers une adresse qui n’est pas suivie. Donnez l’adresse où se trouve vraiment le fichier.",
      notFound: "Il n’y a plus rien à cette adresse. Cherchez la nouvelle.",
      gone:
        "Ses auteurs y ont mis fin, dit son serveur. Vous pouvez vous désabonner ; ce que vous avez pris reste jusque-là.",
      notPublic:
        "Seules les personnes connectées là-bas l’obtiennent. Cherchez une adresse publique.",
      refused: "Ce serveur refuse ou est en panne. Réessayez plus tard.",
      webPage:
        "À cette adresse se trouve une page web, pas le fichier. Cherchez « RSS » ou le son sur la page.",
      packed:
        "Ce serveur l’envoie compressé, sans qu’on l’ait demandé. Prévenez les auteurs du podcast.",
      tooLarge:
        "C’est plus grand que ce qui est accepté ici : un flux peut faire 10 mégaoctets, un épisode 500.",
      tooSlow: "Cela arrive trop lentement. Réessayez plus tard.",
      brokenOff: "La transmission s’est interrompue. Réessayez.",
      noFeed:
        "Ce qui s’y trouve n’est pas le flux d’un podcast. Cherchez l’adresse appelée « RSS ».",
      damaged: "C’est abîmé et illisible. Prévenez les auteurs du podcast.",
      entities:
        "Il renvoie à des choses hors de lui, qui ne sont pas suivies par sécurité. Prévenez les auteurs du podcast.",
      tooMuchWork: "Le lire demande trop de travail. Prévenez les auteurs du podcast.",
      badAddress:
        "Son adresse n’est pas sûre (https) ou n’a pas de sens. Prévenez les auteurs du podcast.",
      notSound: "Le fichier n’est pas un son lisible. Prévenez les auteurs du podcast.",
      tooShort: "Le son n’a pas de durée : il n’y a rien à entendre.",
      tooLong: "Le son dure plus d’un jour, qui est le maximum.",
      noRoom: "Il n’y a plus de place : retirez d’abord le son d’un autre épisode.",
      serverFailed: "Ce serveur a échoué. Prévenez les personnes qui le gèrent."))
}
