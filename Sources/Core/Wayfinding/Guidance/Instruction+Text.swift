// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// Puts the instructions of a route into words.
public struct InstructionTexts: Sendable {
  /// The map on which the route was planned.
  let map: WalkMap
  let style: GuidanceStyle
  let language: Language
  /// The name of the place to which the route leads, where it has one.
  let destination: String?
  /// The names of the places before it, likewise; that of the first stop first.
  let stops: [String?]

  /// Words for routes on a map.
  public init(
    map: WalkMap, style: GuidanceStyle = GuidanceStyle(), language: Language,
    destination: String? = nil, stops: [String?] = []
  ) {
    self.map = map
    self.style = style
    self.language = language
    self.destination = destination
    self.stops = stops
  }

  /// The same in another style.
  func with(_ style: GuidanceStyle) -> InstructionTexts {
    InstructionTexts(
      map: map, style: style, language: language, destination: destination, stops: stops)
  }

  private var words: RouteWords { RouteWords[language] }
  private var help: HelpWords { HelpWords[language] }

  /// A walk shorter than this to the next instruction is not told, in metres.
  private static let shortestWalk = 8.0

  /// One instruction: what to do, what is to be known, and how far it is to the next.
  public func text(of instruction: Instruction) -> String {
    (instruction.acts.flatMap { sentences(of: $0, facing: instruction.facing) }
      + walk(after: instruction)).sentences
  }

  /// The same to somebody who is there; `isTold` where they have heard the details of crossings and steps just before.
  func textHere(of instruction: Instruction, isTold: Bool) -> String {
    let acts = instruction.acts.map { act in
      switch act {
      case .stop(let number, let bearing, let gap):
        StopWords[language].reached([
          "number": "\(number)", "place": stop(number, bearing, gap, instruction.facing),
        ])
      case let act where !isTold: sentences(of: act, facing: instruction.facing).sentences
      case .cross(let brief): help.crossing(road(of: brief))
      case .climb(let brief): steps(of: brief) + "."
      case .depart, .turn, .bend, .aside, .goOn, .ride, .pass, .ground, .cover, .arrive:
        sentences(of: act, facing: instruction.facing).sentences
      }
    }
    return (acts + walk(after: instruction)).sentences
  }

  private func walk(after instruction: Instruction) -> [String] {
    var sentences: [String] = []
    if style.units == .streets, instruction.streets > 0 {
      sentences.append(StreetWords[language].walkOn(instruction.streets))
    } else if instruction.distance >= Self.shortestWalk {
      let distance = style.text(metres: instruction.distance, in: language)
      sentences.append(
        instruction.junctions == 0
          ? words.walk(distance)
          : words.walkPast([
            "distance": distance, "junctions": words.junctions(instruction.junctions),
          ]))
    }
    return sentences
  }

  /// What an act says, in whole sentences.
  func sentences(of act: Instruction.Act, facing: Double) -> [String] {
    switch act {
    case .depart(let bearing, let way, let gap):
      let direction = compass(bearing)
      var sentences: [String] = []
      if gap > RouteFollower.acting {
        sentences.append(
          words.wayBegins(["distance": metres(gap), "direction": direction]))
      }
      return sentences + [
        words.depart(["direction": direction, "way": way.text(on: map, in: language)])
      ]
    case .turn(let degrees, let way):
      return [
        words.onto([
          "turn": style.text(ofTurn: degrees, facing: facing, in: language),
          "way": way.text(on: map, in: language),
        ])
      ]
    case .bend(let degrees): return [degrees < 0 ? words.bendsLeft : words.bendsRight]
    case .aside(let metres, let isAcross): return [aside(metres, isAcross)]
    case .goOn(let way): return [words.goOn(way.text(on: map, in: language))]
    case .cross(let brief): return sentences(of: brief)
    case .climb(let brief): return [sentence(of: brief)]
    case .ride(let kind): return [kind == .lift ? help.lift : help.escalator]
    case .pass(let kind): return [kind.text(help)]
    case .ground(let surface): return [help.ground(surface.text(help))]
    case .cover(let cover): return cover.text(help).map { [$0] } ?? []
    case .stop(let number, let bearing, let gap):
      return [
        StopWords[language].stop([
          "number": "\(number)", "place": stop(number, bearing, gap, facing),
        ])
      ]
    case .arrive(let bearing, let gap): return [arrival(destination, bearing, gap, facing)]
    }
  }

