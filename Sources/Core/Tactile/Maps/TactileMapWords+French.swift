// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileMapWords {
  static let french = Edition(
    TactileMapWords(
      title: "Carte de {name}",
      northUp: "Le nord est en haut.",
      scale: "La ligne sous la carte représente {distance}.",
      mainStreet: "Rue principale",
      street: "Rue",
      foot: "Chemin à pied",
      steps: "Escalier",
      park: "Parc",
      water: "Eau",
      streets: "Rues :",
      places: "Lieux :",
      waysLeftOut:
        "Les chemins trop proches d’autres pour être sentis séparément ne sont pas tracés.",
      namesLeftOut: "Des rues et des lieux n’ont pas de lettre : la place manque à côté.",
      way: "Le chemin",
      start: "Début du chemin",
      end: "Fin du chemin",
      goal: "Fin du chemin : {name}",
      stops: "Lieu sur le chemin",
      wayGoesOn: "Une partie du chemin est hors de cette feuille.",
      closed: "Fermé"))
}
