// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

/// What the kinds of places on a map to walk by are called.
struct WalkMapPlaceWords: Words {
  // Categories, as the headings of lists
  let food: String
  let shop: String
  let health: String
  let education: String
  let culture: String
  let worship: String
  let publicService: String
  let office: String
  let lodging: String
  let transport: String
  let toilets: String
  let money: String
  let sport: String
  let park: String
  let sight: String
  let parking: String
  let water: String
  let building: String
  let neighbourhood: String
  let other: String

  // Places that have no name
  let publicToilets: String
  let drinkingWater: String
  let cashMachine: String
  let letterBox: String
  let pharmacy: String
  let busStop: String
  let tramStop: String
  let taxis: String
  let undergroundEntrance: String
  let lift: String
}

extension WalkMap.Category {
  /// The word by which files and addresses know it.
  public var word: String {
    switch self {
    case .food: "food"
    case .shop: "shop"
    case .health: "health"
    case .education: "education"
    case .culture: "culture"
    case .worship: "worship"
    case .publicService: "public-service"
    case .office: "office"
    case .lodging: "lodging"
    case .transport: "transport"
    case .toilets: "toilets"
    case .money: "money"
    case .sport: "sport"
    case .park: "park"
    case .sight: "sight"
    case .parking: "parking"
    case .water: "water"
    case .building: "building"
    case .neighbourhood: "neighbourhood"
    case .other: "other"
    }
  }

  /// What people call it.
  public func name(in language: Language) -> String {
    let words = WalkMapPlaceWords[language]
    return switch self {
    case .food: words.food
    case .shop: words.shop
    case .health: words.health
    case .education: words.education
    case .culture: words.culture
    case .worship: words.worship
    case .publicService: words.publicService
    case .office: words.office
    case .lodging: words.lodging
    case .transport: words.transport
    case .toilets: words.toilets
    case .money: words.money
    case .sport: words.sport
    case .park: words.park
    case .sight: words.sight
    case .parking: words.parking
    case .water: words.water
    case .building: words.building
    case .neighbourhood: words.neighbourhood
    case .other: words.other
    }
  }
}

extension WalkMap.MapPlace {
  /// What a place without a name is called, by its kind; nil for what one does not look for by its kind alone.
  public func kindName(in language: Language) -> String? {
    let words = WalkMapPlaceWords[language]
    return switch kind.bytewise {
    case "toilets": words.publicToilets
    case "drinking_water": words.drinkingWater
    case "atm": words.cashMachine
    case "post_box": words.letterBox
    case "pharmacy": words.pharmacy
    case "bus_stop": words.busStop
    case "tram_stop": words.tramStop
    case "taxi": words.taxis
    case "subway_entrance": words.undergroundEntrance
    case "elevator": words.lift
    default: nil
    }
  }
}
