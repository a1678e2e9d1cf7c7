// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What the question who speaks, and the settings of Earshot's own voice, say and show.
public struct VoiceChoiceWords: Words {
  // The question on the first visit

  /// The question.
  public let question: String
  /// How the answer is changed later.
  public let questionHint: String
  /// The answer of who has a screen reader.
  public let screenReaderSpeaks: String
  /// The answer of who wants Earshot's own voice.
  public let earshotSpeaks: String
  /// The answer of who sees.
  public let nobodySpeaks: String
  /// The button that gives a sample.
  public let hearSample: String
  /// The question as it is spoken to somebody who may see nothing.
  let askedAloud: String
  /// The same to somebody whose finger pressed something, with what that is.
  let askedByTouch: Template
  /// The answer under a finger.
  let touchedAnswer: Template
  /// What else lies under a finger.
  let touchedOther: Template

  // The settings

  /// The heading of the settings of the voice.
  public let title: String
  /// That each choice holds at once.
  public let lead: String
  /// The label of the menu of the device's voices.
  public let voice: String
  /// The choice that leaves the voice to the device.
  public let deviceChooses: String
  /// Who speaks where the device has no voice for the language of the page.
  public let noVoice: String
  /// What stands in the place of the menu of voices there.
  public let noVoiceHere: String
  /// The label of the speed.
  public let rate: String
  /// The label of the pitch.
  public let pitch: String
  /// The label of the volume.
  public let volume: String
  /// The label of what is told of typing.
  public let echo: String
  /// Each character is told.
  public let echoCharacters: String
  /// Each word is told.
  public let echoWords: String
  /// Both are told.
  public let echoBoth: String
  /// Nothing is told.
  public let echoNothing: String
  /// The label of hearing first and acting at the second press.
  public let hearsFirst: String
  /// What that means.
  public let hearsFirstHint: String
  /// What stands there without scripts.
  public let needsScripts: String
  /// What the voice says when it is tried.
  let sample: String
  /// A part of the usual speed, pitch or loudness.
  public let percent: Template

  // The bar for reading by touch, whose words are short since five stand side by side

  /// The name of the bar.
  public let bar: String
  /// The next sentence.
  public let next: String
  /// The sentence before.
  public let previous: String
  /// What was last said, again.
  public let again: String
  /// Where one is on the page.
  public let whereAmI: String
  /// Silence.
  public let silence: String
}
