// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The finger that leaves a pad without a border: one alone, held still in the middle of the glass for seconds.
///
/// Typing never does that: its fingers lift within a second, and one that had company is none that leaves. Neither do
/// the hands that hold the device, which lie at the edges.
struct LeavingHold: Sendable {
  /// What comes of holding on.
  enum Step { case warning, leaving }

  /// Seconds after which the person is told what goes on; twice as long as all fingers are held to calibrate.
  private static let patience = 2.5
  /// Seconds after which the pad is left: time to hear the warning and to lift the finger.
  private static let wholeHold = 5.0
  /// Millimetres at each edge where fingers and palms rest that hold the device; the width of a fingertip.
  private static let rim = 10.0
  /// The rim is no more than this part of a side, so that a small pad can be left too.
  private static let mostRim = 0.25

  /// The touches that are down.
  private var down: [Int] = []
  private var touch = 0
  private var start = Point(x: 0, y: 0)
  /// When the lone finger came down: seconds; nil while there is none.
  private var began: Double?
  private var isWarned = false

  /// When something comes of holding on: seconds.
  var due: Double? { began.map { $0 + (isWarned ? Self.wholeHold : Self.patience) } }

  /// Follows the fingers on a pad of this size.
  mutating func take(_ event: TouchEvent, on size: Size, density: Double) {
    switch event.phase {
    case .began(let point):
      began = nil
      if !down.contains(event.touch) { down.append(event.touch) }
      guard down.count == 1, Self.isInside(point, of: size, density: density) else { return }
      (touch, start, began, isWarned) = (event.touch, point, event.time, false)
    case .moved(let point):
      let reach = AdaptiveRecognizer.stillness * density
      guard event.touch == touch, (point - start).squaredLength > reach * reach else { return }
      began = nil
    case .ended, .cancelled:
      began = nil
      down.removeAll { $0 == event.touch }
    }
  }

  /// Forgets the fingers; those that are still down leave nothing.
  mutating func forget() { self = LeavingHold() }

  /// Lets time pass.
  mutating func tick(time: Double) -> Step? {
    guard let due, due <= time else { return nil }
    if isWarned {
      began = nil
      return .leaving
    }
    isWarned = true
    return .warning
  }

  private static func isInside(_ point: Point, of size: Size, density: Double) -> Bool {
    let across = min(rim * density, size.width * mostRim)
    let down = min(rim * density, size.height * mostRim)
    return point.x >= across && point.x <= size.width - across
      && point.y >= down && point.y <= size.height - down
  }
}

extension BrailleSession {
  /// The pad fills the screen, or is a part of the page again.
  mutating func fill(_ isOn: Bool) {
    guard isOn != isFilled else { return }
    isFilled = isOn
    forgetHalfTyped()
    say(isOn ? PadWords[language].filled : PadWords[language].unfilled)
  }

  /// Warns of a finger that leaves when it stays, and leaves.
  mutating func tickLeaving() {
    switch leaving.tick(time: time) {
    case nil: break
    case .warning:
      // Whoever lifts the finger now stays, as was promised, and has written nothing.
      recognizer.spendTouches()
      nextBuzz = nil
      sound(.armed)
      vibrate([Buzz.space])
      sayPassing(PadWords[language].keepHoldingToLeave, in: language)
    case .leaving: leave()
    }
  }

  /// The person leaves the pad.
  mutating func leave() {
    forgetHalfTyped()
    effects.append(.leave(time: time))
  }

  /// All gestures, and first how to leave where the pad is all that there is.
  var toldGestures: String {
    let swipes = swipes.told(in: language)
    return isFilled ? PadWords[language].filled + " " + swipes : swipes
  }
}
