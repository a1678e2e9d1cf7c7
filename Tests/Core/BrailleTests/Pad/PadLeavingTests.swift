// SPDX-License-Identifier: Apache-2.0

import Speaking
import Testing

@testable import Braille

/// Leaving a pad that fills the screen, which typing never does.
@Suite struct PadLeavingTests {
  private static let size = Size.phone
  private static let middle = Point(x: size.width / 2, y: size.height / 2)

  private func filled(_ configure: (inout PadConfiguration) -> Void = { _ in }) -> Pad {
    var pad = Pad(configure)
    pad.send(.filled(isOn: true))
    return pad
  }

  private func leaves(_ effects: [PadEffect]) -> Bool {
    effects.contains {
      if case .leave = $0 { true } else { false }
    }
  }

  @Test("How to leave is said when the pad fills the screen, once, and with the gestures")
  func told() {
    var pad = Pad()
    #expect(pad.send(.filled(isOn: true)).said == [PadWords[.english].filled])
    #expect(pad.send(.filled(isOn: true)).said.isEmpty)
    #expect(pad.act(.help).said.first?.hasPrefix("The whole screen is the pad.") == true)
    #expect(pad.send(.filled(isOn: false)).said == [PadWords[.english].unfilled])
    #expect(pad.act(.help).said.first?.hasPrefix("The whole screen") == false)
  }

  @Test(
    "One finger held in the middle is warned of, and then leaves",
    arguments: [RecognizerKind.adaptive, .classic])
  func held(kind: RecognizerKind) {
    var pad = filled { $0.recognizer.recognizer = kind }
    let effects = pad.touch(1, .began(Self.middle))
    #expect(effects.contains { if case .wake(_, let after) = $0 { after == 2.5 } else { false } })
    #expect(pad.wait(2.3).said.isEmpty)
    let warned = pad.wait(0.3)
    #expect(warned.said == [PadWords[.english].keepHoldingToLeave])
    #expect(!leaves(warned) && !leaves(pad.wait(2.2)))
    #expect(leaves(pad.wait(0.3)))
    #expect(pad.touch(1, .ended(nil)).shown(.cells) == nil, "the finger that left types nothing")
  }

  @Test(
    "A finger lifted after the warning stays and has written nothing, and the next one types as ever",
    arguments: [RecognizerKind.adaptive, .classic], [false, true])
  func lifted(kind: RecognizerKind, moves: Bool) {
    var pad = filled { $0.recognizer.recognizer = kind }
    let place = pad.spots[1] ?? Self.middle
    pad.touch(1, .began(place))
    #expect(pad.wait(3).said == [PadWords[.english].keepHoldingToLeave])
    if moves { pad.touch(1, .moved(Point(x: place.x + 2, y: place.y))) }
    let stayed = pad.touch(1, .ended(nil))
    #expect(stayed.shown(.cells) == nil && stayed.said.isEmpty)
    #expect(!leaves(pad.wait(9)))
    pad.touch(2, .began(place))
    #expect(pad.touch(2, .ended(nil)).shown(.cells) == "⠁")
  }

  @Test("A finger lifted before the warning types, however long it lay there")
  func early() {
    var pad = filled()
    pad.touch(1, .began(pad.spots[1] ?? Self.middle))
    pad.wait(2)
    #expect(pad.touch(1, .ended(nil)).shown(.cells) == "⠁")
  }

  @Test("A column that waits for the other one is still there after a warning")
  func column() {
    var pad = filled {
      $0.recognizer.recognizer = .adaptive
      $0.recognizer.hands = .right
    }
    pad.chord([1])
    pad.touch(9, .began(Self.middle))
    pad.wait(3)
    pad.touch(9, .ended(nil))
    #expect(pad.chord([1]).shown(.cells) == "⠉")
  }

  /// What a hand does that is no leaving: fingers with the seconds after which each comes down.
  struct Rest: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let places: [Point]
    var moved: Point?

    static let all = [
      Rest(testDescription: "two fingers", places: [middle, Point(x: 150, y: 300)]),
      Rest(testDescription: "at the upper edge", places: [Point(x: 200, y: 0)]),
      Rest(testDescription: "at the lower edge", places: [Point(x: 200, y: size.height - 1)]),
      Rest(testDescription: "at the left edge", places: [Point(x: 20, y: 400)]),
      Rest(testDescription: "at the right edge", places: [Point(x: size.width - 20, y: 400)]),
      Rest(
        testDescription: "a finger that moves", places: [middle],
        moved: Point(x: middle.x + 40, y: middle.y)),
    ]
  }

  @Test("Nothing else that rests on the glass leaves or is warned of", arguments: Rest.all)
  func resting(rest: Rest) {
    var pad = filled()
    for (touch, place) in rest.places.enumerated() { pad.touch(touch, .began(place)) }
    if let moved = rest.moved { pad.touch(0, .moved(moved)) }
    for _ in 0..<4 {
      let effects = pad.wait(4)
      #expect(effects.said.isEmpty && !leaves(effects))
    }
  }

  @Test("A finger that had company leaves nothing, even when it is alone again")
  func company() {
    var pad = filled()
    pad.touch(1, .began(Self.middle))
    pad.touch(2, .began(Point(x: 100, y: 200)))
    pad.touch(2, .ended(nil))
    for _ in 0..<4 { #expect(!leaves(pad.wait(4))) }
  }

  @Test("A pad that is part of a page is not left by holding")
  func unfilled() {
    var pad = Pad()
    pad.touch(1, .began(Self.middle))
    for _ in 0..<3 { #expect(!leaves(pad.wait(4))) }
  }

  @Test("A small pad can be left too")
  func small() throws {
    var pad = filled { $0.size = Size(width: 120, height: 100) ?? .phone }
    pad.touch(1, .began(Point(x: 60, y: 50)))
    pad.wait(2.6)
    #expect(leaves(pad.wait(2.6)))
  }
}
