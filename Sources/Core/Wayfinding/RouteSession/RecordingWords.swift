// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What is said of a recording that was cut off, and what its buttons do.
public struct RecordingWords: Words {
  let cutOff: Template
  /// The act that goes on with it.
  public let resume: String
  /// The act that makes it a way as it is.
  public let keep: String
  /// The act that forgets it.
  public let drop: String
  let resumed: String
  let dropped: String
  let decideFirst: String
}
