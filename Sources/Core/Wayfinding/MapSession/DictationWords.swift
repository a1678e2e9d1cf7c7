// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What is said of dictating the name of a place.
public struct DictationWords: Words {
  /// Turning it on.
  public let allow: String
  /// What one must know before that.
  public let hint: String
  /// The act that begins and ends it.
  public let dictate: String
  let isOn: String
  let isOff: String
  let listening: String
  let stopped: String
  let understood: Template
  let refused: String
  let noSpeech: String
  let noNetwork: String
  let noMicrophone: String
  let unable: String
  let failed: String
  let tooLong: String
}
