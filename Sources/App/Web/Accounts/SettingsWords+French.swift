// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SettingsWords {
  static let french = Edition(
    SettingsWords(
      title: "Réglages",
      lead: "Ils valent sur cet appareil, et partout où vous vous connectez.",
      save: "Enregistrer les réglages",
      savedAtOnce: "Enregistré.",
      savedForLater: "Enregistré. Cela vaut à partir de la page suivante.",
      notSaved: "Ceci n’est pas enregistré. Choisissez « Enregistrer les réglages ».",
      saved: "Vos réglages sont enregistrés.",
      speaks: "Earshot vous parle maintenant. F8 le fait taire.",
      isSilent: "Earshot se tait maintenant. F8 le fait parler de nouveau.",
      speaking: "Comment Earshot vous parle",
      speakingHint: "Il n’y a jamais plus d’une voix à la fois.",
      screenReader: "Votre lecteur d’écran parle, ou personne",
      screenReaderHint: """
        Votre propre lecteur d’écran dit tout, avec sa voix et sa vitesse. Sans \
        lui, rien n’est dit.
        """,
      selfVoicing: "Earshot vous parle",
      selfVoicingHint:
        "Earshot vous lit chaque page. Choisissez ceci si vous n’avez pas de lecteur d’écran.",
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
