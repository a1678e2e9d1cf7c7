// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import Wayfinding

extension Command {
  private static let placesOption = CommandOption.value(
    "--places", "FILE.geojson", "The map: a GeoJSON FeatureCollection of Points with names.")
  private static let languageOption = CommandOption.value(
    "--language", Language.tagChoices, "The language of the answer; English unless said.")

  /// `earshot walk message`: the guiding sentence.
  static let walkMessage = Command(
    path: ["walk", "message"],
    summary: "Say where a place lies, seen from a position and a heading.",
    options: [
      placesOption,
      .value("--to", "NAME", "The place; part of its name will do when that is clear."),
      .value("--at", "LAT,LON", "Where one stands, in degrees, such as 38.3865,-0.5113."),
      .value("--heading", "DEGREES", "Which way one faces, clockwise from north."),
      languageOption,
      .flag("--json", "Print the unrounded numbers too, as one JSON object."),
    ],
    discussion: """
      The larger leg comes first. The heading counts as one of four quarters: north [315,45), east [45,135),
      south [135,225), west [225,315). It is a straight line: no way is claimed to be free.
      With --json: {"forward":m,"right":m,"distance":m,"bearing":degrees,"text":"…"}; forward is negative for
      behind, right is negative for left, bearing counts from true north.
      """,
    run: { arguments, console in
      let language = try arguments.language()
      let map = try console.map(arguments)
      let place = try map.place(named: try arguments.needed("--to", "a name"))
      let position = try arguments.position()
      guard let heading = try arguments.number("--heading") else {
        throw missing("--heading", "degrees clockwise from north, such as --heading 180")
      }
      let legs = Legs(from: position, to: place.coordinate)
      let relative = RelativePosition(legs, facing: Facing(heading: heading))
      let text = GuidingMessage(name: place.name, position: relative).text(in: language)
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
    summary: "List the places of a map by category.",
    options: [
      placesOption,
      .value("--category", "NAME", "Only this category, by its name or its word in the file."),
      languageOption,
    ],
    run: { arguments, console in
      let language = try arguments.language()
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

  fileprivate static func missing(_ option: String, _ what: String) -> CommandError {
    .badInput("The option \(option) is missing: give \(what).")
  }
}

extension Console {
  /// Maps larger than this are no list that someone listens to, in bytes.
  private static let largestMap = 32 << 20

  fileprivate func map(_ arguments: Arguments) throws(CommandError) -> PlaceMap {
    let path = try arguments.needed("--places", "a GeoJSON file")
    let bytes = try read(path, limit: Self.largestMap)
    do { return try PlaceMap(geoJSON: bytes) } catch {
      throw .badInput("\(path): \(error.message(in: .english))")
    }
  }
}

extension Arguments {
  fileprivate func needed(_ option: String, _ what: String) throws(CommandError) -> String {
    guard let text = text(option) else { throw Command.missing(option, what) }
    return text
  }

  fileprivate func position() throws(CommandError) -> Coordinate {
    let text = try needed("--at", "latitude and longitude, such as --at 38.3865,-0.5113")
    do { return try Coordinate(text: text) } catch {
      throw .badInput("The option --at: \(error.message(in: .english))")
    }
  }
}

extension PlaceMap {
  fileprivate func place(named name: String) throws(CommandError) -> Place {
    let match = match(name)
    if case .one(let place) = match { return place }
    throw .badInput(match.message(for: name, in: .english) ?? "")
  }

  fileprivate func category(named name: String) throws(CommandError) -> Int {
    let found = categories.firstIndex { category in
      category.forms.contains { $0.lowercased() == name.lowercased() }
    }
    if let found { return found }
    let words = categories.map(\.id)
    let hint = Nearest.word(to: name, among: words).map { " Did you mean \($0)?" } ?? ""
    throw .badInput(
      "There is no category \"\(name)\" on this map.\(hint) It has: "
        + words.joined(separator: ", ") + ".")
  }
}
