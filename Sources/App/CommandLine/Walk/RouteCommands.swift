// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import Wayfinding

extension Command {
  private static let mapOption = CommandOption.value("--map", "PACK") { RouteCommandWords[$0].map }
  static let overlayOption = CommandOption.value("--overlay", "FILE") {
    RouteCommandWords[$0].overlay
  }
  private static let languageOption = CommandOption.language { WalkCommandWords[$0].language }
  private static let jsonOption = CommandOption.flag("--json") { RouteCommandWords[$0].json }
  private static let ownOption = CommandOption.value("--own", "FILE.gpx") {
    RouteCommandWords[$0].own
  }
  /// How directions and distances are told.
  static let styleOptions: [CommandOption] = [
    .value("--style", "sides|clock|degrees|compass|legs") { RouteCommandWords[$0].style },
    .value("--units", "metres|steps|streets") { RouteCommandWords[$0].units },
    .value("--pace", "METRES") { RouteCommandWords[$0].pace },
  ]

  static let preferenceOptions: [CommandOption] = [
    .value("--profile", "shortest|blind") { RouteCommandWords[$0].profile },
    .value("--avoid", "HINDRANCE,…") { RouteCommandWords[$0].avoid },
    .value("--mind", "HINDRANCE,…") { RouteCommandWords[$0].mind },
    .value("--ignore", "HINDRANCE,…") { RouteCommandWords[$0].ignore },
  ]

  /// `earshot walk route`: the way from one place to another, step by step.
  static let walkRoute = Command(
    path: ["walk", "route"],
    summary: { RouteCommandWords[$0].routeSummary },
    options: [
      mapOption, overlayOption, ownOption,
      .value("--from", "LAT,LON") { RouteCommandWords[$0].from },
      .value("--via", "LAT,LON|NAME") { RouteCommandWords[$0].via },
      .value("--to", "LAT,LON|NAME") { RouteCommandWords[$0].to },
    ] + preferenceOptions + styleOptions + [languageOption, jsonOption],
    discussion: { RouteCommandWords[$0].routeDiscussion },
    run: { arguments, console in
      let language = try arguments.answerLanguage()
      let style = try arguments.guidanceStyle(isAlongWay: true)
      let preferences = try arguments.preferences()
      let graph = try console.graph(arguments)
      let map = graph.map
      let goals = try arguments.goals(on: map)
      let start = MapPoint(try arguments.coordinate("--from"))
      let plan: RoutePlan
      do throws(RouteError) {
        plan = try RoutePlanner(graph).plan(
          from: start, through: goals.map { $0.points }, preferences)
      } catch {
        throw CommandError.badInput { error.message(in: $0) }
      }
      let texts = InstructionTexts(
        map: map, style: style, language: language,
        destination: goals.last?.name?.words.text(in: language),
        stops: goals.dropLast().map { $0.name?.words.text(in: language) })
      let told = plan.instructions.map { ($0, texts.text(of: $0)) }
      let why = plan.reason.text(style, in: language)
      guard arguments.has("--json") else {
        console.print(plan.summary(style, in: language))
        console.print(why)
        for (number, instruction) in told.enumerated() {
          console.print("\(number + 1). \(instruction.1)")
        }
        return
      }
      console.write(plan.json(why: why, told))
    })

  /// `earshot walk junction`: the ways of the junction at which somebody stands.
  static let walkJunction = looking(
    "junction", summary: { RouteCommandWords[$0].junctionSummary }
  ) { graph, view in
    let junction = graph.junction(near: view.position)
    let text =
      junction?.text(on: graph.map, facing: view.facing, view.style, in: view.language)
      ?? Junction.noneText(in: view.language)
    return (text, junction.json(on: graph.map, view.facing, text, in: view.language))
  }

  /// `earshot walk around`: where somebody is, and what is near.
  static let walkAround = looking(
    "around", summary: { RouteCommandWords[$0].aroundSummary }
  ) { graph, view in
    let around = graph.surroundings(of: view.position, facing: view.facing)
    let text = around.text(on: graph.map, facing: view.facing, view.style, in: view.language)
    return (text, around.json(on: graph.map, view.facing, text, in: view.language))
  }

  /// Where somebody is, whither they face, and how they want to be told.
  private struct View {
    let position: MapPoint
    let facing: Double?
    let style: GuidanceStyle
    let language: Language
  }

