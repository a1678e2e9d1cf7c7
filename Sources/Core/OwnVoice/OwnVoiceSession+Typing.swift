// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// A field as it was last told: what was written in it, and where the caret was.
struct TypedField: Sendable {
  var id: Int?
  var text: [Unicode.Scalar] = []
  /// Before which character the caret is; 0 is the beginning.
  var caret = 0

  init() {}

  /// The field that a control is; empty for what is none.
  init(_ control: PageControl) {
    guard control.role.isTyped else { return }
    id = control.id
    text = control.value.scalars
    caret = text.count
  }

  /// The place that a count of UTF-16 units names, as browsers count.
  static func place(ofUnit unit: Int, in text: [Unicode.Scalar]) -> Int {
    var (units, place) = (0, 0)
    for scalar in text {
      if units >= unit { break }
      units += scalar.value > 0xFFFF ? 2 : 1
      place += 1
    }
    return place
  }
}

extension OwnVoiceSession {
  mutating func type(in control: PageControl, caret: Int) {
    perform(.hush)
    let before = field.id == control.id ? field : TypedField()
    var now = TypedField(control)
    now.caret = TypedField.place(ofUnit: caret, in: now.text)
    field = now
    focused = control
    uncounted = nil
    spell(later: control)
    // What is typed is said of no password; only that something was.
    guard control.role != .password else { return perform(.sound(.key)) }
    let change = TextChange(from: before.text, to: now.text)
    if change.inserted.isEmpty, change.removed.isEmpty { return }
    if change.inserted.isEmpty {
      return sayTyped(OwnVoiceWords[language].deleted(["text": spoken(change.removed)]))
    }
    guard change.inserted.count == 1, let scalar = change.inserted.first else {
      return sayTyped(spoken(change.inserted))
    }
    switch choices.echo {
    case .characters: sayTyped(spoken([scalar]))
    case .words: sayWord(before: now.caret, endedBy: scalar)
    case .both:
      sayTyped(spoken([scalar]))
      sayWord(before: now.caret, endedBy: scalar)
    case .nothing: break
    }
  }

  mutating func moveCaret(in control: PageControl, to unit: Int) {
    let before = field.id == control.id ? field : TypedField(control)
    field = before
    field.caret = TypedField.place(ofUnit: unit, in: field.text)
    let (from, to) = (before.caret, field.caret)
    guard from != to, control.role != .password else { return }
    guard to < field.text.count else { return sayTyped(OwnVoiceWords[language].endOfText) }
    let passed = field.text[min(from, to)..<max(from, to)]
    if passed.contains("\n") {
      sayTyped(spoken(line(at: to)))
    } else if passed.count == 1 {
      sayTyped(spoken([field.text[to]]))
    } else {
      sayTyped(spoken(word(at: to)))
    }
  }

  /// One character by its name, more as they stand.
  private func spoken(_ scalars: [Unicode.Scalar]) -> String {
    if scalars.count == 1 { return CharacterWords[language].name(of: scalars[0]) }
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(scalar) }
    return text.isBlank ? CharacterWords[language].space : text
  }

  private mutating func sayTyped(_ words: String) {
    var saying = Saying(language)
    saying.add(words, isOwn: true)
    say(saying)
  }

  private mutating func sayWord(before caret: Int, endedBy scalar: Unicode.Scalar) {
    guard !scalar.isOfWord, caret > 0 else { return }
    var start = caret - 1
    while start > 0, field.text[start - 1].isOfWord { start -= 1 }
    let word = Array(field.text[start..<(caret - 1)])
    if !word.isEmpty { sayTyped(spoken(word)) }
  }

  private func word(at place: Int) -> [Unicode.Scalar] {
    var end = place
    while end < field.text.count, field.text[end].isOfWord { end += 1 }
    return Array(field.text[place..<max(end, place + 1)])
  }

  private func line(at place: Int) -> [Unicode.Scalar] {
    var (start, end) = (place, place)
    while start > 0, field.text[start - 1] != "\n" { start -= 1 }
    while end < field.text.count, field.text[end] != "\n" { end += 1 }
    return start == end ? [field.text[place]] : Array(field.text[start..<end])
  }
}

/// What lies between two texts that are alike before and behind it.
struct TextChange {
  let removed: [Unicode.Scalar]
  let inserted: [Unicode.Scalar]

  init(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    removed = Array(old[start..<(old.count - end)])
    inserted = Array(new[start..<(new.count - end)])
  }
}

extension Unicode.Scalar {
  /// Whether a word goes on with it: letters of any script, digits, and what stands within words.
  var isOfWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "'", "’", "-": true
    // Beyond ASCII letters are the rule: signs of Latin-1, of Arabic and general punctuation are not.
    case "\u{80}"..."\u{BF}", "،", "؛", "؟", "\u{2000}"..."\u{206F}": false
    case _: value > 0x7F
    }
  }
}
