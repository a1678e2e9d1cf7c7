// SPDX-License-Identifier: Apache-2.0

import Bytes
import Sounding

/// A tone by which listeners find out what they hear.
public enum TestTone: Sendable, Equatable {
  case left
  case right
  case lowest
  case highest

  /// Seconds of a test tone, and its strength.
  private static let seconds = 0.8
  private static let gain = 0.2

  /// Reads `tone`: `left`, `right`, `lowest`, `highest`.
  init(json: JSONValue) throws(FieldError) {
    let word = try json.text("tone")
    switch word.bytewise {
    case "left": self = .left
    case "right": self = .right
    case "lowest": self = .lowest
    case "highest": self = .highest
    default: throw .unknownWord(name: "tone", word: word)
    }
  }

  /// The tone for a listener.
  func score(_ profile: HearingProfile) -> Score {
    let (frequency, pan): (Double, Double) =
      switch self {
      case .left: (440, -1)
      case .right: (440, 1)
      case .lowest: (profile.lowest, 0)
      case .highest: (profile.highest, 0)
      }
    let ends = [0, Self.seconds].map {
      Score.Breakpoint(time: $0, frequency: frequency, gain: Self.gain, pan: pan)
    }
    return Score(
      duration: Self.seconds, tracks: [Score.Track(timbre: .pure, breakpoints: ends)])
  }
}
