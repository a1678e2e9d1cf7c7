// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
public import Speaking

/// A walk: choose a place, and be told where it lies, from the phone's position and compass or a typed position.
///
/// It says where a place is in a straight line, never that the way there is free. It speaks when asked; as the person
/// walks it speaks only if they want that, only of what has changed, and not too often.
public struct WalkSession: Session {
  /// Where the person is, as last told.
  struct Fix: Sendable, Equatable {
    var coordinate: Coordinate
    /// How far it may be off, in metres; nil when nobody said.
    var accuracy: Double?
    /// When it was true; nil for a typed one, which does not grow old.
    var time: Double?
  }

  /// Which way the person faces.
  struct Heading: Sendable, Equatable {
    var degrees: Double
    /// The quarter, which clings a little to the one before.
    var facing: Facing
    /// The person said so; a compass does not change it.
    var isTyped = false
  }

  /// The place that the person wants to go to, and how the walk there stands.
  struct Destination: Sendable {
    var place: Place
    var hasArrived = false
    /// Whether the person points at the place; nil until that was known once.
    var isOnCourse: Bool?
    /// What was last said of it, and when.
    var spoken: (message: GuidingMessage, time: Double)?
    var shownText: String?
    var saidStraightLine = false
  }

  let language: Language
  var words: WalkWords {
    @inline(__always) get { WalkWords[language] }
  }
  var isGuiding: Bool
  var map: PlaceMap?
  /// The kind of place that is listed; nil for all.
  var category: Int?
  /// Whether the person was in the menu of places: what they heard there stays chosen.
  var hasSeenPlaces = false
  /// What is listed as near; empty where nobody asked, or nothing is.
  var nearRows: [ListRow] = []
  /// "What is around me?" waits for the first position.
  var asksAround = false
  var isWatching = false
  var fix: Fix?
  var heading: Heading?
  var reception = Reception()
  var destination: Destination?
  var shownStatus: String?
  var shownDial: (degrees: Int, isFromNorth: Bool)?
  var lastSaid: String?
  var saidNoCompass = false
  var saidPoorPosition = false
  var saidPoorCompass = false
  var saidFar = false
  var shownSaid: String?

  /// A walk in a language; `isGuiding` when guidance is wanted on the way and not only on request.
  public init(language: Language, isGuiding: Bool = true) {
    self.language = language
    self.isGuiding = isGuiding
  }

  /// Reads `language` (a tag) and, where it is given, `guide` (true or false).
  public init(configuration: JSONValue) throws(FieldError) {
    let language = try Language(field: "language", of: configuration)
    let isGuiding = configuration["guide"] == nil ? true : try configuration.truth("guide")
    self.init(language: language, isGuiding: isGuiding)
  }

  /// What a walk wants done.
  public typealias Effect = Timed<InterfaceEffect>

  /// Takes one event and says what to do about it, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    let effects = act(on: event.content, at: event.time)
    return (effects + showSaid(in: effects)).map { Effect(time: event.time, $0) }
  }

  private mutating func act(on happening: Happening, at time: Double) -> [InterfaceEffect] {
    switch happening {
    case .places(let result): show(result)
    case .category(let id): choose(category: id)
    case .menu: lookAtPlaces()
    case .place(let id): choose(place: id, at: time)
    case .changePlace: changePlace()
    case .start: start()
    case .fix(let coordinate, let accuracy): take(coordinate, accuracy: accuracy, at: time)
    case .fixFailed(let failure): take(failure, at: time)
    case .tick: tick(at: time)
    case .heading(let reading, let angle): take(reading, screenAngle: angle, at: time)
    case .typed(let text): take(typed: text, at: time)
    case .facing(let facing): take(typed: facing, at: time)
    case .ask: answer(at: time)
    case .around: around(at: time)
    case .repeat: repeatLast()
    case .guide(let isOn): guide(isOn ?? !isGuiding)
    case .watch: toggleWatching()
    case .submitted(let place, let position, let facing):
      submit(place: place, position: position, facing: facing, at: time)
    case .stop: stop()
    }
  }
}

extension WalkSession {
  /// An answer to the person's own act: it comes before everything else, and can be repeated.
  mutating func say(_ text: String) -> InterfaceEffect {
    lastSaid = text
    return .say(Utterance(text, in: language, priority: .urgent, staysOnDevice: true))
  }

  /// A refusal in words, with its sound.
  mutating func refuse(_ text: String) -> [InterfaceEffect] {
    [.sound(.refused), say(text)]
  }

  private mutating func repeatLast() -> [InterfaceEffect] {
    guard let lastSaid else { return refuse(words.nothingToRepeat) }
    return [say(lastSaid)]
  }

  private mutating func guide(_ isOn: Bool) -> [InterfaceEffect] {
    isGuiding = isOn
    return [showGuide(), say(isOn ? words.guidingOn : words.guidingOff)]
  }

  func showGuide() -> InterfaceEffect {
    .show(.guide, text: isGuiding ? words.guideOnRequest : words.guideMe)
  }

  func showWatch() -> InterfaceEffect {
    .show(.watch, text: isWatching ? words.stopUsingPosition : words.useMyPosition)
  }
}
