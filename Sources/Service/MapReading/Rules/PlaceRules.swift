// SPDX-License-Identifier: Apache-2.0

import Wayfinding

/// What tags say of places and outlines.
enum PlaceRules {
  /// The kind of place, and the word for it; nil for what is no place.
  static func place(_ tags: [String: String]) -> (category: WalkMap.Category, kind: String)? {
    if tags["disused"] == "yes" || tags["abandoned"] == "yes" { return nil }
    if let kind = tags["amenity"] { return amenity(kind).map { ($0, kind) } }
    if let kind = tags["shop"], kind != "no", kind != "vacant" { return (.shop, kind) }
    if let kind = tags["tourism"], let category = tourism(kind) { return (category, kind) }
    if let kind = tags["healthcare"] { return (.health, kind) }
    if let kind = tags["office"] { return (kind == "government" ? .publicService : .office, kind) }
    if let kind = tags["leisure"], let category = leisure(kind) { return (category, kind) }
    if let kind = transport(tags) { return (.transport, kind) }
    if let kind = tags["historic"] { return (.sight, kind) }
    if let kind = tags["craft"] { return (.shop, kind) }
    if let kind = tags["place"], let category = settlement(kind) { return (category, kind) }
    if let kind = tags["building"], kind != "no", kind != "entrance" { return (.building, kind) }
    return nil
  }

  /// The kind of place that a word of somebody's own list means, by the words of maps and of OpenStreetMap.
  static func category(called word: String) -> WalkMap.Category {
    WalkMap.Category.allCases.first { $0.word == word } ?? amenity(word)
      ?? place(["tourism": word])?.category ?? place(["leisure": word])?.category ?? .other
  }

  /// Whether a place is worth telling though it has no name.
  static func isUsefulUnnamed(_ kind: String) -> Bool {
    switch kind {
    case "toilets", "drinking_water", "atm", "post_box", "pharmacy", "bus_stop", "tram_stop",
      "taxi",
      "subway_entrance", "elevator":
      true
    default: false
    }
  }

  private static func amenity(_ kind: String) -> WalkMap.Category? {
    switch kind {
    case "restaurant", "cafe", "bar", "pub", "fast_food", "food_court", "ice_cream", "biergarten":
      .food
    case "school", "kindergarten", "university", "college", "language_school", "music_school",
      "childcare", "research_institute", "driving_school", "library":
      .education
    case "hospital", "clinic", "doctors", "dentist", "pharmacy", "nursing_home", "social_facility",
      "veterinary":
      .health
    case "bank", "atm", "bureau_de_change": .money
    case "toilets": .toilets
    case "drinking_water": .water
    case "place_of_worship", "monastery": .worship
    case "theatre", "cinema", "arts_centre", "community_centre", "exhibition_centre",
      "events_venue", "conference_centre", "casino", "nightclub", "social_centre":
      .culture
    case "townhall", "police", "fire_station", "courthouse", "post_office", "post_box", "embassy",
      "prison", "public_building":
      .publicService
    case "bus_station", "taxi", "ferry_terminal", "bicycle_rental", "car_rental", "car_sharing":
      .transport
    case "parking", "parking_entrance", "bicycle_parking", "motorcycle_parking": .parking
    case "fountain", "clock", "monument": .sight
    // Furniture of streets: nobody is guided to it, and there are hundreds.
    case "bench", "waste_basket", "waste_disposal", "recycling", "parking_space", "vending_machine",
      "hunting_stand", "street_lamp", "bicycle_repair_station", "charging_station", "shelter":
      nil
    default: .other
    }
  }

  private static func tourism(_ kind: String) -> WalkMap.Category? {
    switch kind {
    case "hotel", "hostel", "guest_house", "apartment", "motel", "chalet", "camp_site": .lodging
    case "museum", "gallery", "aquarium", "zoo", "theme_park": .culture
    case "attraction", "viewpoint", "artwork": .sight
    case "information", "picnic_site": .other
    default: nil
    }
  }

  private static func leisure(_ kind: String) -> WalkMap.Category? {
    switch kind {
    case "park", "garden", "playground", "nature_reserve", "dog_park": .park
    case "sports_centre", "stadium", "pitch", "fitness_centre", "swimming_pool", "sports_hall",
      "track", "ice_rink", "golf_course":
      .sport
    case "marina", "dance", "bowling_alley", "amusement_arcade": .other
    default: nil
    }
  }

  private static func transport(_ tags: [String: String]) -> String? {
    switch tags["highway"] {
    case "bus_stop": return "bus_stop"
    case "elevator": return "elevator"
    default: break
    }
    switch tags["railway"] {
    case "station", "halt", "tram_stop", "subway_entrance": return tags["railway"]
    default: break
    }
    switch tags["public_transport"] {
    case "station", "platform": return tags["public_transport"]
    default: break
    }
    return tags["aeroway"] == "terminal" ? "terminal" : nil
  }

  private static func settlement(_ kind: String) -> WalkMap.Category? {
    switch kind {
    case "city", "town", "village", "hamlet", "suburb", "quarter", "neighbourhood", "city_block",
      "locality":
      .neighbourhood
    case "square": .sight
    default: nil
    }
  }

  /// What an area is on the map; nil for what is not drawn.
  static func outline(_ tags: [String: String]) -> WalkMap.OutlineKind? {
    if let building = tags["building"], building != "no" { return .building }
    if tags["area:highway"] != nil { return .roadSurface }
    if WayRules.kind(tags) == .platform { return .platform }
    if tags["place"] == "square" || tags["highway"] == "pedestrian" || tags["highway"] == "footway"
    {
      return .square
    }
    switch tags["leisure"] {
    case "park", "garden", "playground": return .park
    case "pitch", "sports_centre", "stadium", "swimming_pool", "track": return .sport
    default: break
    }
    if tags["natural"] == "water" || tags["waterway"] == "riverbank" { return .water }
    switch tags["amenity"] {
    case "parking": return .parking
    case "school", "university", "college", "kindergarten", "hospital": return .grounds
    default: return nil
    }
  }

  /// The name in all languages; nil where there is none.
  ///
  /// What has no name is called by its brand.
  static func names(_ tags: [String: String]) -> MapNames? {
    let translations =
      tags.compactMap { key, value -> MapNames.Translation? in
        guard key.hasPrefix("name:"), isLanguage(key.dropFirst(5)) else { return nil }
        let text = MapText.clean(value)
        return text.isEmpty ? nil : MapNames.Translation(tag: String(key.dropFirst(5)), text: text)
      }
      .sorted { $0.tag < $1.tag }
    for key in ["name", "brand"] {
      let text = MapText.clean(tags[key] ?? "")
      if !text.isEmpty { return MapNames(text, translations: translations) }
    }
    return translations.first.map { MapNames($0.text, translations: translations) }
  }

  /// Whether the end of a key is the tag of a language, as "zh-Hant", not a side as in "name:left".
  private static func isLanguage(_ tag: Substring) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let primary = parts.first, (2...3).contains(primary.utf8.count),
      primary.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}

/// Texts of a map as they are said.
enum MapText {
  /// A longer text is no name; OpenStreetMap allows 255 characters.
  private static let longest = 255

  /// The text with single spaces, without control characters, and not longer than a name can be.
  static func clean(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(longest).map { scalar in
      scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value) ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }
}
