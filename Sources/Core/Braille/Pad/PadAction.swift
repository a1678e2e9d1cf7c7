// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

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
  public func text(in language: Language) -> String {
    switch self {
    case .space: BrailleWords[language].space
    case .newLine: BrailleWords[language].newLine
    case .deleteCell: PadActionWords[language].deleteCell
    case .deleteWord: PadActionWords[language].deleteWord
    case .move(let step): step.text(in: language)
    case .select(let step): PadActionWords[language].select(step.text(in: language))
    case .selectAll: PadActionWords[language].selectAll
    case .read(let unit): unit.readText(in: language)
    case .readAll: PadActionWords[language].readAll
    case .copy: PadActionWords[language].copy
    case .cut: PadActionWords[language].cut
    case .paste: PadActionWords[language].paste
    case .undo: PadActionWords[language].undo
    case .redo: PadActionWords[language].redo
    case .nextAlternative: PadActionWords[language].nextAlternative
    case .nextTable: PadActionWords[language].nextTable
    case .calibrate: PadActionWords[language].calibrate
    case .clear: PadActionWords[language].clear
    case .lock: PadActionWords[language].lock
    case .submit: PadActionWords[language].submit
    case .help: PadActionWords[language].help
    }
  }
}

extension PadStep {
  func text(in language: Language) -> String {
    switch self {
    case .previous(.character): PadActionWords[language].previousCharacter
    case .previous(.word): PadActionWords[language].previousWord
    case .previous(.line): PadActionWords[language].previousLine
    case .next(.character): PadActionWords[language].nextCharacter
    case .next(.word): PadActionWords[language].nextWord
    case .next(.line): PadActionWords[language].nextLine
    case .start: PadActionWords[language].toStart
    case .end: PadActionWords[language].toEnd
    }
  }
}

extension PadUnit {
  fileprivate func readText(in language: Language) -> String {
    switch self {
    case .character: PadActionWords[language].readCharacter
    case .word: PadActionWords[language].readWord
    case .line: PadActionWords[language].readLine
    }
  }
}