  /// A command that says something of a position, in words or as JSON.
  private static func looking(
    _ name: String, summary: @escaping ToolText,
    _ look: @escaping @Sendable (WalkGraph, View) -> (text: String, json: [UInt8])
  ) -> Command {
    Command(
      path: ["walk", name], summary: summary,
      options: [
        mapOption,
        .value("--at", "LAT,LON") { WalkCommandWords[$0].at },
        .value("--heading", "DEGREES") { WalkCommandWords[$0].heading },
      ] + styleOptions + [languageOption, jsonOption],
      run: { arguments, console in
        let language = try arguments.answerLanguage()
        let style = try arguments.guidanceStyle()
        let map = try console.pack(arguments)
        let facing = try arguments.number("--heading")
        let view = View(
          position: MapPoint(try arguments.coordinate("--at")), facing: facing, style: style,
          language: language)
        let answer = look(WalkGraph(map), view)
        guard arguments.has("--json") else { return console.print(answer.text) }
        console.write(answer.json)
      })
  }
}

extension Command {
  /// `earshot walk replay`: what would have been said on a recorded walk.
  static let walkReplay = Command(
    path: ["walk", "replay"],
    summary: { RouteCommandWords[$0].replaySummary },
    options: [
      mapOption, overlayOption, ownOption,
      .value("--track", "FILE.gpx") { RouteCommandWords[$0].track },
      .value("--to", "LAT,LON|NAME") { RouteCommandWords[$0].to },
    ] + preferenceOptions + styleOptions + [languageOption],
    discussion: { RouteCommandWords[$0].replayDiscussion },
    run: { arguments, console in
      let language = try arguments.answerLanguage()
      let style = try arguments.guidanceStyle(isAlongWay: true)
      let graph = try console.graph(arguments)
      let map = graph.map
      let track = try console.track(arguments)
      let goals = try arguments.text("--to") == nil ? [] : arguments.goals(on: map)
      var guide = WalkGuide(
        on: RoutePlanner(graph),
        to: goals.map { .init($0.points, name: $0.name?.words.text(in: language)) },
        try arguments.preferences(), style: style, in: language)
      let fixes = track.segments.flatMap { $0.points }.compactMap { $0.fix }
      guard let first = fixes.first else {
        throw CommandError.badInput { RouteCommandWords[$0].noTimes }
      }
      for fix in fixes {
        for announcement in guide.take(fix) {
          var writer = JSONWriter()
          writer.object { writer in
            writer.field("t", fix.time - first.time)
            writer.field("say", announcement.text)
            writer.field("priority", announcement.priority.word)
          }
          writer.endLine()
          console.write(writer.bytes)
        }
      }
    })
}

extension Console {
  fileprivate func track(_ arguments: Arguments) throws(CommandError) -> GPXTrack {
    guard let path = arguments.text("--track") else {
      throw .badInput { RouteCommandWords[$0].missingTrack }
    }
    return try gpx(path)
  }

  private func gpx(_ path: String) throws(CommandError) -> GPXTrack {
    let bytes = try read(path, limit: GPXTrack.mostBytes)
    do throws(GPXError) { return try GPXTrack(bytes) } catch {
      throw .badInput { language in
        FileWords[language].ofFile(["file": path, "problem": error.message(in: language)])
      }
    }
  }

  /// The network of the pack, with the overlay that the options name.
  fileprivate func graph(_ arguments: Arguments) throws(CommandError) -> WalkGraph {
    try graph(of: try pack(arguments), arguments)
  }

  /// The network of a map, with the overlay and the ways of one’s own that the options name.
  func graph(of map: WalkMap, _ arguments: Arguments) throws(CommandError) -> WalkGraph {
    var graph = try overlaidGraph(of: map, arguments)
    if let path = arguments.text("--own") { graph.know(OwnWay.ways(of: try gpx(path))) }
    return graph
  }

  private func overlaidGraph(
    of map: WalkMap, _ arguments: Arguments
  ) throws(CommandError) -> WalkGraph {
    guard let path = arguments.text("--overlay") else { return WalkGraph(map) }
    let bytes = try read(path, limit: 16 << 20)
    guard let json = try? JSONParser.parse(bytes), let overlay = try? MapOverlay(json: json) else {
      throw .badInput { RouteCommandWords[$0].notAnOverlay(path) }
    }
    return WalkGraph(map, overlay)
  }

