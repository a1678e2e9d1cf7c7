// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SettingsWords {
  static let french = Edition(
    SettingsWords(
      title: "Réglages",
      lead: "Ils valent sur cet appareil, et partout où vous vous connectez.",
      save: "Enregistrer les réglages",
      saved: "Vos réglages sont enregistrés.",
      speaking: "Comment Earshot vous parle",
      speakingHint: "Il n’y a jamais plus d’une voix à la fois.",
      silent: "Earshot ne parle pas",
      silentHint:
        "Vous lisez l’écran. Les graphiques et les enregistrements sonnent quand vous les écoutez.",
      screenReader: "J’utilise un lecteur d’écran",
      screenReaderHint: "Votre lecteur d’écran dit tout, avec sa voix et sa vitesse.",
      selfVoicing: "Parlez-moi",
      selfVoicingHint: """
        Earshot parle lui-même. Choisissez ceci si vous n’avez pas de lecteur d’écran. Si cet \
        appareil n’a pas de voix, ce serveur parle, mais jamais de l’endroit où vous êtes, de \
        ce que vous écrivez ni de vos graphiques.
        """,
      rate: "Vitesse de la voix d’Earshot",
      rateHint: "Elle vaut pour « Parlez-moi », sur cet appareil.",
      slow: "Lente",
      normal: "Normale",
      fast: "Rapide",
      fastest: "Très rapide",
      appearance: "Apparence",
      system: "Comme cet appareil",
      systemHint: "Claire ou sombre, selon votre téléphone ou votre ordinateur.",
      light: "Claire",
      lightHint: "Encre sombre sur papier.",
      dark: "Sombre",
      darkHint: "Texte clair sur bleu nuit.",
      highContrast: "Contraste élevé",
      highContrastHint: "Blanc et jaune sur noir.",
      size: "Taille du texte",
      sizeHint: "En plus du zoom de votre navigateur.",
      standard: "Normale",
      large: "Grande",
      larger: "Plus grande",
      largest: "Deux fois plus grande"))
}
