// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HelpWords {
  static let french = Edition(
    HelpWords(
      title: "Aide",
      lead:
        "Qui vous parle, comment marche chaque partie d’Earshot, et que régler sur votre appareil.",
      contents: "Sur cette page",
      keysCaption: "Touches",
      speaking: [
        """
        Si vous avez un lecteur d’écran, choisissez « Votre lecteur d’écran parle, ou personne » \
        dans les réglages. Alors, seul votre lecteur d’écran parle.
        """,
        """
        Si vous n’en avez pas, appuyez sur F8 sur n’importe quelle page, ou choisissez « Earshot \
        vous parle » dans les réglages. Earshot vous lit alors chaque page.
        """,
        """
        Dans les réglages, sous « La voix d’Earshot », vous choisissez sa voix et sa vitesse. \
        Vous pouvez aussi y choisir « Entendre avant de confirmer » : le premier appui dit ce \
        qu’est une chose et ce qu’elle fait, le second le fait.
        """,
      ],
      speakingKeys: [
        Key("F8", "Earshot parle, ou se tait"),
        Key("Échap", "Silence"),
        Key("Flèche bas", "Phrase suivante"),
        Key("Flèche haut", "Phrase précédente"),
        Key("Maj+Flèche bas", "Continuer la lecture d’ici"),
        Key("Flèche gauche, Flèche droite", "Caractère précédent, caractère suivant"),
        Key("F2", "Répéter"),
        Key("F4", "Épeler"),
        Key("F9", "Où suis-je ?"),
      ],
      read: [
        """
        Créez un compte et choisissez « Je veux qu’on me lise des textes ». Ouvrez ensuite « Se \
        faire lire » et choisissez « Demander une lecture ».
        """,
        """
        Quand une personne bénévole a envoyé l’enregistrement, il est sur la page de votre \
        demande et dans « Mes audios ».
        """,
        """
        Vous pouvez annuler une demande à tout moment, et revenir là-dessus pendant sept jours.
        """,
        "Pour lire aux autres, choisissez « Je veux lire pour les autres » dans votre compte.",
      ],
      walk: [
        """
        Marcher ne connaît ni la circulation ni les obstacles. Votre canne, votre chien et vos \
        oreilles passent d’abord.
        """,
        """
        Choisissez un type de lieu, puis le lieu. Earshot dit à quelle distance il est devant ou \
        derrière vous, et à votre gauche ou à votre droite.
        """,
        """
        Votre téléphone demande s’il a le droit d’utiliser votre position et sa boussole. Vous \
        pouvez aussi écrire une position.
        """,
      ],
      charts: [
        "Le temps parcourt le graphique. Un son plus aigu est une valeur plus élevée.",
        """
        Sur un écran tactile, choisissez « Point suivant », ou passez un doigt sur l’image. Avec \
        un clavier, allez au graphique et utilisez ses touches.
        """,
        """
        Vous pouvez ouvrir un fichier à vous, ou coller un tableau : CSV, TSV, JSON, Vega-Lite, \
        un tableau d’une page web, ou un graphique en SVG. Il reste dans votre navigateur.
        """,
      ],
      chartKeys: [
        Key("Flèche gauche, Flèche droite", "Point précédent, point suivant"),
        Key("Flèche haut, Flèche bas", "Série du dessus, série du dessous"),
        Key("Début, Fin", "Premier point, dernier point"),
        Key("Espace", "Lecture ou pause"),
        Key("Échap", "Arrêter"),
        Key("W", "Où suis-je ?"),
        Key("I", "Résumé"),
        Key("F", "Description complète"),
        Key("G", "Aller à une valeur"),
        Key("T", "Tableau de toutes les valeurs, et retour"),
        Key("M", "Annoncer les nouvelles valeurs d’un capteur, ou non"),
        Key("H", "Liste de toutes les touches, et retour"),
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
        "Sur un ordinateur, appuyez ensemble sur les touches des points, puis relâchez-les.",
      ],
      brailleKeys: [
        Key("F, D, S", "Points 1, 2, 3"),
        Key("J, K, L", "Points 4, 5, 6"),
      ],
      lessonHeading: "Apprendre le braille",
      lessonSentences: [
        """
        Earshot dit un signe, vous l’écrivez, et vous entendez s’il était juste. Sur un \
        téléphone, glissez sur le pavé :
        """
      ],
      lessonSwipes: [
        Key("Vers le haut", "Le répéter"),
        Key("Vers le bas", "Le passer ; pendant un exercice, répéter la phrase"),
        Key("À gauche ou à droite", "Dire ses points"),
        Key("Vers le haut avec trois doigts", "Arrêter"),
      ],
      listen: [
        """
        Choisissez un enregistrement et écoutez-le. Earshot retient où vous étiez, sur chaque \
        appareil où vous vous connectez.
        """,
        "Ces touches marchent quand le focus est dans le lecteur.",
      ],
      listenKeys: [
        Key("K", "Lecture ou pause"),
        Key("J", "Reculer de 10 secondes"),
        Key("L", "Avancer de 10 secondes"),
        Key("W", "Où en suis-je ?"),
      ],
      mobileReadersHeading: "VoiceOver et TalkBack",
      mobileReaders: [
        """
        Déplacez-vous par titres et par régions : chaque page a un titre principal, et le menu \
        principal est partout dans le même ordre.
        """
      ],
      desktopReadersHeading: "NVDA, JAWS, Orca et Narrateur",
      desktopReaders: [
        """
        Pour le pavé braille, et pour les lettres des graphiques et du lecteur, passez en mode \
        formulaire, pour que les lettres arrivent à la page. Sur le pavé, Orca le fait seul.
        """
      ],
      desktopKeys: [
        Key("NVDA+Espace", "Mode formulaire dans NVDA"),
        Key("Inser+Z", "Activer ou désactiver le curseur virtuel dans JAWS"),
        Key("Inser+A", "Mode focus dans Orca"),
        Key("Verr. maj+Espace", "Activer ou désactiver le mode balayage dans le Narrateur"),
      ]))
}
