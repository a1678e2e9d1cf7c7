// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleSettingsWords {
  static let french = Edition(
    BrailleSettingsWords(
      group: "Comment vous écrivez",
      mode: "Comment vous tenez l’appareil",
      modeHint: """
        En main : l’écran est tourné vers l’extérieur, les points 1 2 3 sous votre main gauche. \
        Sur une table : l’écran est vers le haut, vos index sont les points 1 et 4.
        """,
      auto: "Suivre l’inclinaison",
      hold: "En main",
      flat: "Sur une table",
      echo: "Ce qui est dit pendant que vous écrivez",
      echoCharacter: "Les caractères",
      echoCell: "Les points",
      echoWord: "Les mots, une fois finis",
      echoNone: "Rien",
      dots: "Points d’une cellule",
      six: "Six",
      eight: "Huit",
      hands: "Mains",
      handsHint: "Avec une seule main, une cellule s’écrit colonne par colonne.",
      both: "Les deux",
      leftHand: "Gauche",
      rightHand: "Droite",
      chording: "Quand une cellule est finie",
      chordingHint: """
        Sur les téléphones qui ne sentent que cinq doigts, les deux autres façons permettent \
        d’écrire les six points.
        """,
      lift: "Les doigts se lèvent ensemble",
      accumulate: "Le dernier se lève ; tous comptent",
      sequential: "Une colonne après l’autre",
      keys: "Touches d’un clavier",
      homeRow: "F D S et J K L",
      upperRow: "La rangée au-dessus",
      oneHand: "L’une après l’autre, puis espace",
      recognizer: "Comment les doigts deviennent des points",
      adaptive: "S’adapte à vos mains",
      classic: "Zones fixes",
      guide: "Dessin sur le pavé",
      guideSoft: "Doux",
      guideStrong: "Fort",
      guideSignal: "Sur jaune vif",
      screenWidth: "Largeur de l’écran en millimètres",
      screenWidthHint:
        "Laissez vide si vous ne savez pas. Cela vaut dès la prochaine ouverture du pavé.",
      feel: "Quand un doigt reste sur un point",
      feelNothing: "Rien",
      feelVibration: "Vibration",
      feelSound: "Son",
      vibration: "Vibrer, si l’appareil le peut",
      offline: "Hors connexion seulement",
      offlineHint:
        "Aucun mot ne quitte cet appareil. Les abréviations ne sont alors pas lues.",
      selfVoicing: "Earshot parle pendant que le pavé est ouvert",
      selfVoicingHint:
        "À choisir quand votre lecteur d’écran est éteint. Avec les deux, deux voix parleraient.",
      keepText: "Garder mon texte sur cet appareil",
      keepTextHint:
        "Il sera là quand vous reviendrez. Personne d’autre ne le voit, sauf qui utilise cet appareil.",
      isPrivate: "Cacher ce que j’écris",
      isPrivateHint: """
        Pour un mot de passe : rien n’est dit, montré, envoyé ni enregistré. Quand vous \
        désactivez ce réglage, ce qui était caché est oublié.
        """,
      hidden: "Ce que vous avez écrit, caché",
      brf: "J’écris du BRF dans le champ de texte",
      brfHint: "Du braille en ASCII, comme dans certaines plages braille et d’anciens fichiers.",
      on: "activé",
      off: "désactivé",
      curtain: "Tirer le rideau noir",
      uncurtain: "Ouvrir le rideau noir",
      curtainDrawn: "Le rideau est tiré : personne d’autre ne peut lire.",
      curtainOpen: "Le rideau est ouvert."))
}
