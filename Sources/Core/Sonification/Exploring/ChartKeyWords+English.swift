// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartKeyWords {
  /// The words in English.
  static let english = Edition(
    ChartKeyWords(
      control: "Control",
      shift: "Shift",
      arrowLeft: "left arrow",
      arrowRight: "right arrow",
      arrowUp: "up arrow",
      arrowDown: "down arrow",
      home: "Home",
      end: "End",
      pageUp: "Page Up",
      pageDown: "Page Down",
      enter: "Enter",
      backspace: "Backspace",
      escape: "Escape",
      space: "Space",
      // Signs, since voices pass over them
      leftBracket: "left bracket",
      rightBracket: "right bracket",
      leftBrace: "left brace",
      rightBrace: "right brace",
      comma: "comma",
      fullStop: "full stop",
      minus: "minus",
      plus: "plus",
      questionMark: "question mark"))
}
