// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// How keys are called.
struct ChartKeyWords: Words {
  let control: String
  let shift: String
  let arrowLeft: String
  let arrowRight: String
  let arrowUp: String
  let arrowDown: String
  let home: String
  let end: String
  let pageUp: String
  let pageDown: String
  let enter: String
  let backspace: String
  let escape: String
  let space: String

  // Signs, since voices pass over them
  let leftBracket: String
  let rightBracket: String
  let leftBrace: String
  let rightBrace: String
  let comma: String
  let fullStop: String
  let minus: String
  let plus: String
  let questionMark: String
}

extension ChartKeys.Binding {
  /// How the key is called.
  func name(in language: Language) -> String {
    let named = named(in: language)
    if ctrl { return ChartKeyWords[language].control + " " + named }
    return shift ? ChartKeyWords[language].shift + " " + named : named
  }

  private func named(in language: Language) -> String {
    switch key.bytewise {
    case "ArrowLeft": ChartKeyWords[language].arrowLeft
    case "ArrowRight": ChartKeyWords[language].arrowRight
    case "ArrowUp": ChartKeyWords[language].arrowUp
    case "ArrowDown": ChartKeyWords[language].arrowDown
    case "Home": ChartKeyWords[language].home
    case "End": ChartKeyWords[language].end
    case "PageUp": ChartKeyWords[language].pageUp
    case "PageDown": ChartKeyWords[language].pageDown
    case "Enter": ChartKeyWords[language].enter
    case "Backspace": ChartKeyWords[language].backspace
    case "Escape": ChartKeyWords[language].escape
    case " ": ChartKeyWords[language].space
    case "[": ChartKeyWords[language].leftBracket
    case "]": ChartKeyWords[language].rightBracket
    case "{": ChartKeyWords[language].leftBrace
    case "}": ChartKeyWords[language].rightBrace
    case ",": ChartKeyWords[language].comma
    case ".": ChartKeyWords[language].fullStop
    case "-": ChartKeyWords[language].minus
    case "+": ChartKeyWords[language].plus
    case "?": ChartKeyWords[language].questionMark
    default: letter
    }
  }

  /// The key as it is printed.
  private var letter: String {
    guard let byte = key.utf8.first, (0x61...0x7A).contains(byte) else { return key }
    return String(decoding: [byte & 0xDF], as: UTF8.self)
  }
}
