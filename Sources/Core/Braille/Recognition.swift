// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// What a gesture turned out to be.
public enum Recognition: Sendable, Hashable {
  /// A cell, possibly without dots when every touch lay beside the screen.
  case cell(Cell)
  /// One swipe for each direction taken, in the order up, down, left, right.
  case swipes([Swipe])
  /// More fingers than a cell has dots, on one side or on both.
  case failure
}

/// A recognition and when it came about, as it stands in a trace.
public struct RecognitionEffect: Sendable, Hashable, JSONEncodable {
  /// Seconds.
  public let time: Double
  /// What was recognised.
  public let recognition: Recognition

  /// A recognition at a time, in seconds.
  public init(time: Double, recognition: Recognition) {
    self.time = time
    self.recognition = recognition
  }

  /// Writes `{"t":0.4,"kind":"cell","cell":"⠁"}`, `{"t":…,"kind":"swipe","swipes":["swipe U1"]}` or
  /// `{"t":…,"kind":"failure"}`.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("t", time)
      switch recognition {
      case .cell(let cell):
        writer.field("kind", "cell")
        writer.field("cell", cell.text)
      case .swipes(let swipes):
        writer.field("kind", "swipe")
        writer.key("swipes")
        writer.array { writer in for swipe in swipes { writer.value(swipe.name) } }
      case .failure:
        writer.field("kind", "failure")
      }
    }
  }
}
