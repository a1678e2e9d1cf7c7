// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HelpWords {
  static let french = Edition(
    HelpWords(
      title: "Aide",
      lead: "Comment fonctionne chaque capacité, et que régler sur votre appareil.",
      contents: "Sur cette page",
      keysCaption: "Touches",
      read: [
        """
        Créez un compte et choisissez « Je veux qu’on me lise des textes ». Ouvrez ensuite \
        Lire et choisissez « Demander une lecture ».
        """,
        """
        Quand une personne bénévole a envoyé l’enregistrement, il est sur la page de votre \
        demande et dans Écouter.
        """,
        """
        Vous pouvez retirer une demande à tout moment, et annuler ce retrait pendant sept jours.
        """,
        "Pour lire aux autres, choisissez « Je veux lire pour les autres » dans votre compte.",
      ],
      walk: [
        """
        Choisissez un type de lieu, puis le lieu. Earshot dit à quelle distance il est devant \
        ou derrière vous, et à votre gauche ou à votre droite.
        """,
        """
        Votre téléphone demande s’il a le droit d’utiliser votre position et sa boussole. Vous \
        pouvez aussi écrire une position.
        """,
        """
        Marcher ne connaît ni la circulation ni les obstacles. Votre canne, votre chien et vos \
        oreilles passent d’abord.
        """,
      ],
      charts: [
        "Le temps parcourt le graphique. Un son plus aigu est une valeur plus élevée.",
        """
        Vous pouvez ouvrir un fichier à vous : un fichier CSV avec une ligne d’en-tête et deux \
        colonnes de nombres. Il reste dans votre navigateur.
        """,
      ],
      braille: [
        """
        Posez le téléphone à plat, ou tenez-le avec l’écran tourné vers l’extérieur. Touchez \
        avec les doigts des points, puis levez-les tous.
        """,
        """
        Gardez les six doigts immobiles un instant, et les points viennent là où ils sont. Sur \
        un téléphone qui ne sent que cinq doigts, posez ceux d’une main, puis ceux de l’autre.
        """,
        """
        Glissez vers la droite pour une espace, vers la gauche pour effacer, vers le bas avec \
        deux doigts pour entendre tous les gestes. Vous pouvez donner à chacun une autre action \
        dans « Réglages et autres ».
        """,
      ],
      brailleElsewhere: [
        """
        Dans les réglages d’Earshot, vous pouvez faire proposer le pavé à côté de chaque champ \
        de texte.
        """,
        "Sur un ordinateur, tenez ensemble les touches des points, puis relâchez-les.",
      ],
      leftDots: "Points 1, 2, 3",
      rightDots: "Points 4, 5, 6",
      listen: [
        """
        Choisissez un enregistrement et écoutez-le. Earshot garde votre position, sur chaque \
        appareil où vous vous connectez.
        """,
        "Reculer et avancer se font par dix secondes.",
      ],
      speaking: [
        """
        Dans les réglages, choisissez « J’utilise un lecteur d’écran » si vous en avez un : \
        alors, seul votre lecteur d’écran parle.
        """,
        "Choisissez « Parlez-moi » si vous n’en avez pas.",
      ],
      mobileReadersHeading: "VoiceOver et TalkBack",
      mobileReaders: [
        """
        Déplacez-vous par titres et par régions : chaque page a un titre principal, et les \
        capacités sont partout dans le même ordre.
        """
      ],
      desktopReadersHeading: "NVDA, JAWS, Orca et Narrateur",
      desktopReaders: [
        "Pour le pavé braille, passez en mode formulaire, pour que les lettres arrivent à la page."
      ],
      focusInNVDA: "Mode formulaire dans NVDA",
      cursorInJAWS: "Activer ou désactiver le curseur virtuel dans JAWS",
      focusInOrca: "Mode focus dans Orca",
      scanInNarrator: "Activer ou désactiver le mode balayage dans le Narrateur"))
}
