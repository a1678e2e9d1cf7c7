// SPDX-License-Identifier: Apache-2.0

import Braille
import Speaking
import Testing

@Suite struct PadAdaptiveTests {
  private func pad(_ mode: PadPosture.Choice = .hold) -> Pad {
    Pad {
      $0.recognizer.recognizer = .adaptive
      $0.mode = mode
    }
  }

  @Test("Fingers on the dots that are drawn type those dots, in both modes", arguments: 1...63)
  func drawnDots(bits: UInt8) {
    for mode in [PadPosture.Choice.hold, .table] {
      var pad = pad(mode)
      let cell = Cell(bits: bits)
      #expect(pad.chord(cell.dots).shown(.cells) == cell.text, "\(mode) \(cell.dots)")
    }
  }

  @Test("Every cell after another, where the dots are drawn by then, is that cell")
  func allInTurn() {
    var pad = pad()
    for bits in UInt8(1)...63 {
      let cell = Cell(bits: bits)
      pad.act(.clear)
      #expect(pad.chord(cell.dots).shown(.cells) == cell.text, "\(cell.dots)")
    }
  }

  @Test("A finger that was lifted stays part of the cell when its number is used again")
  func reusedNumbers() {
    var pad = Pad {
      $0.recognizer.recognizer = .adaptive
      $0.recognizer.chording = .accumulate
      $0.mode = .hold
    }
    let places = pad.spots
    pad.touch(1, .began(places[1] ?? Point(x: 0, y: 0)))
    pad.touch(2, .began(places[4] ?? Point(x: 0, y: 0)))
    pad.touch(1, .ended(nil))
    pad.touch(1, .began(places[2] ?? Point(x: 0, y: 0)))
    pad.touch(2, .ended(nil))
    #expect(pad.touch(1, .ended(nil)).shown(.cells) == "⠋")
  }

  @Test("Deleting a cell tells the recogniser that it learned from a mistake")
  func takingBack() {
    var pad = pad()
    pad.press(dots: [1])
    let typed = pad.touch(1, .ended(nil))
    #expect(typed.contains { if case .cell = $0 { true } else { false } })
    #expect(pad.act(.deleteCell).shown(.cells)?.isEmpty == true)
  }

  @Test("Six fingers at rest fit the pad, which says so and hands the places out to be kept")
  func calibration() {
    var pad = pad()
    pad.act(.calibrate)
    pad.press(dots: [1, 2, 3, 4, 5, 6])
    let held = pad.wait(1.5)
    #expect(held.said == ["The pad fits your hands now."])
    var hand: HandShape?
    for case .recognition(let effect) in held {
      if case .calibrated(let shape) = effect.recognition { hand = shape }
    }
    #expect(hand?.places.count == 6)
    #expect(pad.send(.hand(nil)).said == ["The dots are back where the pad draws them."])
    #expect(pad.send(.hand(hand)).said.isEmpty)
  }
}
