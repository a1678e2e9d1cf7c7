// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// Reads pieces by the table in use.
struct PadReader: Sendable {
  var table: PadTable
  var translations: Translations
  /// True when nothing typed may leave the device.
  var isOffline = false
  /// The end of the word that is being typed, of which more may come; nil when there is none.
  var open: Int?
  /// Reads what the server does not.
  private let own: UncontractedTable

  init(
    table: PadTable, speaking language: Language, translations: Translations = Translations()
  ) {
    self.table = table
    self.translations = translations
    own = .of(BrailleAlphabet(ofOrEnglish: table.language ?? language))
  }

  /// True while the server has not told how all of these pieces read, and was asked.
  func isAwaited(_ pieces: [Written]) -> Bool {
    guard table.isServers, !isOffline else { return false }
    return pieces.split(whereSeparator: { !$0.isCell }).contains { piece in
      piece.word.map { translations.isAsked($0) } ?? false
    }
  }

  /// What single pieces of a word stand for, by the tables that need no server.
  func readings(of pieces: [Written]) -> [Reading] {
    if case .kana = table { return KanaTable.hiragana.readings(of: pieces) }
    return own.readings(of: pieces)
  }

  /// The cells of a text, as far as the table has them without the server.
  func written(_ text: String) -> [Written] {
    switch table {
    case .kana: KanaTable.hiragana.written(text)
    case .uncontracted: own.written(text)
    // Which cells a word has there only the server knows; until it is braille the text stays what it is.
    case .server:
      text.scalars.compactMap { scalar in
        switch scalar {
        case "\n": .lineBreak
        case "\r": nil
        case " ", "\t": .space
        default: Cell(scalar: scalar).map { .cell($0) } ?? .print(scalar)
        }
      }
    }
  }

  /// What pieces read as, segment by segment.
  func segments(of pieces: ArraySlice<Written>) -> [ReadText.Segment] {
    var segments: [ReadText.Segment] = []
    var start = pieces.startIndex
    while start < pieces.endIndex {
      var end = start + 1
      while end < pieces.endIndex, belong(pieces[end - 1], pieces[end]) { end += 1 }
      segments.append(segment(pieces[start..<end]))
      start = end
    }
    return segments
  }

  /// Whether two neighbours are read together.
  private func belong(_ piece: Written, _ next: Written) -> Bool {
    switch table {
    // Quotations in another writing go on beyond a space.
    case .kana: piece != .lineBreak && next != .lineBreak
    case .uncontracted: !piece.isBreak && !next.isBreak
    case .server: piece.isCell && next.isCell
    }
  }

  private func segment(_ pieces: ArraySlice<Written>) -> ReadText.Segment {
    if table.isServers, let word = pieces.word {
      if let translation = isOffline ? nil : translations[word] {
        return Self.segment(of: translation, count: pieces.count, isOpen: open == pieces.endIndex)
      }
    }
    var segment = ReadText.Segment(count: pieces.count, text: "", starts: [], length: 0)
    for reading in readings(of: Array(pieces)) {
      for _ in 0..<reading.length { segment.starts.append(segment.length) }
      segment.text += reading.text
      segment.length += reading.text.utf16Length
    }
    return segment
  }

  private static func segment(
    of translation: PadTranslation, count: Int, isOpen: Bool
  ) -> ReadText.Segment {
    let text = isOpen ? translation.partial : translation.full
    let length = text.utf16Length
    var starts: [Int] = []
    var start = 0
    // What comes from outside may go beyond the text, or back.
    for told in isOpen ? [] : translation.starts {
      start = min(max(told, start), length)
      starts.append(start)
    }
    if starts.count != count { starts = [0] + Array(repeating: length, count: count - 1) }
    return ReadText.Segment(count: count, text: text, starts: starts, length: length)
  }
}

extension ArraySlice<Written> {
  /// The bits of the cells; nil when there is anything but cells, or only a space.
  var word: [UInt8]? {
    var bits: [UInt8] = []
    for piece in self {
      guard case .cell(let cell) = piece, piece != .space else { return nil }
      bits.append(cell.bits)
    }
    return bits
  }
}

extension Written {
  /// True for a cell that is no space.
  var isCell: Bool {
    guard case .cell(let cell) = self else { return false }
    return cell != .blank
  }
}
