// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// What the device and the person tell about position and heading.
extension WalkSession {
  /// A position that may be farther off than this is said to be poor, in metres.
  static let poorAccuracy = 25.0
  /// It must come down to this, in metres, before a poor one is worth mentioning again.
  static let goodAccuracy = 15.0
  /// A compass that may be farther off than this is said to be unsure, in degrees: then a quarter is a guess.
  static let poorCompass = 30.0
  /// How far a quarter must be left before the next one counts, in degrees.
  static let quarterMargin = 10.0

  mutating func start() -> [InterfaceEffect] {
    isWatching = true
    asksAround = false
    reception = Reception()
    // From now on the device tells, not the person
    if fix?.time == nil { fix = nil }
    if heading?.isTyped == true { heading = nil }
    return watch(true) + [say(words.searching)]
  }

  mutating func stop() -> [InterfaceEffect] {
    isWatching = false
    asksAround = false
    fix = nil
    heading = nil
    destination?.spoken = nil
    destination?.isOnCourse = nil
    destination?.hasArrived = false
    destination?.shownText = nil
    shownStatus = nil
    shownDial = nil
    reception = Reception()
    saidFar = false
    return watch(false) + clearNear() + [listPlaces()] + [
      .show(.sentence, text: ""), .show(.status, text: ""), .flag(.dial, .hidden, true),
      say(words.stopped),
    ]
  }

  /// The other than now.
  mutating func toggleWatching() -> [InterfaceEffect] { isWatching ? stop() : start() }

  func watch(_ isOn: Bool) -> [InterfaceEffect] {
    [.device(.position, isOn: isOn), .device(.compass, isOn: isOn), showWatch()]
  }

  mutating func take(
    _ coordinate: Coordinate, accuracy: Double?, at time: Double
  ) -> [InterfaceEffect] {
    guard isWatching else { return [] }
    let isFirst = fix == nil
    let isFoundAgain = regain()
    let known = accuracy.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    fix = Fix(coordinate: coordinate, accuracy: known, time: time)
    if isFirst { return orient(at: time) }
    guard isFoundAgain else { return poorPositionWarning() + update(at: time) }
    guard destination != nil else { return update(at: time) + [say(words.foundAgain)] }
    return answer(at: time, after: words.foundAgain) + refreshNear()
  }

  private mutating func poorPositionWarning() -> [InterfaceEffect] {
    guard let accuracy = fix?.accuracy else { return [] }
    if accuracy <= Self.goodAccuracy { saidPoorPosition = false }
    guard accuracy > Self.poorAccuracy, !saidPoorPosition, isGuiding, destination != nil
    else { return [] }
    saidPoorPosition = true
    return [
      .say(
        Utterance(
          words.poorPosition(SpokenDistance(within: accuracy).text(in: language)), in: language,
          staysOnDevice: true))
    ]
  }

  mutating func take(
    _ reading: CompassReading, screenAngle: Double, at time: Double
  ) -> [InterfaceEffect] {
    guard isWatching, heading?.isTyped != true else { return [] }
    guard let degrees = reading.heading(screenAngle: screenAngle) else {
      heading = nil
      return update(at: time)
    }
    let facing =
      heading?.facing.following(heading: degrees, margin: Self.quarterMargin)
      ?? Facing(heading: degrees)
    heading = Heading(degrees: degrees, facing: facing)
    return compassWarning(reading) + update(at: time)
  }

  private mutating func compassWarning(_ reading: CompassReading) -> [InterfaceEffect] {
    guard case .north(_, let accuracy) = reading, (accuracy ?? 0) > Self.poorCompass
    else { return [] }
    guard !saidPoorCompass else { return [] }
    saidPoorCompass = true
    return [.say(Utterance(words.poorCompass, in: language, staysOnDevice: true))]
  }

  mutating func take(typed text: String, at time: Double) -> [InterfaceEffect] {
    let coordinate: Coordinate
    do { coordinate = try Coordinate(text: text) } catch {
      return refuse(position: error.message(in: language))
    }
    fix = Fix(coordinate: coordinate, accuracy: nil, time: nil)
    reception = Reception()
    let wasWatching = isWatching
    isWatching = false
    if wasWatching, heading?.isTyped == false { heading = nil }
    let quiet = acceptPosition() + (wasWatching ? watch(false) : [])
    guard destination != nil else {
      return quiet + [listPlaces(), say(words.typedPosition)]
    }
    return quiet + answer(at: time) + refreshNear()
  }

  /// Says what is wrong with a typed position, and shows it at its field.
  private mutating func refuse(position text: String) -> [InterfaceEffect] {
    [
      .show(.positionError, text: text), .flag(.positionError, .hidden, false),
      .attribute(.position, name: "aria-invalid", value: "true"),
      .attribute(.position, name: "aria-describedby", value: "position-hint position-error"),
      .focus(.position),
    ] + refuse(text)
  }

  private func acceptPosition() -> [InterfaceEffect] {
    [
      .flag(.positionError, .hidden, true),
      .attribute(.position, name: "aria-invalid", value: nil),
      .attribute(.position, name: "aria-describedby", value: "position-hint"),
    ]
  }

  mutating func take(typed facing: Facing?, at time: Double) -> [InterfaceEffect] {
    heading = facing.map { Heading(degrees: $0.heading, facing: $0, isTyped: true) }
    return update(at: time)
  }
}
