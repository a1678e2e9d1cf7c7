// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PadActionWords {
  static let english = Edition(
    PadActionWords(
      // Acts
      selectAll: "select all",
      // Steps of the cursor
      previousCharacter: "previous character",
      nextCharacter: "next character",
      previousWord: "previous word",
      nextWord: "next word",
      previousLine: "previous line",
      nextLine: "next line",
      toStart: "beginning",
      toEnd: "end",
      // Acts with what is written
      readCharacter: "read character",
      readLine: "read line",
      copy: "copy",
      cut: "cut",
      paste: "paste",
      redo: "redo",
      nextAlternative: "other reading of the last word",
      nextTable: "next braille table",
      calibrate: "fit the pad to your hands",
      submit: "done",
      // Directions of a swipe
      up: "up",
      down: "down",
      left: "left",
      right: "right",
      // Acts of the keys
      deleteCell: "delete cell",
      deleteWord: "delete word",
      readAll: "read all",
      readWord: "read last word",
      undo: "undo",
      clear: "clear",
      lock: "lock or unlock the mode",
      help: "help",
      select: "select to {step}",
      // The list of swipes, one after another
      swipesAre: "Swipes, seen from where you are. ",
      holding: "Holding {dots}, ",
      swipe: .english(one: "{way}: {act}. ", other: "{way} with {count} fingers: {act}. ")))
}
