// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Distances in streets on the command line") struct StreetUnitsCommandTests {
  private static let pack = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/maps/monaco.walkmap").standardized.path

  @Test("They are told along a way, and refused where there is none")
  func units() async throws {
    let map = ["--map", Self.pack, "--units", "streets"]
    let route = await ToolRun.of(
      ["walk", "route", "--from", "43.7396,7.4271", "--to", "43.7312,7.4197"] + map)
    #expect(route.code == 0 && route.output.contains(" to cross in all."), "\(route.complaints)")
    for words in [
      ["walk", "around", "--at", "43.7396,7.4271"], ["walk", "junction", "--at", "43.7396,7.4271"],
      ["walk", "message", "--to", "Casino", "--at", "43.7396,7.4271", "--heading", "0"],
    ] {
      let run = await ToolRun.of(words + map)
      #expect(run.code == 2 && run.complaints.contains("streets are counted along a way only"))
    }
  }
}
