// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// Guides a walker by fixes: plans the way, follows it, plans anew where it is left, and names what is passed.
///
/// It is the same on the way, at a rehearsal and when a recorded walk is replayed. It has no clock.
public struct WalkGuide: Sendable {
  /// Something to say.
  public struct Announcement: Sendable, Equatable {
    /// How much it matters that it is heard now.
    public enum Priority: UInt8, Sendable, CaseIterable, Equatable {
      /// Something to do, or a warning: before everything else.
      case urgent
      /// What comes, and that all is well.
      case normal
      /// What is passed.
      case low

      /// The word in answers for programs.
      public var word: String {
        switch self {
        case .urgent: "urgent"
        case .normal: "normal"
        case .low: "low"
        }
      }
    }

    /// What to say.
    public var text: String
    /// How much it matters.
    public var priority: Priority

    /// Something to say.
    public init(_ text: String, _ priority: Priority) {
      self.text = text
      self.priority = priority
    }
  }

  /// Where the walk leads.
  public struct Goal: Sendable, Equatable {
    /// The doors or the point of the place.
    public var points: [MapPoint]
    /// What it is called.
    public var name: String?

    /// A goal, such as the doors of a building.
    public init(_ points: [MapPoint], name: String? = nil) {
      self.points = points
      self.name = name
    }
  }

  private let planner: RoutePlanner
  private let goal: Goal?
  private let preferences: RoutePreferences
  private let texts: InstructionTexts
  private let style: GuidanceStyle
  private let language: Language
  private var filter = PositionFilter()
  private var heading = HeadingFilter()
  private var callouts = Callouts()
  /// How the walk on the route stands; nil where no place is walked to, or no way was found.
  public private(set) var follower: RouteFollower?
  private var problem: RouteError?
  private var isWaiting = false

  /// A guide on a map: to a place, or without one, to tell what is passed.
  public init(
    on planner: RoutePlanner, to goal: Goal?, _ preferences: RoutePreferences = .blind,
    style: GuidanceStyle = GuidanceStyle(), in language: Language
  ) {
    self.planner = planner
    self.goal = goal
    self.preferences = preferences
    self.style = style
    self.language = language
    texts = InstructionTexts(
      map: planner.graph.map, style: style, language: language, destination: goal?.name)
  }

  /// Takes in a fix, and says what is due.
  public mutating func take(_ fix: PositionFix) -> [Announcement] {
    switch filter.take(fix) {
    case .believed, .restarted: break
    case .doubted, .late, .invalid: return []
    }
    guard let estimate = filter.estimate(at: fix.time) else { return [] }
    heading.take(estimate, at: fix.time)
    var said: [Announcement] = []
    if goal != nil { said += follow(estimate, at: fix.time) }
    guard said.isEmpty, follower?.hasArrived != true else { return said }
    return callouts.take(
      estimate, at: fix.time, on: planner.graph, withJunctions: follower == nil
    ).map { Announcement(text(of: $0, at: fix.time), .low) }
  }

  private mutating func follow(_ estimate: PositionEstimate, at time: Double) -> [Announcement] {
    guard follower != nil else {
      // Where there was no way, one is looked for again only once the position is better known.
      guard estimate.accuracy <= RouteFollower.worstAccuracy else { return wait(estimate) }
      return plan(from: estimate)
    }
    var said: [Announcement] = []
    for cue in follower?.take(estimate, at: time) ?? [] {
      said.append(Announcement(say(cue), cue.priority))
      if cue == .offRoute { said += plan(from: estimate) }
    }
    return said
  }

  /// Says once that the position is not known well enough to plan a way.
  private mutating func wait(_ estimate: PositionEstimate) -> [Announcement] {
    guard !isWaiting else { return [] }
    isWaiting = true
    let distance = SpokenDistance(within: estimate.accuracy).text(in: language)
    return [
      Announcement(
        WalkWords[language].poorPosition(distance) + " " + GuideWords[language].waiting, .urgent)
    ]
  }

  private func say(_ cue: RouteCue) -> String {
    follower.map { texts.text(of: cue, on: $0.plan) } ?? ""
  }

  private mutating func plan(from estimate: PositionEstimate) -> [Announcement] {
    guard let goal else { return [] }
    do throws(RouteError) {
      let plan = try planner.plan(
        from: MapPoint(estimate.coordinate), walking: estimate.course?.degrees, to: goal.points,
        preferences)
      let isNew = follower != nil
      follower = RouteFollower(plan)
      problem = nil
      let news = isNew ? GuideWords[language].newRoute : plan.summary(style, in: language)
      let why = isNew ? "" : " " + plan.reason.text(style, in: language)
      let first = plan.instructions.first.map { " " + texts.text(of: $0) } ?? ""
      return [Announcement(news + why + first, .urgent)]
    } catch {
      // The way that was left is better than none, as long as it is not walked.
      defer { problem = error }
      return problem == error ? [] : [Announcement(error.message(in: language), .urgent)]
    }
  }

  private func text(of callout: Callouts.Callout, at time: Double) -> String {
    let facing = heading.estimate(at: time)?.degrees
    let map = planner.graph.map
    switch callout {
    case .junction(let junction):
      return junction.text(on: map, facing: facing, style, in: language)
    case .place(let number, let bearing, let distance):
      let name = map.places[number].name.map { map.names[$0].text(in: language) } ?? ""
      guard distance > 0 else { return RouteWords[language].inPlace(name) }
      return WalkWords[language].nearPlace([
        "name": name, "way": style.text(of: bearing, facing: facing, in: language),
      ])
    }
  }
}

extension RouteCue {
  fileprivate var priority: WalkGuide.Announcement.Priority {
    switch self {
    case .here, .offRoute, .backwards, .arrived, .lost: .urgent
    case .ahead, .goOn, .foundAgain: .normal
    }
  }
}
