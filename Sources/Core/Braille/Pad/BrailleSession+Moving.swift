// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension BrailleSession {
  /// Moves the cursor and says what is there.
  mutating func move(_ step: PadStep) {
    let place = target(of: step, from: text.cursor)
    guard place != text.cursor || !text.selection.isEmpty else { return atBoundary(step) }
    text.move(to: place)
    moved()
    guard !isPrivate else { return }
    switch step {
    case .previous(.character), .next(.character), .start, .end: read(.character)
    case .previous(.word), .next(.word): read(.word)
    case .previous(.line), .next(.line): read(.line)
    }
  }

  /// Moves the cursor, and says what is selected by that, or no longer.
  mutating func select(_ step: PadStep) {
    let before = text.cursor
    let selectedBefore = text.selection.count
    let place = target(of: step, from: before)
    guard place != before else { return atBoundary(step) }
    text.move(to: place, selecting: true)
    moved()
    guard !isPrivate else { return }
    let passed = told(letters(in: min(before, place)..<max(before, place)))
    let words =
      text.selection.count > selectedBefore
      ? PadWords[language].selected(passed) : PadWords[language].unselected(passed)
    tell(words, in: language)
  }

  mutating func selectAll() {
    guard !text.pieces.isEmpty else { return boundary(PadWords[language].nothingWritten) }
    text.move(to: 0)
    text.move(to: text.pieces.count, selecting: true)
    moved()
    guard !isPrivate else { return }
    tell(PadWords[language].selected(told(read.letters)), in: language)
  }

  /// Takes over the selection that the person made in the text itself.
  mutating func select(units: Range<Int>) {
    let start = read.piece(atUnit: units.lowerBound).piece
    text.move(to: start)
    if !units.isEmpty { text.move(to: read.piece(atUnit: units.upperBound).piece, selecting: true) }
    refreshPrior()
  }

  private mutating func moved() {
    offer = nil
    showCaret()
    refreshPrior()
  }

  private mutating func atBoundary(_ step: PadStep) {
    switch step {
    case .previous, .start: boundary(PadWords[language].atStart)
    case .next, .end: boundary(PadWords[language].atEnd)
    }
  }

  private func target(of step: PadStep, from place: Int) -> Int {
    switch step {
    case .start: 0
    case .end: text.pieces.count
    case .previous(.character): reading(at: place - 1)?.range.lowerBound ?? max(place - 1, 0)
    case .next(.character):
      reading(at: place)?.range.upperBound ?? min(place + 1, text.pieces.count)
    case .previous(.word): text.wordBehind(place).lowerBound
    case .next(.word): text.wordStart(after: place)
    case .previous(.line): lineAbove(place)
    case .next(.line): lineBelow(place)
    }
  }

  /// The place above, as far along its line; the beginning when there is no line above.
  private func lineAbove(_ place: Int) -> Int {
    let line = text.line(at: place)
    guard line.lowerBound > 0 else { return 0 }
    let above = text.line(at: line.lowerBound - 1)
    return min(above.lowerBound + place - line.lowerBound, above.upperBound)
  }

  private func lineBelow(_ place: Int) -> Int {
    let line = text.line(at: place)
    guard line.upperBound < text.pieces.count else { return text.pieces.count }
    let below = text.line(at: line.upperBound + 1)
    return min(below.lowerBound + place - line.lowerBound, below.upperBound)
  }
}

extension BrailleSession {
  /// Reads what is at the cursor.
  mutating func read(_ unit: PadUnit) {
    guard !isPrivate else { return tellLength() }
    guard !text.pieces.isEmpty else { return boundary(PadWords[language].nothingWritten) }
    switch unit {
    case .character: readCharacter()
    case .word:
      let word = text.word(at: text.cursor)
      tellWritten(word.isEmpty ? text.wordBehind(text.cursor) : word)
    case .line:
      let line = text.line(at: text.cursor)
      if line.isEmpty { return say(PadWords[language].blankLine) }
      tellWritten(line)
    }
  }

  mutating func readAll() {
    guard !isPrivate else { return tellLength() }
    for piece in text.pieces where !piece.isBreak { return tellWritten(0..<text.pieces.count) }
    boundary(PadWords[language].nothingWritten)
  }

  /// Of a password only its length is told.
  private mutating func tellLength() {
    let count = read.letters.scalars.count
    tell(PadWords[language].characters(count), in: language)
  }

  private mutating func readCharacter() {
    guard let (reading, range) = reading(at: text.cursor) else {
      return tell(PadWords[language].atEnd, in: language)
    }
    if reader.table.isServers, !reader.isOffline, text.pieces[range.lowerBound].isCell {
      let letters = letters(in: range)
      if !letters.isEmpty { return tell(named(letters), in: reader.table) }
    }
    tell(reading.spoken(in: language), in: reading.isPrint ? reader.table : nil)
  }

  private mutating func tellWritten(_ range: Range<Int>) {
    let letters = letters(in: range)
    // A word of signs that only change what follows has no text.
    guard !letters.isEmpty else {
      return tell(
        text.pieces[range].cells.map { $0.spokenDots(in: language) }.joined(
          separator: ", "), in: language)
    }
    tell(told(letters), in: reader.table)
  }
}
