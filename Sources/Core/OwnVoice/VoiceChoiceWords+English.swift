// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension VoiceChoiceWords {
  /// The words in English.
  public static let english = Edition(
    VoiceChoiceWords(
      question: "Who speaks to you?",
      questionHint: "You can change this at any time: with the key F8, or in the settings.",
      screenReaderSpeaks: "My screen reader speaks",
      earshotSpeaks: "Earshot speaks to me",
      nobodySpeaks: "Nobody speaks: I can see the screen",
      hearSample: "Hear Earshot’s voice",
      askedAloud: """
        Welcome to Earshot. Who speaks to you? If this is the only voice that you hear, \
        press the same place or the space bar once more, and Earshot speaks to you from now \
        on. Press 1 if your screen reader speaks, 2 for Earshot, 3 if nobody should speak.
        """,
      askedByTouch: """
        Welcome to Earshot. Who speaks to you? {touched} If this is the only voice that you \
        hear, press a place where nothing is, and Earshot speaks to you from now on.
        """,
      touchedAnswer: "You pressed: {name}. Press again to choose it.",
      touchedOther: "You pressed: {name}. Press again to do it.",
      title: "Earshot’s own voice",
      lead: "Each choice applies at once, on this device, and you hear it.",
      voice: "Voice",
      deviceChooses: "Let this device choose",
      noVoice: """
        Where this device has no voice for English, this server speaks instead, but never \
        about where you are, what you type or your charts: those are shown and not spoken. \
        You can add a voice in the settings of your device.
        """,
      noVoiceHere: "This device has no voice for English",
      rate: "Speed",
      pitch: "Pitch",
      volume: "Volume",
      echo: "While you type",
      echoCharacters: "Say each character",
      echoWords: "Say each word",
      echoBoth: "Say characters and words",
      echoNothing: "Say nothing",
      hearsFirst: "Hear before you confirm",
      hearsFirstHint: """
        The first press says what a thing is and what it does. The second press does it. \
        Slide a finger over the page to hear what lies under it.
        """,
      needsScripts: "Earshot’s own voice needs JavaScript, which is switched off in this browser.",
      sample: "This is how Earshot speaks to you.",
      percent: "{count} percent",
      bar: "Reading",
      next: "Next",
      previous: "Back",
      again: "Again",
      whereAmI: "Where?",
      silence: "Silence"))
}
