// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OwnPlacePageWords {
  static let french = Edition(
    OwnPlacePageWords(
      title: "Vos propres lieux",
      hint:
        "Retenez un lieu sous un nom : il est gardé sur cet appareil seulement, et sur aucun serveur. En chemin il est dit « Ma boulangerie (lieu à vous) », pour qu’il ne se confonde pas avec ceux de la carte. De deux des vôtres au même nom, le second reçoit un numéro.",
      name: "Nom du lieu",
      nameHint: "Comme vous l’appelez, par exemple Ma boulangerie.",
      position: "Sa position",
      positionHint:
        "Laissée vide, le lieu est là où vous êtes. Ou latitude et longitude, comme 43.7396, 7.4271.",
      markHint:
        "Laissée vide, le lieu est là où se trouve la marque sur la carte. Ou latitude et longitude, comme 43.7396, 7.4271. Vos lieux sont des carrés sur la carte.",
      remember: "Retenir ce lieu",
      go: "Le chemin pour y aller",
      goThere: "Y aller",
      rename: "Renommer",
      newName: "Nouveau nom",
      remove: "Retirer",
      save: "Enregistrer mes lieux dans un fichier GeoJSON",
      open: "Ouvrir un fichier GeoJSON",
      openHint:
        "Les points qu’il contient deviennent des lieux à vous. Le fichier reste sur cet appareil.",
      group: "Vos propres lieux"))
}
