// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import Testing

@testable import Wayfinding

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A street of a kilometre from south-west to north-east, with a name.
private func town(name: String = "Main Street", kind: WalkMap.WayKind = .primaryRoad) throws
  -> WalkMap
{
  var map = WalkMap(source: WalkMap.Source(title: "Town", origin: "Test", licence: "© Me & you"))
  map.names = [MapNames(name)]
  map.nodes = [
    try #require(MapPoint(latitude: 430_000_000, longitude: 70_000_000)),
    try #require(MapPoint(latitude: 430_063_000, longitude: 70_087_000)),
  ]
  var way = WalkMap.Way(from: 0, to: 1, kind: kind)
  way.name = 0
  map.ways = [way]
  return map
}

private func svg(_ map: WalkMap, _ language: Language = .english) throws -> String {
  let picture = try #require(MapPicture(of: map))
  return String(decoding: try #require(picture.svg(of: map, in: language)), as: UTF8.self)
}

@Suite("The picture of a map") struct MapPictureTests {
  @Test("North is up and east is right, and a metre is as long both ways")
  func places() throws {
    let map = try town()
    let picture = try #require(MapPicture(of: map))
    let (south, north) = (picture.point(map.nodes[0]), picture.point(map.nodes[1]))
    #expect(south.x < north.x)
    #expect(south.y > north.y)
    let across = (north.x - south.x) * picture.metresPerUnit
    let along = (south.y - north.y) * picture.metresPerUnit
    let legs = Legs(from: map.nodes[0].coordinate, to: map.nodes[1].coordinate)
    #expect(abs(across - legs.east) < 1)
    #expect(abs(along - legs.north) < 1)
    #expect(south.x > 0 && north.x < picture.width && north.y > 0 && south.y < picture.height)
  }

  @Test("The picture of an area shows that area; one without ways is none")
  func areas() throws {
    let map = try town()
    let half = try MapArea(text: "6.999,42.999,7.0044,43.0032")
    let picture = try #require(MapPicture(of: map, area: half))
    #expect(picture.area == half)
    #expect(abs(picture.point(half.southWest).y - picture.height) < 0.01)
    #expect(MapPicture(of: map, area: try MapArea(text: "1,1,2,2")) == nil)
    #expect(MapPicture(of: WalkMap(source: map.source)) == nil)
  }

  @Test("What leads through an area without a point in it is drawn")
  func through() throws {
    var map = try town()
    map.nodes.append(try #require(MapPoint(latitude: 430_032_000, longitude: 70_040_000)))
    map.ways.append(WalkMap.Way(from: 2, to: 2, kind: .path))
    let area = try MapArea(text: "7.003,43.0025,7.005,43.004")
    let picture = try #require(MapPicture(of: map, area: area))
    let text = String(
      decoding: try #require(picture.svg(of: map, in: .english)), as: UTF8.self)
    let drawn = try #require(text.components(separatedBy: "<g clip-path").last)
    #expect(drawn.components(separatedBy: "</g>").first?.contains("map__main\"") == true)
  }

  @Test("The document is XML whatever a name holds, in each language", arguments: Language.allCases)
  func document(language: Language) throws {
    let text = try svg(town(name: "<A> & \"B\" ' \u{1}"), language)
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
    #expect(text.contains("&lt;A&gt; &amp; &quot;B&quot; &#39;"))
    #expect(text.contains("© Me &amp; you"))
  }

  @Test("A street has its name once, upright along it; what is no street has none")
  func names() throws {
    let text = try svg(town())
    #expect(text.components(separatedBy: ">Main Street</text>").count == 2)
    // From south-west to north-east is up: turned against the clock, a little less than half a right angle
    let turned = try #require(
      text.range(of: "rotate\\(-4[0-9]\\.?[0-9]? ", options: .regularExpression))
    #expect(!turned.isEmpty)
    #expect(!(try svg(town(kind: .steps))).contains(">Main Street</text>"))
  }

  @Test("Two streets that cross have names that do not lie on one another")
  func crossing() throws {
    var map = try town()
    map.names.append(MapNames("Side Street"))
    map.nodes += [
      try #require(MapPoint(latitude: 430_063_000, longitude: 70_000_000)),
      try #require(MapPoint(latitude: 430_000_000, longitude: 70_087_000)),
    ]
    var way = WalkMap.Way(from: 2, to: 3, kind: .residentialRoad)
    way.name = 1
    map.ways.append(way)
    let text = try svg(map)
    #expect(text.contains(">Main Street</text>"))
    #expect(!text.contains(">Side Street</text>"), "Both have their middle at the same place.")
  }

  @Test("Each kind of way has a look of its own", arguments: WalkMap.WayKind.allCases)
  func kinds(kind: WalkMap.WayKind) throws {
    let text = try svg(town(kind: kind))
    let map = try #require(
      text.components(separatedBy: "<g clip-path").last?.components(separatedBy: "</g>").first)
    #expect(
      map.contains("class=\"map__\(MapLayer(WalkMap.Way(from: 0, to: 1, kind: kind)).name)\""))
    // All that is drawn has a rule.
    let looks = map.components(separatedBy: "class=\"").dropFirst().compactMap {
      $0.split(separator: "\"").first
    }
    for look in looks { #expect(text.contains(".\(look){"), "\(look)") }
  }

  @Test("Monaco has its streets, and is small enough to fetch")
  func monaco() throws {
    let map = try ExampleMap.monaco.get()
    let picture = try #require(MapPicture(of: map))
    let bytes = try #require(picture.svg(of: map, in: .english))
    #expect(bytes.count < 300_000)
    let text = String(decoding: bytes, as: UTF8.self)
    for street in ["Boulevard des Moulins", "Boulevard Albert 1er", "Rue Grimaldi"] {
      #expect(text.contains(">\(street)</text>"), "\(street)")
    }
    #expect(XMLParser(data: Data(bytes)).parse())
  }

  @Test(
    "A map that would become too large a picture is drawn with less in it, and at last not at all")
  func large() throws {
    var map = try town()
    let corner = map.nodes[0]
    // Each house takes some 60 bytes.
    for number in 0..<80_000 {
      let (row, column) = (Int64(number / 250), Int64(number % 250))
      let points = [(0, 0), (200, 0), (200, 300), (0, 300)].compactMap { north, east in
        MapPoint(
          latitude: Int64(corner.latitude) + row * 180 + Int64(north),
          longitude: Int64(corner.longitude) + column * 340 + Int64(east))
      }
      map.outlines.append(WalkMap.Outline(kind: .building, ring: points))
    }
    let text = try svg(map)
    #expect(text.utf8.count < 20_000)
    #expect(text.contains(">Main Street</text>"))
    #expect(!text.contains("<path class=\"map__building\" d=\"M0"))
    for _ in 0..<100_000 { map.ways.append(map.ways[0]) }
    #expect(try #require(MapPicture(of: map)).svg(of: map, in: .english) == nil)
  }
}
