// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// Where somebody is who asks, and whither they face, as far as it is known.
public struct Viewpoint: Sendable, Equatable {
  /// Where they are.
  public var point: MapPoint
  /// Whither they face, in degrees from north; nil where nobody knows.
  public var facing: Double?
  /// How far off the place may be, in metres; nil where it was chosen, not measured.
  public var accuracy: Double?
  /// Whether what says whither they face contradicts itself.
  public var isDisputed: Bool
  /// On which way of the map they are; nil where the place was not measured.
  public var standing: Standing?
  /// On which level they are; nil where nobody knows.
  public var layer: Int?

  /// A place with the direction of who stands there.
  public init(
    _ point: MapPoint, facing: Double? = nil, accuracy: Double? = nil, isDisputed: Bool = false,
    standing: Standing? = nil, layer: Int? = nil
  ) {
    self.point = point
    self.facing = facing
    self.accuracy = accuracy
    self.isDisputed = isDisputed
    self.standing = standing
    self.layer = layer
  }
}

/// What somebody may ask on a walk.
public enum WalkQuestion: UInt8, Sendable, CaseIterable, Equatable {
  case whereAmI
  case around
  case ahead
  case junction
}

extension WalkGraph {
  /// So many places are told at once: nobody keeps more of them in mind.
  private static let mostAhead = 4
  /// What lies no farther aside than this is ahead, in degrees: as wide as the word means elsewhere.
  private static let aheadWidth = 30.0
  /// A junction no farther aside than this is the next one, in degrees.
  private static let junctionWidth = 60.0
  /// A position that is known better than this needs no word on that, in metres.
  private static let goodAccuracy = 10.0

  /// The answer to who asks at a place.
  public func answer(
    _ question: WalkQuestion, at view: Viewpoint, _ style: GuidanceStyle = GuidanceStyle(),
    in language: Language
  ) -> String {
    // What may be in the next street is told only with how far off it may be.
    let doubt =
      view.accuracy.flatMap { accuracy in
        accuracy <= Self.goodAccuracy
          ? nil
          : WalkWords[language].poorPosition(SpokenDistance(within: accuracy).text(in: language))
      }
    let answer: [String] =
      switch question {
      case .whereAmI: place(view, style, language)
      case .around: around(view, style, language)
      case .ahead: ahead(view, style, language)
      case .junction:
        [
          junction(near: view.point, layer: view.layer)?.text(
            on: map, facing: view.facing, style, in: language)
            ?? Junction.noneText(in: language)
        ]
      }
    return (answer + (doubt.map { [$0] } ?? [])).sentences
  }

  /// What is above or below one's way, where that is surely known.
  private func cover(_ view: Viewpoint, _ around: Surroundings) -> WalkMap.Cover {
    if let standing = view.standing { return standing.cover }
    guard let way = around.way, way.distance <= GuidingMessage.arrivalDistance else { return .none }
    return map.ways[way.way].cover
  }

  /// On which way one is, by what was measured as far as that is sure, and the named places around.
  private func around(
    _ view: Viewpoint, _ style: GuidanceStyle, _ language: Language
  ) -> [String] {
    let around = surroundings(of: view.point, facing: view.facing, layer: view.layer)
    return [
      wayText(view, around, style, language),
      around.placesText(on: map, facing: view.facing, style, in: language),
    ]
  }

  /// On which way one is: a measured place is on the nearest way only where the matcher is sure of that.
  private func wayText(
    _ view: Viewpoint, _ around: Surroundings, _ style: GuidanceStyle, _ language: Language
  ) -> String {
    guard let standing = view.standing else {
      return around.wayText(on: map, facing: view.facing, style, in: language)
    }
    let words = StandingWords[language]
    switch standing.street {
    case .on, .meeting, .oneOf: return standing.text(on: map, in: language) ?? words.unknown
    case .none, .unknown:
      guard let way = around.way, let name = around.name else {
        return RouteWords[language].noWayNear
      }
      let nearest = words.nearest([
        "way": name.text(on: map, in: language),
        "distance": style.text(metres: way.distance, in: language),
        "direction": style.text(of: around.wayBearing, facing: view.facing, in: language),
      ])
      return (standing.text(on: map, in: language) ?? words.unknown) + " " + nearest
    }
  }

  /// On which way one is, the nearest place with a name, and whither one faces.
  private func place(
    _ view: Viewpoint, _ style: GuidanceStyle, _ language: Language
  ) -> [String] {
    let around = surroundings(of: view.point, facing: view.facing, layer: view.layer)
    var sentences = [wayText(view, around, style, language)]
    if let cover = cover(view, around).text(CrossingWords[language]) { sentences.append(cover) }
    if !around.places.isEmpty {
      let nearest = Array(around.places.prefix(1))
      sentences.append(
        WalkWords[language].near(
          nearest.text(on: map, facing: view.facing, style, in: language)))
    }
    if let facing = view.facing {
      sentences.append(
        AskingWords[language].facing(CompassPoint(bearing: facing).text(RouteWords[language])))
      if view.isDisputed { sentences.append(AskingWords[language].disputed) }
    }
    return sentences
  }

  /// The places before somebody, nearest first, and the next junction.
  private func ahead(
    _ view: Viewpoint, _ style: GuidanceStyle, _ language: Language
  ) -> [String] {
    let words = AskingWords[language]
    guard let facing = view.facing else { return [words.unknownFacing] }
    func isAhead(_ bearing: Double, _ width: Double) -> Bool {
      Angle.turn(from: facing, to: bearing).magnitude <= width
    }
    var sentences: [String] = []
    var named = Set<Int>()
    let near = places(near: view.point, within: Self.nearPlace).filter { near in
      // Of two with one name, such as a square and its stop, the nearer is told.
      near.distance > 0 && isAhead(near.bearing, Self.aheadWidth)
        && map.places[near.place].name.map { named.insert($0).inserted } ?? false
    }
    if near.isEmpty {
      sentences.append(words.nothingAhead)
    } else {
      let told = Array(near.prefix(Self.mostAhead))
      sentences.append(words.aheadOf(told.text(on: map, facing: facing, style, in: language)))
    }
    if let junction = junction(near: view.point, layer: view.layer),
      isAhead(junction.bearing, Self.junctionWidth)
    {
      sentences.append(junction.text(on: map, facing: facing, style, in: language))
    }
    return sentences + (view.isDisputed ? [words.disputed] : [])
  }
}

extension WalkMap.Cover {
  /// That one is there.
  fileprivate func text(_ words: CrossingWords) -> String? {
    switch self {
    case .none: nil
    case .bridge: words.onBridge
    case .tunnel: words.inTunnel
    case .covered: words.underRoof
    }
  }
}
