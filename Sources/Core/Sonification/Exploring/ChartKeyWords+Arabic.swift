// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartKeyWords {
  /// The words in Arabic.
  static let arabic = Edition(
    ChartKeyWords(
      control: "Control",
      shift: "Shift",
      arrowLeft: "السهم الأيسر",
      arrowRight: "السهم الأيمن",
      arrowUp: "السهم الأعلى",
      arrowDown: "السهم الأسفل",
      home: "Home",
      end: "End",
      pageUp: "Page Up",
      pageDown: "Page Down",
      enter: "Enter",
      backspace: "Backspace",
      escape: "Escape",
      space: "المسافة",
      // Signs, since voices pass over them
      leftBracket: "القوس [",
      rightBracket: "القوس ]",
      leftBrace: "القوس {",
      rightBrace: "القوس }",
      comma: "الفاصلة ,",
      fullStop: "النقطة .",
      minus: "ناقص",
      plus: "زائد",
      questionMark: "علامة الاستفهام"))
}
