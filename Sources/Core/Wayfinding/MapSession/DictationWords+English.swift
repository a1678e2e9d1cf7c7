// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension DictationWords {
  /// The words in English.
  public static let english = Edition(
    DictationWords(
      allow: "Dictate names",
      hint:
        "Your browser may send what you say to its maker to be understood. Earshot gets only the words that come back, and keeps none of your speech.",
      dictate: "Dictate the name",
      isOn: "Dictation is on. Choose “Dictate the name”, and speak after the sound.",
      isOff: "Dictation is off.",
      listening: "Listening. Speak the name.",
      stopped: "Listening has stopped.",
      understood: "Understood: {}. Change it by typing, or choose “Go there”.",
      refused:
        "The browser may not listen. Allow the microphone for this page in its settings, or type the name.",
      noSpeech: "Nothing was understood. Try again nearer to the microphone, or type the name.",
      noNetwork: "The browser needs a network to understand speech, and has none. Type the name.",
      noMicrophone: "There is no microphone. Connect one, or type the name.",
      unable: "This browser cannot understand speech in this language. Type the name.",
      failed: "Listening failed. Try again, or type the name.",
      tooLong: "That was too long for a name. Speak only the name, or type it."))
}