  fileprivate func pack(_ arguments: Arguments) throws(CommandError) -> WalkMap {
    guard let path = arguments.text("--map") else {
      throw .badInput { RouteCommandWords[$0].missingMap }
    }
    let bytes = try read(path, limit: WalkMapPack.largest)
    guard WalkMapPack.isPack(bytes) else {
      throw .badInput { RouteCommandWords[$0].notAPack(path) }
    }
    do throws(WalkMapPackError) { return try WalkMapPack.decode(bytes) } catch {
      throw .badInput { language in
        FileWords[language].ofFile(["file": path, "problem": error.message(in: language)])
      }
    }
  }
}

extension Arguments {
  typealias Goal = (points: [MapPoint], name: PlaceName?)

  /// Where a route leads: through the stops to the last place.
  func goals(on map: WalkMap) throws(CommandError) -> [Goal] {
    guard let last = text("--to") else {
      throw .badInput { RouteCommandWords[$0].missingTo }
    }
    let all = texts("--via") + [last]
    guard all.count <= RoutePlanner.mostGoals else {
      throw .badInput { RouteCommandWords[$0].tooManyStops }
    }
    return try all.map { text throws(CommandError) in try goal(text, on: map) }
  }

  /// A position, or the doors of a place with this name.
  func goal(_ text: String, on map: WalkMap) throws(CommandError) -> Goal {
    if let position = try? Coordinate(text: text) { return ([MapPoint(position)], nil) }
    let places: PlaceMap
    do throws(PlaceMapError) { places = try PlaceMap(map) } catch {
      throw .badInput { error.message(in: $0) }
    }
    let match = places.match(text)
    guard case .one(let place) = match else {
      throw .badInput { match.message(for: text, in: $0) ?? "" }
    }
    return (map.goals(ofPlace: map.listedPlaces[place.id]), place.name)
  }

  fileprivate func coordinate(_ option: String) throws(CommandError) -> Coordinate {
    guard let text = text(option) else {
      throw .badInput { RouteCommandWords[$0].missingPosition(option) }
    }
    do throws(CoordinateError) { return try Coordinate(text: text) } catch {
      throw .badInput {
        RouteCommandWords[$0].wrongPosition([
          "option": option, "problem": error.message(in: $0),
        ])
      }
    }
  }

  /// What the route should be like.
  func preferences() throws(CommandError) -> RoutePreferences {
    var preferences: RoutePreferences =
      try choice("--profile", ["shortest": .shortest, "blind": .blind]) ?? .blind
    let weights: [(String, RoutePreferences.Weight)] = [
      ("--ignore", .ignored), ("--mind", .minded), ("--avoid", .avoided),
    ]
    for (option, weight) in weights {
      for word in (text(option) ?? "").split(separator: ",") {
        let known = RoutePreferences.Hindrance.allCases.first { $0.word == word }
        guard let known else {
          let all = RoutePreferences.Hindrance.allCases.map(\.word).joined(separator: ", ")
          throw .badInput {
            RouteCommandWords[$0].noHindrance(["option": option, "word": "\(word)", "all": all])
          }
        }
        preferences[known] = weight
      }
    }
    return preferences
  }

  /// How directions and distances are wanted.
  ///
  /// Streets are counted along a way only.
  func guidanceStyle(
    usual: GuidanceStyle.Directions = .sides, isAlongWay: Bool = false
  ) throws(CommandError) -> GuidanceStyle {
    let directions =
      try word("--style", among: GuidanceStyle.Directions.allCases.map { ($0.word, $0) }) ?? usual
    let pace = try number("--pace")
    if let pace, !GuidanceStyle.paces.contains(pace) {
      throw .badInput { RouteCommandWords[$0].wrongPace }
    }
    let length = pace ?? GuidanceStyle.usualPace
    let choices: KeyValuePairs<String, GuidanceStyle.Units> = [
      "metres": .metres, "steps": .paces(length: length), "streets": .streets,
    ]
    let units = try choice("--units", choices) ?? .metres
    guard units != .streets || isAlongWay else {
      throw .badInput { RouteCommandWords[$0].noStreets }
    }
    return GuidanceStyle(directions: directions, units: units)
  }
}
