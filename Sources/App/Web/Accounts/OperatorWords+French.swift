// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OperatorWords {
  static let french = Edition(
    OperatorWords(
      title: "Gérer ce serveur",
      lead: "Vous trouvez ici les signalements et les bénévoles. Vous ne voyez jamais un texte.",
      reports: "Signalements",
      noReports: "Aucun signalement en attente.",
      waiting: "Bénévoles à vérifier",
      nobodyWaits: "Personne n’attend d’être vérifié.",
      actsHint: """
        Vérifiez les personnes que vous connaissez : elles peuvent alors prendre les textes \
        réservés aux bénévoles vérifiés. Une personne suspendue ne peut ni lire ni demander \
        tant que vous ne l’autorisez pas de nouveau.
        """,
      known: "Autres personnes",
      rules: "Règles",
      isVetting:
        "La vérification est activée : sauf indication contraire, seules les personnes vérifiées reçoivent les textes.",
      isNotVetting:
        "La vérification est désactivée : toute personne qui s’inscrit comme bénévole peut prendre des textes.",
      turnOn: "Activer la vérification",
      turnOff: "Désactiver la vérification",
      takesLinks:
        "Les bénévoles peuvent envoyer un enregistrement, ou un lien vers un son, que ce serveur télécharge et garde.",
      takesNoLinks:
        "Les bénévoles peuvent envoyer des enregistrements, mais pas de liens vers des sons.",
      takeLinks: "Accepter les liens",
      takeNoLinks: "Refuser les liens",
      settle: "Classer le signalement concernant {name}",
      vet: "Vérifier {name}",
      unvet: "Retirer la vérification : {name}",
      bar: "Suspendre {name}",
      allow: "Autoriser de nouveau {name}",
      aboutRequester: "Concerne {name}, qui demande des lectures",
      aboutVolunteer: "Concerne {name}, bénévole",
      deletedAccount: "un compte supprimé",
      sentBy: "Envoyé par {sender} {moment}",
      inRequest: "Demande : {title}",
      standing: """
        Textes en main : {hand}. Lectures gardées : {readings}. Signalements : {reports}. \
        Blocages : {blocks}.
        """,
      volunteerSince: "Bénévole depuis le {date}",
      requesterSince: "Demande des lectures depuis le {date}",
      isBarred: "Ce compte est suspendu.",
      morePeople: "Montrer plus de personnes",
      moreReports: "Montrer plus de signalements",
      fromBeginning: "Montrer les listes depuis le début",
      notAVolunteer: "Cette personne n’est pas bénévole. On ne vérifie que les bénévoles.",
      claimsPerDay: "Textes qu’une nouvelle personne bénévole peut prendre par jour",
      claimsPerNetwork:
        "Textes que les bénévoles non vérifiés peuvent prendre par jour depuis un même réseau",
      claimsPerNetworkHint:
        "Un foyer, une école ou une bibliothèque est un réseau. Les bénévoles vérifiés ne comptent pas.",
      notInRange: "Écrivez un nombre entier de {low} à {high}.",
      vetted: "La personne est vérifiée.",
      unvetted: "La personne n’est plus vérifiée.",
      barred:
        "Le compte est suspendu : cette personne ne peut ni lire pour les autres ni demander.",
      allowed: "Le compte est de nouveau autorisé.",
      settled: "Le signalement est classé. Il sera supprimé dans 30 jours.",
      reopened: "Le signalement est de nouveau en attente.",
      numbersChanged: "Les nombres de textes par jour sont changés. Ils valent dès maintenant.",
      doneVetted: "Vérification faite : {name}.",
      doneUnvetted: "Vérification retirée : {name}.",
      doneBarred: "Compte suspendu : {name} ne peut ni lire pour les autres ni demander.",
      doneAllowed: "Compte de nouveau autorisé : {name}."))
}
