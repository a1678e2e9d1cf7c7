// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

extension BrailleSession {
  /// Writes a cell and says what it stands for.
  mutating func type(_ cell: Cell, at time: Double) -> [PadEffect] {
    guard text.append(.cell(cell)) else { return refuse(BraillePhrases.full, at: time) }
    return [.sound(time: time, earcon: .cell), .vibrate(time: time, pattern: Buzz.cell)]
      + echoed(at: time) + shown(at: time)
  }

  /// Does what a swipe, a key or a button asks for.
  mutating func perform(_ action: PadAction, at time: Double) -> [PadEffect] {
    switch action {
    case .space: write(.space, .space, Buzz.space, at: time)
    case .newLine: write(.lineBreak, .space, Buzz.line, at: time)
    case .deleteCell: deleteCell(at: time)
    case .deleteWord: deleteWord(at: time)
    case .readAll: read(text.pieces[...], at: time)
    case .readWord: read(text.lastWord, at: time)
    case .undo: undo(at: time)
    case .clear: clear(at: time)
    case .lock: toggleLock(at: time)
    case .help: tell(Utterance(swipes.phrase, in: language, priority: .urgent), at: time)
    }
  }

  private mutating func write(
    _ piece: Written, _ earcon: Earcon, _ pattern: [Int], at time: Double
  ) -> [PadEffect] {
    guard text.append(piece) else { return refuse(BraillePhrases.full, at: time) }
    return [.sound(time: time, earcon: earcon), .vibrate(time: time, pattern: pattern)]
      + echoed(at: time) + shown(at: time)
  }

  private mutating func deleteCell(at time: Double) -> [PadEffect] {
    let context = table.readings(of: text.readingContext).last
    guard let piece = text.deleteLast() else { return atBeginning(at: time) }
    // Of a sign of two cells only the last is gone, so that one is named.
    let reading = context?.length == 1 ? context : table.readings(of: [piece]).first
    return deleted(reading.map(phrase) ?? BraillePhrases.blank, at: time)
  }

  private mutating func deleteWord(at time: Double) -> [PadEffect] {
    let word = text.deleteWord()
    guard !word.isEmpty else { return atBeginning(at: time) }
    let end = word.lastIndex { !$0.isBreak }.map { $0 + 1 } ?? 0
    let spoken = table.spoken(word[..<end], in: language)
    return deleted(
      end == 0 ? BraillePhrases.blank : Phrase(en: spoken, es: spoken, ar: spoken), at: time)
  }

  private mutating func deleted(_ thing: Phrase, at time: Double) -> [PadEffect] {
    [.sound(time: time, earcon: .deleted), .vibrate(time: time, pattern: Buzz.space)]
      + passing(Utterance(BraillePhrases.deleted(thing), in: language), at: time)
      + shown(at: time)
  }

  private mutating func atBeginning(at time: Double) -> [PadEffect] {
    [.sound(time: time, earcon: .boundary)]
      + passing(Utterance(BraillePhrases.nothingToDelete, in: language), at: time)
  }

  private mutating func clear(at time: Double) -> [PadEffect] {
    guard !text.pieces.isEmpty else { return atBeginning(at: time) }
    text.replace(with: [])
    return [.sound(time: time, earcon: .deleted), say(BraillePhrases.cleared, at: time)]
      + shown(at: time)
  }

  private mutating func undo(at time: Double) -> [PadEffect] {
    guard text.undo() else {
      return [
        .sound(time: time, earcon: .boundary), say(BraillePhrases.nothingToUndo, at: time),
      ]
    }
    return [.sound(time: time, earcon: .done), say(BraillePhrases.undone, at: time)]
      + shown(at: time)
  }

  private mutating func read(_ pieces: ArraySlice<Written>, at time: Double) -> [PadEffect] {
    let spoken = table.spoken(pieces, in: language)
    guard !pieces.allSatisfy({ $0.isBreak }), !spoken.isEmpty else {
      return [
        .sound(time: time, earcon: .boundary), say(BraillePhrases.nothingWritten, at: time),
      ]
    }
    return tell(Utterance(spoken, in: table.language, priority: .urgent), at: time)
  }
}

extension BrailleSession {
  /// Says something long, which the next act cuts off.
  private mutating func tell(_ utterance: Utterance, at time: Double) -> [PadEffect] {
    isTelling = true
    return [.say(time: time, utterance: utterance)]
  }

  /// Says something that is worth nothing a moment later.
  private mutating func passing(_ utterance: Utterance, at time: Double) -> [PadEffect] {
    var utterance = utterance
    utterance.priority = isTelling ? .urgent : .passing
    isTelling = false
    return [.say(time: time, utterance: utterance)]
  }

  /// Says what the last piece stands for, when the person wants each cell said.
  private mutating func echoed(at time: Double) -> [PadEffect] {
    guard echo == .cell, let reading = table.readings(of: text.readingContext).last else {
      return []
    }
    return passing(
      reading.name.map { Utterance($0, in: language) }
        ?? Utterance(reading.text, in: table.language), at: time)
  }

  func phrase(_ reading: Reading) -> Phrase {
    reading.name ?? Phrase(en: reading.text, es: reading.text, ar: reading.text)
  }

  /// Says a sentence of the pad.
  func say(_ phrase: Phrase, at time: Double) -> PadEffect {
    .say(time: time, utterance: Utterance(phrase, in: language))
  }

  /// Says why nothing came of an act.
  mutating func refuse(_ phrase: Phrase, at time: Double) -> [PadEffect] {
    [.sound(time: time, earcon: .refused), .vibrate(time: time, pattern: Buzz.refused)]
      + passing(Utterance(phrase, in: language), at: time)
  }

  /// Shows what is written.
  func shown(at time: Double) -> [PadEffect] {
    [
      .show(time: time, field: .cells, text: text.pieces.brailleText),
      .show(time: time, field: .letters, text: table.print(of: text.pieces)),
    ]
  }
}

/// How long to vibrate, in milliseconds; the lengths of Google's braille keyboard (`BrailleImeVibrator`).
private enum Buzz {
  static let cell = [25]
  static let space = [70]
  static let line = [120]
  /// Two short ones, to be told from all others.
  static let refused = [60, 60, 60]
}

extension UncontractedTable {
  /// What was written, as it is to be said: cells without a letter by their dots, in `language`.
  func spoken(_ pieces: ArraySlice<Written>, in language: Language) -> String {
    var words = ""
    for reading in readings(of: pieces) {
      if let scalar = reading.text.unicodeScalars.first, Cell(scalar: scalar) != nil,
        let name = reading.name
      {
        words += " " + name.text(in: language) + " "
      } else {
        words += reading.text
      }
    }
    return words
  }
}
