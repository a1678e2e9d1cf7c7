// SPDX-License-Identifier: Apache-2.0

import Bytes
import Foundation
import MapReading
import Speaking
import Wayfinding
import Web

extension Command {
  private static let area = CommandOption.value("--area", "W,S,E,N") { MapCommandWords[$0].area }
  private static let language = CommandOption.language { MapCommandWords[$0].language }

  /// `earshot map import`: a file of OpenStreetMap as the pack of a map.
  static let mapImport = Command(
    path: ["map", "import"],
    summary: { MapCommandWords[$0].importSummary },
    operands: "FILE", operandCount: 1...1,
    options: [
      .value("--name", "NAME") { MapCommandWords[$0].name }, area,
      .value("--places", "FILE.geojson") { MapCommandWords[$0].places },
      .value("-o", "PACK") { MapCommandWords[$0].output },
      .value("--data", "DIR") { MapCommandWords[$0].data }, language,
    ],
    discussion: { MapCommandWords[$0].importDiscussion },
    run: { arguments, console in
      let language = try arguments.answerLanguage()
      guard let title = arguments.text("--name"), !title.isEmpty else {
        throw CommandError.badInput { MapCommandWords[$0].missingName }
      }
      // Before the work, so that nobody waits for what cannot be written.
      let output = try packFile(arguments, title)
      let own = try arguments.text("--places").map { path throws(CommandError) in
        try console.places(path)
      }
      var read = try await readMap(arguments.operands[0], in: arguments.part(), title: title)
      let put = own.map { read.put($0) }
      let bytes: [UInt8]
      do throws(WalkMapPackError) { bytes = try WalkMapPack.encode(read.map) } catch {
        throw CommandError.badInput { error.message(in: $0) }
      }
      try output.save(bytes)
      for line in WalkMapReport(read.map).lines(in: language) { console.print(line) }
      console.print(
        MapCommandWords[language].saved(["file": output.path, "bytes": "\(bytes.count)"]))
      if let put {
        console.print(
          MapCommandWords[language].ownPlaces([
            "added": "\(put.added)", "replaced": "\(put.replaced)",
          ]))
        if put.outside > 0 {
          console.complain(MapCommandWords[language].placesOutside("\(put.outside)"))
        }
      }
      tellCuts(of: read, language, console)
    })

  /// `earshot map report`: what a map has, and what it does not know.
  static let mapReport = Command(
    path: ["map", "report"],
    summary: { MapCommandWords[$0].reportSummary },
    operands: "PACK|FILE", operandCount: 1...1,
    options: [area, .flag("--json") { MapCommandWords[$0].json }, language],
    discussion: { MapCommandWords[$0].reportDiscussion },
    run: { arguments, console in
      let language = try arguments.answerLanguage()
      let path = arguments.operands[0]
      let read = try await packOrFile(path, in: arguments.part(), console)
      let report = WalkMapReport(read.map)
      if arguments.has("--json") {
        var writer = JSONWriter()
        writer.value(report)
        writer.endLine()
        console.write(writer.bytes)
      } else {
        for line in report.lines(in: language) { console.print(line) }
      }
      tellCuts(of: read, language, console)
    })

  /// The file that the pack is written to: the one that was named, or one in the data folder.
  private static func packFile(
    _ arguments: Arguments, _ title: String
  ) throws(CommandError) -> OutputFile {
    if let path = arguments.text("-o") { return try OutputFile(path) }
    let isPlain = title.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
    guard isPlain, title.utf8.count <= longestName else {
      throw .badInput { MapCommandWords[$0].wrongName(title) }
    }
    let folder = (arguments.text("--data") ?? "data") + "/maps"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      let reason = systemReason(of: error)
      throw .outside { FileWords[$0].unwritable(["path": folder, "reason": reason]) }
    }
    return try OutputFile(folder + "/" + title + ".walkmap")
  }

  /// A longer name is none for a file.
  private static let longestName = 64

  private static func packOrFile(
    _ path: String, in part: MapPart, _ console: Console
  ) async throws(CommandError) -> ReadMap {
    guard let head = FilePieces(path)?.next(), WalkMapPack.isPack(head) else {
      // Its name stands for a title, which a file of OpenStreetMap has not.
      let title = URL(fileURLWithPath: path).lastPathComponent
      return try await readMap(path, in: part, title: title)
    }
    guard part == .all else { throw .badInput { MapCommandWords[$0].areaOfPack } }
    return ReadMap(map: try console.mapPack(path))
  }

  private static func readMap(
    _ name: String, in part: MapPart, title: String
  ) async throws(CommandError) -> ReadMap {
    let path = try readablePath(name)
    do throws(MapReadingError) {
      let reader = MapReader()
      let area: MapArea? =
        switch part {
        case .all: nil
        case .area(let area): area
        case .named(let name): try await reader.area(named: name, of: path)
        }
      return try await reader.map(of: path, in: area, title: title)
    } catch {
      let told: ToolText = { language in
        FileWords[language].ofFile(["file": name, "problem": error.message(in: language)])
      }
      throw error.isOfFile ? .badInput(told) : .outside(told)
    }
  }

  private static func tellCuts(of read: ReadMap, _ language: Language, _ console: Console) {
    guard read.cutWays > 0 else { return }
    console.complain(MapCommandWords[language].cutWays("\(read.cutWays)"))
  }
}

/// What part of a file is wanted.
private enum MapPart: Equatable {
  case all
  case area(MapArea)
  case named(String)
}

extension Console {
  /// The map in a pack.
  func mapPack(_ path: String) throws(CommandError) -> WalkMap {
    let bytes = try read(path, limit: WalkMapPack.largest)
    do throws(WalkMapPackError) { return try WalkMapPack.decode(bytes) } catch {
      throw .badInput { language in
        FileWords[language].ofFile(["file": path, "problem": error.message(in: language)])
      }
    }
  }
}

extension Arguments {
  /// What `--area` means: four numbers where it has only digits and what stands between them, otherwise a name.
  fileprivate func part() throws(CommandError) -> MapPart {
    guard let text = text("--area") else { return .all }
    let isNumbers = text.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
    guard isNumbers, let area = try mapArea() else { return .named(text) }
    return .area(area)
  }

  func mapArea() throws(CommandError) -> MapArea? {
    guard let text = text("--area") else { return nil }
    do throws(MapAreaError) { return try MapArea(text: text) } catch {
      throw .badInput { MapCommandWords[$0].wrongArea(error.message(in: $0)) }
    }
  }
}
