// SPDX-License-Identifier: Apache-2.0

import Foundation
import Places
import Speaking
import Testing
import Wayfinding

private func file(_ name: String) -> String {
  """
  {"type":"FeatureCollection","features":[{"type":"Feature",
  "geometry":{"type":"Point","coordinates":[0,0]},"properties":{"name":"\(name)"}}]}
  """
}

/// A folder of its own with files in it.
private func folder(_ files: [String: String]) throws -> String {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for (name, text) in files {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }
  return folder.path
}

@Suite struct CampusesTests {
  @Test("maps of both folders are offered, and the later folder's counts")
  func folders() throws {
    let examples = try folder(["b.geojson": file("Old"), "a.geojson": file("A"), "x.txt": "no"])
    let own = try folder(["b.geojson": file("New")])
    let campuses = Campuses(folders: [examples, own, own + "/nowhere"])
    #expect(campuses.all.map(\.id) == ["a", "b"])
    #expect(campuses["b"]?.map.places.first?.name.words.text(in: .english) == "New")
    #expect(campuses["b"]?.bytes == Array(file("New").utf8))
    #expect(campuses["../a"] == nil)
    #expect(campuses.problems.isEmpty)
  }

  @Test("a file that is no map is told of, and the others are offered all the same")
  func problems() throws {
    let folder = try folder([
      "bad.geojson": "{}", "good.geojson": file("A"),
      "huge.geojson": String(repeating: " ", count: Campuses.largestFile + 1),
    ])
    let campuses = Campuses(folders: [folder])
    #expect(campuses.all.map(\.id) == ["good"])
    #expect(
      campuses.problems == [
        OfferedMapError(path: folder + "/bad.geojson", reason: .notAMap(.notAFeatureCollection)),
        OfferedMapError(
          path: folder + "/huge.geojson", reason: .tooLarge(limit: Campuses.largestFile)),
      ])
  }
}
