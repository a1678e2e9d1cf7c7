// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartActionWords {
  /// The words in English.
  static let english = Edition(
    ChartActionWords(
      // Listening
      toggle: "play or pause",
      stop: "stop",
      slower: "slower",
      faster: "faster",
      usualSpeed: "usual speed",
      loop: "play over and over",
      playPart: "play this part",
      playSeries: "play this series alone",
      // From point to point
      previous: "previous point",
      next: "next point",
      previousTenth: "a tenth to the left",
      nextTenth: "a tenth to the right",
      first: "first point",
      last: "last point",
      lowest: "lowest point",
      highest: "highest point",
      chartLowest: "lowest point of all series",
      chartHighest: "highest point of all series",
      previousTurn: "previous turn",
      nextTurn: "next turn",
      previousOutlier: "previous outlier",
      nextOutlier: "next outlier",
      // From series to series, or from part to part of a mark
      up: "series above, or up through a box",
      down: "series below, or down through a box",
      previousSeries: "previous series",
      nextSeries: "next series",
      firstSeries: "first series",
      lastSeries: "last series",
      // Words
      summary: "summary",
      describe: "full description",
      nextSentence: "next sentence of the description",
      previousSentence: "previous sentence",
      nextStatistic: "next statistic",
      previousStatistic: "previous statistic",
      whereAmI: "where am I",
      again: "say it again",
      help: "this help",
      // From the whole to a part to a point
      into: "into a part, then into its points",
      out: "back out",
      // Places to come back to
      bookmark: "set or remove a bookmark",
      nextBookmark: "next bookmark",
      previousBookmark: "previous bookmark",
      removeBookmarks: "remove all bookmarks",
      compare: "mark this point, then compare another with it",
      go: "go to a value",
      // Sounds that explain
      legend: "legend: how each series sounds",
      references: "tones of the lowest and the highest value",
      // Other ways
      table: "table of all values",
      brailleLeft: "braille line to the left",
      brailleRight: "braille line to the right",
      monitor: "announce new values or not",
      sounds: "sounds on or off",
      speech: "speech on or off",
      verbosity: "more or fewer words"))
}
