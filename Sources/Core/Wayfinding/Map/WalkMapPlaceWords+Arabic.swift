// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkMapPlaceWords {
  static let arabic = Edition(
    WalkMapPlaceWords(
      // Categories, as the headings of lists
      food: "طعام وشراب",
      shop: "متاجر",
      health: "صحة",
      education: "تعليم",
      culture: "ثقافة وترفيه",
      worship: "دور العبادة",
      publicService: "خدمات عامة",
      office: "مكاتب",
      lodging: "أماكن الإقامة",
      transport: "مواصلات",
      toilets: "مراحيض",
      money: "نقود",
      sport: "رياضة",
      park: "متنزهات وحدائق",
      sight: "معالم",
      parking: "مواقف السيارات",
      water: "مياه الشرب",
      building: "مبانٍ",
      neighbourhood: "أحياء",
      other: "أماكن أخرى",
      // Places that have no name
      publicToilets: "مراحيض",
      drinkingWater: "مياه شرب",
      cashMachine: "صراف آلي",
      letterBox: "صندوق بريد",
      pharmacy: "صيدلية",
      busStop: "موقف حافلات",
      tramStop: "موقف ترام",
      taxis: "سيارات أجرة",
      undergroundEntrance: "مدخل المترو",
      lift: "مصعد"))
}
