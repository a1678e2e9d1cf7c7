// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HelpWords {
  static let english = Edition(
    HelpWords(
      title: "Help",
      lead: "How each ability works, and what to set on your device.",
      contents: "On this page",
      keysCaption: "Keys",
      read: [
        """
        Make an account and choose “I want texts read to me”. Then open Read and choose “Ask \
        for a reading”.
        """,
        "When a volunteer has sent the recording, it is on the page of your request and in Listen.",
        "You can take a request back at any time, and undo that for seven days.",
        "To read for others, choose “I want to read for others” in your account.",
      ],
      walk: [
        """
        Choose a kind of place, then the place. Earshot says how far ahead or behind, and how \
        far to your left or right it is.
        """,
        """
        Your phone asks whether it may use your position and its compass. You can type a \
        position instead.
        """,
        "Walk does not know about traffic or obstacles. Your cane, your dog and your ears come first.",
      ],
      charts: [
        "Time runs along the chart. A higher tone means a higher value.",
        """
        You can open a file of your own: a CSV file with a header line and two columns of \
        numbers. It stays in your browser.
        """,
      ],
      braille: [
        """
        Lay the phone flat or hold it with the screen away from you. Touch with the fingers \
        of the dots, then lift them all.
        """,
        """
        Hold all six fingers still for a moment, and the dots come to where they lie. On a \
        phone that feels only five fingers, hold those of one hand, then those of the other.
        """,
        """
        Swipe right for a space, left to delete, down with two fingers to hear all swipes. \
        Each can be given another act under “Settings and more”.
        """,
      ],
      brailleElsewhere: [
        "In the settings of Earshot you can have the pad offered beside every text field.",
        "On a computer, hold the keys of the dots together and let go.",
      ],
      leftDots: "Dots 1, 2, 3",
      rightDots: "Dots 4, 5, 6",
      listen: [
        "Choose a recording and play it. Earshot keeps your place, on every device where you sign in.",
        "Back and forward move by ten seconds.",
      ],
      speaking: [
        """
        In the settings, choose “I use a screen reader” if you have one: then only your \
        screen reader speaks.
        """,
        "Choose “Speak to me” if you have none.",
      ],
      mobileReadersHeading: "VoiceOver and TalkBack",
      mobileReaders: [
        """
        Move by headings and landmarks: each page has one main heading, and the abilities are \
        in the same order everywhere.
        """
      ],
      desktopReadersHeading: "NVDA, JAWS, Orca and Narrator",
      desktopReaders: [
        "For the braille pad switch to focus mode, so that the letters reach the page."
      ],
      focusInNVDA: "Focus mode in NVDA",
      cursorInJAWS: "Virtual cursor on and off in JAWS",
      focusInOrca: "Focus mode in Orca",
      scanInNarrator: "Scan mode on and off in Narrator"))
}
