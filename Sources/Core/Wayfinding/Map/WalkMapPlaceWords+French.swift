// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkMapPlaceWords {
  static let french = Edition(
    WalkMapPlaceWords(
      // Categories, as the headings of lists
      food: "Manger et boire",
      shop: "Magasins",
      health: "Santé",
      education: "Enseignement",
      culture: "Culture et loisirs",
      worship: "Lieux de culte",
      publicService: "Services publics",
      office: "Bureaux",
      lodging: "Hébergement",
      transport: "Transports",
      toilets: "Toilettes",
      money: "Argent",
      sport: "Sport",
      park: "Parcs et jardins",
      sight: "Curiosités",
      parking: "Stationnement",
      water: "Eau potable",
      building: "Bâtiments",
      neighbourhood: "Quartiers",
      other: "Autres lieux",
      // Places that have no name
      publicToilets: "Toilettes",
      drinkingWater: "Eau potable",
      cashMachine: "Distributeur de billets",
      letterBox: "Boîte aux lettres",
      pharmacy: "Pharmacie",
      busStop: "Arrêt de bus",
      tramStop: "Arrêt de tramway",
      taxis: "Taxis",
      undergroundEntrance: "Entrée du métro",
      lift: "Ascenseur"))
}
