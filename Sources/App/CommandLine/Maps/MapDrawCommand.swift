// SPDX-License-Identifier: Apache-2.0

import Speaking
import Tactile
import Wayfinding

extension Command {
  /// `earshot map draw`: a picture of a map, for eyes or for fingers.
  static let mapDraw = Command(
    path: ["map", "draw"],
    summary: { MapDrawWords[$0].summary },
    operands: "PACK", operandCount: 1...1,
    options: [
      .value("--area", "W,S,E,N") { MapDrawWords[$0].area },
      .value("--around", "LAT,LON|NAME") { MapDrawWords[$0].around },
      .value("--within", "METRES") { MapDrawWords[$0].within },
      .flag("--tactile") { MapDrawWords[$0].tactile },
      .value("--paper", "a4|letter") { MapDrawWords[$0].paper },
      overlayOption,
      .value("--from", "LAT,LON|NAME") { MapDrawWords[$0].from },
      .value("--via", "LAT,LON|NAME") { RouteCommandWords[$0].via },
      .value("--to", "LAT,LON|NAME") { MapDrawWords[$0].to },
    ] + preferenceOptions + [
      .value("-o", "FILE.svg") { MapDrawWords[$0].output },
      .language { MapDrawWords[$0].language },
    ],
    discussion: { MapDrawWords[$0].discussion },
    run: { arguments, console in
      let language = try arguments.answerLanguage()
      let paper =
        try arguments.word("--paper", among: TactileOptions.Paper.allCases.map { ($0.word, $0) })
      guard paper == nil || arguments.has("--tactile") else {
        throw CommandError.badInput { MapDrawWords[$0].paperOfPicture }
      }
      try arguments.checkTactile()
      let output = try arguments.text("-o").map { path throws(CommandError) in
        try OutputFile(path)
      }
      let map = try console.mapPack(arguments.operands[0])
      let bytes: [UInt8]
      if arguments.has("--tactile") {
        let options = TactileOptions(paper: paper ?? .a4, language: language)
        bytes = try arguments.tactile(try console.graph(of: map, arguments), options)
      } else {
        let (area, _) = try arguments.shown(of: map)
        guard let picture = MapPicture(of: map, area: area) else {
          throw CommandError.badInput { MapDrawWords[$0].nothing }
        }
        guard let drawn = picture.svg(of: map, in: language) else {
          throw CommandError.badInput { MapDrawWords[$0].tooLarge }
        }
        bytes = drawn
      }
      guard let output else { return console.write(bytes) }
      try output.save(bytes)
      console.print(
        MapCommandWords[language].saved(["file": output.path, "bytes": "\(bytes.count)"]))
    })
}

extension Arguments {
  /// The options that only a map for fingers knows.
  private static let tactileOnly = [
    "--overlay", "--from", "--via", "--to", "--profile", "--avoid", "--mind", "--ignore",
  ]
  /// Those that say what a way should be like.
  private static let ofWays = ["--via", "--profile", "--avoid", "--mind", "--ignore"]

  /// Refuses what would be left out in silence.
  fileprivate func checkTactile() throws(CommandError) {
    if !has("--tactile"), let option = Self.tactileOnly.first(where: { text($0) != nil }) {
      throw .badInput { MapDrawWords[$0].onlyTactile(option) }
    }
    if text("--from") == nil || text("--to") == nil,
      let option = (["--from", "--to"] + Self.ofWays).first(where: { text($0) != nil })
    {
      throw .badInput { MapDrawWords[$0].wantsBothEnds(option) }
    }
  }

  /// The map for fingers, with what is closed and the way that is wanted.
  fileprivate func tactile(
    _ graph: WalkGraph, _ options: TactileOptions
  ) throws(CommandError) -> [UInt8] {
    let map = graph.map
    var (area, place) = try shown(of: map)
    var content = TactileMapContent(graph)
    if let from = text("--from") {
      let goals = try goals(on: map)
      let start = try goal(from, on: map).points
      let preferences = try preferences()
      let plan: RoutePlan
      do throws(RouteError) {
        plan = try RoutePlanner(graph).plan(
          from: start[0], through: goals.map { $0.points }, preferences)
      } catch {
        throw .badInput { error.message(in: $0) }
      }
      let name = goals.last?.name?.words.text(in: options.language)
      content = TactileMapContent(graph, way: plan, to: name)
      // The mark of a place is that of the end of the way.
      place = nil
      area = area ?? plan.area
    }
    guard
      let drawn = TactileMap(
        of: map, area: area, marking: place, showing: content, options: options)
    else { throw .badInput { MapDrawWords[$0].nothing } }
    return Array(drawn.document.utf8)
  }

  /// How far around a place a picture reaches, in metres, where nothing else is said.
  private static let usualDistance = 200.0
  private static let distances = 20.0...20_000

  /// The area that is wanted, and the number of the place around which it is; all of the map where nothing is said.
  fileprivate func shown(
    of map: WalkMap
  ) throws(CommandError) -> (area: MapArea?, place: Int?) {
    let distance = try number("--within")
    guard let text = text("--around") else {
      guard distance == nil else { throw .badInput { MapDrawWords[$0].withinNothing } }
      return (try mapArea(), nil)
    }
    guard self.text("--area") == nil else { throw .badInput { MapDrawWords[$0].twoAreas } }
    let metres = distance ?? Self.usualDistance
    guard Self.distances.contains(metres) else {
      throw .badInput { MapDrawWords[$0].wrongDistance }
    }
    if let position = try? Coordinate(text: text) {
      return (MapArea(around: MapPoint(position), metres: metres), nil)
    }
    let number = try map.placeNumber(named: text)
    return (MapArea(around: map.places[number].point, metres: metres), number)
  }
}

extension WalkMap {
  /// The number of the one place that a name fits.
  func placeNumber(named name: String) throws(CommandError) -> Int {
    let places: PlaceMap
    do throws(PlaceMapError) { places = try PlaceMap(self) } catch {
      throw .badInput { error.message(in: $0) }
    }
    let match = places.match(name)
    guard case .one(let place) = match else {
      throw .badInput { match.message(for: name, in: $0) ?? "" }
    }
    return listedPlaces[place.id]
  }
}
