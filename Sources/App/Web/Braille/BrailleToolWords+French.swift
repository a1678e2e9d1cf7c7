// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleToolWords {
  static let french = Edition(
    BrailleToolWords(
      swipes: "Gestes",
      swipesHint: "La droite et la gauche sont les vôtres, où que l’écran soit tourné.",
      nothing: "rien",
      swipe: .french(one: "{way}, {count} doigt", other: "{way}, {count} doigts"),
      holding: "{way}, en tenant {dots}",
      resetSwipes: "Revenir aux gestes habituels",
      swipesReset: "Les gestes habituels sont rétablis.",
      files: "Copier, enregistrer et ouvrir",
      saveText: "Enregistrer le texte",
      saveCells: "Enregistrer en caractères braille",
      saveBRF: "Enregistrer pour une imprimante braille (BRF)",
      open: "Ouvrir un fichier de texte ou de braille",
      openHint: "Il est inséré à l’endroit du curseur. Annuler le retire.",
      opened: "Le fichier est ouvert.",
      notOpened:
        "Ce fichier ne peut pas être lu. Choisissez un fichier de texte, braille ou BRF d’un mégaoctet au plus.",
      saved: "Enregistré.",
      own: "Vos mains et vos réglages",
      ownHint:
        "Ils sont gardés sur cet appareil seulement. Enregistrez-les pour les emporter sur un autre.",
      saveProfile: "Enregistrer mes mains et mes réglages",
      openProfile: "Ouvrir des mains et des réglages depuis un fichier",
      profileOpened: "La position de vos mains et vos réglages sont chargés.",
      profileNotOpened:
        "Ce fichier ne contient pas de réglages du pavé braille. Choisissez-en un qui a été enregistré ici.",
      forgetHand: "Oublier le réglage de mes mains",
      forgetSettings: "Revenir aux premiers réglages",
      keyboard: "Vérifier un clavier",
      keyboardHint: """
        Certains claviers perdent des touches quand on appuie sur plusieurs ensemble. \
        Commencez, appuyez sur les six touches à la fois, relâchez-les, et entendez lesquelles \
        sont arrivées.
        """,
      beginKeytest: "Commencer la vérification",
      endKeytest: "Terminer la vérification",
      traces: "Enregistrer ce qui se passe",
      tracesHint: """
        Un enregistrement contient chaque toucher et chaque touche, et donc tout ce que vous \
        écrivez. Il reste sur cet appareil jusqu’à ce que vous le donniez à quelqu’un, par \
        exemple en signalant un défaut.
        """,
      record: "Commencer à enregistrer",
      stopRecording: "Arrêter d’enregistrer",
      recording: "Enregistrement en cours. Ce que vous écrivez maintenant est gardé.",
      recorded: "L’enregistrement est prêt à être sauvegardé.",
      neverHidden: "Rien n’est enregistré tant que ce que vous écrivez est caché.",
      saveTrace: "Sauvegarder l’enregistrement",
      replay: "Rejouer un enregistrement",
      stopReplay: "Arrêter de rejouer",
      replaying: "Lecture de l’enregistrement.",
      replayed: "L’enregistrement est terminé. Votre texte est revenu.",
      notReplayed:
        "Ce fichier n’est pas un enregistrement du pavé braille. Choisissez-en un qui a été sauvegardé ici.",
      wroteThen: "Ce que l’enregistrement a écrit"))
}
