// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension WayName {
  /// What the way is called, as it follows "along".
  public func text(on map: WalkMap, in language: Language) -> String {
    let words = WayWords[language]
    switch self {
    case .named(let name): return map.names[name].text(in: language)
    case .along(let kind, let road):
      let road = map.names[road].text(in: language)
      switch kind {
      case .pavement: return words.pavementOf(road)
      case .cycleway: return words.cyclewayBeside(road)
      case .footway, .crossing, .pedestrianStreet, .squareEdge, .livingStreet, .path, .bridleway,
        .track, .steps, .escalator, .lift, .corridor, .platform, .serviceRoad, .residentialRoad,
        .minorRoad, .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad:
        return words.footwayBeside(road)
      }
    case .kind(let kind): return kind.text(words)
    }
  }
}

extension WalkMap.WayKind {
  fileprivate func text(_ words: WayWords) -> String {
    switch self {
    case .footway: words.footway
    case .pavement: words.pavement
    case .crossing: words.crossing
    case .pedestrianStreet: words.pedestrianStreet
    case .squareEdge: words.square
    case .livingStreet: words.sharedStreet
    case .path: words.path
    case .cycleway: words.cycleway
    case .bridleway: words.bridleway
    case .track: words.track
    case .steps: words.steps
    case .escalator: words.escalator
    case .lift: words.lift
    case .corridor: words.corridor
    case .platform: words.platform
    case .serviceRoad: words.serviceRoad
    case .residentialRoad, .minorRoad: words.street
    case .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad: words.mainRoad
    }
  }
}
