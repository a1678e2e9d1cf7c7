// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdminCommandWords {
  static let french = Edition(
    AdminCommandWords(
      vet:
        "Vérifier une personne bénévole que vous connaissez, qui peut alors lire ce qui est réservé aux bénévoles vérifiés.",
      unvet: "Retirer la vérification ; la personne perd les textes de ce genre qu’elle a.",
      stop:
        "Suspendre un compte : il ne peut plus lire pour les autres ni demander, et perd ce qu’il a.",
      allow: "Laisser un compte suspendu lire et demander de nouveau.",
      grant: "Laisser quelqu’un voir les signalements et les bénévoles sur la page /operator.",
      revoke: "Retirer ce droit.",
      grantMaps: "Laisser quelqu’un modifier les cartes sur la page /walk/edit.",
      revokeMaps: "Retirer ce droit.",
      passwordLink:
        "Créer un lien avec lequel une personne qui a oublié son mot de passe en choisit un nouveau.",
      list: "Énumérer les règles et les bénévoles, une ligne pour chacun.",
      reports: "Énumérer les signalements en attente, les plus anciens d’abord.",
      settle: "Classer un signalement ; il est supprimé après 30 jours.",
      vetting:
        "Donner les textes aux seuls bénévoles vérifiés, sauf si la personne qui demande dit autre chose.",
      claims: "Fixer combien de textes une nouvelle personne bénévole peut prendre par jour (10).",
      networkClaims:
        "Fixer combien de textes les bénévoles non vérifiés peuvent prendre par jour depuis un même réseau (60).",
      links: "Permettre d’envoyer un lien vers un son, que le serveur télécharge (on).",
      prepareAgain:
        "Refaire le son des enregistrements des 30 derniers jours, par exemple après une mise à jour.",
      data: "Le dossier dans lequel le serveur garde ses données (data).",
      beside: "Le serveur peut tourner pendant ce temps ; le changement vaut aussitôt.",
      // What is wrong
      notOnOrOff: "Écrivez on ou off, et non « {word} ».",
      notACount: "Le nombre de textes est un nombre entier de 0 à {most}, et non « {word} »."))
}
