// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadDoneWords {
  static let french = Edition(
    ReadDoneWords(
      undo: "Annuler",
      undoBlock: "Annuler le blocage",
      asked:
        "Votre demande est publiée. Vous trouverez l’enregistrement ici quand il sera prêt.",
      edited: "Vos changements sont enregistrés.",
      withdrawn: "Votre demande est annulée.",
      restored: "Votre demande est de nouveau dans la liste.",
      takenAsGood: "Merci. L’enregistrement est à vous.",
      askedAgain:
        "L’enregistrement est mis de côté. Une autre personne bénévole peut maintenant lire le texte.",
      putAway: "L’enregistrement est mis de côté.",
      askedNobody: """
        L’enregistrement est mis de côté. Mais aucune des personnes que vous avez nommées ne \
        peut plus lire le texte : choisissez qui peut le lire.
        """,
      recordingBack: "L’enregistrement est de nouveau là.",
      claimed: "Vous avez pris ce texte.",
      extended: "Vous avez plus de temps.",
      givenBack: "Le texte est rendu. Une autre personne bénévole peut le lire.",
      sent: "Votre enregistrement est envoyé. Nous le vérifions maintenant.",
      sentWell: "Votre enregistrement est envoyé. Merci pour votre voix."))
}
