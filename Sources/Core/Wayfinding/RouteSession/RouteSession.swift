// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
public import Speaking

/// The way to a place along streets and paths, step by step: read at home, rehearsed, or walked by the phone's position.
///
/// It plans on the device, on the pack of a map that the server sends once; where the person is goes nowhere.
public struct RouteSession: Session {
  /// Something that happened, and when.
  public typealias Event = Timed<Happening>
  /// What is to be done.
  public typealias Effect = Timed<InterfaceEffect>

  /// The map, and whether it is there.
  enum Loading: Sendable {
    case waiting
    case ready(RouteTown)
    case failed(String)
  }

  /// Where the person wants to go, and from where.
  struct Wish: Sendable, Equatable {
    /// The places one after the other; none for a way of one's own.
    var places: [WishedPlace]
    /// Nil for where the phone is.
    var start: MapPoint?
  }

  /// The places of a wish, as they are told of; made once for each wish.
  var goals: [WalkGuide.Goal] = []
  /// How the way is put into words; nil where there is no map or no wish.
  var texts: InstructionTexts?
  /// Which way the person wants, and how it is told.
  var choices = RouteChoices.usual
  /// How fast the person walks, in metres a second, as earlier walks have told.
  var pace: Double?
  /// Where the person starts, as it stands in the field.
  var typed = ""

  /// What is under way.
  enum Walk: Sendable {
    case none
    /// The steps are read.
    case read
    /// The way is walked in the mind, since this moment; so many times as fast as one walks.
    case rehearsed(RouteFollower, since: Double, step: Double)
    /// The way is walked, and the phone tells where one is.
    case walked(WalkGuide)
  }

  let language: Language
  /// Where the pack is fetched from.
  let address: String
  var words: RouteSessionWords {
    @inline(__always) get { RouteSessionWords[language] }
  }
  var loading = Loading.waiting
  /// What was asked for before the map was there, or what is under way.
  var wish: Wish?
  var walk = Walk.none
  var plan: RoutePlan?
  /// The instruction that is shown.
  var current = 0
  var speed = 1.0
  var isWatching = false
  var lastSaid: String?
  var signals = RouteSignals()
  var own = OwnWays()
  var places: OwnPlaces
  /// The place that waits for the position of the device.
  var remembering: Remembering?
  var picture: RoutePicture
  var stepping = Stepping()
  /// What people changed on the map, and the map until both are there.
  var arriving: Arriving

  /// Reads `language` (a tag), `map` (the address of the pack as a text), `overlay` (that of its overlay, where it has one)
  /// and `picture` (that of the picture of the map, likewise).
  public init(configuration: JSONValue) throws(FieldError) {
    language = try Language(field: "language", of: configuration)
    address = try configuration.text("map")
    places = OwnPlaces(in: language)
    arriving = Arriving(overlay: try configuration.optionalText("overlay"))
    picture = RoutePicture(address: try configuration.optionalText("picture"))
  }

  /// Takes one event and says what to do about it, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    let effects = act(on: event.content, at: event.time)
    let drawn = draw(at: event.time)
    return (effects + drawn + follow(effects, at: event.time)).map {
      Effect(time: event.time, $0)
    }
  }

  private mutating func act(on happening: Happening, at time: Double) -> [InterfaceEffect] {
    switch happening {
    case .open: open()
    case .map(let text): take(text, at: time)
    case .overlay(let json): take(overlay: json, at: time)
    case .submitted(let form): submit(form, at: time)
    case .fix(let fix): take(fix)
    case .fixFailed(let failure): take(failure)
    case .tick: tick(at: time)
    case .step(let number): go(to: number)
    case .next: go(to: current + 1)
    case .previous: go(to: current - 1)
    case .whole: tellWhole()
    case .far: tellDistance()
    case .ask(let question): answer(question, at: time)
    case .typed(let text): note(typed: text)
    case .key(let key): Self.wish(ofKey: key).map { act(on: $0, at: time) } ?? []
    case .recalled(let key, let kept): recalled(key, kept)
    case .repeat: repeatLast()
    case .rehearse: rehearse(at: time)
    case .speed(let times): setSpeed(times)
    case .stop: stop(at: time)
    case .signal(let signal): act(on: signal, at: time)
    case .own(let happening): act(on: happening, at: time)
    case .picture(let happening): act(on: happening)
    case .place(let happening): act(on: happening, at: time)
    case .stride(let happening): act(on: happening, at: time)
    }
  }
}

extension RouteSession {
  /// An answer to the person's own act: it comes before everything else, and can be repeated.
  ///
  /// It is shown where it does not stand on the page already.
  mutating func say(
    _ text: String, _ priority: Utterance.Priority = .urgent, isShown: Bool = false
  ) -> [InterfaceEffect] {
    lastSaid = text
    return [
      .show(.said, text: isShown ? "" : text),
      .say(Utterance(text, in: language, priority: priority, staysOnDevice: true)),
    ]
  }

  /// A refusal in words, with its sound.
  mutating func refuse(_ text: String) -> [InterfaceEffect] { [.sound(.refused)] + say(text) }

  private mutating func note(typed text: String) -> [InterfaceEffect] {
    typed = text
    return []
  }

  private mutating func repeatLast() -> [InterfaceEffect] {
    guard let lastSaid else { return refuse(WalkWords[language].nothingToRepeat) }
    return say(lastSaid)
  }
}