  private func aside(_ metres: Double, _ isAcross: Bool) -> String {
    let words = CrossingWords[language]
    if isAcross { return metres < 0 ? words.crossOverLeft : words.crossOverRight }
    let distance = self.metres(metres.magnitude)
    return metres < 0 ? words.asideLeft(distance) : words.asideRight(distance)
  }

  private func stop(_ number: Int, _ bearing: Double, _ gap: Double, _ facing: Double) -> String {
    arrival(
      stops.indices.contains(number - 1) ? stops[number - 1] : nil, bearing, gap, facing)
  }

  private func metres(_ distance: Double) -> String { style.text(metres: distance, in: language) }

  private func compass(_ bearing: Double) -> String {
    CompassPoint(bearing: bearing).text(words)
  }

  private func arrival(
    _ name: String?, _ bearing: Double, _ gap: Double, _ facing: Double
  ) -> String {
    guard gap > GuidingMessage.shortestLeg else {
      return name.map { words.arrivedAt($0) } ?? words.arrived
    }
    return words.lastMetres([
      "name": name ?? WalkWords[language].it, "distance": metres(gap),
      "direction": style.text(of: bearing, facing: facing, in: language),
    ])
  }

  // MARK: Crossings

  private func road(of brief: CrossingBrief) -> String {
    switch brief.crossing?.over {
    case .railway?: return CrossingWords[language].aRailway
    case .tram?: return CrossingWords[language].tramTracks
    case .road?, .roadAndRailway?, .roadAndTram?, nil: break
    }
    return brief.road.map { map.names[$0].text(in: language) }
      ?? (brief.isMainRoad ? help.aMainRoad : help.aRoad)
  }

  /// What is crossed at a crossing of the map.
  func road(ofCrossing number: Int) -> String {
    switch map.crossings[number].over {
    case .railway: CrossingWords[language].aRailway
    case .tram: CrossingWords[language].tramTracks
    case .road, .roadAndRailway, .roadAndTram:
      map.crossings[number].road.map { map.names[$0].text(in: language) } ?? help.aRoad
    }
  }

  private func sentences(of brief: CrossingBrief) -> [String] {
    var sentences = [help.crossing(road(of: brief))]
    let direction = compass(brief.bearing)
    if let length = brief.length, length >= GuidingMessage.shortestLeg {
      sentences.append(help.across(["direction": direction, "distance": metres(length)]))
    } else {
      sentences.append(help.leads(direction))
    }
    if brief.isDivided { sentences.append(help.divided) }
    guard let crossing = brief.crossing else { return sentences + [help.noCrossing] }
    let marks = Punctuation[language]
    let (known, unknown) = (facts(crossing), unknowns(crossing))
    if !known.isEmpty { sentences.append(help.has(marks.list(known, last: marks.and))) }
    if !unknown.isEmpty {
      sentences.append(help.lacksNot(marks.list(unknown, last: marks.and)))
    }
    return sentences
  }

  private func facts(_ crossing: WalkMap.Crossing) -> [String] {
    var facts: [String] = []
    func add(_ known: Known, _ yes: String?, _ no: String?) {
      let fact: String? =
        switch known {
        case .yes: yes
        case .no: no
        case .unknown: nil
        }
      if let fact { facts.append(fact) }
    }
    add(crossing.signals, help.signals, help.noSignals)
    if crossing.signals == .yes {
      add(crossing.audibleSignal, help.audible, help.silent)
      add(crossing.vibratingSignal, help.vibrating, nil)
      add(crossing.button, help.button, nil)
    }
    add(crossing.markings, help.markings, help.noMarkings)
    add(crossing.tactilePaving, help.tactile, help.noTactile)
    add(crossing.island, help.island, help.noIsland)
    if let kerb = crossing.kerb.text(help) { facts.append(kerb) }
    if let lanes = crossing.lanes, lanes > 0 { facts.append(help.lanes(lanes)) }
    let words = CrossingWords[language]
    switch crossing.over {
    case .road: break
    case .roadAndTram: facts.append(words.tramTracks)
    case .roadAndRailway: facts.append(words.railwayTracks)
    case .railway, .tram: break
    }
    add(crossing.gates, words.gates, words.noGates)
    add(crossing.warningLights, words.warningLights, words.noWarningLights)
    add(crossing.bell, words.bell, words.noBell)
    return facts
  }

