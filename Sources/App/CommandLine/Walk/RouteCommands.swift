// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import Wayfinding

extension Command {
  private static let mapOption = CommandOption.value("--map", "PACK") { RouteCommandWords[$0].map }
  private static let languageOption = CommandOption.language { WalkCommandWords[$0].language }
  private static let jsonOption = CommandOption.flag("--json") { RouteCommandWords[$0].json }
  private static let styleOptions: [CommandOption] = [
    .value("--style", "sides|clock|degrees|compass") { RouteCommandWords[$0].style },
    .value("--units", "metres|steps") { RouteCommandWords[$0].units },
    .value("--pace", "METRES") { RouteCommandWords[$0].pace },
  ]

  /// `earshot walk route`: the way from one place to another, step by step.
  static let walkRoute = Command(
    path: ["walk", "route"],
    summary: { RouteCommandWords[$0].routeSummary },
    options: [
      mapOption,
      .value("--from", "LAT,LON") { RouteCommandWords[$0].from },
      .value("--to", "LAT,LON|NAME") { RouteCommandWords[$0].to },
      .value("--profile", "shortest|blind") { RouteCommandWords[$0].profile },
    ] + styleOptions + [languageOption, jsonOption],
    discussion: { RouteCommandWords[$0].routeDiscussion },
    run: { arguments, console in
      let language = try arguments.answerLanguage()
      let style = try arguments.guidanceStyle()
      let preferences: RoutePreferences =
        try arguments.choice("--profile", ["shortest": .shortest, "blind": .blind]) ?? .blind
      let map = try console.pack(arguments)
      let goal = try arguments.goal(on: map)
      let start = MapPoint(try arguments.coordinate("--from"))
      let plan: RoutePlan
      do throws(RouteError) {
        plan = try RoutePlanner(WalkGraph(map)).plan(from: start, to: goal.points, preferences)
      } catch {
        throw CommandError.badInput { error.message(in: $0) }
      }
      let texts = InstructionTexts(
        map: map, style: style, language: language,
        destination: goal.name?.words.text(in: language))
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
  static let walkJunction = Command(
    path: ["walk", "junction"],
    summary: { RouteCommandWords[$0].junctionSummary },
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
      let position = MapPoint(try arguments.coordinate("--at"))
      let junction = WalkGraph(map).junction(near: position)
      let text =
        junction?.text(on: map, facing: facing, style, in: language)
        ?? Junction.noneText(in: language)
      guard arguments.has("--json") else { return console.print(text) }
      console.write(junction.json(on: map, facing, text, in: language))
    })

  /// `earshot walk around`: where somebody is, and what is near.
  static let walkAround = Command(
    path: ["walk", "around"],
    summary: { RouteCommandWords[$0].aroundSummary },
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
      let position = MapPoint(try arguments.coordinate("--at"))
      let around = WalkGraph(map).surroundings(of: position, facing: facing)
      let text = around.text(on: map, facing: facing, style, in: language)
      guard arguments.has("--json") else { return console.print(text) }
      console.write(around.json(on: map, facing, text, in: language))
    })
}

extension Console {
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
  /// Where a route leads: a position, or the doors of a place with this name.
  fileprivate func goal(
    on map: WalkMap
  ) throws(CommandError) -> (points: [MapPoint], name: PlaceName?) {
    guard let text = text("--to") else {
      throw .badInput { RouteCommandWords[$0].missingTo }
    }
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

  /// How directions and distances are wanted.
  fileprivate func guidanceStyle() throws(CommandError) -> GuidanceStyle {
    let directions: GuidanceStyle.Directions =
      try choice(
        "--style",
        ["sides": .sides, "clock": .clock, "degrees": .degrees, "compass": .compass]) ?? .sides
    let pace = try number("--pace")
    if let pace, !GuidanceStyle.paces.contains(pace) {
      throw .badInput { RouteCommandWords[$0].wrongPace }
    }
    let inSteps = try choice("--units", ["metres": false, "steps": true]) ?? false
    return GuidanceStyle(
      directions: directions,
      units: inSteps ? .paces(length: pace ?? GuidanceStyle.usualPace) : .metres)
  }
}
