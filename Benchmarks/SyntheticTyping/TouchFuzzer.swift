// SPDX-License-Identifier: Apache-2.0

public import Braille

/// Feeds a recogniser with events that no device would send, and checks what must hold all the same.
public struct TouchFuzzer: Sendable {
  private var chance: Chance
  private var recognizer: Recognizer
  private let configuration: RecognizerConfiguration
  private var time = 0.0
  /// The most touches that may wait for a recognition.
  private static let mostTouches = 24

  /// Every mode with every choice of hands, chording and dots.
  public static let configurations: [RecognizerConfiguration] = {
    var all: [RecognizerConfiguration] = []
    for mode in PadMode.allCases {
      for hands in TypingHands.allCases {
        for chording in Chording.allCases {
          for dots in CellDots.allCases {
            var configuration = RecognizerConfiguration(mode: mode)
            configuration.hands = hands
            configuration.chording = chording
            configuration.dots = dots
            all.append(configuration)
          }
        }
      }
    }
    return all
  }()

  /// A fuzzer of a recogniser; the seed tells what happens.
  public init(_ configuration: RecognizerConfiguration, seed: UInt64) {
    self.configuration = configuration
    chance = Chance(seed: seed)
    recognizer = Recognizer(configuration)
  }

  /// Events without any sense; how often something did not hold that must.
  public mutating func playRandom(_ count: Int) -> Int {
    var faults = 0
    for _ in 0..<count { faults += play(randomEvent()) }
    return faults
  }

  /// Typing of which events are lost, doubled, moved or changed; how often something did not hold that must.
  public mutating func playMutated(_ count: Int) -> Int {
    var faults = 0
    var played = 0
    var typist = SyntheticTypist(TypingLevel.all[3], seed: chance.next())
    while played < count {
      let cell = Cell(bits: UInt8(1 + pick(63)))
      for touch in typist.type(cell) {
        for event in mutated(touch) {
          faults += play(event)
          played += 1
        }
      }
    }
    return faults
  }

  private mutating func pick(_ count: Int) -> Int { Int(chance.uniform() * Double(count)) }

  private mutating func mutated(_ touch: TouchEvent) -> [TouchEvent] {
    switch pick(20) {
    case 0: return []
    case 1: return [touch, touch]
    case 2: return [randomEvent()]
    case 3: return [TouchEvent(time: touch.time, touch: touch.touch, phase: .cancelled)]
    case 4: return [TouchEvent(time: touch.time - 1, touch: touch.touch - 1, phase: touch.phase)]
    default: return [touch]
    }
  }

  private mutating func randomEvent() -> TouchEvent {
    let phase: TouchEvent.Phase =
      switch pick(10) {
      case 0..<4: .began(randomPoint())
      case 4..<6: .moved(randomPoint())
      case 6..<8: .ended(randomPoint())
      case 8: .ended(nil)
      default: pick(4) == 0 ? .cancelled : .ended(nil)
      }
    return TouchEvent(time: randomTime(), touch: pick(12), phase: phase)
  }

  private mutating func randomTime() -> Double {
    switch pick(200) {
    case 0: return .nan
    case 1: return -.infinity
    case 2: return time - 100
    case 3: time += 100
    case 4: return .infinity
    default: time += chance.uniform() * chance.uniform() * 0.5
    }
    return time
  }

  private mutating func randomPoint() -> Point {
    switch pick(60) {
    case 0: return Point(x: .nan, y: 3)
    case 1: return Point(x: .infinity, y: -.infinity)
    case 2: return Point(x: 1e300, y: -1e300)
    case 3: return Point(x: -5, y: 1e5)
    default:
      return Point(
        x: chance.uniform() * configuration.screen.width,
        y: chance.uniform() * configuration.screen.height)
    }
  }

  /// Plays an event and now and then something else; 1 when something does not hold that must.
  private mutating func play(_ event: TouchEvent) -> Int {
    var isSound = true
    for recognition in recognizer.handle(event, prior: CellPrior(CellAlphabet.english)) {
      if case .cell(.blank) = recognition { isSound = false }
    }
    switch pick(400) {
    case 0: recognizer.takeBack()
    case 1: recognizer.startCalibration()
    case 2: recognizer.cancelCalibration()
    case 3: recognizer.forgetTouches()
    case 4: _ = recognizer.tick(time: randomTime())
    case 5: _ = recognizer.current(prior: .flat)
    default: break
    }
    if recognizer.trackedTouches > Self.mostTouches { isSound = false }
    if let spots = recognizer.spots, !Self.isSound(spots, of: configuration) { isSound = false }
    if let explanation = recognizer.explanation {
      for candidate in explanation.candidates where !candidate.logProbability.isFinite {
        isSound = false
      }
    }
    return isSound ? 0 : 1
  }

  /// Millimetres from one dot of a hand to the next.
  private static let leastGap = 2.9

  /// True when all dots lie on the pad, and those of each hand apart.
  private static func isSound(_ spots: HandShape, of configuration: RecognizerConfiguration) -> Bool
  {
    let size = configuration.screen
    for place in spots.places {
      guard place.x >= 0, place.x <= size.width, place.y >= 0, place.y <= size.height else {
        return false
      }
    }
    let length = configuration.dots.rawValue / 2
    let least = leastGap * configuration.density
    for start in stride(from: 0, to: spots.places.count, by: length) {
      let hand = Array(spots.places[start..<(start + length)])
      for (place, next) in zip(hand, hand.dropFirst()) {
        let step = Point(x: next.x - place.x, y: next.y - place.y)
        guard step.x * step.x + step.y * step.y > least * least else { return false }
      }
    }
    return true
  }
}
