// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import Wayfinding

extension Command {
  private static let mapOptions: [CommandOption] = [
    .value("--map", "PACK|FILE.geojson") { WalkCommandWords[$0].map },
    .value("--places", "FILE.geojson") { WalkCommandWords[$0].places },
  ]
  private static let languageOption = CommandOption.language { WalkCommandWords[$0].language }

  /// `earshot walk message`: the guiding sentence.
  static let walkMessage = Command(
    path: ["walk", "message"],
    summary: { WalkCommandWords[$0].messageSummary },
    options: mapOptions + [
      .value("--to", "NAME") { WalkCommandWords[$0].to },
      .value("--at", "LAT,LON") { WalkCommandWords[$0].at },
      .value("--heading", "DEGREES") { WalkCommandWords[$0].heading },
    ] + styleOptions + [
      languageOption,
      .flag("--json") { WalkCommandWords[$0].json },
    ],
    discussion: { WalkCommandWords[$0].messageDiscussion },
    run: { arguments, console in
      let language = try arguments.answerLanguage()
      let style = try arguments.guidanceStyle(usual: .legs)
      let map = try console.map(arguments)
      let place = try map.place(
        named: try arguments.needed("--to") { WalkCommandWords[$0].missingTo })
      let position = try arguments.position()
      guard let heading = try arguments.number("--heading") else {
        throw CommandError.badInput { WalkCommandWords[$0].missingHeading }
      }
      let legs = Legs(from: position, to: place.coordinate)
      let relative = RelativePosition(legs, facing: Facing(heading: heading))
      let text = GuidingMessage.text(
        of: place.name, at: place.coordinate, from: position, heading: heading, style, in: language)
      guard arguments.has("--json") else { return console.print(text) }
      var writer = JSONWriter()
      writer.object { writer in
        writer.field("forward", relative.forward)
        writer.field("right", relative.right)
        writer.field("distance", legs.distance)
        writer.field("bearing", legs.bearing)
        writer.field("text", text)
      }
      writer.endLine()
      console.write(writer.bytes)
    })

  /// `earshot walk places`: what a map holds.
  static let walkPlaces = Command(
    path: ["walk", "places"],
    summary: { WalkCommandWords[$0].placesSummary },
    options: mapOptions + [
      .value("--category", "NAME") { WalkCommandWords[$0].category },
      languageOption,
    ],
    run: { arguments, console in
      let language = try arguments.answerLanguage()
      let map = try console.map(arguments)
      let chosen = try arguments.text("--category").map { name throws(CommandError) in
        try map.category(named: name)
      }
      for (number, category) in map.categories.enumerated() {
        if let chosen, chosen != number { continue }
        console.print(category.name(in: language))
        for place in map.places(in: number) {
          console.print("  " + place.name.inList(language))
        }
      }
    })
}

extension Console {
  /// Maps larger than this are no list that someone listens to, in bytes.
  private static let largestMap = 32 << 20

  fileprivate func map(_ arguments: Arguments) throws(CommandError) -> PlaceMap {
    let given = arguments.text("--map") ?? arguments.text("--places")
    guard let path = given else { throw .badInput { WalkCommandWords[$0].missingMap } }
    return try places(path)
  }

  /// The places of a pack or of a GeoJSON file.
  func places(_ path: String) throws(CommandError) -> PlaceMap {
    let bytes = try read(path, limit: Self.largestMap)
    do throws(PlaceFileError) { return try PlaceMap(file: bytes) } catch {
      throw .badInput { language in
        FileWords[language].ofFile(["file": path, "problem": error.message(in: language)])
      }
    }
  }
}

extension Arguments {
  fileprivate func needed(
    _ option: String, else problem: @escaping ToolText
  ) throws(CommandError) -> String {
    guard let text = text(option) else { throw .badInput(problem) }
    return text
  }

  fileprivate func position() throws(CommandError) -> Coordinate {
    let text = try needed("--at") { WalkCommandWords[$0].missingAt }
    do { return try Coordinate(text: text) } catch {
      throw .badInput { WalkCommandWords[$0].wrongPosition(error.message(in: $0)) }
    }
  }
}

extension PlaceMap {
  fileprivate func place(named name: String) throws(CommandError) -> Place {
    let match = match(name)
    if case .one(let place) = match { return place }
    throw .badInput { match.message(for: name, in: $0) ?? "" }
  }

  fileprivate func category(named name: String) throws(CommandError) -> Int {
    let found = categories.firstIndex { category in
      category.forms.contains { $0.lowercased() == name.lowercased() }
    }
    if let found { return found }
    let words = categories.map(\.id)
    let (list, nearest) = (words.joined(separator: ", "), Nearest.word(to: name, among: words))
    throw .badInput { language in
      nearest.map {
        WalkCommandWords[language].noCategoryBut(["name": name, "nearest": $0, "list": list])
      } ?? WalkCommandWords[language].noCategory(["name": name, "list": list])
    }
  }
}
