// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension BrailleSession {
  mutating func take(_ key: PadKeyEvent) {
    isStrayKeyDown = false
    if key.hasControl { return takeShortcut(key) }
    if let dot = chord.layout.dot(ofKey: key.code),
      dot <= configuration.dots.rawValue || keyTest != nil
    {
      effects.append(.taken(time: time))
      return take(dot, isDown: key.isDown)
    }
    if chord.layout == .oneHand, takeEnd(of: key) { return }
    guard key.isDown else { return }
    guard let use = PadKey(key) else {
      // A key without a place is none of a keyboard: what it writes is meant.
      isStrayKeyDown = !key.code.isEmpty
      return
    }
    effects.append(.taken(time: time))
    switch use {
    case .action(let action): perform(action)
    case .deleteAhead: deleteAhead()
    case .leave: leave()
    }
  }

  private mutating func take(_ dot: Int, isDown: Bool) {
    if keyTest != nil {
      let finding = keyTest?.take(dot, isDown: isDown, in: language)
      show(.keyTest, keyTest?.shown ?? "")
      if let finding { say(finding) }
      return
    }
    if isDown {
      chord.press(dot)
      if chord.layout == .oneHand { sound(.key) }
      return
    }
    if let cell = chord.lift(dot) { typeByKeys(cell) }
  }

  /// With one hand a key ends the cell; the space bar does so too when there is one to end.
  private mutating func takeEnd(of key: PadKeyEvent) -> Bool {
    let isSpace = key.code.hasSameBytes(as: "Space")
    let isBack = key.code.hasSameBytes(as: "Backspace")
    guard KeyLayout.endsCell(key.code) || !chord.dots.isEmpty && (isSpace || isBack) else {
      return false
    }
    effects.append(.taken(time: time))
    guard key.isDown else { return true }
    if isBack {
      chord.forget()
      sound(.deleted)
    } else if let cell = chord.end() {
      typeByKeys(cell)
    }
    return true
  }

  private mutating func typeByKeys(_ cell: Cell) {
    effects.append(
      .recognition(RecognitionEffect(time: time, recognition: .cell(cell))))
    type(cell, Evidence.Chord(others: [], isTouched: false))
  }

  private mutating func takeShortcut(_ key: PadKeyEvent) {
    guard key.isDown, let action = PadKey.shortcut(key) else { return }
    effects.append(.taken(time: time))
    perform(action)
  }

  /// Begins or ends the trial of the keyboard.
  mutating func tryKeys(_ isOn: Bool) {
    chord.forget()
    if isOn {
      let test = KeyTest(chord.layout)
      keyTest = test
      say(test.request(in: language))
    } else if keyTest != nil {
      keyTest = nil
      say(PadWords[language].keyTestOver)
    }
    show(.keyTest, "")
  }
}

/// What a key besides those of the dots is for.
private enum PadKey {
  case action(PadAction)
  case deleteAhead
  case leave

  init?(_ key: PadKeyEvent) {
    if let step = Self.step(key.code, byWord: false) {
      self = .action(key.hasShift ? .select(step) : .move(step))
      return
    }
    switch key.code.bytewise {
    case "Space": self = .action(.space)
    case "Backspace": self = .action(.deleteCell)
    case "Delete": self = .deleteAhead
    case "Enter", "NumpadEnter": self = .action(.newLine)
    case "Escape": self = .leave
    default: return nil
    }
  }

  private static func step(_ code: String, byWord: Bool) -> PadStep? {
    switch code.bytewise {
    case "ArrowLeft": .previous(byWord ? .word : .character)
    case "ArrowRight": .next(byWord ? .word : .character)
    case "ArrowUp": byWord ? nil : .previous(.line)
    case "ArrowDown": byWord ? nil : .next(.line)
    case "Home": .start
    case "End": .end
    default: nil
    }
  }

  /// What every text field does with Control or Command.
  static func shortcut(_ key: PadKeyEvent) -> PadAction? {
    if let step = step(key.code, byWord: true) {
      return key.hasShift ? .select(step) : .move(step)
    }
    return switch key.code.bytewise {
    case "KeyA": .selectAll
    case "KeyC": .copy
    case "KeyX": .cut
    case "KeyV": .paste
    case "KeyZ": key.hasShift ? .redo : .undo
    case "KeyY": .redo
    case "Backspace": .deleteWord
    case "Enter": .submit
    default: nil
    }
  }
}
