// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleWords {
  static let english = Edition(
    BrailleWords(
      text: "What you have written",
      kept: "Your text is kept on this device.",
      keptFrom: "Your text from $1 is kept on this device.",
      clearKept: "Clear it",
      textHint: "You can also type or paste here: letters, or braille characters.",
      cells: "In braille",
      table: "Braille table",
      translate: "Turn into braille and letters",
      withoutScripts: """
        The pad for your fingers needs JavaScript, which is off or did not load. The field \
        below works without it.
        """,
      failed: "The pad could not be loaded. Load the page again. The text field still works.",
      pad: "Braille pad",
      padTouch: "Put down the fingers of a cell together, then lift them.",
      padKeys: """
        On a keyboard, F D S are dots 1 2 3 and J K L are dots 4 5 6, pressed together. Space, \
        Backspace and Enter write and delete. Tab or Escape leaves the pad.
        """,
      start: "Start typing",
      share: "Share the text",
      posture: "How you hold the device",
      postureTable: "On a table",
      postureHold: "Screen away from you",
      facesAway:
        "The screen faces away from you. Seen from the front, dots 4 5 6 are on the left.",
      fill: "Fill the screen with the pad",
      unfill: "Leave",
      readBack: "Read it back",
      delete: "Delete a cell",
      undo: "Undo",
      calibrate: "Fit to my hands",
      submit: "Done",
      close: "Close the pad",
      more: "Settings and more",
      clear: "Clear everything",
      copyLetters: "Copy the text",
      copyCells: "Copy as braille",
      copied: "Copied.",
      notCopied: "The browser does not allow copying. Select the text and copy it yourself.",
      hearSwipes: "Hear the swipes",
      readers: "If you use a screen reader on a touch screen",
      readersWhy: """
        Your screen reader handles all touches, so the pad cannot feel your fingers. You can do \
        one of two things.
        """,
      readersField: """
        Keep it on, and type in the text field with its own braille input – Braille Screen Input \
        in VoiceOver, the braille keyboard in TalkBack – or with a braille display.
        """,
      readersPad: """
        Or let Earshot speak. First give your screen reader a shortcut, in the accessibility \
        settings of your phone. Then choose “Earshot speaks to you” in the settings of Earshot, \
        and fill the screen with the pad. Only then switch the screen reader off: for VoiceOver \
        press the side button three times, for TalkBack hold both volume keys for three \
        seconds. Do the same again to switch it back on.
        """,
      readersHeldBack:
        "The pad is open, but no touch reached it: a screen reader is holding the touches back.",
      tablets: """
        On an iPad, switch off the gestures for several apps in the iPad’s settings under \
        Multitasking & Gestures: four or five fingers would otherwise change the app.
        """,
      toSettings: "Open the settings",
      understood: "I understand",
      stayOffline: "Send nothing: offline only",
      wordsLeave: """
        This table has contractions that only the server knows. While you type with it, each \
        word is sent to this Earshot server to be read. Nothing is kept there. “Offline only” \
        in the settings stops this.
        """,
      entryType: "Type in braille",
      entrySetting: "Braille pad",
      entryOn: "Offer it beside every text field",
      entryOnHint:
        "Each field is followed by a button “Type in braille”. This applies on this device only.",
      entryOff: "Only on the braille page"))
}
