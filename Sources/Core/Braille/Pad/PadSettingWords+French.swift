// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PadSettingWords {
  static let french = Edition(
    PadSettingWords(
      holdMode: "Tenu en main, écran tourné vers l’extérieur.",
      tableMode: "À plat, écran vers le haut.",
      locked: "Verrouillé : incliner l’appareil ne change rien.",
      unlocked: "Déverrouillé : le mode suit la façon dont vous tenez l’appareil.",
      // What is said of each cell
      echoCharacter: "Chaque caractère est dit.",
      echoCell: "Les points de chaque cellule sont dits.",
      echoWord: "Chaque mot est dit quand il est fini.",
      echoNone: "Rien n’est dit pendant que vous écrivez.",
      feelNothing: "Rien ne répond à un doigt posé sur un point.",
      feelVibration: "Une vibration répond à un doigt posé sur un point.",
      feelSound: "Un son répond à un doigt posé sur un point.",
      offlineOnly:
        "Hors connexion seulement : rien de ce que vous écrivez ne quitte cet appareil.",
      online: "Les mots abrégés sont lus par le serveur.",
      // Which hands type
      bothHands: "Les deux mains ensemble.",
      leftHand: "Main gauche seule : une cellule est faite de deux colonnes, l’une après l’autre.",
      rightHand: "Main droite seule : une cellule est faite de deux colonnes, l’une après l’autre.",
      // When a chord ends
      chordByLift: "Une cellule est ce que vous levez ensemble.",
      chordAccumulated: "Une cellule est chaque point touché depuis le premier.",
      chordSequential: "Une cellule est faite de deux colonnes, l’une après l’autre.",
      // Where the keys are
      homeKeys: "Touches F D S et J K L.",
      upperKeys: "Touches R E W et U I O.",
      oneHandKeys: "Une touche après l’autre ; G, H ou la barre d’espace termine la cellule.",
      // How touches become cells
      adaptive: "Les points suivent vos mains.",
      classic: "Les points ont des zones fixes.",
      kana: "Kana japonais",
      dotCount: "Cellules de {count} points.",
      // The pad's own tables
      uncontractedEnglish: "Anglais, intégral",
      uncontractedSpanish: "Espagnol, intégral",
      uncontractedArabic: "Arabe, intégral"))
}
