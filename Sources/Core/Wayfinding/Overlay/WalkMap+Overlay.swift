// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension WalkMap {
  /// Changes the places as an overlay says; those of the file keep their order, and new ones come last.
  ///
  /// What was changed on a place that the file has no more is on the map as it was written; what was taken away stays
  /// away. A map that would have no place any more stays as it is.
  public mutating func apply(_ changes: [EditedPlace]) {
    guard !changes.isEmpty else { return }
    var pending = PendingPlaces(changes)
    var kept: [MapPlace] = []
    kept.reserveCapacity(places.count)
    var notes: [Int: PlaceNote] = [:]
    var keys: [Int: String] = [:]
    for number in places.indices {
      guard let edited = pending.take(key(ofPlace: number)) else {
        kept.append(places[number])
        continue
      }
      guard !edited.isRemoved else { continue }
      if !edited.note.isEmpty { notes[kept.count] = edited.note }
      keys[kept.count] = edited.id
      var place = place(edited)
      place.outline = places[number].outline
      if place.category == places[number].category { place.kind = places[number].kind }
      kept.append(place)
    }
    for edited in pending.rest where !edited.isRemoved {
      if !edited.note.isEmpty { notes[kept.count] = edited.note }
      keys[kept.count] = edited.id
      kept.append(place(edited))
    }
    let before = places
    places = kept
    guard !listedPlaces.isEmpty else {
      places = before
      return
    }
    self.notes = notes
    editedKeys = keys
  }

  private mutating func place(_ edited: EditedPlace) -> MapPlace {
    var place = MapPlace(
      point: edited.point,
      category: Category.allCases.first { $0.word.hasSameBytes(as: edited.category) } ?? .other,
      kind: edited.category)
    place.name = names.count
    // A map has no other word for what is a guess.
    names.append(edited.isCertain ? edited.name : edited.name.doubted)
    return place
  }
}

extension MapNames {
  /// The names with a mark that they are a guess.
  var doubted: MapNames {
    MapNames(
      plain + " (?)",
      translations: translations.map { Translation(tag: $0.tag, text: $0.text + " (?)") })
  }

  /// The names as a list has them.
  var byLanguage: NameByLanguage {
    NameByLanguage(plain: plain) { language in
      translations.first { $0.tag.hasSameBytes(as: language.tag) }?.text
    } ?? NameByLanguage(plain)
  }
}

extension PlaceMap {
  /// The list with its places changed as an overlay says; a kind that it has no place of gets its word as its name.
  ///
  /// A list that would be empty stays as it is.
  public func applying(_ changes: [EditedPlace]) -> PlaceMap {
    var map = self
    var pending = PendingPlaces(changes)
    var kept: [Place] = []
    for place in places {
      guard let edited = pending.take(place.key) else {
        kept.append(place)
        continue
      }
      if !edited.isRemoved { kept.append(map.place(edited, code: place.code)) }
    }
    for edited in pending.rest where !edited.isRemoved {
      kept.append(map.place(edited, code: nil))
    }
    guard !kept.isEmpty else { return self }
    map.places = kept
    for number in map.places.indices { map.places[number].id = number }
    return map.withoutEmptyCategories
  }

  private mutating func place(_ edited: EditedPlace, code: String?) -> Place {
    let number = category(id: edited.category) ?? categories.count
    if number == categories.count {
      categories.append(
        PlaceCategory(
          id: edited.category,
          name: edited.category.utf8.isEmpty ? nil : NameByLanguage(edited.category)))
    }
    return Place(
      id: 0, name: PlaceName(edited.name.byLanguage, isCertain: edited.isCertain),
      category: number, coordinate: edited.point.coordinate, code: code, note: edited.note,
      ownKey: edited.id)
  }

  private var withoutEmptyCategories: PlaceMap {
    let used = categories.indices.filter { number in places.contains { $0.category == number } }
    guard used.count < categories.count else { return self }
    var map = self
    map.categories = used.map { categories[$0] }
    for number in map.places.indices {
      map.places[number].category = used.firstIndex(of: places[number].category) ?? 0
    }
    return map
  }
}

/// Changed places that have not found theirs yet.
private struct PendingPlaces {
  private let places: [EditedPlace]
  private var isTaken: [Bool]
  private var numbers: [[UInt8]: Int] = [:]

  init(_ places: [EditedPlace]) {
    self.places = places
    isTaken = Array(repeating: false, count: places.count)
    for (number, place) in places.enumerated() { numbers[Array(place.id.utf8)] = number }
  }

  /// The changed place with a key, once.
  mutating func take(_ key: String) -> EditedPlace? {
    guard let number = numbers[Array(key.utf8)], !isTaken[number] else { return nil }
    isTaken[number] = true
    return places[number]
  }

  /// Those that found none, in their order.
  var rest: [EditedPlace] {
    places.indices.filter { !isTaken[$0] }.map { places[$0] }
  }
}
