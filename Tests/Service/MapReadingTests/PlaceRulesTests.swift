// SPDX-License-Identifier: Apache-2.0

import Speaking
import Testing
import Wayfinding

@testable import MapReading

@Suite("Places of a map") struct PlaceRulesTests {
  private let path = "w1 Thighway=footway Nn1,n2\n"

  @Test(
    "Each place has its category and the word of its kind",
    arguments: [
      ("amenity=cafe", WalkMap.Category.food, "cafe"), ("shop=bakery", .shop, "bakery"),
      ("amenity=pharmacy", .health, "pharmacy"), ("tourism=museum", .culture, "museum"),
      ("tourism=hotel", .lodging, "hotel"), ("office=company", .office, "company"),
      ("office=government", .publicService, "government"), ("leisure=park", .park, "park"),
      ("highway=bus_stop", .transport, "bus_stop"), ("railway=station", .transport, "station"),
      ("historic=castle", .sight, "castle"), ("place=suburb", .neighbourhood, "suburb"),
      ("amenity=something_new", .other, "something_new"), ("building=yes", .building, "yes"),
    ])
  func categories(tags: String, category: WalkMap.Category, kind: String) throws {
    let map = try map(path, [3: tags + ",name=Here"])
    #expect(map.places.map(\.category) == [category])
    #expect(map.places.map(\.kind) == [kind])
  }

  @Test(
    "What has no name is kept where it is useful to know of",
    arguments: [
      ("amenity=toilets", 1), ("highway=bus_stop", 1), ("amenity=cafe", 0), ("amenity=bench", 0),
      ("shop=vacant,name=Old", 0), ("amenity=cafe,name=Old,disused=yes", 0),
      ("amenity=cafe,name=%20%", 0),
      ("amenity=bank,brand=Bank", 1),
    ])
  func unnamed(tags: String, count: Int) throws {
    #expect(try map(path, [3: tags]).places.count == count)
  }

  @Test("Names come in all languages, and no other keys are taken for languages")
  func names() throws {
    let map = try map(
      path,
      [
        3: "amenity=cafe,name=Le%20%%20%Café,name:es=El%20%Café,name:ca=Cafè,name:zh-Hant=咖啡,"
          + "name:left=x,name:etymology:wikidata=Q1,old_name=y"
      ])
    let names = map.names[try #require(map.places[0].name)]
    #expect(names.plain == "Le Café")
    #expect(names.translations.map(\.tag) == ["ca", "es", "zh-Hant"])
    #expect(names.text(in: .spanish) == "El Café")
    #expect(names.text(in: .arabic) == "Le Café")
  }

  @Test("Equal names stand once")
  func sameNames() throws {
    let map = try map(
      "w1 Thighway=footway,name=A Nn1,n2\nw2 Thighway=path,name=A Nn2,n3\n",
      [4: "amenity=cafe,name=A"])
    #expect(map.names.map(\.plain) == ["A"])
  }

  @Test("A building is a place with its outline, and its entrances know it")
  func buildings() throws {
    let map = try map(
      path + "w2 Tbuilding=university,name=Library Nn3,n4,n5,n6,n3\n",
      [4: "entrance=main", 5: "entrance=emergency", 7: "entrance=yes"])
    #expect(map.outlines.map(\.kind) == [.building])
    #expect(map.places.map(\.outline) == [0])
    #expect(map.entrances.map(\.outline) == [0, 0, nil])
    #expect(map.entrances.map(\.kind) == [.main, .emergency, .plain])
    #expect(WalkMapReport(map).doors.all == 1)
    #expect(WalkMapReport(map).doors.unknown == 0)
  }

  @Test("The middle of an outline is where its surface is, not its corners")
  func middle() throws {
    let corners: [(Int64, Int64)] = [(0, 0), (0, 100), (10, 100), (20, 100), (20, 0)]
    let ring = corners.compactMap { MapPoint(latitude: $0.0, longitude: $0.1) }
    #expect(MapBuilder.middle(of: ring) == MapPoint(latitude: 10, longitude: 50))
    let line = corners.prefix(3).compactMap { MapPoint(latitude: 0, longitude: $0.1) }
    #expect(MapBuilder.middle(of: line) == line[0])
  }

  @Test("An outline with a corner missing is not drawn")
  func missingCorner() throws {
    #expect(try map(path + "w2 Tbuilding=yes Nn3,n99,n5,n3\n").outlines.isEmpty)
  }
}
