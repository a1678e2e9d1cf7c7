// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkCommandWords {
  static let french = Edition(
    WalkCommandWords(
      messageSummary: "Dire où se trouve un lieu, vu d’une position et d’un cap.",
      placesSummary: "Énumérer les lieux d’une carte par catégorie.",
      map:
        "La carte : un paquet d’earshot map import, ou du GeoJSON : une FeatureCollection de points (Point) avec des noms.",
      places: "La même chose que --map.",
      language: "La langue de la réponse ; par défaut, celle du système.",
      to: "Le lieu ; une partie de son nom suffit si elle est claire.",
      at: "Où vous êtes, en degrés, par exemple 38.3865,-0.5113.",
      heading:
        "La direction à laquelle vous faites face, dans le sens des aiguilles d’une montre depuis le nord.",
      json: "Imprimer aussi les nombres non arrondis, en un objet JSON.",
      category: "Seulement cette catégorie, par son nom ou par son mot dans le fichier.",
      messageDiscussion: """
        La plus grande distance vient d’abord. Le cap compte comme l’un de quatre quarts : nord [315,45), est [45,135),
        sud [135,225), ouest [225,315). C’est une ligne droite : rien ne dit que le chemin est libre.
        Avec --json : {"forward":m,"right":m,"distance":m,"bearing":degrés,"text":"…"} ; forward est négatif
        derrière, right est négatif à gauche, bearing compte depuis le nord géographique.
        """,
      // What is wrong
      missingMap: "L’option --map manque : donnez un paquet ou un fichier GeoJSON.",
      missingTo: "L’option --to manque : donnez un nom.",
      missingAt:
        "L’option --at manque : donnez la latitude et la longitude, par exemple --at 38.3865,-0.5113.",
      missingHeading:
        "L’option --heading manque : donnez des degrés dans le sens des aiguilles d’une montre depuis le nord, par exemple --heading 180.",
      wrongPosition: "L’option --at : {problem}",
      noCategory: "Il n’y a pas de catégorie « {name} » sur cette carte. Elle a : {list}.",
      noCategoryBut:
        "Il n’y a pas de catégorie « {name} » sur cette carte. Vouliez-vous dire {nearest} ? Elle a : {list}."
    ))
}
