// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkMapPlaceWords {
  static let english = Edition(
    WalkMapPlaceWords(
      // Categories, as the headings of lists
      food: "Food and drink",
      shop: "Shops",
      health: "Health",
      education: "Education",
      culture: "Culture and leisure",
      worship: "Places of worship",
      publicService: "Public services",
      office: "Offices",
      lodging: "Places to stay",
      transport: "Transport",
      toilets: "Toilets",
      money: "Money",
      sport: "Sport",
      park: "Parks and gardens",
      sight: "Sights",
      parking: "Parking",
      water: "Drinking water",
      building: "Buildings",
      neighbourhood: "Neighbourhoods",
      other: "Other places",
      // Places that have no name
      publicToilets: "Toilets",
      drinkingWater: "Drinking water",
      cashMachine: "Cash machine",
      letterBox: "Letter box",
      pharmacy: "Pharmacy",
      busStop: "Bus stop",
      tramStop: "Tram stop",
      taxis: "Taxis",
      undergroundEntrance: "Entrance to the underground",
      lift: "Lift"))
}
