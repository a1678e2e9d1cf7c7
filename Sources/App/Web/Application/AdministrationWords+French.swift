// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdministrationWords {
  static let french = Edition(
    AdministrationWords(
      // What was done
      granted: "{name} gère désormais ce serveur, sur /operator.",
      revoked: "{name} ne gère plus ce serveur.",
      mapsGranted: "{name} peut désormais modifier les cartes, sur /walk/edit.",
      mapsRevoked: "{name} ne peut plus modifier les cartes.",
      vetted: "Vérification faite : {name}.",
      unvetted: "Vérification retirée : {name} a perdu ce qui est réservé aux bénévoles vérifiés.",
      stopped: "{name} ne peut plus ni lire pour les autres ni demander.",
      allowed: "{name} peut de nouveau lire et demander.",
      passwordLink: """
        Quiconque ouvre ce lien choisit un nouveau mot de passe pour {name}, une seule fois, dans les 24 heures. Mettez devant l’adresse du serveur :
        """,
      settled: "Le signalement est classé. Il sera supprimé dans 30 jours.",
      turnedOn:
        "La vérification est activée : sauf indication contraire, seules les personnes vérifiées reçoivent les textes.",
      turnedOff:
        "La vérification est désactivée : toute personne qui s’inscrit comme bénévole peut prendre des textes.",
      preparesAgain: .french(
        one: "{count} enregistrement est refait. D’ici là, on entend l’ancien.",
        other: "{count} enregistrements sont refaits. D’ici là, on entend les anciens."),
      preparesNone:
        "Aucun enregistrement n’est assez récent : ce qui est envoyé est gardé 30 jours.",
      // The rules
      isVetting: "La vérification est activée.",
      isNotVetting: "La vérification est désactivée.",
      takesLinks:
        "Les bénévoles peuvent envoyer un lien vers un son, que ce serveur télécharge et garde.",
      takesNoLinks: "Les bénévoles ne peuvent pas envoyer de liens vers des sons.",
      claimsPerDay: .french(
        one: "Une nouvelle personne bénévole peut prendre {count} texte par jour.",
        other: "Une nouvelle personne bénévole peut prendre {count} textes par jour."),
      claimsPerNetwork: .french(
        one:
          "Les bénévoles non vérifiés d’un même réseau peuvent prendre {count} texte par jour, ensemble.",
        other:
          "Les bénévoles non vérifiés d’un même réseau peuvent prendre {count} textes par jour, ensemble."
      ),
      operators: "Gèrent ce serveur : {names}.",
      mapEditors: "Modifient les cartes : {names}.",
      nobody: "personne",
      // People
      person:
        "{username} ({name}) : {state}, {role} depuis {day}, textes en main {hand}, lectures gardées {readings}, signalements {reports}, blocages {blocks}.",
      isVetted: "compte vérifié",
      isNotVetted: "compte non vérifié",
      isStoppedAndVetted: "compte suspendu, vérifié",
      isStopped: "compte suspendu, non vérifié",
      requester: "compte demandeur",
      volunteer: "compte bénévole",
      isCut:
        "Il y a plus de personnes que ces {count}. Nommez-en une pour la vérifier ou la suspendre.",
      // Reports
      report: "Signalement {id}, {day}, par {reporter}, concernant {name}, {role} : {reason}.",
      reportOfStopped:
        "Signalement {id}, {day}, par {reporter}, concernant {name}, {role} (compte suspendu) : {reason}.",
      deletedAccount: "un compte supprimé",
      inRequest: "Demande : {title}",
      noReports: "Aucun signalement en attente.",
      // Why something was not done
      noData:
        "Il n’y a pas de données d’un serveur dans {folder}. Nommez son dossier avec --data, ou démarrez d’abord le serveur.",
      noReport: "Aucun signalement de ce genre n’est en attente. Voyez : earshot admin reports",
      notSettled: "Le signalement n’a pas pu être classé : {reason}.",
      noAccount: "Il n’y a pas de compte avec le nom d’utilisateur {name}. Vérifiez l’orthographe.",
      notAVolunteer: "{name} n’est pas bénévole. On ne vérifie que les bénévoles.",
      notDone: "Cela n’a pas pu être fait : {reason}."))
}
