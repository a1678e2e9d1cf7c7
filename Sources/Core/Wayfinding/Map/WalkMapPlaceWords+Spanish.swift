// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkMapPlaceWords {
  static let spanish = Edition(
    WalkMapPlaceWords(
      // Categories, as the headings of lists
      food: "Comer y beber",
      shop: "Tiendas",
      health: "Salud",
      education: "Enseñanza",
      culture: "Cultura y ocio",
      worship: "Lugares de culto",
      publicService: "Servicios públicos",
      office: "Oficinas",
      lodging: "Alojamiento",
      transport: "Transporte",
      toilets: "Aseos",
      money: "Dinero",
      sport: "Deporte",
      park: "Parques y jardines",
      sight: "Lugares de interés",
      parking: "Aparcamiento",
      water: "Agua potable",
      building: "Edificios",
      neighbourhood: "Barrios",
      other: "Otros lugares",
      // Places that have no name
      publicToilets: "Aseos",
      drinkingWater: "Agua potable",
      cashMachine: "Cajero automático",
      letterBox: "Buzón",
      pharmacy: "Farmacia",
      busStop: "Parada de autobús",
      tramStop: "Parada de tranvía",
      taxis: "Taxis",
      undergroundEntrance: "Entrada del metro",
      lift: "Ascensor"))
}
