// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

extension BrailleSession {
  /// Writes a cell and says what it stands for.
  mutating func type(_ cell: Cell) { write(.cell(cell), .cell, Buzz.cell) }

  /// Does what a swipe, a key or a button asks for.
  mutating func perform(_ action: PadAction) {
    switch action {
    case .space: write(.space, .space, Buzz.space)
    case .newLine: write(.lineBreak, .space, Buzz.line)
    case .deleteCell: deleteCell()
    case .deleteWord: deleteWord()
    case .readAll: read(text.pieces)
    case .readWord: read(text.lastWord)
    case .undo: undo()
    case .clear: clear()
    case .lock: toggleLock()
    case .help: tell(swipes.told(in: language), in: language)
    }
  }

  private mutating func write(_ piece: Written, _ earcon: Earcon, _ buzz: Int) {
    guard text.append(piece) else { return refuse(BraillePhrases.full) }
    sound(earcon)
    vibrate([buzz])
    if echo == .cell, let reading = table.readings(of: text.readingContext).last {
      let isPrint = reading.name == .print
      sayPassing(reading.spoken(in: language), in: isPrint ? table.language : language)
    }
    showText()
  }

  private mutating func deleteCell() {
    let context = table.readings(of: text.readingContext).last
    guard let piece = text.deleteLast() else { return boundary(BraillePhrases.nothingToDelete) }
    // Of a sign of two cells only the last is gone, so that one is named.
    let reading = context?.length == 1 ? context : table.readings(of: [piece]).first
    deleted(reading?.spoken(in: language) ?? "")
  }

  private mutating func deleteWord() {
    var word = text.deleteWord()
    guard !word.isEmpty else { return boundary(BraillePhrases.nothingToDelete) }
    while word.count > 1, word.last?.isBreak == true { word.removeLast() }
    deleted(table.spoken(word, in: language))
  }

  private mutating func deleted(_ thing: String) {
    sound(.deleted)
    vibrate([Buzz.space])
    sayPassing(BraillePhrases.deleted(thing).text(in: language), in: language)
    showText()
  }

  private mutating func clear() {
    guard !text.pieces.isEmpty else { return boundary(BraillePhrases.nothingToDelete) }
    text.replace(with: [])
    sound(.deleted)
    say(BraillePhrases.cleared)
    showText()
  }

  private mutating func undo() {
    guard text.undo() else { return boundary(BraillePhrases.nothingToUndo) }
    sound(.done)
    say(BraillePhrases.undone)
    showText()
  }

  private mutating func read(_ pieces: [Written]) {
    for piece in pieces where !piece.isBreak {
      return tell(table.spoken(pieces, in: language), in: table.language)
    }
    boundary(BraillePhrases.nothingWritten)
  }
}

extension BrailleSession {
  mutating func sound(_ earcon: Earcon) { effects.append(.sound(time: time, earcon: earcon)) }

  mutating func vibrate(_ pattern: [Int]) {
    effects.append(.vibrate(time: time, pattern: pattern))
  }

  mutating func show(_ field: PadEffect.Field, _ text: String) {
    effects.append(.show(time: time, field: field, text: text))
  }

  /// Shows what is written.
  mutating func showText() {
    show(.cells, text.pieces.brailleText)
    show(.letters, table.print(of: text.pieces))
  }

  /// Says a sentence of the pad.
  mutating func say(_ phrase: Phrase) { say(phrase.text(in: language), in: language, .normal) }

  /// Says something that is worth nothing a moment later.
  mutating func sayPassing(_ words: String, in language: Language) {
    say(words, in: language, isTelling ? .urgent : .passing)
    isTelling = false
  }

  /// Says something long, which the next act cuts off.
  mutating func tell(_ words: String, in language: Language) {
    say(words, in: language, .urgent)
    isTelling = true
  }

  private mutating func say(
    _ words: String, in language: Language, _ priority: Utterance.Priority
  ) {
    let utterance = Utterance(words, in: language, priority: priority, staysOnDevice: true)
    effects.append(.say(time: time, utterance: utterance))
  }

  /// Says why nothing came of an act.
  mutating func refuse(_ phrase: Phrase) {
    sound(.refused)
    vibrate(Buzz.refused)
    sayPassing(phrase.text(in: language), in: language)
  }

  /// Says that there is no way on.
  private mutating func boundary(_ phrase: Phrase) {
    sound(.boundary)
    sayPassing(phrase.text(in: language), in: language)
  }
}

/// How long to vibrate, in milliseconds; the lengths of Google's braille keyboard (`BrailleImeVibrator`).
private enum Buzz {
  static let cell = 25
  static let space = 70
  static let line = 120
  /// Two short ones, to be told from all others.
  static let refused = [60, 60, 60]
}

extension UncontractedTable {
  /// What was written, as it is to be said: cells without a letter by their dots, in `language`.
  func spoken(_ pieces: [Written], in language: Language) -> String {
    var words = ""
    for reading in readings(of: pieces) {
      if case .dots = reading.name {
        words += " " + reading.spoken(in: language) + " "
      } else {
        words += reading.text
      }
    }
    return words
  }
}
