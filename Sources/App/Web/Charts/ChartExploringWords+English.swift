// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartExploringWords {
  static let english = Edition(
    ChartExploringWords(
      region: "Chart. Arrow keys go from point to point.",
      begin: "Choose “Next point”, or move a finger over the picture.",
      keys: """
        Keys: left and right arrow go from point to point, up and down from series to series, \
        Home and End to the first and last. Space plays, Escape stops, H lists all keys.
        """,
      series: "Series",
      moreSteps: "More ways to move",
      playPart: "Play this part",
      moreWords: "More ways to hear the words",
      numbers: "Statistics and legend",
      places: "Go to, bookmarks, compare",
      goTo: "Place or value",
      goHint: "For example a number, a month or a name.",
      goPlace: "Go to this place",
      goValue: "Find this value",
      remove: "Remove",
      braille: "Braille line",
      brailleHint: "Two points in each cell; higher dots are higher values.",
      help: "Keys",
      listener: "Your settings",
      listenerHint: "They apply to all charts and stay on this device.",
      sounds: "Sounds",
      speech: "Speech",
      letterKeys: "Letter keys",
      monitor: "Announce new values of live data",
      verbosity: "Words at each step",
      usual: "Place and value",
      terse: "Value only",
      full: "Everything",
      brailleWidth: "Cells of the braille display (0: none)",
      hearing: "Your hearing",
      hearingHint: "No part of a chart then sounds where you cannot hear it.",
      mono: "The same in both ears",
      lowest: "Lowest tone, in hertz",
      highest: "Highest tone, in hertz",
      leftEar: "Left ear louder, in decibels",
      rightEar: "Right ear louder, in decibels",
      volume: "Volume, in percent",
      test: "Test tones",
      testLeft: "Left ear",
      testRight: "Right ear",
      testLowest: "Lowest tone",
      testHighest: "Highest tone"))
}
