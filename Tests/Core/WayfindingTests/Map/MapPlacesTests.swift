// SPDX-License-Identifier: Apache-2.0

import Speaking
import Testing

@testable import Wayfinding

/// A map with two streets, 400 metres apart, and places.
private func town(_ places: [(name: String?, kind: String, latitude: Int64)]) -> WalkMap {
  var map = WalkMap(
    source: WalkMap.Source(title: "Town", origin: "Test", licence: "Nobody's"))
  map.names = [MapNames("North Street", translations: [.init(tag: "es", text: "Calle Norte")])]
  map.names.append(MapNames("South Street"))
  for (number, latitude) in [Int64(430_040_000), 430_000_000].enumerated() {
    for longitude in [Int64(70_000_000), 70_100_000] {
      if let point = MapPoint(latitude: latitude, longitude: longitude) { map.nodes.append(point) }
    }
    var way = WalkMap.Way(from: number * 2, to: number * 2 + 1, kind: .residentialRoad)
    way.name = number
    map.ways.append(way)
  }
  for place in places {
    guard let point = MapPoint(latitude: place.latitude, longitude: 70_050_000) else { continue }
    var made = WalkMap.MapPlace(
      point: point, category: place.kind == "hotel" ? .lodging : .food, kind: place.kind)
    if let name = place.name {
      made.name = map.names.count
      map.names.append(MapNames(name))
    }
    map.places.append(made)
  }
  return map
}

private func names(
  _ places: [(name: String?, kind: String, latitude: Int64)], _ language: Language = .english
) throws -> [String] {
  try PlaceMap(town(places)).places.map { $0.name.inList(language) }
}

@Suite("The places of a map to walk by") struct MapPlacesTests {
  @Test("A name that only one place has stays as it is")
  func alone() throws {
    #expect(
      try names([("Sol", "cafe", 430_000_100), ("Luna", "cafe", 430_000_200)]) == ["Sol", "Luna"])
  }

  @Test("The kind of place tells two apart, where it differs, in the language of the list")
  func kinds() throws {
    let places: [(name: String?, kind: String, latitude: Int64)] = [
      ("Sol", "cafe", 430_000_100), ("Sól", "hotel", 430_000_200),
    ]
    #expect(try names(places) == ["Sol (Food and drink)", "Sól (Places to stay)"])
    #expect(try names(places, .french) == ["Sol (Manger et boire)", "Sól (Hébergement)"])
  }

  @Test("The nearest street tells two of one kind apart")
  func streets() throws {
    let places: [(name: String?, kind: String, latitude: Int64)] = [
      ("Sol", "cafe", 430_000_100), ("Sol", "cafe", 430_040_100),
    ]
    #expect(try names(places) == ["Sol (South Street)", "Sol (North Street)"])
    #expect(try names(places, .spanish) == ["Sol (South Street)", "Sol (Calle Norte)"])
  }

  @Test("Two on one street are told apart by their side, more by numbers from north to south")
  func sides() throws {
    #expect(
      try names([("Sol", "cafe", 430_000_100), ("Sol", "cafe", 430_000_900)])
        == ["Sol (to the south)", "Sol (to the north)"])
    #expect(
      try names([
        ("Sol", "cafe", 430_000_100), ("Sol", "cafe", 430_000_900), ("Sol", "cafe", 430_000_500),
        ("Sol", "cafe", 430_040_100),
      ]) == [
        "Sol (South Street, 3)", "Sol (South Street, 1)", "Sol (South Street, 2)",
        "Sol (North Street)",
      ])
  }

  @Test(
    "What has no name is called by its kind, where one looks for it by that; the rest is not listed"
  )
  func unnamed() throws {
    #expect(
      try names([(nil, "toilets", 430_000_100), (nil, "cafe", 0), (nil, "toilets", 430_040_100)])
        == ["Toilets (South Street)", "Toilets (North Street)"])
    #expect(throws: PlaceMapError.empty) { try PlaceMap(town([(nil, "cafe", 0)])) }
  }

  @Test("In Monaco no two places are called the same in any language", arguments: Language.allCases)
  func unambiguous(language: Language) throws {
    let map = try PlaceMap(ExampleMap.monaco.get())
    #expect(map.places.count == 185)
    let texts = map.places.map { FoldedText($0.name.inList(language)).letters }
    #expect(Set(texts).count == texts.count)
  }

  @Test("A place is found by the name on its sign, and those that share it are all named")
  func search() throws {
    let map = try PlaceMap(town([("Sol", "cafe", 430_000_100), ("Sol", "cafe", 430_040_100)]))
    guard case .several(let found) = map.match("sol") else {
      Issue.record("Both have the name.")
      return
    }
    #expect(found.count == 2)
    #expect(map.match("Sol (North Street)") == .one(map.places[1]))
  }

  @Test("As GeoJSON the places come back as they were")
  func geoJSON() throws {
    let map = try PlaceMap(ExampleMap.monaco.get())
    let read = try PlaceMap(geoJSON: map.geoJSON(attribution: "© Somebody"))
    for language in Language.allCases {
      #expect(read.name?.text(in: language) == map.name?.text(in: language))
      #expect(
        read.places.map { $0.name.inList(language) } == map.places.map { $0.name.inList(language) })
      #expect(
        read.categories.map { $0.name(in: language) }
          == map.categories.map { $0.name(in: language) })
    }
    #expect(read.places.map(\.coordinate) == map.places.map(\.coordinate))
    #expect(read.places.map(\.category) == map.places.map(\.category))
  }

  @Test("A file is told by its bytes: a pack, or GeoJSON")
  func files() throws {
    let town = town([("Sol", "cafe", 430_000_100)])
    let pack = try WalkMapPack.encode(town)
    #expect(try PlaceMap(file: pack).places.count == 1)
    #expect(try PlaceMap(file: PlaceMap(town).geoJSON(attribution: "")).places.count == 1)
    #expect(throws: PlaceFileError.pack(.checksum)) {
      try PlaceMap(file: pack.dropLast() + [pack[pack.count - 1] ^ 1])
    }
    #expect(throws: PlaceFileError.places(.notAFeatureCollection)) {
      try PlaceMap(file: Array("{}".utf8))
    }
  }
}
