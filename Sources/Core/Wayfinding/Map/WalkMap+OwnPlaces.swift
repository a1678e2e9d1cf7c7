// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension WalkMap {
  /// What became of places that were put on a map.
  public struct OwnPlaces: Sendable, Equatable {
    /// Those that the map did not have.
    public var added = 0
    /// Those that took the place of one of the map.
    public var replaced = 0
    /// Those that lie too far from the map, and are not on it.
    public var outside = 0
  }

  /// A place of the map with the same name, no farther than this, is the same place, in metres: grounds are wide.
  private static let sameWithin = 150.0
  /// Places so far around the ways are still on the map, in ten-millionths of a degree: about a kilometre.
  private static let aroundWays: Int64 = 100_000

  /// Puts the places of a list on the map: who made the list knows better what is where.
  ///
  /// - Parameter category: the kind of place that a category's word in the list means.
  public mutating func put(
    _ list: PlaceMap, category: (String) -> Category
  ) -> OwnPlaces {
    var told = OwnPlaces()
    guard let ways = MapArea(around: nodes) else { return told }
    let area = ways.widened(latitude: Self.aroundWays, longitude: Self.aroundWays)
    var numbers: [[UInt32]: [Int]] = [:]
    for (number, place) in places.enumerated() {
      guard let name = place.name else { continue }
      numbers[FoldedText(names[name].plain).letters, default: []].append(number)
    }
    for place in list.places {
      let point = MapPoint(place.coordinate)
      guard area.contains(point) else {
        told.outside += 1
        continue
      }
      let word = list.categories[place.category].id
      var own = MapPlace(
        point: point, category: category(word), kind: word.isEmpty ? "place" : word)
      own.name = names.count
      names.append(Self.names(of: place.name))
      let known = numbers[FoldedText(place.name.words.forms.first ?? "").letters]?.first {
        places[$0].point.distance(to: point) <= Self.sameWithin
      }
      guard let known else {
        places.append(own)
        told.added += 1
        continue
      }
      own.outline = places[known].outline
      if own.category == .other {
        own.category = places[known].category
        own.kind = places[known].kind
      }
      places[known] = own
      told.replaced += 1
    }
    return told
  }

  /// The names of a list's place; that a name is a guess is said with it, since a map has no other word for that.
  private static func names(of name: PlaceName) -> MapNames {
    let plain = name.words.forms.first ?? ""
    let translations = Language.allCases.compactMap { language -> MapNames.Translation? in
      let text = name.inList(language)
      return text.hasSameBytes(as: plain)
        ? nil : MapNames.Translation(tag: language.tag, text: text)
    }
    return MapNames(plain + (name.isCertain ? "" : " (?)"), translations: translations)
  }
}
