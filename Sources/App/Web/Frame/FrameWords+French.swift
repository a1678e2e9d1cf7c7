// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FrameWords {
  static let french = Edition(
    FrameWords(
      homeTitle: "Earshot : vivre à l’oreille",
      skip: "Aller au contenu principal",
      abilities: "Menu principal",
      personal: "Réglages et compte",
      settings: "Réglages",
      signIn: "Se connecter",
      signUp: "Créer un compte",
      signOut: "Se déconnecter",
      more: "Plus",
      help: "Aide",
      about: "À propos d’Earshot",
      languages: "Langue",
      errorInTitle: "Erreur.",
      read: "Se faire lire",
      walk: "Marcher",
      charts: "Graphiques",
      braille: "Braille",
      listen: "Mes audios",
      readSentence: "Demandez n’importe quel texte. Une personne vous le lit.",
      walkSentence:
        "Choisissez un lieu. Entendez à quelle distance il est, et dans quelle direction.",
      chartsSentence: "Entendez un graphique en sons, et lisez-le en mots.",
      brailleSentence: "Écrivez en braille avec six doigts sur l’écran.",
      listenSentence: "Écoutez vos enregistrements, et reprenez où vous étiez."))
}
