// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// Choosing where to go.
extension WalkSession {
  /// Maps with more places begin with those of one kind; all can still be asked for.
  public static let mostListed = 250

  mutating func show(_ result: Result<PlaceMap, PlaceMapError>) -> [InterfaceEffect] {
    switch result {
    case .failure(let error): return refuse(error.message(in: language))
    case .success(let map):
      self.map = map
      destination = nil
      // A list of all would be too long to listen to, and to fill.
      category = map.places.count > Self.mostListed && map.categories.count > 1 ? 0 : nil
      hasSeenPlaces = false
      let categories = map.categories.enumerated().map { number, category in
        ListRow(
          key: category.id,
          text: words.countedCategory([
            "name": category.name(in: language), "count": "\(map.places(in: number).count)",
          ]))
      }
      let chosen = category.map { map.categories[$0].id }
      return [.list(.category, categories)] + (chosen.map { [.value(.category, $0)] } ?? []) + [
        listPlaces(), showWatch(), showGuide(),
        .show(.submit, text: words.chooseThisPlace), .attribute(.typing, name: "open", value: nil),
      ] + step(isGuided: false)
    }
  }

  /// What is to be seen while a place is chosen, or once it is.
  private func step(isGuided: Bool) -> [InterfaceEffect] {
    [
      .flag(.start, .hidden, isGuided), .flag(.choosing, .hidden, isGuided),
      .flag(.typing, .hidden, !isGuided),
      .flag(.way, .hidden, !isGuided),
      .flag(.submit, .hidden, isGuided),
    ]
  }

  /// The form was sent: it chooses a place while none is chosen, then it tells position and facing.
  mutating func submit(
    place: Int?, position: String, facing: Facing?, at time: Double
  ) -> [InterfaceEffect] {
    guard destination == nil else {
      let answer = take(typed: facing, at: time) + take(typed: position, at: time)
      // The answer stands at the heading, far above the form on a phone.
      return answer.contains(.focus(.position)) ? answer : [.focus(.name)] + answer
    }
    guard let place else { return refuse(words.choosePlaceFirst) }
    return choose(place: place, at: time)
  }

  mutating func choose(category id: String?) -> [InterfaceEffect] {
    guard let map else { return refuse(words.noMap) }
    guard let id else {
      category = nil
      return listPlacesAnew()
    }
    guard let number = map.category(id: id) else { return refuse(words.noMap) }
    category = number
    return listPlacesAnew()
  }

  mutating func lookAtPlaces() -> [InterfaceEffect] {
    hasSeenPlaces = true
    return []
  }

  mutating func choose(place id: Int, at time: Double) -> [InterfaceEffect] {
    guard let map, map.places.indices.contains(id) else { return refuse(words.noMap) }
    let place = map.places[id]
    destination = Destination(place: place)
    let name = place.name.inList(language)
    let shown = clearNear() + [.show(.name, text: name)] + step(isGuided: true) + [.focus(.name)]
    guard fix == nil else { return shown + answer(at: time) }
    let next = isWatching ? words.searching : words.noPosition
    return shown + [.show(.sentence, text: ""), say(words.chosen(name) + " " + next)]
  }

  mutating func changePlace() -> [InterfaceEffect] {
    destination = nil
    shownDial = nil
    return clearNear() + [listPlaces(), .show(.sentence, text: ""), .flag(.dial, .hidden, true)]
      + step(isGuided: false) + [.focus(.place), say(words.chooseAnother)]
  }

  /// The list in another order or of other places, with its first one chosen where the person has not been in it.
  ///
  /// Left alone, a menu keeps the choice that it began with, which nobody made.
  func listPlacesAnew() -> [InterfaceEffect] {
    let list = listPlaces()
    guard !hasSeenPlaces, case .list(_, let rows) = list, let first = rows.first else {
      return [list]
    }
    return [list, .value(.place, first.key)]
  }

  /// The list of the places of the kind that was chosen.
  func listPlaces() -> InterfaceEffect {
    guard let map else { return .list(.place, []) }
    return .list(.place, rows(of: category.map { map.places(in: $0) } ?? map.places))
  }

  /// The places as they are listed: nearest first when the position is known, by name when it is not.
  private func rows(of places: [Place]) -> [ListRow] {
    guard let here = fix?.coordinate else {
      let names = places.map { FoldedText($0.name.words.text(in: language)).letters }
      return Ranking.order(of: names).map { number in
        ListRow(key: "\(places[number].id)", text: places[number].name.inList(language))
      }
    }
    let distances = places.map { here.distance(to: $0.coordinate) }
    return Ranking.order(of: distances.map { Ranking.key(metres: $0) }).map { number in
      let name = places[number].name.inList(language)
      let far = SpokenDistance(metres: distances[number]).text(in: language)
      return ListRow(
        key: "\(places[number].id)", text: words.farPlace(["name": name, "distance": far]))
    }
  }
}
