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
    /// What the hand feels with it, in milliseconds on, off, on.
    public var vibration: [Int]

    /// Something to say.
    public init(_ text: String, _ priority: Priority, vibration: [Int] = []) {
      self.text = text
      self.priority = priority
      self.vibration = vibration
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

  let planner: RoutePlanner
  let goals: [Goal]
  private let preferences: RoutePreferences
  private var texts: InstructionTexts
  private var style: GuidanceStyle
  let language: Language
  private var filter = PositionFilter()
  private var heading = HeadingFilter()
  /// How far east of true north the compass points, once that is known: on a walk it is the same.
  private var declination: Double?
  private var callouts: Callouts
  private var budget: WordBudget
  private var meter: PaceMeter
  private var veering = Veering()
  /// On which way of the map the walker is.
  var standing: WalkStanding
  /// How many of the goals were reached before the way that is followed began.
  private var passed = 0
  /// How the walk on the route stands; nil where no place is walked to, or no way was found.
  public internal(set) var follower: RouteFollower?
  /// The way of the walker's own that is followed, and no other planned in its place.
  private var own: RoutePlan?
  /// When it was last told how far away that way is.
  private var toldFar: Double?
  private var problem: RouteError?
  private var isWaiting = false

  /// A guide on a map: to some places one after the other, or without any, to tell what is passed.
  ///
  /// `pace` is how fast the person walks, in metres a second, where earlier walks have told.
  public init(
    on planner: RoutePlanner, to goals: [Goal], _ preferences: RoutePreferences = .blind,
    style: GuidanceStyle = GuidanceStyle(), naming choice: CalloutChoice = .usual,
    pace: Double? = nil, in language: Language
  ) {
    self.planner = planner
    self.goals = goals
    self.preferences = preferences
    self.style = style
    self.language = language
    callouts = Callouts(choice.kinds)
    budget = WordBudget(choice.wordsPerMinute)
    meter = PaceMeter(pace)
    standing = WalkStanding(planner.graph)
    texts = InstructionTexts(
      map: planner.graph.map, style: style, language: language, destination: goals.last?.name,
      stops: goals.dropLast().map { $0.name })
  }

  /// How fast the person walks, in metres a second; nil until that was learned.
  public var pace: Double? { meter.pace }

  /// How far the person has walked since the guide began, in metres.
  public var walked: Double { meter.walked }

  /// Tells directions and distances in another way from now on.
  mutating func tell(in style: GuidanceStyle) {
    self.style = style
    texts = texts.with(style)
  }

  /// How many of the places have been reached.
  public var reached: Int { passed + (follower.map { $0.plan.stops(before: $0.next) } ?? 0) }

  /// Where the person is at a moment, and whither they face; nil while nobody knows.
  public func view(at time: Double) -> Viewpoint? {
    guard let estimate = filter.estimate(at: time) else { return nil }
    let facing = heading.estimate(at: time)
    return Viewpoint(
      MapPoint(estimate.coordinate), facing: facing?.degrees, accuracy: estimate.accuracy,
      isDisputed: facing?.isDisputed ?? false, standing: standing.now(at: time),
      layer: layer)
  }

  /// A guide along a way of the walker's own, planned on the map of this planner.
  public init(
    along own: RoutePlan, on planner: RoutePlanner, name: String,
    style: GuidanceStyle = GuidanceStyle(), naming choice: CalloutChoice = .usual,
    pace: Double? = nil, in language: Language
  ) {
    self.init(
      on: planner, to: [Goal([own.route.destination], name: name)], .shortest, style: style,
      naming: choice, pace: pace, in: language)
    self.own = own
  }

  /// Takes in a fix, and says what is due.
  public mutating func take(_ fix: PositionFix) -> [Announcement] {
    switch filter.take(fix) {
    case .believed, .restarted: break
    case .doubted, .late, .invalid: return []
    }
    guard let estimate = filter.estimate(at: fix.time) else { return [] }
    heading.take(estimate, at: fix.time)
    meter.take(estimate, at: fix.time)
    standing.take(estimate, at: fix.time)
    var said: [Announcement] = []
    if !goals.isEmpty { said += follow(estimate, at: fix.time) }
    guard said.isEmpty, follower?.hasArrived != true else { return said }
    let passing = named(estimate, at: fix.time) ?? newStreet(at: fix.time)
    return passing.map { [$0] } ?? []
  }

  /// Whether something is named in passing and there are words left to say this; they are spent then.
  mutating func spend(on text: String, at time: Double) -> Bool {
    !callouts.isSilent && budget.spend(on: text, at: time)
  }

  /// What is passed, as far as the words for it last.
  private mutating func named(_ estimate: PositionEstimate, at time: Double) -> Announcement? {
    // What there are no words for now is not taken for told, and may be told a little later.
    var trial = callouts
    guard
      let callout = trial.take(
        estimate, at: time, on: planner.graph, along: follower?.plan, layer: layer)
    else {
      callouts = trial
      return nil
    }
    let text = text(of: callout, at: time)
    guard budget.spend(on: text, at: time) else { return nil }
    callouts = trial
    return Announcement(text, .low)
  }

  /// Takes in which way the device points, while someone holds it ahead.
  ///
  /// `moment` is when, as with fixes; `date` is when in seconds since 1970, by which magnetic north is known.
  public mutating func take(
    _ reading: CompassReading, screenAngle: Double, at moment: Double, date: Double?
  ) {
    if declination == nil, let date, let year = MagneticModel.year(at: date),
      let place = filter.estimate(at: moment)?.coordinate
    {
      declination = MagneticModel.declination(at: place, year: year)?.degrees ?? 0
    }
    heading.take(reading, screenAngle: screenAngle, declination: declination ?? 0, at: moment)
  }

  /// Where the walker is at a moment; nil where that is not known.
  public func position(at moment: Double) -> PositionEstimate? { filter.estimate(at: moment) }

  /// Whither they face; nil where that is not known.
  public func facing(at moment: Double) -> HeadingEstimate? { heading.estimate(at: moment) }

  private mutating func follow(_ estimate: PositionEstimate, at time: Double) -> [Announcement] {
    guard follower != nil else {
      // Where there was no way, one is looked for again only once the position is better known.
      guard estimate.accuracy <= RouteFollower.worstAccuracy else { return wait(estimate) }
      return own.map { begin($0, from: estimate, at: time) } ?? plan(from: estimate)
    }
    var said: [Announcement] = []
    for cue in follower?.take(estimate, at: time) ?? [] {
      let vibration = follower.map { cue.vibration(on: $0.plan) } ?? []
      said.append(Announcement(say(cue), cue.priority, vibration: vibration))
      if cue == .offRoute, own == nil { said += plan(from: estimate) }
    }
    if said.isEmpty, own == nil, let text = otherWay(estimate, at: time) {
      let vibration = follower.map { RouteCue.offRoute.vibration(on: $0.plan) } ?? []
      said = [Announcement(text, .urgent, vibration: vibration)] + plan(from: estimate)
    }
    guard said.isEmpty, let follower,
      let side = veering.take(estimate, at: time, on: follower, planner.graph.map)
    else { return said }
    let words = GuideWords[language]
    return [Announcement(side == .left ? words.keepLeft : words.keepRight, .normal)]
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

  /// Takes up a way of the walker's own where they are on it; else says how far it is, now and then.
  private mutating func begin(
    _ own: RoutePlan, from estimate: PositionEstimate, at time: Double
  ) -> [Announcement] {
    let line = RouteLine(own.route.points)
    let here = MapPoint(estimate.coordinate)
    let reach = max(RouteFollower.corridor, 2 * estimate.accuracy)
    // A round trip passes its beginning twice: there it begins.
    let isAtStart = here.distance(to: line.points[0]) <= reach
    let near = isAtStart ? (along: 0, point: line.points[0]) : line.nearest(to: here)
    let distance = here.distance(to: near.point)
    guard distance <= reach else {
      guard time - (toldFar ?? -.infinity) >= RouteFollower.settling else { return [] }
      toldFar = time
      let bearing = here.coordinate.bearing(to: near.point.coordinate)
      let way = style.text(
        of: bearing, facing: heading.estimate(at: time)?.degrees, in: language)
      let words = GuideWords[language].farFromOwn
      let metres = style.text(metres: distance, in: language)
      return [Announcement(words(["distance": metres, "way": way]), .urgent)]
    }
    let follower = RouteFollower(own, from: near.along)
    self.follower = follower
    guard near.along > 0 else {
      let first = own.instructions.first.map { " " + texts.text(of: $0) } ?? ""
      return [Announcement(own.summary(style, in: language) + first, .urgent)]
    }
    return [Announcement(say(.goOn(metres: follower.toNext)), .urgent)]
  }

  private func say(_ cue: RouteCue) -> String {
    follower.map { texts.text(of: cue, on: $0.plan) } ?? ""
  }

  private mutating func plan(from estimate: PositionEstimate) -> [Announcement] {
    let reached = min(reached, max(0, goals.count - 1))
    do throws(RouteError) {
      let plan = try planner.plan(
        from: (follower == nil ? nil : standing.surePoint) ?? MapPoint(estimate.coordinate),
        walking: estimate.course?.degrees, through: goals.dropFirst(reached).map { $0.points },
        preferences, firstStop: reached + 1)
      passed = reached
      let isNew = follower != nil
      let known = follower?.plan.reason.detour?.closures ?? []
      follower = RouteFollower(plan)
      problem = nil
      let news = isNew ? GuideWords[language].newRoute : plan.summary(style, at: pace, in: language)
      // What is closed is said again only where it is something else.
      let detour = plan.reason.detour.flatMap { $0.closures == known ? nil : $0 }
      let why =
        isNew
        ? detour.map { " " + $0.text(style, in: language) } ?? ""
        : " " + plan.reason.text(style, in: language)
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
    case .crossing(let number, let bearing):
      return AskingWords[language].crossing([
        "road": texts.road(ofCrossing: number),
        "direction": style.text(of: bearing, facing: facing, in: language),
      ]) + "."
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
