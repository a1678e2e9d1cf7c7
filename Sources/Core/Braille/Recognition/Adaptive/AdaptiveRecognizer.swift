// SPDX-License-Identifier: Apache-2.0

/// Turns touches into cells by where this person's fingers lie, and by what is likely to be written.
///
/// The last finger lifted ends a chord. Touches are dealt out to the dots of each hand in the order of its fingers, so
/// that they lie as near as possible to where the hand was last, moved as a whole; how likely each cell is where the
/// text is now weighs in. What a chord tells about the hand is learned, within bounds. See Documentation/braille.md.
public struct AdaptiveRecognizer: Sendable {
  private(set) var configuration: RecognizerConfiguration
  var decoder: ChordDecoder
  /// Touches since the last recognition, in the order in which they came down.
  var fingers: [Finger] = []
  /// True when more fingers came down than are followed.
  var hasOverflown = false
  /// The latest time of any event: seconds; before the first, earlier than any.
  var now = -1e9
  var calibration: Calibration?
  /// The left column, when the right one is awaited.
  public internal(set) var pendingColumn: Cell?
  /// How the last cell came about; nil before the first one.
  public internal(set) var explanation: ChordExplanation?
  /// How the left column came about that waits for the right one.
  var columnExplanation: ChordExplanation?
  /// What was known of the hands before that column.
  var columnDecoder: ChordDecoder?
  /// What was known of the hands before each of the last cells, the latest last.
  var past: [PastCell] = []
  /// The cell that was just deleted, which the next chord is not to be taken for easily.
  var refused: Cell?

  /// A recogniser as configured; a hand shape that does not fit the screen is left aside.
  public init(_ configuration: RecognizerConfiguration) {
    self.configuration = configuration
    let standard = HandShape.standard(for: configuration)
    decoder = ChordDecoder(configuration, shape: standard, isCalibrated: false)
    if let hand = configuration.hand { _ = calibrate(hand) }
  }

  /// From now on these touches make a cell together; what was learned of the hands stays.
  mutating func use(_ chording: Chording) { configuration.chording = chording }

  /// How many touches wait for a recognition.
  public var trackedTouches: Int { fingers.count }

  /// Where the dots lie now.
  public var spots: HandShape { decoder.spots }

  /// Forgets every touch and a half-entered cell, so that none of them can become part of a cell.
  public mutating func forgetTouches() {
    fingers.removeAll(keepingCapacity: true)
    hasOverflown = false
    forgetColumn()
  }

  /// Takes one event; what was recognised with it, in order.
  public mutating func handle(_ event: TouchEvent, prior: CellPrior = .flat) -> [Recognition] {
    // What time alone brought about came before this touch.
    let held = tick(time: event.time)
    let recognized: [Recognition]
    switch event.phase {
    case .began(let point):
      began(event.touch, at: point)
      return held
    case .moved(let point):
      move(event.touch, to: point)
      return held
    case .ended(let point): recognized = ended(event.touch, at: point, prior: prior)
    case .cancelled: recognized = cancelled(event.touch)
    }
    return held.isEmpty ? recognized : held + recognized
  }
}

extension AdaptiveRecognizer {
  /// Fingers that are followed in one chord; ten people's worth is a mistake, and a failure however many they are.
  static let mostFingers = 24

  private mutating func began(_ touch: Int, at point: Point) {
    guard let point = point.onScreen else { return }
    // A number that was used by a finger lifted before may come again within one chord.
    fingers.removeAll { $0.touch == touch && $0.isDown }
    forgetEarlyLifts()
    guard fingers.count < Self.mostFingers else {
      hasOverflown = true
      return
    }
    fingers.append(Finger(touch: touch, start: point, time: now))
  }

  private mutating func move(_ touch: Int, to point: Point) {
    guard let point = point.onScreen,
      let index = fingers.firstIndex(where: { $0.touch == touch && $0.isDown })
    else { return }
    fingers[index].move(to: point)
  }

  private mutating func ended(_ touch: Int, at point: Point?, prior: CellPrior) -> [Recognition] {
    if let point { move(touch, to: point) }
    guard let index = fingers.firstIndex(where: { $0.touch == touch && $0.isDown }) else {
      return []
    }
    if fingers[index].isSpent {
      fingers.remove(at: index)
    } else {
      fingers[index].lifted = now
    }
    return endedChord(prior: prior)
  }

  /// The sixth finger on a phone that follows five takes all away; any other reason is none to type.
  private mutating func cancelled(_ touch: Int) -> [Recognition] {
    guard fingers.contains(where: { $0.touch == touch && $0.isDown }) else { return [] }
    defer {
      fingers.removeAll(keepingCapacity: true)
      hasOverflown = false
    }
    let down = fingers.filter { $0.isDown && !$0.isSpent }
    guard configuration.dots == .six, !configuration.isByColumn, calibration == nil,
      down.count == Self.touchesBeforeSixth, down.count == fingers.count,
      let latest = down.last?.began, now - latest <= Self.sixthFingerWithin
    else { return [.cancelled] }
    explanation = nil
    return [typed(.full)]
  }

  /// Phones that follow five fingers take all of them away when a sixth comes down.
  static let touchesBeforeSixth = 5
  /// Seconds within which a sixth finger comes after the fifth, when all six are meant together.
  static let sixthFingerWithin = 0.15
}

extension Point {
  /// This point within reason; nil when it is not a number.
  var onScreen: Point? {
    guard !x.isNaN, !y.isNaN else { return nil }
    let limit = Size.longestSide
    return Point(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
  }
}
