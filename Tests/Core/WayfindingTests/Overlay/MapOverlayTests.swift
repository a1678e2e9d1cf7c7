// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import Testing

@testable import Wayfinding

@Suite("What people change on a map") struct MapOverlayTests {
  private static let town: GridTown = {
    var town = GridTown(columns: 3, rows: 2)
    for (number, name) in ["Inn", "Library", "Mill"].enumerated() {
      town.map.names.append(MapNames(name, translations: [.init(tag: "ca", text: name + " ca")]))
      var place = WalkMap.MapPlace(point: town.point(number, 0), category: .food, kind: "pub")
      place.name = town.map.names.count - 1
      town.map.places.append(place)
    }
    return town
  }()

  private static func edited(_ id: String, _ name: String) -> EditedPlace {
    EditedPlace(id: id, name: MapNames(name), category: "culture", point: town.point(1, 1))
  }

  private static let overlay: MapOverlay = {
    var library = edited(town.map.key(ofPlace: 1), "New library")
    library.isCertain = false
    library.note.description = MapNames(
      "Gravel before it", translations: [.init(tag: "ar", text: "حصى")])
    library.note.doors = [
      .init(point: town.point(1, 0), name: MapNames("north door"), access: .ramp, hours: "8-20")
    ]
    var mill = edited(town.map.key(ofPlace: 2), "Mill")
    mill.isRemoved = true
    return MapOverlay(
      edition: "7-0", places: [edited("n1", "Kiosk"), library, mill],
      closures: [
        MapClosure(
          id: "c1", what: MapNames("Bridge"),
          extent: .street("Row 0", near: town.point(0, 0), metres: 30),
          from: "2026-01-02", until: "2026-02-01"),
        MapClosure(
          id: "c2", what: MapNames("Steps"), reason: MapNames("ice"),
          extent: .nearest(.steps, town.point(0, 0)), from: "2026-01-02", until: "2026-02-01"),
      ])
  }()

  @Test("An overlay is read as it was written")
  func coding() throws {
    let json = try JSONParser.parse(Self.overlay.jsonBytes)
    #expect(try MapOverlay(json: json) == Self.overlay)
  }

  @Test(
    "Places keep their order, changed ones their number, new ones come last, and removed ones are gone"
  )
  func applied() throws {
    var map = Self.town.map
    map.apply(Self.overlay.places)
    let list = try PlaceMap(map)
    #expect(
      list.places.map { $0.name.words.text(in: .english) } == ["Inn", "New library (?)", "Kiosk"])
    #expect(list.places[1].key == Self.town.map.key(ofPlace: 1))
    #expect(list.places[2].key == "n1")
    #expect(
      list.places[1].note.text(in: .english)
        == "Gravel before it Door: north door, with a ramp, open 8-20.")
    #expect(map.goals(ofPlace: 1) == [Self.town.point(1, 0)])
    // The same on a list of places.
    let campus = try PlaceMap(Self.town.map)
    #expect(campus.applying(Self.overlay.places).places.map(\.key) == list.places.map(\.key))
  }

  @Test("A map never loses its last place")
  func lastPlace() throws {
    let all = (0..<3).map { number in
      var place = Self.edited(Self.town.map.key(ofPlace: number), "x")
      place.isRemoved = true
      return place
    }
    var map = Self.town.map
    map.apply(all)
    #expect(map.places.count == 3)
    #expect(try PlaceMap(Self.town.map).applying(all).places.count == 3)
  }

  @Test(
    "What is too much, or is none, is refused",
    arguments: [
      "{}", #"{"edition":"1","places":1,"closures":[]}"#,
      #"{"edition":"1","places":[{"id":"a"}],"closures":[]}"#,
      #"{"edition":"1","places":[],"closures":[{"id":"a","what":{"plain":"x"},"from":"","until":"","kind":"moon","latitude":1,"longitude":1}]}"#,
      #"{"edition":"1","places":[],"closures":[{"id":"a","what":{"plain":"x"},"from":"","until":"","kind":"around","latitude":1,"longitude":1,"metres":501}]}"#,
      #"{"edition":"1","places":[],"closures":[{"id":"a","what":{"plain":"x"},"from":"","until":"","kind":"around","latitude":91,"longitude":1,"metres":50}]}"#,
    ])
  func refused(text: String) throws {
    let json = try JSONParser.parse(Array(text.utf8))
    #expect(throws: FieldError.self) { try MapOverlay(json: json) }
  }

  @Test("More places than a map may have changed are refused")
  func bounded() throws {
    let many = MapOverlay(
      edition: "1",
      places: (0...MapOverlay.mostPlaces).map { Self.edited("n\($0)", "x") })
    let json = try JSONParser.parse(many.jsonBytes)
    #expect(throws: FieldError.self) { try MapOverlay(json: json) }
  }
}
