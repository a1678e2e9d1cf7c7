// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleWords {
  static let french = Edition(
    BrailleWords(
      text: "Ce que vous avez écrit",
      kept: "Votre texte est gardé sur cet appareil.",
      keptFrom: "Votre texte du $1 est gardé sur cet appareil.",
      clearKept: "L’effacer",
      textHint:
        "Vous pouvez aussi écrire ou coller ici : des lettres, ou des caractères braille.",
      cells: "En braille",
      table: "Table braille",
      translate: "Convertir en braille et en lettres",
      withoutScripts: """
        Le pavé pour vos doigts a besoin de JavaScript, qui est désactivé ou ne s’est pas \
        chargé. Le champ ci-dessous fonctionne sans lui.
        """,
      failed: """
        Le pavé n’a pas pu être chargé. Rechargez la page ; en attendant, le champ de texte \
        fonctionne.
        """,
      pad: "Pavé braille",
      padTouch: "Posez ensemble les doigts d’une cellule, puis levez-les.",
      padKeys: """
        Sur un clavier, F D S sont les points 1 2 3 et J K L les points 4 5 6, enfoncés \
        ensemble. Espace, Retour arrière et Entrée écrivent et effacent. Tabulation ou Échap \
        quitte le pavé.
        """,
      start: "Commencer à écrire",
      share: "Partager le texte",
      posture: "Comment vous tenez l’appareil",
      postureTable: "Sur une table",
      postureHold: "Écran tourné vers l’extérieur",
      facesAway:
        "L’écran est tourné vers l’extérieur : de face, les points 4 5 6 sont à gauche.",
      fill: "Remplir l’écran avec le pavé",
      unfill: "Quitter",
      readBack: "Relire",
      delete: "Effacer une cellule",
      undo: "Annuler",
      calibrate: "Régler sur mes mains",
      submit: "Terminé",
      close: "Fermer le pavé",
      more: "Réglages et autres",
      clear: "Tout effacer",
      copyLetters: "Copier le texte",
      copyCells: "Copier en braille",
      copied: "Copié.",
      notCopied:
        "Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.",
      hearSwipes: "Entendre les gestes",
      readers: "Si vous utilisez un lecteur d’écran sur un écran tactile",
      readersWhy: """
        Votre lecteur d’écran reçoit tous les touchers, et le pavé ne peut donc pas sentir vos \
        doigts. Vous avez deux possibilités.
        """,
      readersField: """
        Gardez le lecteur d’écran : écrivez dans le champ de texte avec sa propre saisie \
        braille – la saisie braille à l’écran de VoiceOver, le clavier braille de TalkBack – \
        ou avec une plage braille.
        """,
      readersPad: """
        Ou laissez parler Earshot. Donnez d’abord un raccourci à votre lecteur d’écran, dans \
        les réglages d’accessibilité de votre téléphone. Choisissez ensuite « Earshot vous \
        parle » dans les réglages d’Earshot, et remplissez l’écran avec le pavé. Alors \
        seulement, désactivez le lecteur d’écran : pour VoiceOver, appuyez trois fois sur le \
        bouton latéral ; pour TalkBack, tenez les deux touches de volume pendant trois \
        secondes. Le même geste le réactive.
        """,
      readersHeldBack: """
        Le pavé est ouvert, mais aucun toucher ne lui est parvenu : un lecteur d’écran les \
        retient.
        """,
      tablets: """
        Sur un iPad, désactivez les gestes entre apps dans les réglages de l’iPad, sous \
        Multitâche et gestes : sinon, quatre ou cinq doigts changent d’app.
        """,
      toSettings: "Ouvrir les réglages",
      understood: "J’ai compris",
      stayOffline: "Ne rien envoyer : hors connexion seulement",
      wordsLeave: """
        Cette table a des abréviations que seul le serveur connaît. Pendant que vous écrivez \
        avec elle, chaque mot est envoyé à ce serveur Earshot pour être lu. Rien n’y est gardé. \
        « Hors connexion seulement », dans les réglages, l’empêche.
        """,
      entryType: "Écrire en braille",
      entrySetting: "Pavé braille",
      entryOn: "Le proposer à côté de chaque champ de texte",
      entryOnHint:
        "Un bouton « Écrire en braille » suit chaque champ. Cela vaut sur cet appareil.",
      entryOff: "Seulement sur la page Braille"))
}
