// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PlayerWords {
  static let english = Edition(
    PlayerWords(
      volume: "Volume",
      louder: "Louder",
      quieter: "Quieter",
      sleepTimer: "Sleep timer",
      sleepWhen: "Stop playing",
      sleepOff: "Never",
      after: "After {time}",
      endOfChapter: "At the end of this chapter",
      endOfTrack: "At the end of this recording",
      sleepLeft: "How long until it stops?",
      sleepLater: "Stop later",
      skip: "Back and forward",
      skipHowFar: "Back and forward go",
      afterPause: "After a pause",
      rewinds: "It goes back a little",
      stays: "It goes on from the same place",
      order: "What comes after it",
      orderWhen: "After each recording",
      inOrder: "The next, until the last",
      once: "Nothing",
      shuffled: "Another, in a mixed order",
      repeatOne: "The same again",
      repeatAll: "The next, without end",
      goTo: "Go to a time",
      goToTime: "Time",
      goToHint: "Such as 1:05:30. A number alone is minutes; 50 % is the middle.",
      go: "Go",
      keys:
        "While the focus is in the player: K plays and pauses, J and L go back and forward, W says where you are, M turns the sound off, S says when the sleep timer stops. R changes what comes after, B sets a bookmark.",
      partKeys: "N goes to the next part, P to the one before.",
      previousPart: "Previous part",
      nextPart: "Next part",
      textOfThis: "Text of what plays now"))
}
