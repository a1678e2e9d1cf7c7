// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the acts of the pad are called, and the swipes that do them.
struct PadActionWords: Words {
  // Acts
  let selectAll: String

  // Steps of the cursor
  let previousCharacter: String
  let nextCharacter: String
  let previousWord: String
  let nextWord: String
  let previousLine: String
  let nextLine: String
  let toStart: String
  let toEnd: String

  // Acts with what is written
  let readCharacter: String
  let readLine: String
  let copy: String
  let cut: String
  let paste: String
  let redo: String
  let nextAlternative: String
  let nextTable: String
  let calibrate: String
  let submit: String

  // Directions of a swipe
  let up: String
  let down: String
  let left: String
  let right: String

  // Acts of the keys
  let deleteCell: String
  let deleteWord: String
  let readAll: String
  let readWord: String
  let undo: String
  let clear: String
  let lock: String
  let help: String
  /// An act that selects what the cursor passes over.
  let select: Template

  // The list of swipes, one after another
  let swipesAre: String
  /// Dots that are held down while a finger swipes.
  let holding: Template
  /// A swipe as the person makes it, by its fingers, and what it does: "left with 2 fingers: delete word".
  let swipe: Plural
}
