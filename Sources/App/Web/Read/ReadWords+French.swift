// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadWords {
  static let french = Edition(
    ReadWords(
      how: "Comment cela marche",
      steps: [
        "Vous mettez un texte : une lettre, un chapitre, une recette.",
        "Une personne bénévole le prend, le lit à voix haute et envoie l’enregistrement.",
        "Vous l’écoutez ici, autant que vous voulez. Personne d’autre ne le peut.",
      ],
      ask: "Demander une lecture",
      yours: "Vos demandes",
      answered: "Enregistrements pour vous",
      waiting: "En attente",
      takenBack: "Annulées",
      nothingAsked:
        "Vous trouverez ici vos demandes, et les enregistrements que des personnes font pour vous.",
      older: "Montrer les plus anciennes",
      more: "Montrer plus",
      toList: "Toutes vos demandes",
      askLead:
        "Seule la personne bénévole qui le prend peut lire le texte. N’y mettez ni mots de passe ni numéros de carte.",
      fieldTitle: "Qu’est-ce que c’est ?",
      fieldTitleHint:
        "Quelques mots, comme « Lettre de la banque ». Les bénévoles les voient dans leur liste.",
      fieldText: "Le texte",
      fieldTextHint: """
        Écrivez-le ou collez-le, jusqu’à 100 000 caractères. Laissez-le vide si vous le joignez, ou \
        si le titre dit à lui seul de quel texte il s’agit.
        """,
      fieldCategory: "Type de texte",
      fieldLanguage: "Langue du texte",
      otherLanguages: "Autres langues",
      unknownLanguage:
        "« {found} » n’est pas une langue de la liste. Choisissez-en une dans la liste.",
      fieldDeadline: "À recevoir au plus tard le",
      fieldDeadlineHint: "Laissez vide si rien ne presse.",
      post: "Publier la demande",
      edit: "Modifier",
      editLater: "Vous pourrez la modifier de nouveau si le bénévole la rend.",
      editTitle: "Modifier la demande",
      withdraw: "Annuler cette demande",
      withdrawRecorded: "Supprimer la demande et l’enregistrement",
      restore: "Rétablir cette demande",
      yourText: "Votre texte",
      recording: "L’enregistrement",
      download: "Télécharger l’enregistrement",
      openInListen: "L’ouvrir dans Mes audios",
      keepAfterAll: "Garder l’enregistrement précédent",
      isGood: "Garder cet enregistrement",
      isGoodHint: """
        Est-il bon ? Quand vous le gardez, la personne bénévole ne peut plus voir votre texte.
        """,
      again: "Demander à une autre personne",
      by: "à recevoir au plus tard le {date}",
      asks: "{name} demande une lecture",
      notADay:
        "Ce jour n’existe pas. Écrivez-le ainsi : année, mois, jour, comme 2027-03-01, ou laissez vide.",
      tooLongReport: "Cela dépasse {most} caractères. Raccourcissez-le.",
      missingTitle: "Dites en quelques mots quel est ce texte.",
      tooLong:
        "Cela dépasse {maximum} caractères. Raccourcissez-le, ou demandez en deux parties.",
      past: "Ce jour est passé. Choisissez-en un plus tard, ou laissez vide.",
      openNews: .french(
        one: "{count} texte attend maintenant.", other: "{count} textes attendent maintenant."),
      askedNews: "Enregistrements pour vous : {answered}. En attente : {waiting}.",
      takenNews: "En cours : {present}. Terminées : {past}."))
}
