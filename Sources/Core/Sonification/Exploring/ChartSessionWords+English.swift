// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartSessionWords {
  /// The words in English.
  static let english = Edition(
    ChartSessionWords(
      nothingOpen: "There is no chart yet. Choose one from the list, or a file of your own.",
      stopped: "Stopped. Back at the beginning.",
      complete: "Complete",
      soundsAreOff: "Sounds are off. Switch them on with V, or in your settings.",
      keysAreOff: "Letter keys are off.",
      keysListed: "Here are all the keys. Escape takes you back to the chart.",
      loopOn: "Over and over",
      loopOff: "Once",
      paused: "Paused at {point}",
      speed: "Speed {rate}",
      // Places
      atTheBeginning: "At the beginning, before the first point.",
      oneSeries: "There is one series only.",
      noTurns: "This series does not turn.",
      noMoreTurns: "No more turns.",
      noOutliers: "This series has no outliers.",
      noMoreOutliers: "No more outliers.",
      notFound: "Not found in this series. Type a value or a place as the chart says it.",
      ordinal: "Point {number} of {count}",
      rises: "Rises from {from} to {to}, {span}",
      falls: "Falls from {from} to {to}, {span}",
      inTurn: "{first}. {second}",
      // Bookmarks and comparing
      bookmarkSet: "Bookmark set",
      bookmarkRemoved: "Bookmark removed",
      bookmarksRemoved: "All bookmarks removed",
      noBookmarks: "There are no bookmarks. Set one with B.",
      marked: "Marked: {point}. Go to another point and compare.",
      // What is on or off now
      soundsOn: "Sounds on",
      soundsOff: "Sounds off",
      speechOn: "Speech on",
      speechOff: "Speech off",
      keysOn: "Letter keys on",
      keysOff: "Letter keys off",
      monitorOn: "New values are announced",
      monitorOff: "New values are not announced",
      terse: "Few words",
      usual: "Usual words",
      full: "Many words",
      braille: .english(
        one: "Braille line: {count} cell", other: "Braille line: {count} cells"),
      languageName: "English"))
}
