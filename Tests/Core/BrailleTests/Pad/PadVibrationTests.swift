// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking
import Testing

@testable import Braille

@Suite("Cells that are felt")
struct PadVibrationTests {
  private func pad(_ vibration: String) throws -> Pad {
    let json = try JSONParser.parse(Array(vibration.utf8))
    let felt = try PadVibration(json: json)
    return Pad { $0.vibration = felt }
  }

  private func buzzes(_ effects: [PadEffect]) -> Int {
    effects.reduce(0) { count, effect in
      if case .vibrate = effect { count + 1 } else { count }
    }
  }

  @Test("The pad buzzes, again and again, while a chosen cell lies under the fingers")
  func felt() throws {
    var pad = try pad(#"{"cells":"⠂⠐","interval":0.1,"sound":true}"#)
    let down = pad.touch(2, .began(try #require(pad.spots[2])))
    #expect(buzzes(down) == 1)
    #expect(
      down.contains { if case .sound(_, .key) = $0 { true } else { false } })
    #expect(buzzes(pad.wait(0.05)) == 0)
    #expect(buzzes(pad.wait(0.1)) == 1)
    pad.touch(2, .ended(nil))
    #expect(buzzes(pad.wait(0.2)) == 0)
  }

  @Test("Where the person chose that, a finger that rests on a dot is answered")
  func confirmed() throws {
    var pad = Pad()
    pad.send(.set(.feel(.sound)))
    #expect(buzzes(pad.touch(3, .began(try #require(pad.spots[3])))) == 0)
    let rested = pad.wait(0.5)
    #expect(buzzes(rested) == 1)
    #expect(rested.contains { if case .sound(_, .key) = $0 { true } else { false } })
    #expect(buzzes(pad.wait(0.1)) == 0)
    pad.touch(3, .ended(nil))
    pad.send(.set(.feel(.none)))
    pad.touch(3, .began(try #require(pad.spots[3])))
    #expect(buzzes(pad.wait(0.5)) == 0)
  }

  @Test("What confirms a dot is kept with the settings")
  func kept() throws {
    let json = try JSONParser.parse(Array(#"{"feel":"vibration"}"#.utf8))
    let vibration = try #require(try PadConfiguration(json: json).vibration)
    #expect(!vibration.hasSound && vibration.cells.count == 8)
    #expect(KeptSettings(json: json).text("feel") == "vibration")
    #expect(KeptSettings(json: .null).text("feel") == "none")
  }

  @Test("Other cells are not felt, and an interval that is one long buzz is refused")
  func others() throws {
    var pad = try pad(#"{"cells":"⠂"}"#)
    #expect(buzzes(pad.touch(1, .began(try #require(pad.spots[1])))) == 0)
    #expect(throws: FieldError.outOfRange(name: "interval", value: 0.01)) {
      try self.pad(#"{"cells":"⠂","interval":0.01}"#)
    }
  }
}
