// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// Gives places their names so that no two are called the same in any language: who hears a list could not tell them apart.
///
/// To those that share a name is added what differs: the kind of place; else the nearest street, and then, where some
/// still share both, on which side of the others each lies, or at last its number from north to south.
struct PlaceNaming {
  private let places: [WalkMap.MapPlace]
  private let map: WalkMap
  /// The nearest named way of each place that shares its name in some language; made once, when it is needed.
  private let streets: [Int?]

  /// A way farther than this is not where a place is, in metres.
  private static let streetReach = 150.0
  /// Groups larger than this have no clear sides.
  private static let mostSides = 4

  /// Names in some languages; `graph` is the network of the map, where it was made already.
  init(
    of places: [WalkMap.MapPlace], on map: WalkMap, in languages: [Language] = Language.allCases,
    _ graph: WalkGraph? = nil
  ) {
    self.places = places
    self.map = map
    var shares = [Bool](repeating: false, count: places.count)
    for language in languages {
      let names = places.map { Self.name(of: $0, on: map, language) }
      for group in Self.groups(names) { for place in group { shares[place] = true } }
    }
    let graph = shares.contains(true) ? graph ?? WalkGraph(map) : nil
    streets = places.indices.map { number in
      guard shares[number], let graph else { return nil }
      let ways = graph.ways(near: places[number].point, within: Self.streetReach)
      return ways.lazy.compactMap { map.ways[$0.way].name }.first
    }
  }

  /// The names in one language, in the order of the places.
  func names(in language: Language) -> [String] {
    toldApart(places.map { Self.name(of: $0, on: map, language) }, language)
  }

  /// The names in the order of the places.
  func names() -> [NameByLanguage] {
    let own = Language.allCases.map { language in
      places.map { Self.name(of: $0, on: map, language) }
    }
    let apart = Language.allCases.indices.map { toldApart(own[$0], Language.allCases[$0]) }
    return places.indices.map { place in
      let plain = places[place].name.map { map.names[$0].plain }
      let differs = apart.indices.contains { language in
        !apart[language][place].hasSameBytes(as: own[language][place])
      }
      return NameByLanguage(plain: plain) { language in
        guard let number = Language.allCases.firstIndex(of: language) else { return nil }
        let text = apart[number][place]
        return !differs && text.hasSameBytes(as: plain) ? nil : text
      } ?? NameByLanguage("")
    }
  }

  private static func name(
    of place: WalkMap.MapPlace, on map: WalkMap, _ language: Language
  ) -> String {
    place.name.map { map.names[$0].text(in: language) } ?? place.kindName(in: language) ?? ""
  }

  /// Places that sound the same, in groups of two or more.
  private static func groups(_ names: [String]) -> [[Int]] {
    let keys = names.map { FoldedText($0).letters }
    var (groups, group): ([[Int]], [Int]) = ([], [])
    for number in Ranking.order(of: keys) {
      if let first = group.first, keys[first] != keys[number] {
        if group.count > 1 { groups.append(group) }
        group = []
      }
      group.append(number)
    }
    if group.count > 1 { groups.append(group) }
    return groups
  }

  private func toldApart(_ names: [String], _ language: Language) -> [String] {
    var marks = [[String]](repeating: [], count: names.count)
    for group in Self.groups(names) {
      let kinds = group.map { places[$0].category.rawValue }
      if group.indices.allSatisfy({ index in kinds.count { $0 == kinds[index] } == 1 }) {
        for place in group { marks[place].append(places[place].category.name(in: language)) }
      } else if group.contains(where: { streets[$0] != streets[group[0]] }) {
        for place in group {
          if let street = streets[place] {
            marks[place].append(map.names[street].text(in: language))
          }
        }
      }
    }
    for group in Self.groups(names.indices.map { Self.joined(names[$0], marks[$0]) }) {
      let sides = sides(of: group)
      let differ = sides.indices.allSatisfy { index in sides.count { $0 == sides[index] } == 1 }
      let fromNorth = group.sorted { places[$0].point.latitude > places[$1].point.latitude }
      for (index, place) in group.enumerated() {
        let number = (fromNorth.firstIndex(of: place) ?? index) + 1
        marks[place].append(differ ? sides[index].text(in: language) : "\(number)")
      }
    }
    return names.indices.map { Self.joined(names[$0], marks[$0]) }
  }

  private static func joined(_ name: String, _ marks: [String]) -> String {
    guard let first = marks.first else { return name }
    return name + " (" + marks.dropFirst().reduce(first) { $0 + ", " + $1 } + ")"
  }

  /// On which side of the middle of a small group each place lies; the same for all where that says nothing.
  private func sides(of group: [Int]) -> [GuidingMessage.Direction] {
    let points = group.map { places[$0].point.coordinate }
    guard group.count <= Self.mostSides,
      let middle = Coordinate(
        latitude: points.reduce(0) { $0 + $1.latitude } / Double(points.count),
        longitude: points.reduce(0) { $0 + $1.longitude } / Double(points.count))
    else { return group.map { _ in .north } }
    return points.map { GuidingMessage.Direction(bearing: middle.bearing(to: $0)) }
  }
}
