// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HelpWords {
  static let english = Edition(
    HelpWords(
      title: "Help",
      lead: "Who speaks to you, how each part of Earshot works, and what to set on your device.",
      contents: "On this page",
      keysCaption: "Keys",
      speaking: [
        """
        If you have a screen reader, choose “Your screen reader speaks, or nobody” in the \
        settings. Then only your screen reader speaks.
        """,
        """
        If you do not have one, press F8 on any page, or choose “Earshot speaks to you” in \
        the settings. Earshot then reads every page to you.
        """,
        """
        Under “Earshot’s own voice” in the settings you can choose its voice and speed. You \
        can also choose “Hear before you confirm”: the first press says what a thing is and \
        does, the second press does it.
        """,
      ],
      speakingKeys: [
        Key("F8", "Earshot speaks, or is silent"),
        Key("Escape", "Silence"),
        Key("Down arrow", "Next sentence"),
        Key("Up arrow", "Previous sentence"),
        Key("Shift+Down arrow", "Read on from here"),
        Key("Left arrow, Right arrow", "Previous character, next character"),
        Key("F2", "Say it again"),
        Key("F4", "Spell it"),
        Key("F9", "Where am I?"),
      ],
      read: [
        """
        Create an account and choose “I want texts read to me”. Then open “Be read to” and \
        choose “Ask for a reading”.
        """,
        """
        When a volunteer has sent the recording, it is on the page of your request and in “My \
        recordings”.
        """,
        "You can cancel a request at any time, and undo that for seven days.",
        "To read for others, choose “I want to read for others” in your account.",
      ],
      walk: [
        "Walk does not know about traffic or obstacles. Your cane, your dog and your ears come first.",
        """
        Choose a kind of place, then the place. Earshot says how far ahead or behind, and how \
        far to your left or right it is.
        """,
        """
        Your phone asks whether it may use your position and its compass. You can type a \
        position instead.
        """,
      ],
      charts: [
        "Time runs along the chart. A higher tone means a higher value.",
        """
        On a touch screen, choose “Next point”, or move a finger over the picture. On a \
        keyboard, go to the chart and use its keys.
        """,
        """
        You can open a file of your own, or paste a table: CSV, TSV, JSON, Vega-Lite, a table \
        of a web page, or a chart as SVG. It stays in your browser.
        """,
      ],
      chartKeys: [
        Key("Left arrow, Right arrow", "Previous point, next point"),
        Key("Up arrow, Down arrow", "Series above, series below"),
        Key("Home, End", "First point, last point"),
        Key("Space", "Play or pause"),
        Key("Escape", "Stop"),
        Key("W", "Where am I?"),
        Key("I", "Summary"),
        Key("F", "Full description"),
        Key("G", "Go to a value"),
        Key("T", "Table of all values, and back"),
        Key("M", "Announce new values of a sensor, or not"),
        Key("H", "List of all keys, and back"),
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
        You can change what each of them does under “Settings and more”.
        """,
      ],
      brailleElsewhere: [
        "In the settings of Earshot you can have the pad offered beside every text field.",
        "On a computer, press the keys of the dots together, then let go.",
      ],
      brailleKeys: [
        Key("F, D, S", "Dots 1, 2, 3"),
        Key("J, K, L", "Dots 4, 5, 6"),
      ],
      lessonHeading: "Learn braille",
      lessonSentences: [
        "Earshot says a sign, you type it, and hear whether it was right. On a phone, swipe on the pad:"
      ],
      lessonSwipes: [
        Key("Up", "Say it again"),
        Key("Down", "Skip it; in practice, say the phrase again"),
        Key("Left or right", "Say its dots"),
        Key("Up with three fingers", "Stop"),
      ],
      listen: [
        """
        Choose a recording and play it. Earshot remembers where you stopped, on every device \
        where you sign in.
        """,
        "These keys work while the focus is in the player.",
      ],
      listenKeys: [
        Key("K", "Play or pause"),
        Key("J", "Back 10 seconds"),
        Key("L", "Forward 10 seconds"),
        Key("W", "Where am I?"),
      ],
      mobileReadersHeading: "VoiceOver and TalkBack",
      mobileReaders: [
        """
        Move by headings and landmarks: each page has one main heading, and the main menu is \
        in the same order everywhere.
        """
      ],
      desktopReadersHeading: "NVDA, JAWS, Orca and Narrator",
      desktopReaders: [
        """
        For the braille pad, and for the letter keys of charts and of the player, switch to \
        focus mode, so that the letters reach the page. On the pad, Orca does so by itself.
        """
      ],
      desktopKeys: [
        Key("NVDA+Space", "Focus mode in NVDA"),
        Key("Insert+Z", "Virtual cursor on and off in JAWS"),
        Key("Insert+A", "Focus mode in Orca"),
        Key("Caps Lock+Space", "Scan mode on and off in Narrator"),
      ]))
}
