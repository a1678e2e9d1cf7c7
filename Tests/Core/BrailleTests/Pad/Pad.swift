// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import Speaking

/// A pad with a clock that runs on by itself.
struct Pad {
  var session: BrailleSession
  private(set) var time = 0.0
  private(set) var spots: [Int: Point] = [:]

  /// Seconds between two events: fingers of one chord come and go in quick succession.
  private static let step = 0.015625

  init(_ configure: (inout PadConfiguration) -> Void = { _ in }) {
    var configuration = PadConfiguration()
    // Its zones are where they are whatever was typed before.
    configuration.recognizer.recognizer = .classic
    configure(&configuration)
    session = BrailleSession(configuration)
    send(.size(configuration.size))
  }

  @discardableResult
  mutating func send(_ happening: PadEvent.Happening) -> [PadEffect] {
    time += Self.step
    let effects = session.handle(PadEvent(time: time, happening))
    for case .guide(_, let guide) in effects {
      for spot in guide.spots { spots[Int(spot[0])] = Point(x: spot[1], y: spot[2]) }
    }
    return effects
  }

  @discardableResult
  mutating func touch(_ touch: Int, _ phase: TouchEvent.Phase) -> [PadEffect] {
    send(.touch(TouchEvent(time: time + Self.step, touch: touch, phase: phase)))
  }

  /// Lets time pass, in seconds.
  @discardableResult
  mutating func wait(_ seconds: Double) -> [PadEffect] {
    time += seconds
    return send(.tick)
  }

  /// Lays fingers where the pad draws the dots.
  mutating func press(dots: [Int]) {
    for dot in dots { touch(dot, .began(spots[dot] ?? Point(x: 0, y: 0))) }
  }

  /// Types dots where the pad draws them.
  @discardableResult
  mutating func chord(_ dots: [Int]) -> [PadEffect] {
    press(dots: dots)
    return dots.flatMap { touch($0, .ended(nil)) }
  }

  /// Types a word of Unicode braille; a space is the action.
  @discardableResult
  mutating func type(_ cells: String) -> [PadEffect] {
    cells.unicodeScalars.flatMap { scalar in
      scalar == " " ? act(.space) : chord(Cell(scalar: scalar)?.dots ?? [])
    }
  }

  mutating func swipe(_ x: Double, _ y: Double, fingers: Int = 1) -> [PadEffect] {
    for finger in 0..<fingers { touch(finger, .began(Point(x: 150, y: 300 + 40 * Double(finger)))) }
    for finger in 0..<fingers {
      touch(finger, .moved(Point(x: 150 + x, y: 300 + 40 * Double(finger) + y)))
    }
    return (0..<fingers).flatMap { touch($0, .ended(nil)) }
  }

  @discardableResult
  mutating func press(_ codes: String..., shift: Bool = false, control: Bool = false) -> [PadEffect]
  {
    codes.flatMap { code in key(code, true, shift: shift, control: control) }
      + codes.flatMap { code in key(code, false, shift: shift, control: control) }
  }

  @discardableResult
  mutating func key(_ code: String, _ isDown: Bool, shift: Bool = false, control: Bool = false)
    -> [PadEffect]
  {
    send(.key(PadKeyEvent(code, isDown: isDown, hasShift: shift, hasControl: control)))
  }

  @discardableResult
  mutating func act(_ action: PadAction) -> [PadEffect] { send(.action(action)) }
}

extension [PadEffect] {
  /// What is said.
  var said: [String] {
    compactMap { effect in
      guard case .say(_, let utterance) = effect else { return nil }
      return utterance.text
    }
  }

  /// What is sounded.
  var earcons: [Earcon] {
    compactMap { effect in
      guard case .sound(_, let earcon) = effect else { return nil }
      return earcon
    }
  }

  /// What a field shows last.
  func shown(_ field: PadEffect.Field) -> String? {
    var shown: String?
    for effect in self {
      if case .show(_, field, let text) = effect { shown = text }
    }
    return shown
  }
}

extension [PadEffect] {
  /// Where the selection is put last, in UTF-16 units.
  var caret: Range<Int>? {
    var caret: Range<Int>?
    for case .caret(_, let range) in self { caret = range }
    return caret
  }

  /// The words that the server is asked for, as braille, and the number of the last question.
  var asked: (id: Int, words: [String])? {
    var asked: (id: Int, words: [String])?
    for case .translate(_, let id, _, let words) in self {
      let texts = words.map { word in word.map { Cell(bits: $0).text }.joined() }
      asked = (id, (asked?.words ?? []) + texts)
    }
    return asked
  }
}
