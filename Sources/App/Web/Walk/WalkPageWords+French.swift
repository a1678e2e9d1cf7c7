// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkPageWords {
  static let french = Edition(
    WalkPageWords(
      titleOfMap: "{walk} : {map}",
      campus: "Carte",
      openMap: "Ouvrir la carte",
      category: "Type de lieu",
      allPlaces: "Tous les lieux",
      place: "Lieu",
      ask: "Où est-ce ?",
      around: "Qu’y a-t-il autour de moi ?",
      repeat: "Répéter",
      changePlace: "Changer de lieu",
      position: "Votre position",
      positionHint: "Latitude et longitude, par exemple 38.3865, -0.5113",
      facing: "Direction devant vous",
      unknownFacing: "Je ne sais pas",
      north: "Nord",
      east: "Est",
      south: "Sud",
      west: "Ouest",
      typeInstead: "Ou écrivez votre position",
      way: "Où cela se trouve",
      sentToServer: "Ce formulaire envoie la position à ce serveur, qui répond et l’oublie.",
      staysHere:
        "Votre position et votre boussole servent sur cet appareil seulement. Rien n’est envoyé.",
      straightLine:
        "Les distances sont en ligne droite. Il peut y avoir des murs et des rues entre les deux, et le point d’un bâtiment est souvent son milieu, pas sa porte.",
      places: .french(one: "{count} lieu", other: "{count} lieux"),
      nearby: "Lieux près de vous",
      picture:
        "Plan pour les yeux, le nord en haut ({name}) : rues, chemins piétons, escaliers, passages, bâtiments et lieux.",
      openPicture: "Ouvrir l’image",
      mapData: "Données de la carte : {licence}",
      moreMaps:
        "Les personnes qui gèrent ce serveur peuvent ajouter d’autres cartes : des fichiers GeoJSON dans le dossier « campuses » de ses données, et des paquets d’OpenStreetMap dans le dossier « maps ».",
      noMaps:
        "Ce serveur n’a pas encore de cartes. Les personnes qui le gèrent peuvent mettre des fichiers GeoJSON dans le dossier « campuses » de ses données, et des paquets d’OpenStreetMap dans le dossier « maps ».",
      choosePlace: "Choisissez un lieu dans la liste."))
}
