// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ListenPageWords {
  static let french = Edition(
    ListenPageWords(
      yours: "Vos enregistrements",
      forAll: "Pour tout le monde",
      empty:
        "Vous trouverez ici les enregistrements faits pour vous. Demandez d’abord une lecture.",
      ask: "Demander une lecture",
      preparing: "En préparation. Ouvrez de nouveau cette page dans une minute.",
      failed:
        "Cet enregistrement n’a pas pu être préparé. Prévenez les personnes qui gèrent ce serveur.",
      position: "Position",
      whereAmI: "Où en suis-je ?",
      slower: "Plus lent",
      faster: "Plus rapide",
      download: "Télécharger l’enregistrement",
      text: "Texte de cet enregistrement",
      textOfRequest: "Le texte est avec votre demande",
      kept: "Earshot retient où vous étiez, sur cet appareil.",
      keptEverywhere: "Earshot retient où vous étiez, dans votre compte."))
}
