// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Phrases

/// Something that the pad can do besides taking cells.
public enum PadAction: Hashable, Worded {
  case space
  case newLine
  case deleteCell
  case deleteWord
  /// Moves the cursor.
  case move(PadStep)
  /// Moves the cursor and selects what lies between.
  case select(PadStep)
  case selectAll
  /// Reads what is at the cursor.
  case read(PadUnit)
  case readAll
  case copy
  case cut
  case paste
  case undo
  case redo
  /// Offers another reading of the last word's touches.
  case nextAlternative
  /// Changes to the next of the person's tables.
  case nextTable
  /// Fits the pad to the hands anew.
  case calibrate
  /// Takes everything away.
  case clear
  /// Keeps the mode as it is, or lets it follow the tilt again.
  case lock
  /// Ends the writing: sends the form, or closes the pad.
  case submit
  /// Tells all swipes.
  case help

  /// All of them, in the order in which they are offered.
  public static let allCases: [PadAction] =
    [.space, .newLine, .deleteCell, .deleteWord]
    + PadStep.all.map { .move($0) } + PadStep.all.map { .select($0) } + [.selectAll]
    + PadUnit.allCases.map { .read($0) }
    + [
      .readAll, .copy, .cut, .paste, .undo, .redo, .nextAlternative, .nextTable, .calibrate, .clear,
      .lock, .submit, .help,
    ]

  /// The word in events and assignments.
  public var word: String {
    switch self {
    case .space: "space"
    case .newLine: "new-line"
    case .deleteCell: "delete-cell"
    case .deleteWord: "delete-word"
    case .move(let step): step.word
    case .select(let step): "select-" + step.word
    case .selectAll: "select-all"
    case .read(let unit): "read-" + unit.word
    case .readAll: "read-all"
    case .copy: "copy"
    case .cut: "cut"
    case .paste: "paste"
    case .undo: "undo"
    case .redo: "redo"
    case .nextAlternative: "next-alternative"
    case .nextTable: "next-table"
    case .calibrate: "calibrate"
    case .clear: "clear"
    case .lock: "lock"
    case .submit: "submit"
    case .help: "help"
    }
  }

  /// What it is called to the person.
  public var phrase: Phrase {
    switch self {
    case .space: BrailleSign.space.phrase
    case .newLine: BrailleSign.newLine.phrase
    case .deleteCell: BraillePhrases.deleteCell
    case .deleteWord: BraillePhrases.deleteWord
    case .move(let step): step.phrase
    case .select(let step): BraillePhrases.select(step.phrase)
    case .selectAll: BraillePhrases.selectAll
    case .read(let unit): unit.readPhrase
    case .readAll: BraillePhrases.readAll
    case .copy: BraillePhrases.copy
    case .cut: BraillePhrases.cut
    case .paste: BraillePhrases.paste
    case .undo: BraillePhrases.undo
    case .redo: BraillePhrases.redo
    case .nextAlternative: BraillePhrases.nextAlternative
    case .nextTable: BraillePhrases.nextTable
    case .calibrate: BraillePhrases.calibrate
    case .clear: BraillePhrases.clear
    case .lock: BraillePhrases.lock
    case .submit: BraillePhrases.submit
    case .help: BraillePhrases.help
    }
  }
}

extension PadStep {
  var phrase: Phrase {
    switch self {
    case .previous(.character): BraillePhrases.previousCharacter
    case .previous(.word): BraillePhrases.previousWord
    case .previous(.line): BraillePhrases.previousLine
    case .next(.character): BraillePhrases.nextCharacter
    case .next(.word): BraillePhrases.nextWord
    case .next(.line): BraillePhrases.nextLine
    case .start: BraillePhrases.toStart
    case .end: BraillePhrases.toEnd
    }
  }
}

extension PadUnit {
  fileprivate var readPhrase: Phrase {
    switch self {
    case .character: BraillePhrases.readCharacter
    case .word: BraillePhrases.readWord
    case .line: BraillePhrases.readLine
    }
  }
}
