// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// Saying where the place lies.
extension WalkSession {
  /// A position older than this is said to be old, in seconds; phones tell a new one about every second.
  static let oldFix = 10.0
  /// Between two sentences that nobody asked for there are at least this many seconds.
  static let quietTime = 6.0
  /// A sentence that nobody asked for is worth saying for this long, in seconds; then the person has walked on.
  static let sentenceLifetime = 4.0
  /// Someone has left a place again once they are this far from it, in metres.
  static let departureDistance = 25.0
  /// A fix that may be farther off than this does not let one say "you are there", in metres.
  static let arrivalAccuracy = 30.0
  /// Within this many degrees of straight ahead the person walks towards the place.
  static let onCourse = 30.0
  /// Beyond this many degrees they do not; between the two it stays as it was.
  static let offCourse = 45.0

  /// What there is to say of the place now; nil when there is no place or no position.
  func message() -> GuidingMessage? {
    guard let destination, let fix else { return nil }
    let legs = Legs(from: fix.coordinate, to: destination.place.coordinate)
    let accuracy = fix.accuracy ?? 0
    guard let heading else {
      return GuidingMessage(name: destination.place.name, legs: legs, accuracy: accuracy)
    }
    return GuidingMessage(
      name: destination.place.name,
      position: RelativePosition(legs, facing: heading.facing), accuracy: accuracy)
  }

  /// Answers "where is it?".
  mutating func answer(at time: Double, after news: String? = nil) -> [InterfaceEffect] {
    guard destination != nil else { return refuse(words.choosePlaceFirst) }
    guard let message = message() else { return isWatching ? tellSearching() : start() }
    let way = message.text(in: language) + notes(at: time)
    let text = news.map { $0 + " " + way } ?? way
    destination?.spoken = (message, time)
    destination?.saidStraightLine = true
    var effects = show(message, at: time)
    effects.append(say(text))
    return effects + arrive(message, isSaid: true) + course()
  }

  /// What must be added to a sentence so that it is not trusted more than it deserves.
  private mutating func notes(at time: Double) -> String {
    var notes: [String] = []
    if let taken = fix?.time, time - taken > Self.oldFix {
      notes.append(words.oldPosition(age(seconds: Int(min(time - taken, 86_400)))))
    }
    if let accuracy = fix?.accuracy, accuracy > Self.poorAccuracy {
      notes.append(words.poorPosition(SpokenDistance(within: accuracy).text(in: language)))
      saidPoorPosition = true
    }
    if heading == nil, isWatching, !saidNoCompass {
      notes.append(words.noCompass)
      saidNoCompass = true
    }
    if let far = farNote() { notes.append(far) }
    if let destination, !destination.saidStraightLine { notes.append(words.straightLine) }
    var text = ""
    for note in notes { text += " " + note }
    return text
  }

  private func age(seconds: Int) -> String {
    seconds >= 60
      ? TimeWords[language].oblique.minutes(seconds / 60)
      : TimeWords[language].oblique.seconds(seconds)
  }

  /// Shows what has changed, and says it when that is wanted and due.
  mutating func update(at time: Double) -> [InterfaceEffect] {
    let near = refreshNear()
    guard let message = message() else { return near + showStatus(at: time) }
    var effects = near + show(message, at: time)
    let arrival = arrive(message, isSaid: false)
    guard arrival.isEmpty else {
      destination?.spoken = (message, time)
      return effects + arrival
    }
    effects += course()
    guard isGuiding, isWatching, let spoken = destination?.spoken,
      time - spoken.time >= Self.quietTime,
      message.differsMaterially(from: spoken.message)
    else { return effects }
    destination?.spoken = (message, time)
    let text = message.text(in: language)
    lastSaid = text
    effects.append(
      .say(Utterance(text, in: language, lifetime: Self.sentenceLifetime, staysOnDevice: true)))
    return effects
  }

  /// Tells once that the person is there, with sound and touch; in words unless they were said just now.
  private mutating func arrive(_ message: GuidingMessage, isSaid: Bool) -> [InterfaceEffect] {
    guard let destination, let fix else { return [] }
    let distance = fix.coordinate.distance(to: destination.place.coordinate)
    if distance > Self.departureDistance { self.destination?.hasArrived = false }
    guard case .here = message.content, !destination.hasArrived,
      (fix.accuracy ?? 0) <= Self.arrivalAccuracy
    else { return [] }
    self.destination?.hasArrived = true
    let text = message.text(in: language)
    return (isSaid ? [] : [say(text)]) + [.sound(.arrived), .vibrate([200, 100, 200])]
  }

  /// Tells by a sound when the person begins or ceases to walk towards the place.
  private mutating func course() -> [InterfaceEffect] {
    guard let destination, !destination.hasArrived, let fix, let heading, !heading.isTyped,
      isGuiding
    else { return [] }
    let bearing = fix.coordinate.bearing(to: destination.place.coordinate)
    let turn = Angle.turn(from: heading.degrees, to: bearing).magnitude
    let limit = destination.isOnCourse == true ? Self.offCourse : Self.onCourse
    let isOnCourse = turn <= limit
    guard isOnCourse != destination.isOnCourse else { return [] }
    self.destination?.isOnCourse = isOnCourse
    if isOnCourse { return [.sound(.onCourse), .vibrate([40])] }
    return destination.isOnCourse == nil ? [] : [.sound(.offCourse)]
  }
}

extension GuidingMessage {
  /// Legs shorter than this come and go without being news, in metres.
  private static let newsworthyLeg = 20
  /// The larger leg must change by this part of what it was before it is news.
  private static let newsworthyPart = 5

  /// Whether someone who heard `other` should now hear this.
  func differsMaterially(from other: GuidingMessage) -> Bool {
    switch (content, other.content) {
    case (.here, .here): return false
    case (.away(let legs), .away(let before)):
      if Self.directions(of: legs) != Self.directions(of: before) { return true }
      let (now, then) = (legs.first?.distance.metres ?? 0, before.first?.distance.metres ?? 0)
      return (now - then).magnitude >= max(Self.newsworthyLeg, then / Self.newsworthyPart)
    default: return true
    }
  }

  /// The directions of the legs that are news, one bit each.
  private static func directions(of legs: [Leg]) -> UInt8 {
    var directions: UInt8 = 0
    for leg in legs where leg.distance.metres >= newsworthyLeg {
      directions |= 1 << leg.direction.rawValue
    }
    return directions
  }
}
