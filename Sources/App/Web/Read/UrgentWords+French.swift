// SPDX-License-Identifier: Apache-2.0

import Speaking

extension UrgentWords {
  static let french = Edition(
    UrgentWords(
      urgent: "C’est urgent : appeler des lecteurs maintenant",
      urgentHint: """
        Des bénévoles présents en ce moment sont appelés, cinq à la fois, pendant une \
        demi-heure. Ils voient le titre, le genre, la langue, la longueur et le jour, pas le \
        texte. Vous pouvez le faire cinq fois par jour, un texte à la fois.
        """,
      ringNow: "Appeler des lecteurs maintenant",
      rings: "Des lecteurs sont appelés en ce moment.",
      ringing: "Des lecteurs sont appelés jusqu’à {until}. Appelés jusqu’ici : {count}.",
      unanswered: """
        Personne n’a pu venir en une demi-heure. Votre demande est en tête de la liste.
        """,
      heading: "Urgent",
      news: "Quelqu’un a besoin qu’on lui lise un texte maintenant.",
      calling: "On vous appelle pour ce texte.",
      gone: "Quelqu’un d’autre a le texte urgent, ou il n’est plus nécessaire.",
      ringMe: "M’appeler quand un texte est urgent",
      ringMeHint: """
        Tant qu’une page d’Earshot est ouverte, vous êtes informé des textes urgents que vous \
        pouvez lire.
        """,
      ringMeNot: "Ne pas m’appeler",
      isRung: "Vous serez appelé quand un texte sera urgent et que ce site sera ouvert.",
      isNotRung: "Vous ne serez plus appelé."))
}
