// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FindingWords {
  static let french = Edition(
    FindingWords(
      heading: "Ce que nous avons remarqué",
      held: "Écoutez votre enregistrement avant qu’il parte : nous avons remarqué quelque chose.",
      heldLead: """
        La personne qui l’a demandé ne l’a pas encore. Vous pouvez l’enregistrer de nouveau ou \
        l’envoyer tel quel. Si vous ne faites rien, nous l’enverrons dans six heures.
        """,
      sendAnyway: "L’envoyer tel quel",
      sentAnyway: """
        Votre enregistrement part tel quel vers la personne qui l’a demandé. Merci pour votre \
        voix.
        """,
      delivered: """
        Votre enregistrement a été remis. Nous avons remarqué quelque chose qu’il peut être \
        utile de savoir.
        """,
      deliveredLead: """
        La personne qui l’a demandé a votre enregistrement. Vous n’avez rien à faire. Si vous \
        le souhaitez, vous pouvez en envoyer un autre à sa place.
        """,
      mostlySilent: """
        L’enregistrement est presque entièrement silencieux. Vérifiez que le micro est resté \
        allumé jusqu’à la fin.
        """,
      farTooShort: """
        L’enregistrement est beaucoup trop court pour ce texte. Il en manque peut-être une \
        partie.
        """,
      distorted: """
        La voix est déformée du début à la fin. Parlez moins fort ou éloignez-vous du micro.
        """,
      clipped: """
        La voix est déformée par endroits, là où elle était trop forte. Éloignez-vous un peu \
        du micro.
        """,
      short: """
        L’enregistrement est un peu court pour ce texte. Vérifiez que rien ne manque et lisez \
        plus lentement.
        """,
      long: "L’enregistrement est très long pour ce texte. Vérifiez s’il y a de longues pauses.",
      quiet: "L’enregistrement est très faible. Rapprochez-vous du micro.",
      noisy: "On entend du bruit derrière la voix. Fermez la fenêtre ou éteignez ce qui bourdonne.",
      startCut: """
        L’enregistrement commence peut-être trop tard, au milieu d’un mot. Attendez une \
        seconde avant de parler.
        """,
      endCut: """
        L’enregistrement finit peut-être trop tôt, au milieu d’un mot. Attendez une seconde \
        après le dernier mot.
        """))
}
