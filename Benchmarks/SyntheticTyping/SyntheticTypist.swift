// SPDX-License-Identifier: Apache-2.0

public import Braille

/// Types cells with two hands of three fingers on a phone that is held, screen away, as a `TypingLevel` says.
///
/// The hands lie somewhere near the middles of the classic recogniser's zones; the typist knows where, a recogniser only
/// what one calibration with noisy touches told.
public struct SyntheticTypist: Sendable {
  /// A phone lying across, in points.
  public static let screen = Size(width: 844, height: 390) ?? .phone

  private var chance: Chance
  private let level: TypingLevel
  /// Where the fingers of dots 1 to 6 truly rest.
  private var fingers: [Point]
  private var time = 0.0
  private var nextTouch = 0

  /// A typist whose hands and errors come from a seed.
  public init(_ level: TypingLevel, seed: UInt64) {
    self.level = level
    chance = Chance(seed: seed)
    fingers = []
    let zone = Self.screen.height / 3
    for middle in [Self.screen.width * 0.75, Self.screen.width * 0.25] {
      let x = middle + chance.normal() * level.offset
      let y = Self.screen.height / 2 + chance.normal() * level.offset
      for row in -1...1 {
        fingers.append(Point(x: x, y: y + Double(row) * zone * level.spacing))
      }
    }
  }

  /// Where one tap with all fingers finds the dots 1 to 6.
  public mutating func calibrationTap() -> [Point] {
    let shared = sharedErrors()
    return fingers.indices.map { touchDown($0, shared) }
  }

  /// The touches that type a cell: fingers come down one shortly after the other, and are lifted so.
  public mutating func type(_ cell: Cell) -> [TouchEvent] {
    wander()
    let shared = sharedErrors()
    var events: [TouchEvent] = []
    for dot in cell.dots {
      let place = touchDown(dot - 1, shared)
      let down = time + chance.uniform() * Self.landing
      let up = time + Self.landing + Self.resting + chance.uniform() * Self.lifting
      events.append(TouchEvent(time: down, touch: nextTouch, phase: .began(place)))
      events.append(TouchEvent(time: up, touch: nextTouch, phase: .ended(place)))
      nextTouch += 1
    }
    time += Self.landing + Self.resting + Self.lifting + Self.between
    return events.sorted { $0.time < $1.time }
  }

  /// Seconds in which the fingers of a chord land, rest and lift, and until the next chord.
  private static let landing = 0.04
  private static let resting = 0.08
  private static let lifting = 0.04
  private static let between = 0.14

  private mutating func wander() {
    for hand in 0..<2 {
      let x = chance.normal() * level.drift
      let y = chance.normal() * level.drift
      for finger in (hand * 3)..<(hand * 3 + 3) {
        fingers[finger].x += x
        fingers[finger].y += y
      }
    }
  }

  /// What all touches of a hand err by together.
  private mutating func sharedErrors() -> [Point] {
    guard level.noise == .sharedByHand else { return [] }
    let part = level.touch * 0.5.squareRoot()
    return (0..<2).map { _ in Point(x: chance.normal() * part, y: chance.normal() * part) }
  }

  private mutating func touchDown(_ finger: Int, _ shared: [Point]) -> Point {
    let rest = fingers[finger]
    var x = rest.x
    var y = rest.y
    switch level.noise {
    case .normal:
      x += chance.normal() * level.touch
      y += chance.normal() * level.touch
    case .heavyTailed:
      x += chance.heavyTailed() * level.touch
      y += chance.heavyTailed() * level.touch
    case .sharedByHand:
      let part = level.touch * 0.5.squareRoot()
      x += shared[finger / 3].x + chance.normal() * part
      y += shared[finger / 3].y + chance.normal() * part
    }
    // There is no glass beside the screen.
    return Point(
      x: min(max(x, 0), Self.screen.width - 1), y: min(max(y, 0), Self.screen.height - 1))
  }
}
