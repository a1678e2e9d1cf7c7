// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleToolWords {
  static let english = Edition(
    BrailleToolWords(
      swipes: "Swipes",
      swipesHint: "Right and left are yours, however the screen faces.",
      nothing: "nothing",
      swipe: .english(one: "{way}, 1 finger", other: "{way}, {count} fingers"),
      holding: "{way}, holding {dots}",
      resetSwipes: "Restore the usual swipes",
      swipesReset: "The usual swipes are back.",
      files: "Copy, save and open",
      saveText: "Save the text",
      saveCells: "Save as braille characters",
      saveBRF: "Save for a braille printer (BRF)",
      open: "Open a text or braille file",
      openHint: "It is inserted at the cursor. Undo removes it again.",
      opened: "The file is open.",
      notOpened:
        "This file cannot be read. Choose a text, braille or BRF file of at most one megabyte.",
      saved: "Saved.",
      own: "Your hands and your settings",
      ownHint: "They are kept on this device only. Save them to take them to another.",
      saveProfile: "Save my hands and settings",
      openProfile: "Open hands and settings from a file",
      profileOpened: "Your hand positions and settings were loaded.",
      profileNotOpened:
        "This file has no braille pad settings. Choose one that was saved here.",
      forgetHand: "Forget how the pad fits my hands",
      forgetSettings: "Restore the first settings",
      keyboard: "Check a keyboard",
      keyboardHint: """
        Some keyboards lose keys that are pressed together. Begin, press all six keys at once, \
        lift them, and hear which keys were received.
        """,
      beginKeytest: "Start the check",
      endKeytest: "End the check",
      traces: "Record what happens",
      tracesHint: """
        A recording holds every touch and key, and so everything you write. It stays on this \
        device until you give it to someone, for example when you report a fault.
        """,
      record: "Start recording",
      stopRecording: "Stop recording",
      recording: "Recording. What you write now is kept.",
      recorded: "The recording is ready to save.",
      neverHidden: "Nothing is recorded while what you write is hidden.",
      saveTrace: "Save the recording",
      replay: "Play a recording",
      stopReplay: "Stop playing",
      replaying: "The recording is playing.",
      replayed: "The recording has ended. Your own text is back.",
      notReplayed:
        "This file is not a braille pad recording. Choose one that was saved here.",
      wroteThen: "What the recording wrote"))
}
