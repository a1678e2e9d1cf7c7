// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdminCommandWords {
  static let french = Edition(
    AdminCommandWords(
      vet:
        "Dire que vous connaissez une personne bénévole, qui peut alors lire ce qui est réservé aux bénévoles vérifiés.",
      unvet: "Retirer cela ; la personne perd les textes de ce genre qu’elle a.",
      stop: "Empêcher un compte de lire pour les autres et de demander ; il perd ce qu’il a.",
      allow: "Le laisser de nouveau lire et demander.",
      grant: "Laisser quelqu’un voir les signalements et les bénévoles sur la page /operator.",
      revoke: "Retirer cela.",
      passwordLink:
        "Créer un lien avec lequel une personne qui a oublié son mot de passe en choisit un nouveau.",
      list: "Dire les règles et les bénévoles, une ligne pour chacun.",
      reports: "Dire les signalements qui attendent, les plus anciens d’abord.",
      settle: "Classer un signalement ; il est supprimé après 30 jours.",
      vetting:
        "Donner les textes aux seuls bénévoles vérifiés, sauf si la personne qui demande dit autre chose.",
      claims: "Dire combien de textes une nouvelle personne bénévole peut prendre par jour (10).",
      networkClaims:
        "Dire combien de textes les bénévoles non vérifiés peuvent prendre par jour depuis un même réseau (60).",
      data: "Le dossier dans lequel le serveur garde ses données (data).",
      beside: "Le serveur peut tourner pendant ce temps ; il obéit aussitôt.",
      // What is wrong
      notOnOrOff: "La vérification est on ou off, et non « {word} ».",
      notACount: "Le nombre de textes est un nombre entier de 0 à {most}, et non « {word} »."))
}
