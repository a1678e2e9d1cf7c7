// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SafetyWords {
  static let french = Edition(
    SafetyWords(
      block: "Bloquer {name}",
      report: "Signaler {name}",
      blockHint:
        "Si vous bloquez {name}, aucun de vous ne verra plus les textes de l’autre.",
      trouble: "Si quelque chose ne va pas",
      reportLead: """
        Les personnes qui gèrent ce serveur le lisent. Elles ne voient pas le texte. L’autre \
        personne n’en est pas informée, et elle est bloquée pour vous.
        """,
      reasonQuestion: "Qu’est-ce qui ne va pas ?",
      words: "Dites-en plus",
      send: "Envoyer le signalement",
      unkind: "C’est grossier ou blessant",
      privacy: "Des informations privées sont mal utilisées",
      misuse: "Ce n’est pas une lecture, ou pas un texte à lire",
      other: "Autre chose",
      chooseReason: "Choisissez ce qui ne va pas.",
      blockedTitle: "Personnes que vous avez bloquées",
      blockedLead:
        "Vous ne voyez pas leurs textes, et elles ne voient pas les vôtres. Elles n’en sont pas informées.",
      nobodyBlocked: "Vous n’avez bloqué personne.",
      since: "depuis le {date}",
      unblock: "Débloquer {name}",
      blocked: "Blocage fait. Aucun de vous ne verra plus les textes de l’autre.",
      unblocked: "Le blocage est annulé.",
      reported: "Votre signalement est envoyé, et la personne est bloquée pour vous."))
}
