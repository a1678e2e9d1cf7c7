// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Choosing where to go.
extension WalkSession {
  mutating func show(_ result: Result<PlaceMap, PlaceMapError>) -> [Action] {
    switch result {
    case .failure(let error): return refuse(error.message(in: language))
    case .success(let map):
      self.map = map
      destination = nil
      let categories = map.categories.enumerated().map { number, category in
        CategoryItem(
          id: category.id, name: category.name(in: language),
          count: map.places(in: number).count)
      }
      return [.categories(categories), .places(items(of: map.places)), showWatch(), showGuide()]
    }
  }

  mutating func choose(category id: String?) -> [Action] {
    guard let map else { return refuse(words.noMap) }
    guard let id else { return [.places(items(of: map.places))] }
    guard let number = map.category(id: id) else { return refuse(words.noMap) }
    let places = map.places(in: number)
    return [.places(items(of: places))]
  }

  mutating func choose(place id: Int, at time: Double) -> [Action] {
    guard let map, map.places.indices.contains(id) else { return refuse(words.noMap) }
    let place = map.places[id]
    destination = Destination(place: place)
    guard fix == nil else { return answer(at: time) }
    let next = isWatching ? words.searching : words.noPosition
    let text = words.chosen(place.name.inList(language)) + " " + next
    return [.show(field: .sentence, text: place.name.inList(language)), say(text)]
  }

  mutating func changePlace() -> [Action] {
    destination = nil
    shownDial = nil
    return [
      .show(field: .sentence, text: ""), .dial(degrees: nil, isFromNorth: false), .choose,
      say(words.chooseAnother),
    ]
  }

  /// The places as they are listed: nearest first when the position is known, by name when it is not.
  private func items(of places: [Place]) -> [PlaceItem] {
    guard let here = fix?.coordinate else {
      let names = places.map { FoldedText($0.name.words.text(in: language)).letters }
      let order = Ranking.order(of: names)
      return order.map { number in
        PlaceItem(id: places[number].id, name: places[number].name.inList(language), distance: nil)
      }
    }
    let distances = places.map { here.distance(to: $0.coordinate) }
    return Ranking.order(of: distances.map { Ranking.key(metres: $0) }).map { number in
      PlaceItem(
        id: places[number].id, name: places[number].name.inList(language),
        distance: SpokenDistance(metres: distances[number]).text(in: language))
    }
  }
}
