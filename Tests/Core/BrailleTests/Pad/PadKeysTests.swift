// SPDX-License-Identifier: Apache-2.0

import Braille
import Speaking
import Testing

@Suite struct PadKeysTests {
  @Test("The upper row types, and the home row does not while it is chosen")
  func upperRow() {
    var pad = Pad { $0.keys = .upper }
    #expect(pad.press("KeyR", "KeyU").said == ["c"])
    #expect(pad.press("KeyF").isEmpty)
  }

  @Test("With one hand a key follows another, and G, H or the space bar ends the cell")
  func oneHand() {
    var pad = Pad { $0.keys = .oneHand }
    #expect(pad.press("KeyF").said.isEmpty)
    #expect(pad.press("KeyJ").said.isEmpty)
    #expect(pad.press("KeyG").said == ["c"])
    pad.press("KeyF")
    #expect(pad.press("Space").said == ["a"])
    #expect(pad.press("Space").said == ["space"])
    pad.press("KeyF")
    #expect(pad.press("Backspace").earcons == [.deleted])
    #expect(pad.press("Backspace").said == ["space deleted"])
  }

  @Test("The test of the keyboard names the keys that it swallows")
  func keyTest() {
    var pad = Pad()
    let begun = pad.send(.keyTest(isOn: true))
    #expect(begun.said == ["Press these keys together, then lift them: F D S J K L."])
    let lost = pad.press("KeyF", "KeyD", "KeyS", "KeyJ")
    #expect(
      lost.said == ["Not received: K L. Try again, or choose the upper row or one hand."])
    let all = pad.press("KeyF", "KeyD", "KeyS", "KeyJ", "KeyK", "KeyL")
    #expect(all.said == ["All six keys were received. This keyboard works for braille."])
    #expect(pad.act(.readAll).said == ["Nothing is written yet."])
    #expect(pad.send(.keyTest(isOn: false)).said == ["The keyboard test is over."])
    #expect(pad.press("KeyF").said == ["a"])
  }

  @Test("With eight dots A and the key beside L are dots 7 and 8")
  func eightDots() {
    var pad = Pad()
    #expect(pad.press("KeyA").isEmpty)
    #expect(pad.send(.set(.dots(.eight))).said == ["Cells of 8 dots."])
    #expect(pad.press("KeyF", "KeyA").shown(.cells) == "⡁")
    #expect(pad.press("Semicolon").shown(.cells) == "⡁⢀")
  }
}
