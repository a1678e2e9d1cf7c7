// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension PadWords {
  /// The words in English.
  public static let english = Edition(
    PadWords(
      nothingToDelete: "Nothing to delete. This is the beginning.",
      nothingWritten: "Nothing is written yet.",
      cleared: "Everything deleted. Undo brings it back.",
      nothingAhead: "Nothing to delete. This is the end.",
      full: "The text is full. Copy it, then clear it to go on.",
      tooManyFingers:
        "Not understood: more than three fingers on one side. Lift all and try again.",
      swipeWithoutAction: "This swipe does nothing. Swipe down with two fingers for help.",
      noAlternative: "No other reading of the last word.",
      copied: "Copied.",
      allCopied: "All copied.",
      wasCut: "Cut.",
      nothingSelected: "Nothing is selected.",
      nothingToPaste: "There is nothing to paste, or the browser does not allow it.",
      nothingToRedo: "Nothing to redo.",
      atStart: "Beginning.",
      atEnd: "End.",
      blankLine: "blank line",
      filled:
        "The whole screen is the pad. To leave it, hold one finger still in the middle for five seconds, press Escape, or go back.",
      unfilled: "You have left the full screen. Your text is still here.",
      keepHoldingToLeave: "Keep holding to leave the pad. Lift your finger to stay.",
      layFingers:
        "Lay all six fingers where you want the dots and keep them still. If your device feels only five, lay the three of one hand first.",
      layFingersOfOneHand:
        "Lay the fingers of your hand where you want the dots and keep them still.",
      handByHand: "Fitting the pad to your hands. Lift all, then tap with the fingers of one hand.",
      nowOtherHand: "Good. Lift them, and lay down the fingers of the other hand.",
      calibrated: "The pad fits your hands now.",
      wrongFingers: "That was not the right number of fingers. Lift them and try again.",
      fingersTooClose: "The fingers were too close together. Spread them and try again.",
      calibrationGivenUp: "The pad stays as it was. You can fit it to your hands later.",
      handForgotten: "The dots are back where the pad draws them.",
      unclear: "Not understood. Try again.",
      allKeysArrived: "All six keys were received. This keyboard works for braille.",
      keyTestOver: "The keyboard test is over.",
      noServer: "The server is not answering. Until it does, words are read without contractions.",
      noOtherTable: "No other braille table is chosen in the settings.",
      touchesHeldBack:
        "Your screen reader handles the touches. Turn it off while you type here, or type in the text field with its own braille keyboard.",
      // What was done
      deleted: "{thing} deleted",
      undone: "Undone",
      redone: "Redone",
      // What a change did that was taken back or made again; `act` is `undone` or `redone`
      changed: "{act}.",
      cameBack: "{act}: {back} is back.",
      wentAway: "{act}: {gone} is gone.",
      replaced: "{act}: {back} in place of {gone}.",
      or: "or: {word}",
      backTo: "as typed: {word}",
      selected: "{text}, selected",
      unselected: "{text}, not selected",
      pasted: "Pasted: {text}",
      characters: .english(one: "1 character", other: "{count} characters"),
      column: "{dots}, and",
      pressAllKeys: "Press these keys together, then lift them: {keys}.",
      keysLost: "Not received: {keys}. Try again, or choose the upper row or one hand.",
      notForBRF:
        "Not saved: line {line} has a sign that a BRF file cannot hold, such as dot 7. Save it as braille characters instead.",
      notBRF:
        "This is not a BRF file: in line {line}, character {column} is not a braille cell. Nothing was changed."
    ))
}
