// SPDX-License-Identifier: Apache-2.0

import Foundation
import Places
import Speaking
import TestSupport
import Testing
import Wayfinding

/// The pack of a map with one way and, where it has a name, one place.
private func pack(title: String, place: String?) throws -> [UInt8] {
  var map = WalkMap(
    source: WalkMap.Source(title: title, origin: "Test", licence: "Nobody's"))
  let points = try [0, 1000].map { try #require(MapPoint(latitude: $0, longitude: 0)) }
  map.nodes = points
  map.ways = [WalkMap.Way(from: 0, to: 1, kind: .footway)]
  if let place {
    map.names = [MapNames(place)]
    map.places = [WalkMap.MapPlace(point: points[0], category: .food, kind: "cafe")]
    map.places[0].name = 0
  }
  return try WalkMapPack.encode(map)
}

@Suite("Maps to walk by") struct WalkingMapsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + name))
  }

  @Test("Packs of both folders are offered, and the later folder's counts")
  func folders() throws {
    let own = try TemporaryFolder()
    try write(try pack(title: "Old", place: "Sol"), "b.walkmap")
    try write(try pack(title: "A", place: "Luna"), "a.walkmap")
    try write(Array("no".utf8), "x.geojson")
    let new = try pack(title: "New", place: "Sol")
    try Data(new).write(to: URL(fileURLWithPath: own.path + "/b.walkmap"))
    let maps = WalkingMaps(folders: [folder.path, own.path, own.path + "/nowhere"])
    #expect(maps.all.map(\.id) == ["a", "b"])
    #expect(maps["b"]?.source.title == "New")
    #expect(maps["b"]?.bytes == new)
    #expect(maps["a"]?.places.places.first?.name.words.text(in: .english) == "Luna")
    #expect(maps["../a"] == nil)
    #expect(maps.problems.isEmpty)
  }

  @Test(
    "A damaged pack and one without places are told of, and the others are offered all the same")
  func problems() throws {
    let good = try pack(title: "Good", place: "Sol")
    try write(Array(good.dropLast()), "cut.walkmap")
    try write(try pack(title: "Empty", place: nil), "empty.walkmap")
    try write(good, "good.walkmap")
    try write(Array("{}".utf8), "other.walkmap")
    let maps = WalkingMaps(folders: [folder.path])
    #expect(maps.all.map(\.id) == ["good"])
    #expect(
      maps.problems == [
        OfferedMapError(
          path: folder.path + "/cut.walkmap",
          reason: .notAPack(.length(expected: good.count, found: good.count - 1))),
        OfferedMapError(path: folder.path + "/empty.walkmap", reason: .notAMap(.empty)),
        OfferedMapError(path: folder.path + "/other.walkmap", reason: .notAPack(.notAPack)),
      ])
  }
}
