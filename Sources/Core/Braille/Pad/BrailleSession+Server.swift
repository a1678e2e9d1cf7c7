// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// A cell of which only the server can say what it became.
struct AwaitedEcho: Sendable {
  /// Of what is told when the answer comes.
  let cell: Cell
  /// The bits of the word with that cell.
  let word: [UInt8]
  /// What the word read as before.
  let before: String
  /// When to say what can be said without the server, in seconds; nil once that was said.
  var patience: Double?
  /// What was said without the server.
  var said = ""

  /// Longer than this the echo of a cell is not waited for, in seconds: a typist of 30 words a minute is at the next.
  static let longestWait = 0.4
}

extension BrailleSession {
  /// Asks the server for the words among these pieces that it has not told yet.
  mutating func askServer(for range: Range<Int>) {
    guard case .server(let table) = reader.table, !reader.isOffline, !isPrivate else { return }
    var unknown: [[UInt8]] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, text.pieces[end].isCell { end += 1 }
      if end > start, let word = text.pieces[start..<end].word, reader.translations[word] == nil,
        !reader.translations.isAsked(word), !unknown.contains(word)
      {
        unknown.append(word)
      }
      start = end + 1
    }
    for first in stride(from: 0, to: unknown.count, by: Self.mostWords) {
      ask(Array(unknown[first..<min(first + Self.mostWords, unknown.count)]), of: table)
    }
  }

  /// Words in one question to the server.
  private static let mostWords = 100

  @discardableResult
  mutating func ask(_ words: [[UInt8]], of table: PadTable.ServerTable) -> Int {
    notice(.wordsLeave)
    let id = reader.translations.ask(words)
    effects.append(.translate(time: time, id: id, table: table.name, words: words))
    return id
  }

  /// Takes the server's answer, or that there is none.
  mutating func take(_ results: [PadTranslation]?, ofQuestion id: Int) {
    defer { submitWhenRead() }
    guard let results else {
      guard let words = reader.translations.forget(id) else { return }
      if offer?.question == id { return withoutAlternative() }
      if !isServerSilent { say(PadWords[language].noServer) }
      isServerSilent = true
      if let awaited, words.contains(awaited.word) {
        if awaited.patience != nil { echoWithoutServer(awaited) }
        self.awaited = nil
      }
      return
    }
    guard let isComplete = reader.translations.answer(id, with: results) else { return }
    isServerSilent = false
    if offer?.question == id { return offerRead() }
    let open = reader.open
    read.read(text.pieces, with: reader)
    showText()
    // What the server was silent about before it may tell now.
    if isComplete { askServer(for: 0..<text.pieces.count) }
    guard let awaited, open == text.cursor, let result = reader.translations[awaited.word] else {
      return
    }
    self.awaited = nil
    say(result, of: awaited)
  }

  /// Ends the writing that waited for the server.
  private mutating func submitWhenRead() {
    guard isSubmitting, !reader.isAwaited(text.pieces) else { return }
    isSubmitting = false
    effects.append(.submit(time: time))
  }

  /// Says what a cell became as soon as the server has told.
  mutating func echoFromServer(_ cell: Cell, before: String) {
    let place = text.cursor
    var start = place
    while start > 0, text.pieces[start - 1].isCell { start -= 1 }
    guard let word = text.pieces[start..<place].word else {
      echoCharacter(before: before)
      return
    }
    let waiting = AwaitedEcho(
      cell: cell, word: word, before: before, patience: time + AwaitedEcho.longestWait)
    if let known = reader.translations[word] {
      say(known, of: waiting)
    } else if isServerSilent {
      echoCharacter(before: before)
    } else {
      awaited = waiting
    }
  }

  /// Says what can be said without the server; a late answer is still told if it is another.
  mutating func echoWithoutServer(_ echo: AwaitedEcho) {
    let said = echoCharacter(before: echo.before)
    awaited?.patience = nil
    awaited?.said = said
  }

  /// Says what changed in a word, and what it would be if it ended here where that is something else.
  private mutating func say(_ result: PadTranslation, of echo: AwaitedEcho) {
    let change = result.partial.change(from: echo.before)
    let own = reading(before: text.cursor)
    let spoken =
      change.isEmpty ? echo.cell.spokenDots(in: language) : named(change)
    // That a letter alone may also be a word everybody who writes contractions knows.
    let isPlainLetter = own?.text.utf8.elementsEqual(change.utf8) ?? false
    if spoken.hasSameBytes(as: echo.said) { return }
    guard !result.full.hasSameBytes(as: result.partial), !isPlainLetter else {
      return sayPassing(spoken, in: change.isEmpty ? nil : reader.table)
    }
    let complete = named(result.full.change(from: echo.before))
    let both = BrailleWords[language].either([
      "dots": echo.cell.spokenDots(in: language), "one": spoken, "other": complete,
    ])
    sayPassing(both, in: language)
  }

  /// A text as it is to be said: a single sign by its name.
  func named(_ text: String) -> String {
    let scalars = text.scalars
    if let scalar = scalars.first, scalars.count == 1, let sign = UncontractedTable.sign(of: scalar)
    {
      return sign.name(in: language)
    }
    return told(text)
  }
}

extension String {
  /// What was added to an earlier text; all of it when more than its end changed.
  fileprivate func change(from before: String) -> String {
    let old = Array(before.utf8)
    let new = Array(utf8)
    guard new.starts(with: old) else { return self }
    return String(decoding: new[old.count...], as: UTF8.self)
  }
}
