// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BrailleSettingsWords {
  static let english = Edition(
    BrailleSettingsWords(
      group: "How you write",
      mode: "How you hold the device",
      modeHint: """
        Held: the screen faces away from you, dots 1 2 3 under your left hand. On a table: the \
        screen is up, your index fingers are dots 1 and 4.
        """,
      auto: "Follow the tilt",
      hold: "Held",
      flat: "On a table",
      echo: "What is said as you type",
      echoCharacter: "Characters",
      echoCell: "Dots",
      echoWord: "Words, when finished",
      echoNone: "Nothing",
      dots: "Dots in a cell",
      six: "Six",
      eight: "Eight",
      hands: "Hands",
      handsHint: "With one hand, a cell is written column by column.",
      both: "Both",
      leftHand: "Left",
      rightHand: "Right",
      chording: "When a cell is finished",
      chordingHint:
        "On phones that feel only five fingers, either of the other two ways can write all six dots.",
      lift: "Fingers lift together",
      accumulate: "The last one lifts; all count",
      sequential: "Column by column",
      keys: "Keys on a keyboard",
      homeRow: "F D S and J K L",
      upperRow: "The row above",
      oneHand: "One after another, then space",
      recognizer: "How fingers become dots",
      adaptive: "Fits itself to your hands",
      classic: "Fixed zones",
      guide: "Drawing on the pad",
      guideSoft: "Soft",
      guideStrong: "Strong",
      guideSignal: "On bright yellow",
      screenWidth: "Width of the screen in millimetres",
      screenWidthHint:
        "Leave it empty if you do not know. It applies the next time the pad opens.",
      feel: "When a finger rests on a dot",
      feelNothing: "Nothing",
      feelVibration: "It vibrates",
      feelSound: "It sounds",
      vibration: "Vibrate, where the device can",
      offline: "Offline only",
      offlineHint: "No words leave this device, so contractions are not read.",
      selfVoicing: "Earshot speaks while the pad is open",
      selfVoicingHint: "For when your screen reader is off. With both on, two voices would speak.",
      keepText: "Keep my text on this device",
      keepTextHint:
        "It will be here when you come back. Nobody else can see it, unless they use this device.",
      isPrivate: "Hide what I write",
      isPrivateHint: """
        For passwords: nothing is said, shown, sent or recorded. When you switch this off, what \
        was hidden is forgotten.
        """,
      hidden: "What you have written, hidden",
      brf: "I type BRF into the text field",
      brfHint: "Braille in ASCII, as some braille displays and old files use it.",
      on: "on",
      off: "off",
      curtain: "Draw the black curtain",
      uncurtain: "Open the black curtain",
      curtainDrawn: "The curtain is drawn: nobody can read along.",
      curtainOpen: "The curtain is open."))
}
