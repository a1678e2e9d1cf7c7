// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the lessons know of the table that is learnt: the signs that have cells without asking the server.
enum LessonTable: Sendable {
  case uncontracted(BrailleAlphabet)
  case kana(KanaTable)
  /// A language of which only what the page brings is known.
  case foreign

  init(_ table: PadTable) {
    switch table {
    case .uncontracted(let alphabet): self = .uncontracted(alphabet)
    case .kana: self = .kana(.hiragana)
    case .server(let server):
      self = BrailleAlphabet(tag: server.tag).map { .uncontracted($0) } ?? .foreign
    }
  }

  /// The sign and its cells where it stands: behind a letter or, when that is empty, alone.
  func item(_ text: String, after letter: String = "") -> LessonItem? {
    let pieces: [Written]
    let sign: BrailleSign?
    switch self {
    case .uncontracted(let alphabet):
      let table = UncontractedTable.of(alphabet)
      let before = table.written(letter).count
      pieces = Array(table.written(letter + text).dropFirst(before))
      sign = table.readings(of: table.written(letter + text)).last?.sign
    case .kana(let table):
      let before = table.written(letter).count
      pieces = Array(table.written(letter + text).dropFirst(before))
      sign = table.readings(of: table.written(letter + text)).last?.sign
    case .foreign: return nil
    }
    var cells: [Cell] = []
    for piece in pieces {
      guard case .cell(let cell) = piece, cell != .blank else { return nil }
      cells.append(cell)
    }
    return cells.isEmpty ? nil : LessonItem(text: text, cells: cells, sign: sign)
  }

  /// The cells of a text; nil when only the server knows them.
  func cells(_ text: String) -> [Written]? {
    switch self {
    case .uncontracted(let alphabet): UncontractedTable.of(alphabet).written(text)
    case .kana(let table): table.written(text)
    case .foreign: nil
    }
  }
}

extension Reading {
  /// The sign, where it is one that is said by its name.
  var sign: BrailleSign? {
    if case .sign(let sign) = name { return sign }
    return nil
  }
}
