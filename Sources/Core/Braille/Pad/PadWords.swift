// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What the pad says while one writes; how it is set is in `PadSettingWords`, its acts in `PadActionWords`.
public struct PadWords: Words {
  /// There is nothing to take away.
  let nothingToDelete: String
  /// Nothing can be read back.
  let nothingWritten: String
  /// All is taken away, and can be had back.
  let cleared: String
  /// There is nothing behind the cursor to take away.
  let nothingAhead: String
  /// The text is as long as it may be.
  let full: String
  /// More fingers than a cell has dots.
  let tooManyFingers: String
  /// A swipe has no meaning.
  let swipeWithoutAction: String
  /// The touches allow nothing else.
  let noAlternative: String
  /// What is selected is on the clipboard.
  let copied: String
  /// Everything is on the clipboard, since nothing was selected.
  let allCopied: String
  /// What is selected was moved to the clipboard.
  let wasCut: String
  /// Nothing is selected.
  let nothingSelected: String
  /// The clipboard is empty, or the browser does not hand it out.
  let nothingToPaste: String
  /// No change can be made again.
  let nothingToRedo: String
  /// The cursor is before everything.
  let atStart: String
  /// The cursor is behind everything.
  let atEnd: String
  /// A line without anything in it.
  let blankLine: String
  /// The pad is all that there is on the screen; how to leave it.
  public let filled: String
  /// The pad is a part of the page again.
  let unfilled: String
  /// A finger has been held for half of the time after which the pad is left.
  let keepHoldingToLeave: String
  /// What to do with the fingers so that the pad fits them.
  let layFingers: String
  /// What to do with the fingers of the one hand that types.
  let layFingersOfOneHand: String
  /// The pad is being fitted to the hands, one after the other.
  let handByHand: String
  /// One hand is known.
  let nowOtherHand: String
  /// The dots lie under the fingers.
  let calibrated: String
  /// The fingers were too few or too many.
  let wrongFingers: String
  /// The fingers cannot be told apart.
  let fingersTooClose: String
  /// The dots are where they were.
  let calibrationGivenUp: String
  /// The pad was fitted to hands before, and is no longer.
  let handForgotten: String
  /// Fingers that were neither a cell nor a swipe.
  let unclear: String
  /// The keyboard reports all keys.
  let allKeysArrived: String
  /// The trial of the keyboard is over.
  let keyTestOver: String
  /// The server does not answer.
  let noServer: String
  /// There is only one table to change to.
  let noOtherTable: String
  /// A screen reader keeps the touches for itself.
  let touchesHeldBack: String

  // What was done
  /// What was just taken away.
  let deleted: Template
  let undone: String
  let redone: String

  // What a change did that was taken back or made again; `act` is `undone` or `redone`
  let changed: Template
  let cameBack: Template
  let wentAway: Template
  let replaced: Template
  /// Another reading, offered.
  let or: Template
  /// All readings were offered; this was the first.
  let backTo: Template
  let selected: Template
  let unselected: Template
  let pasted: Template
  /// How many characters a password has.
  let characters: Plural
  /// The first column of a cell is there.
  let column: Template
  /// What to press to try the keyboard.
  let pressAllKeys: Template
  /// The keyboard swallowed some.
  let keysLost: Template
  /// What is written has signs that a file for an embosser cannot hold.
  let notForBRF: Template
  /// The file is no braille in ASCII.
  let notBRF: Template
}
