// SPDX-License-Identifier: Apache-2.0

import Phrases

/// Something that the pad can do besides taking cells.
public enum PadAction: UInt8, Sendable, Hashable, CaseIterable {
  case space
  case deleteCell
  case deleteWord
  case newLine
  case readAll
  case readWord
  case undo
  case clear
  case lock
  case help

  /// The word in events and assignments.
  public var word: String {
    switch self {
    case .space: "space"
    case .deleteCell: "delete-cell"
    case .deleteWord: "delete-word"
    case .newLine: "new-line"
    case .readAll: "read-all"
    case .readWord: "read-word"
    case .undo: "undo"
    case .clear: "clear"
    case .lock: "lock"
    case .help: "help"
    }
  }

  /// The action with this word.
  public init?(word: String) {
    for action in PadAction.allCases where action.word.utf8.elementsEqual(word.utf8) {
      self = action
      return
    }
    return nil
  }

  var phrase: Phrase {
    switch self {
    case .space: BrailleSign.space.phrase
    case .deleteCell: BraillePhrases.deleteCell
    case .deleteWord: BraillePhrases.deleteWord
    case .newLine: BrailleSign.newLine.phrase
    case .readAll: BraillePhrases.readAll
    case .readWord: BraillePhrases.readWord
    case .undo: BraillePhrases.undo
    case .clear: BraillePhrases.clear
    case .lock: BraillePhrases.lock
    case .help: BraillePhrases.help
    }
  }
}
