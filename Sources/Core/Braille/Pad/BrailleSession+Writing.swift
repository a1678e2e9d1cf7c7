// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension BrailleSession {
  /// Writes a cell and says what it stands for.
  mutating func type(_ cell: Cell, _ chord: Evidence.Chord) {
    let place = text.selection.lowerBound
    let before = wordText(at: place)
    guard write(.cell(cell), chord) else { return }
    sound(.cell)
    vibrate([Buzz.cell])
    if !isPrivate { echo(cell, before: before) }
    showText()
  }

  /// Writes a space or the end of a line, and says what that completed.
  mutating func typeBreak(_ piece: Written, buzz: Int) {
    let place = text.selection.lowerBound
    let before = wordText(at: place)
    let word = text.word(at: place)
    guard write(piece, Evidence.Chord(others: [], isTouched: false)) else { return }
    sound(.space)
    vibrate([buzz])
    if !isPrivate {
      let after = letters(in: word.lowerBound..<place)
      switch echo {
      case .cell, .none: break
      case .character where after.hasSameBytes(as: before):
        let sign = piece == .lineBreak ? BrailleSign.newLine : .space
        sayPassing(sign.name(in: language), in: language)
      case .character, .word: sayWritten(told(after))
      }
    }
    showText()
  }

  /// Puts a piece in the place of what is selected; false when there is no room.
  private mutating func write(_ piece: Written, _ chord: Evidence.Chord) -> Bool {
    offer = nil
    guard let edit = text.replace(text.selection, with: [piece]) else {
      refuse(PadWords[language].full)
      return false
    }
    evidence.add(chord, end: text.cursor)
    follow(edit, open: piece.isBreak ? nil : text.cursor)
    return true
  }

  /// Reads anew what a change touched, and asks the server for what it alone can read.
  mutating func follow(_ edit: PadText.Edit, open: Int? = nil) {
    completeWord()
    reader.open = open
    read.read(text.pieces, after: edit, with: reader)
    let touched = edit.at..<edit.at + edit.inserted.count
    askServer(
      for: text.word(at: touched.lowerBound)
        .lowerBound..<text.word(at: touched.upperBound).upperBound)
    refreshPrior()
  }

  /// The word that was being typed is complete: it may read otherwise now.
  mutating func completeWord() {
    awaited = nil
    guard let open = reader.open else { return }
    reader.open = nil
    if open <= text.pieces.count, read.pieceCount == text.pieces.count {
      read.read(text.pieces, after: PadText.Edit(at: open, removed: [], inserted: []), with: reader)
    }
  }

  /// How likely each cell is now.
  mutating func refreshPrior() {
    guard !isPrivate else {
      prior = .flat
      return
    }
    let start = text.word(at: text.cursor).lowerBound
    let cells = text.pieces[start..<text.cursor].cells
    if let frequencies, frequencies.table.hasSameBytes(as: reader.table.name) {
      prior = frequencies.cells.prior(after: cells)
    } else if reader.table.isKana {
      prior = CellPrior(CellAlphabet.kana, after: cells)
    } else if let alphabet = BrailleAlphabet(tag: reader.table.tag) {
      prior = CellPrior(CellAlphabet(alphabet), after: cells)
    } else {
      prior = .flat
    }
  }
}

extension BrailleSession {
  /// Says what a cell that was just written stands for; `before` is what its word read as until then.
  private mutating func echo(_ cell: Cell, before: String) {
    switch echo {
    case .none, .word: break
    case .cell: sayPassing(cell.spokenDots(in: language), in: language)
    case .character:
      if reader.table.isServers, !reader.isOffline, cell != .blank {
        echoFromServer(cell, before: before)
      } else {
        echoCharacter(before: before)
      }
    }
  }

  /// Says the character that came to be at the cursor, and the word when more than that changed in it; what it said.
  @discardableResult
  mutating func echoCharacter(before: String) -> String {
    guard let reading = reading(before: text.cursor) else { return "" }
    var words = reading.spoken(in: language)
    let now = wordText(at: text.cursor)
    let isInside = text.word(at: text.cursor).upperBound > text.cursor
    if isInside, now.utf8.count != before.utf8.count + reading.text.utf8.count {
      words += ", " + told(now)
    }
    sayPassing(words, in: reading.isPrint ? reader.table : nil)
    return words
  }

  /// What the word at a place reads as.
  func wordText(at place: Int) -> String { letters(in: text.word(at: place)) }

  /// What pieces read as.
  func letters(in range: Range<Int>) -> String {
    read.letters(fromPiece: range.lowerBound, toPiece: range.upperBound)
  }

  /// The reading that ends with the piece before a place, by the tables that need no server.
  func reading(before place: Int) -> Reading? {
    reader.readings(of: Array(text.pieces[readingStart(of: place - 1)..<place])).last
  }

  /// The reading of the piece behind a place, and the pieces that it takes.
  func reading(at place: Int) -> (reading: Reading, range: Range<Int>)? {
    guard text.pieces.indices.contains(place) else { return nil }
    var start = readingStart(of: place)
    let end = max(text.word(at: place).upperBound, place + 1)
    for reading in reader.readings(of: Array(text.pieces[start..<end])) {
      if start + reading.length > place { return (reading, start..<start + reading.length) }
      start += reading.length
    }
    return nil
  }

  /// Where reading has to begin so that a piece is understood.
  private func readingStart(of piece: Int) -> Int {
    guard text.pieces.indices.contains(piece), !text.pieces[piece].isBreak else {
      return max(piece, 0)
    }
    return reader.table.isKana
      ? text.line(at: piece).lowerBound : text.word(at: piece).lowerBound
  }
}

extension ArraySlice<Written> {
  /// The cells among them, in order.
  var cells: [Cell] {
    compactMap { piece in
      guard case .cell(let cell) = piece else { return nil }
      return cell
    }
  }
}
