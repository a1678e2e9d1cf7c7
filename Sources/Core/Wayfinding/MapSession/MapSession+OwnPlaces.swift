// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Interface
import Speaking

/// The places of one's own under a finger: remembered where the mark is, found by their names.
extension MapSession {
  mutating func recalled(_ key: String, _ text: String?) -> [InterfaceEffect] {
    if key.hasSameBytes(as: Dictation.key) { return recallDictation(text) }
    guard key.hasSameBytes(as: OwnPlaces.key) else { return [] }
    return perform(places.recalled(text))
  }

  mutating func act(on happening: OwnPlaceHappening) -> [InterfaceEffect] {
    switch happening {
    case .remember(let name, let position): return remember(name, position)
    case .go(let name):
      guard let place = places.places.first(where: { $0.name.hasSameBytes(as: name) }) else {
        return refuse(places.words.noSuchPlace)
      }
      return go(to: place)
    case .rename, .remove, .undo, .save, .file:
      return places.act(on: happening).map { perform($0) } ?? []
    }
  }

  private mutating func perform(_ outcome: OwnPlaces.Outcome) -> [InterfaceEffect] {
    let effects = (outcome.isChanged ? putOwnPlaces() : []) + outcome.effects
    guard let told = outcome.told else { return effects }
    return effects + (outcome.isRefused ? refuse(told) : say(told))
  }

  /// Shows the places, and puts them on the map where it is there.
  mutating func putOwnPlaces() -> [InterfaceEffect] {
    guard var map = open else { return places.rows { _ in true } }
    map.graph.put(places.places, after: map.room, in: language)
    // What was found may have another number now.
    map.found = nil
    open = map
    let here = places.places.filter { map.graph.holds($0) }
    return places.rows { map.graph.holds($0) } + [
      .attribute(
        .mapOwn, name: "d", value: MapPicture.dots(here.map { map.picture.point($0.point) }))
    ]
  }

  private mutating func remember(_ typed: String, _ position: String) -> [InterfaceEffect] {
    let (name, problem) = places.checked(name: typed)
    if let problem { return [.focus(.ownPlaceName)] + refuse(problem) }
    guard position.utf8.allSatisfy({ $0 == 0x20 }) else {
      do throws(CoordinateError) {
        let point = MapPoint(try Coordinate(text: position))
        return [.value(.ownPlacePosition, "")]
          + places.make(.add(OwnPlace(name: name, at: point), .typed))
      } catch {
        return [.focus(.ownPlacePosition)] + refuse(error.message(in: language))
      }
    }
    guard let map = open else { return refuse(RouteSessionWords[language].loading) }
    return places.make(.add(OwnPlace(name: name, at: map.spot), .mark))
  }

  private mutating func go(to place: OwnPlace) -> [InterfaceEffect] {
    guard var map = open else { return refuse(RouteSessionWords[language].loading) }
    defer { open = map }
    guard map.graph.holds(place) else { return refuse(places.words.notHere(place.name)) }
    return go(to: place.point, on: &map)
  }

  /// Goes where the place lies that somebody means by a name, theirs or the map's.
  ///
  /// Where one of theirs and one of the map's have the name, it is asked which is meant: theirs have a mark behind it.
  mutating func find(_ name: String, on map: inout Open) -> [InterfaceEffect] {
    let own = places.places.filter { map.graph.holds($0) }
    let called = own.filter { place in
      OwnPlaceList.isSame(place.name, name)
        || OwnPlaceList.isSame(places.words.ownPlace(place.name), name)
    }
    let match = map.places.match(name)
    if let mine = called.first {
      let isMeant = OwnPlaceList.isSame(places.words.ownPlace(mine.name), name)
      guard !isMeant, let other = match.called(name) else { return go(to: mine.point, on: &map) }
      return refuse(bothCalled(name, mine, other))
    }
    switch match {
    case .one(let place): return go(to: MapPoint(place.coordinate), on: &map)
    case .several, .none:
      let like = own.filter { FoldedText($0.name).contains(FoldedText(name)) }
      if case .none = match, like.count == 1 { return go(to: like[0].point, on: &map) }
      return refuse(match.with(like.map { asPlace($0) }).message(for: name, in: language) ?? "")
    }
  }

  private func bothCalled(_ name: String, _ own: OwnPlace, _ other: Place) -> String {
    PlaceMatch.several([asPlace(own), other]).message(for: name, in: language) ?? ""
  }

  /// One of the person's own as search tells it.
  private func asPlace(_ own: OwnPlace) -> Place {
    Place(
      id: 0, name: PlaceName(places.words.ownPlace(own.name)), category: 0,
      coordinate: own.point.coordinate)
  }
}

extension PlaceMatch {
  /// The place with exactly this name, without regard to case and accents.
  fileprivate func called(_ name: String) -> Place? {
    let wanted = FoldedText(name)
    func isIt(_ place: Place) -> Bool {
      place.name.words.forms.contains { FoldedText($0) == wanted }
    }
    switch self {
    case .one(let place): return isIt(place) ? place : nil
    case .several(let places): return places.first(where: isIt)
    case .none: return nil
    }
  }

  /// The answer with these before the map's own, where it is none.
  fileprivate func with(_ own: [Place]) -> PlaceMatch {
    guard !own.isEmpty else { return self }
    switch self {
    case .one: return self
    case .several(let places): return .several(own + places)
    case .none(let nearest): return own.count > 1 ? .several(own) : .none(nearest: own + nearest)
    }
  }
}

extension Part {
  /// What is closed, over the picture of a map.
  public static let mapClosed: Part = "map-closed"
  /// Places that people added or changed.
  public static let mapChanged: Part = "map-changed"
  /// Places that are gone.
  public static let mapGone: Part = "map-gone"
  /// What these look like, in words.
  public static let mapLegend: Part = "map-legend"
  /// The person's own places.
  public static let mapOwn: Part = "map-own"
}