  private func unknowns(_ crossing: WalkMap.Crossing) -> [String] {
    var unknowns: [String] = []
    switch crossing.over {
    case .railway, .roadAndRailway:
      if crossing.gates == .unknown, crossing.warningLights == .unknown, crossing.bell == .unknown {
        unknowns.append(CrossingWords[language].unknownWarning)
      }
    case .road, .tram, .roadAndTram: break
    }
    // Tracks of trains have no lights for people on foot.
    if crossing.signals == .unknown, crossing.over != .railway {
      unknowns.append(help.unknownSignals)
    }
    if crossing.signals == .yes, crossing.audibleSignal == .unknown {
      unknowns.append(help.unknownAudible)
    }
    if crossing.tactilePaving == .unknown { unknowns.append(help.unknownTactile) }
    return unknowns
  }

  // MARK: Steps

  private func steps(of brief: StepsBrief) -> String {
    switch (brief.count, brief.isUp) {
    case (let count?, true?): help.stepsUp(count)
    case (let count?, false?): help.stepsDown(count)
    case (let count?, nil): help.steps(count)
    case (nil, true?): help.someStepsUp
    case (nil, false?): help.someStepsDown
    case (nil, nil): help.someSteps
    }
  }

  private func sentence(of brief: StepsBrief) -> String {
    let handrail: String =
      switch (brief.leftHandrail, brief.rightHandrail, brief.handrail) {
      case (.yes, .yes, _): help.handrails
      case (.yes, _, _): help.leftHandrail
      case (_, .yes, _): help.rightHandrail
      case (_, _, .yes): help.handrail
      case (.no, .no, _), (_, _, .no): help.noHandrail
      case (.unknown, _, .unknown), (_, .unknown, .unknown): help.unknownHandrail
      }
    return steps(of: brief) + Punctuation[language].comma + handrail + "."
  }
}

extension [String] {
  /// Sentences one after the other.
  var sentences: String {
    var text = ""
    for sentence in self {
      if !text.isEmpty { text += " " }
      text += sentence
    }
    return text
  }
}

extension WalkMap.KerbKind {
  fileprivate func text(_ help: HelpWords) -> String? {
    switch self {
    case .unknown: nil
    case .none: help.noKerb
    case .flush: help.flushKerb
    case .lowered: help.loweredKerb
    case .rolled: help.rolledKerb
    case .raised: help.raisedKerb
    }
  }
}

extension WalkMap.BarrierKind {
  func text(_ help: HelpWords) -> String {
    switch self {
    case .gate: help.gate
    case .kissingGate: help.kissingGate
    case .turnstile: help.turnstile
    case .stile: help.stile
    case .liftGate: help.liftGate
    case .bollard: help.bollard
    case .cycleBarrier: help.cycleBarrier
    case .block: help.block
    case .chain: help.chain
    case .grid: help.grid
    case .border: help.border
    case .other: help.barrier
    }
  }
}

extension WalkMap.Cover {
  fileprivate func text(_ help: HelpWords) -> String? {
    switch self {
    case .none: nil
    case .bridge: help.bridge
    case .tunnel: help.tunnel
    case .covered: help.covered
    }
  }
}

extension WalkMap.Surface {
  fileprivate func text(_ help: HelpWords) -> String {
    switch self {
    case .unknown, .other: help.otherGround
    case .paved: help.paved
    case .asphalt: help.asphalt
    case .concrete: help.concrete
    case .pavingStones: help.pavingStones
    case .cobbles: help.cobbles
    case .brick: help.brick
    case .metal: help.metal
    case .wood: help.wood
    case .rubber: help.rubber
    case .unpaved: help.unpaved
    case .compacted: help.compacted
    case .gravel: help.gravel
    case .earth: help.earth
    case .grass: help.grass
    case .sand: help.sand
    case .rock: help.rock
    }
  }
}
