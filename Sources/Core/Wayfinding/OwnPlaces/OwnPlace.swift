// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// A place that a person remembered under a name of their own; only their device has it.
public struct OwnPlace: Sendable, Equatable {
  /// What the person calls it: no other place of theirs is called so, without regard to case and accents.
  public var name: String
  /// Where it is.
  public var point: MapPoint

  /// A place.
  public init(name: String, at point: MapPoint) {
    self.name = name
    self.point = point
  }

  /// Whether it is the same, the name byte by byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.point == right.point && left.name.hasSameBytes(as: right.name)
  }
}

/// All places of one's own, as the device keeps them.
struct OwnPlaceList: Sendable, Equatable {
  private(set) var places: [OwnPlace] = []

  /// More are no list that somebody listens to.
  static let most = 200
  /// Longer names are refused, in letters.
  static let longestName = 100
  /// Of two places with one name that lie so near, in metres, one is enough.
  private static let same = 1.0

  init() {}

  /// The places of a GeoJSON file, each under a name that no other has.
  init(geoJSON bytes: [UInt8]) throws(PlaceMapError) {
    let map = try PlaceMap(geoJSON: bytes)
    guard map.places.count <= Self.most else { throw .tooManyPlaces(limit: Self.most) }
    for place in map.places {
      add(
        OwnPlace(
          name: place.name.words.forms.first ?? "", at: MapPoint(place.coordinate)))
    }
  }

  /// The places as GeoJSON (RFC 7946), which any map takes.
  var geoJSON: [UInt8] {
    PlaceMap(
      name: nil, categories: [PlaceCategory(id: "", name: nil)],
      places: places.enumerated().map { number, place in
        Place(
          id: number, name: PlaceName(place.name), category: 0,
          coordinate: place.point.coordinate)
      }
    ).geoJSON(attribution: nil)
  }

  /// The number of the place with exactly this name.
  func number(named name: String) -> Int? {
    places.firstIndex { $0.name.hasSameBytes(as: name) }
  }

  /// Whether a place with this name lies there already.
  func has(_ place: OwnPlace) -> Bool {
    places.contains {
      Self.isSame($0.name, place.name) && $0.point.distance(to: place.point) <= Self.same
    }
  }

  /// Adds a place; gives the name that it got: with a number, where another has the name.
  @discardableResult
  mutating func add(_ place: OwnPlace, at index: Int? = nil) -> String {
    var place = place
    place.name = freeName(place.name)
    places.insert(place, at: min(index ?? places.count, places.count))
    return place.name
  }

  /// Takes a place away.
  mutating func remove(_ number: Int) -> OwnPlace { places.remove(at: number) }

  /// Gives a place another name; gives the name that it got.
  mutating func rename(_ number: Int, to name: String) -> String {
    let old = remove(number)
    return add(OwnPlace(name: name, at: old.point), at: number)
  }

  private func freeName(_ wanted: String) -> String {
    func isFree(_ name: String) -> Bool { !places.contains { Self.isSame($0.name, name) } }
    if isFree(wanted) { return wanted }
    var number = 2
    while !isFree("\(wanted) \(number)") { number += 1 }
    return "\(wanted) \(number)"
  }

  /// Who hears two names that differ in case or accents only cannot tell them apart.
  static func isSame(_ one: String, _ other: String) -> Bool {
    let (folded, others) = (FoldedText(one), FoldedText(other))
    return folded.isEmpty && others.isEmpty ? one.hasSameBytes(as: other) : folded == others
  }
}
