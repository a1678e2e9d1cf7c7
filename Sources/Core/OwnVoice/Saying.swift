// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// Collects what is to be said, in order and each part in its language.
struct Saying {
  let language: Language
  private(set) var utterances: [Utterance] = []

  init(_ language: Language) { self.language = language }

  /// Adds words; `tag` where their language is not that of the page, `isOwn` where they must not leave the device.
  mutating func add(_ text: String, tag: String? = nil, isOwn: Bool = false) {
    guard !text.isBlank else { return }
    var utterance = Utterance(text, in: language, staysOnDevice: isOwn)
    if let tag, !tag.hasSameBytes(as: language.tag) {
      if let known = Language(tag: tag) {
        utterance.language = known
      } else {
        utterance.foreignTag = Language.primary(of: tag)
      }
    }
    utterances.append(utterance)
  }

  /// Adds words to the last ones where both are the page's own, so that one voice says them in one breath.
  mutating func join(_ text: String, isOwn: Bool = false) {
    guard !text.isBlank else { return }
    guard var last = utterances.last, last.staysOnDevice == isOwn, last.foreignTag == nil,
      last.language == language
    else { return add(text, isOwn: isOwn) }
    last.text += last.text.endsSentence ? " " + text : ". " + text
    utterances[utterances.count - 1] = last
  }

  /// Adds a control: its name, what it is and how it stands, what it holds, what is said of it.
  mutating func add(_ control: PageControl, group: Bool = false) {
    if group { add(control.group, isOwn: control.isOwn) }
    add(control.name, tag: control.nameLanguage, isOwn: control.isOwn)
    let holdsTyped = control.role.isTyped && !control.value.utf8.isEmpty
    let isForeign = control.valueLanguage != nil && !control.value.isBlank
    let standing = standing(of: control, withValue: !holdsTyped && !isForeign)
    if !standing.utf8.isEmpty {
      join(standing.endsSentence ? standing : standing + ".", isOwn: control.isOwn)
    }
    if isForeign, !holdsTyped {
      add(control.value, tag: control.valueLanguage, isOwn: control.isOwn)
    }
    if holdsTyped, control.role != .password { add(control.value, isOwn: true) }
    join(control.hint, isOwn: control.isOwn)
  }

  /// How a control stands now, for who knows which one it is.
  mutating func addStanding(of control: PageControl) {
    let words = ControlWords[language]
    if control.role.isTyped {
      add(control.value, isOwn: true)
    } else if let state = words.state(of: control), control.value.utf8.isEmpty {
      add(state, isOwn: control.isOwn)
    } else {
      add(control.value, tag: control.valueLanguage, isOwn: control.isOwn)
    }
  }

  private func standing(of control: PageControl, withValue: Bool) -> String {
    var parts: [String] = []
    let words = ControlWords[language]
    if let place = control.place, control.role == .radio {
      parts.append(
        words.radioOf([
          "position": place.position.description, "count": place.count.description,
        ]))
    } else if let name = words.name(of: control.role) {
      parts.append(name)
    }
    if let state = words.state(of: control) { parts.append(state) }
    if control.isHere { parts.append(words.here) }
    if control.isDisabled { parts.append(words.unavailable) }
    if control.isInvalid { parts.append(words.invalid) }
    if control.role == .password, !control.value.utf8.isEmpty {
      parts.append(words.characters(control.value.scalars.count))
    } else if withValue {
      parts.append(
        control.role.isTyped && control.value.utf8.isEmpty ? words.empty : control.value)
    }
    let comma = Punctuation[language].comma
    return Punctuation[language].list(parts.filter { !$0.utf8.isEmpty }, last: comma)
  }
}

extension String {
  /// Whether there is nothing in it to be said.
  var isBlank: Bool { !utf8.contains { $0 > 0x20 } }

  /// Whether a sentence ends with it.
  var endsSentence: Bool {
    var last: Unicode.Scalar?
    for scalar in scalars where scalar.value > 0x20 { last = scalar }
    return switch last {
    case ".", "?", "!", ":", ";", "…", "؟", "؛": true
    default: false
    }
  }
}
