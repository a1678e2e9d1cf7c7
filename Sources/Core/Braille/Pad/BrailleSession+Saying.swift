// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension BrailleSession {
  mutating func sound(_ earcon: Earcon) { effects.append(.sound(time: time, earcon: earcon)) }

  mutating func vibrate(_ pattern: [Int]) {
    effects.append(.vibrate(time: time, pattern: pattern))
  }

  mutating func show(_ field: PadEffect.Field, _ text: String) {
    effects.append(.show(time: time, field: field, text: text))
  }

  /// Shows what is written and where the person is in it.
  mutating func showText() {
    show(.cells, text.pieces.brailleText)
    show(.letters, read.letters)
    showCaret()
  }

  mutating func showCaret() {
    let selection = text.selection
    let start = read.unit(ofPiece: selection.lowerBound)
    let end = selection.isEmpty ? start : read.unit(ofPiece: selection.upperBound)
    effects.append(.caret(time: time, start..<max(start, end)))
  }

  /// Says a sentence of the pad.
  mutating func say(_ words: String) { say(words, in: language, .normal) }

  /// Says something that is worth nothing a moment later.
  mutating func sayPassing(_ words: String, in language: Language) {
    say(words, in: language, passing)
  }

  /// Says something passing: print in the language of its table, or, without a table, words of the pad.
  mutating func sayPassing(_ words: String, in table: PadTable?) {
    say(words, in: table, passing)
  }

  /// Says what was written.
  mutating func sayWritten(_ words: String) { say(words, in: reader.table, passing) }

  /// Says something long, which the next act cuts off.
  mutating func tell(_ words: String, in language: Language) {
    say(words, in: language, .urgent)
    isTelling = true
  }

  /// Says something long: print in the language of its table, or, without a table, words of the pad.
  mutating func tell(_ words: String, in table: PadTable?) {
    say(words, in: table, .urgent)
    isTelling = true
  }

  private var passing: Utterance.Priority {
    mutating get {
      defer { isTelling = false }
      return isTelling ? .urgent : .passing
    }
  }

  mutating func say(_ words: String, in language: Language, _ priority: Utterance.Priority) {
    let utterance = Utterance(words, in: language, priority: priority, staysOnDevice: true)
    effects.append(.say(time: time, utterance: utterance))
  }

  private mutating func say(
    _ words: String, in table: PadTable?, _ priority: Utterance.Priority
  ) {
    guard !words.isEmpty else { return }
    var utterance = Utterance(
      words, in: table?.language ?? language, priority: priority, staysOnDevice: true)
    if let table, table.language == nil { utterance.foreignTag = table.tag }
    effects.append(.say(time: time, utterance: utterance))
  }

  /// Says why nothing came of an act.
  mutating func refuse(_ words: String) {
    sound(.refused)
    vibrate(Buzz.refused)
    sayPassing(words, in: language)
  }

  /// Says that there is no way on.
  mutating func boundary(_ words: String) {
    sound(.boundary)
    sayPassing(words, in: language)
  }

  /// A text as it is to be said: cells without a letter by their dots.
  func told(_ text: String) -> String {
    var words = ""
    for scalar in text.scalars {
      if let cell = Cell(scalar: scalar) {
        words += " " + cell.spokenDots(in: language) + " "
      } else {
        words.unicodeScalars.append(scalar)
      }
    }
    return words
  }
}

/// How long to vibrate, in milliseconds; the lengths of Google's braille keyboard (`BrailleImeVibrator`).
enum Buzz {
  static let cell = 25
  static let space = 70
  static let line = 120
  /// Two short ones, to be told from all others.
  static let refused = [60, 60, 60]
}
