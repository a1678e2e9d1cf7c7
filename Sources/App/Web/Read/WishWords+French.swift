// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WishWords {
  static let french = Edition(
    WishWords(
      question: "Comment faut-il le lire ?",
      pace: "À quelle vitesse ?",
      slow: "Lentement",
      usual: "Comme d’habitude",
      fast: "Vite",
      voice: "Avec quelle voix ?",
      anyVoice: "N’importe laquelle",
      woman: "Une voix de femme",
      man: "Une voix d’homme",
      dialect: "Dialecte ou variété",
      dialectHint: """
        Par exemple : français québécois, arabe égyptien. Laissez vide si cela n’a pas \
        d’importance.
        """,
      extras: "Que faut-il lire encore ?",
      describePictures: "Décrire les images",
      spellNames: "Épeler les noms",
      readPageNumbers: "Lire les numéros de page",
      readFootnotes: "Lire les notes de bas de page",
      dialectTooLong: "Indiquez le dialecte en {maximum} caractères au plus.",
      heading: "Comment il faut le lire",
      inDialect: "Dialecte ou variété : {dialect}",
      readSlowly: "Lentement",
      readQuickly: "Vite",
      womansVoice: "Avec une voix de femme",
      mansVoice: "Avec une voix d’homme"))
}
