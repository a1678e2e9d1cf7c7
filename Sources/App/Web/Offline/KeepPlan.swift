// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import Interface
import Places
import Speaking

/// All addresses that a thing to keep is made of.
struct KeepPlan: Equatable {
  /// Pages and data; they are asked for as nobody.
  var pages: [String] = []
  /// Names of files in `Public`.
  var files: [String] = []

  /// What the worker reads: the addresses, and the settings with which its pages will be made.
  func json(for visit: Visit) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.field("face", visit.face)
      json.key("pages")
      json.array { for page in pages { $0.value(page) } }
      json.key("files")
      json.array { for file in files { $0.value(visit.assets(file)) } }
    }
    return writer.bytes
  }
}

extension Site {
  /// All that can be kept, in the order of the page that lists it.
  var keepables: [Keepable] {
    [.frame, .walk, .charts, .braille] + maps.keys.map { .map($0) }
      + demoCharts.map { .chart($0.id) }
  }

  /// What is fetched for it, for a device with these settings.
  func plan(of what: Keepable, _ visit: Visit) async throws -> KeepPlan {
    switch what {
    case .frame: return frame(visit)
    case .walk:
      return KeepPlan(
        pages: ["/walk"] + (try await offeredMaps().first.map { data(of: $0) } ?? []),
        files: files(in: ["walk"], cores: ["walk", "route", "map"]))
    case .charts:
      return KeepPlan(
        pages: ["/charts", keptChartsAddress, keptChartsAddress + "?kept="],
        files: files(in: ["charts"], cores: ["chart", "chartreading", "chartexport", "sound"]))
    case .braille:
      return KeepPlan(pages: ["/braille", "/braille/learn"], files: brailleFiles(visit))
    case .map(let key): return try await map(key)
    case .chart(let id):
      return KeepPlan(pages: ["/charts/\(id)", "/api/v1/charts/\(id)/chart.json"])
    }
  }

  private func frame(_ visit: Visit) -> KeepPlan {
    // Names in other letters than those of the page stand on any page.
    let fonts =
      LanguageFacts[visit].fonts
      + ["latin-regular", "latin-bold", "latin-more-regular", "latin-more-bold"]
    let own = files(
      in: ["runtime", "devices", "styles", "voice", "settings", "home", "offline"],
      cores: ["speech", "ownvoice"])
    let single = assets.files.filter { name in
      ["icons/icons.svg", "icons/mark.svg"].contains(name)
        || fonts.contains { name == "generated/\($0).woff2" }
    }
    return KeepPlan(
      pages: ["/", "/help", "/about", "/settings", offlineAddress, unkeptAddress],
      files: own + single + (visit.typesInBraille ? brailleFiles(visit) : []))
  }

  private func map(_ key: String) async throws -> KeepPlan {
    guard let map = try await offeredMaps().first(where: { $0.key == key }) else {
      return KeepPlan()
    }
    let question = "?campus=\(key.inAddress)"
    let more = [
      map.packAddress.map { _ in "/walk/way" }, map.picture.map { _ in "/walk/map" },
    ]
    return KeepPlan(
      pages: ["/walk" + question] + more.compactMap { $0.map { $0 + question } } + data(of: map))
  }

  private func data(of map: OfferedMap) -> [String] {
    [map.placesAddress]
      + [map.packAddress, map.overlayAddress, map.picture?.address].compactMap(\.self)
  }

  private func brailleFiles(_ visit: Visit) -> [String] {
    files(in: ["braille"], cores: ["braille", "learning"])
      + assets.files.filter {
        ["generated/braille.woff2", "generated/words/\(visit.language.tag).txt"].contains($0)
      }
  }

  /// The files of these folders, and these modules with their second halves.
  private func files(in folders: [String], cores: [String]) -> [String] {
    assets.files.filter { name in
      folders.contains { name.hasPrefix($0 + "/") }
        || cores.contains { ["generated/\($0).wasm", "generated/\($0)-rest.wasm"].contains(name) }
    }
  }
}
