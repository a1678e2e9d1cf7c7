// SPDX-License-Identifier: Apache-2.0

import Braille
import Testing

@Suite struct PadPostureTests {
  /// The mode after tilting to an angle for a second.
  private func tilted(_ posture: inout PadPosture, beta: Double, at time: Double) -> PadMode {
    for step in 0...4 { posture.tilt(beta: beta, gamma: 0, time: time + Double(step) / 4) }
    return posture.mode
  }

  @Test("Flat turns to table below 20 degrees and back to hold above 30; between, the mode stays")
  func hysteresis() {
    var posture = PadPosture(.auto)
    #expect(posture.mode == .hold)
    #expect(tilted(&posture, beta: 25, at: 0) == .hold)
    #expect(tilted(&posture, beta: -19, at: 10) == .table)
    #expect(tilted(&posture, beta: 25, at: 20) == .table)
    #expect(tilted(&posture, beta: 31, at: 30) == .hold)
  }

  @Test("A screen that faces down is held")
  func faceDown() {
    var posture = PadPosture(.auto)
    #expect(tilted(&posture, beta: 0, at: 0) == .table)
    #expect(tilted(&posture, beta: 180, at: 10) == .hold)
  }

  @Test("A tilt must last 0.3 seconds, without a break")
  func dwell() {
    var posture = PadPosture(.auto)
    posture.tilt(beta: 0, gamma: 0, time: 0)
    posture.tilt(beta: 0, gamma: 0, time: 0.29)
    #expect(posture.mode == .hold)
    posture.tilt(beta: 90, gamma: 0, time: 0.295)
    posture.tilt(beta: 0, gamma: 0, time: 0.31)
    #expect(posture.mode == .hold)
    posture.tilt(beta: 0, gamma: 0, time: 0.61)
    #expect(posture.mode == .table)
  }

  @Test("A chosen or locked mode does not follow the tilt")
  func fixed() {
    var posture = PadPosture(.hold)
    #expect(tilted(&posture, beta: 0, at: 0) == .hold)
    posture.choose(.auto)
    posture.lock(true)
    #expect(tilted(&posture, beta: 0, at: 10) == .hold)
    posture.lock(false)
    #expect(tilted(&posture, beta: 0, at: 20) == .table)
    posture.choose(.hold)
    #expect(posture.mode == .hold)
  }
}
