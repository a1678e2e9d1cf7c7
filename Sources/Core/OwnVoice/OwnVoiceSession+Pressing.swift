// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

/// Hear before you confirm: the first press says, the second acts, and nothing ever happens by time.
extension OwnVoiceSession {
  mutating func touch(_ spot: TouchedSpot) {
    let begins = !isDown
    isDown = true
    uncounted = nil
    guard choices.hearsFirst else { return perform(.hush) }
    guard let control = spot.control else { return touchNothing(spot) }
    guard control.id != inUse else { return }
    if begins, control.isSafe, !control.isDisabled { return touchSafely(control) }
    if armed == control.id {
      isConfirming = true
      return
    }
    hold(control)
  }

  mutating func lift(_ control: PageControl?) {
    isDown = false
    guard choices.hearsFirst else { return }
    guard let control else { return perform(.hold) }
    if control.id == inUse { return }
    confirm(control, isSecond: isConfirming)
    isConfirming = false
  }

  mutating func press(_ control: PageControl) {
    uncounted = nil
    guard choices.hearsFirst, control.id != inUse else { return }
    if control.isSafe { return disarm() }
    if armed != control.id { return hold(control) }
    confirm(control, isSecond: true)
  }

  /// What only tells something acts as the finger goes up, unless it has left it by then.
  private mutating func touchSafely(_ control: PageControl) {
    perform(.hush)
    armed = control.id
    isConfirming = true
    inUse = nil
  }

  private mutating func hold(_ control: PageControl) {
    arm(control)
    perform(.hold)
  }

  private mutating func confirm(_ control: PageControl, isSecond: Bool) {
    guard isSecond, armed == control.id else { return perform(.hold) }
    perform(.hush)
    // Pressed again at once, most things act again: who plays point after point need not hear each time what comes.
    if control.isToldEachTime { armed = nil }
    // The focus that comes with the press tells nothing new.
    focused = control
    inUse = control.role.staysInUse ? control.id : nil
    // The list of a menu is the browser's own, which says nothing as it opens.
    if control.role == .menu { say(ControlWords[language].open) }
  }

  /// Says a control and what the next press does; any other that was armed is so no longer.
  private mutating func arm(_ control: PageControl) {
    perform(.hush)
    armed = control.id
    isConfirming = false
    inUse = nil
    var saying = Saying(language)
    let isKnown = focused?.id == control.id
    if isKnown {
      saying.add(control.name, tag: control.nameLanguage, isOwn: control.isOwn)
    } else {
      saying.add(control)
    }
    spell(later: control)
    if control.isDisabled {
      armed = nil
      if isKnown { saying.join(ControlWords[language].unavailable + ".") }
    } else {
      saying.join(ControlWords[language].deed(of: control))
      perform(.sound(.armed))
    }
    say(saying)
  }

  private mutating func touchNothing(_ spot: TouchedSpot) {
    perform(.hush)
    perform(.hold)
    disarm()
    inUse = nil
    var saying = Saying(language)
    if spot.text.isBlank {
      saying.add(whereThingsAre(spot.around))
    } else {
      saying.add(spot.text, tag: spot.tag)
      spelled = saying.utterances.first
    }
    say(saying)
  }

  /// Where the controls in sight lie, by thirds, and the first of them by name.
  private func whereThingsAre(_ around: [(control: PageControl, down: Double)]) -> String {
    let words = OwnVoiceWords[language]
    var thirds: [[String]] = [[], [], []]
    for one in around where !one.control.name.isBlank && one.control.role.isControl {
      thirds[min(2, max(0, Int(one.down * 3)))].append(one.control.name)
    }
    var sentences: [String] = []
    for (third, sentence) in zip(thirds, [words.atTop, words.inMiddle, words.atBottom])
    where !third.isEmpty {
      sentences.append(sentence(["things": list(third)]))
    }
    return sentences.isEmpty ? words.nothingInSight : sentences.joined(separator: " ")
  }

  /// So many are named where there are more.
  private static let mostNamed = 4

  private func list(_ names: [String]) -> String {
    let punctuation = Punctuation[language]
    guard names.count > Self.mostNamed else {
      return punctuation.list(names, last: punctuation.and)
    }
    let words = OwnVoiceWords[language]
    let first = Array(names.prefix(Self.mostNamed))
    return words.amongThem([
      "count": words.controls(names.count),
      "things": punctuation.list(first, last: punctuation.and),
    ])
  }
}
