// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A recognition and when it came about, as it stands in a trace.
public struct RecognitionEffect: Sendable, Hashable, JSONEncodable {
  /// Seconds.
  public let time: Double
  /// What was recognised.
  public let recognition: Recognition
  /// How a cell came about; nil unless it was asked for.
  public let explanation: ChordExplanation?

  /// A recognition at a time, in seconds.
  public init(time: Double, recognition: Recognition, explanation: ChordExplanation? = nil) {
    self.time = time
    self.recognition = recognition
    self.explanation = explanation
  }

  /// Writes `t`, `kind` and what belongs to the kind, such as `{"t":0.4,"kind":"cell","cell":"⠁"}`.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("t", time)
      switch recognition {
      case .cell(let cell): Self.write("cell", cell, to: &writer)
      case .column(let cell): Self.write("column", cell, to: &writer)
      case .swipes(let swipes):
        writer.field("kind", "swipe")
        writer.key("swipes")
        writer.array { writer in for swipe in swipes { writer.value(swipe.name) } }
      case .heldSwipe(let dots, let swipe):
        Self.write("held-swipe", dots, to: &writer)
        writer.field("swipe", swipe.name)
      case .failure: writer.field("kind", "failure")
      case .unclear: writer.field("kind", "unclear")
      case .cancelled: writer.field("kind", "cancelled")
      case .calibrationStep(let step):
        writer.field("kind", "calibration-step")
        writer.field("step", step.word)
      case .calibrated(let shape):
        writer.field("kind", "calibrated")
        writer.field("hand", shape)
      case .calibrationFailed(let reason):
        writer.field("kind", "calibration-failed")
        writer.field("reason", reason.word)
      }
      if let explanation { writer.field("explain", explanation) }
    }
  }

  private static func write(_ kind: String, _ cell: Cell, to writer: inout JSONWriter) {
    writer.field("kind", kind)
    writer.field("cell", cell.text)
  }
}
