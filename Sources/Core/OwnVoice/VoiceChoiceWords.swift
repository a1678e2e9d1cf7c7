// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What the question who speaks, and the settings of Earshot's own voice, say and show.
public struct VoiceChoiceWords: Words {
  // The question on the first visit
  public let question: String
  public let questionHint: String
  public let screenReaderSpeaks: String
  public let earshotSpeaks: String
  public let nobodySpeaks: String
  public let hearSample: String
  /// The question as it is spoken to somebody who may see nothing.
  let askedAloud: String

  // The settings
  public let title: String
  public let lead: String
  public let voice: String
  public let deviceChooses: String
  public let noVoice: String
  public let rate: String
  public let pitch: String
  public let volume: String
  public let echo: String
  public let echoCharacters: String
  public let echoWords: String
  public let echoBoth: String
  public let echoNothing: String
  public let hearsFirst: String
  public let hearsFirstHint: String
  public let needsScripts: String
  /// What the voice says when it is tried.
  let sample: String
  let percent: Template

  // The bar for reading by touch
  public let bar: String
  public let next: String
  public let previous: String
  public let again: String
  public let whereAmI: String
  public let silence: String
}
