// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking

extension PadSession {
  mutating func perform(_ act: PadAct) {
    switch act {
    case .copy(let cells): copy(cells: cells)
    case .share: share()
    case .hold(let choice):
      keep("mode", .string(choice.word))
      give(.set(.mode(choice)))
    case .save(let form): give(.export(form))
    case .saveProfile: saveProfile()
    case .forgetHand: forgetHands()
    case .forgetSettings: forgetSettings()
    case .resetSwipes: resetSwipes()
    case .tryKeys: tryKeys()
    case .record: record()
    case .saveRecording: saveRecording()
    case .stopReplay: stopReplay()
    case .stayOffline(let notice):
      add(.flag("setting-offline", .checked, true))
      keep("offline", .bool(true))
      give(.set(.offline(true)))
      understand(notice)
    case .understood(let notice): understand(notice)
    case .fill(let isOn):
      if isOn, settings.text("mode").hasSameBytes(as: "auto") { add(.askForTilt) }
      give(.filled(isOn: isOn))
    }
  }

  private mutating func copy(cells: Bool) {
    // What is hidden would be laid open by any program that reads the clipboard.
    if isPrivate { return add(.tell("inside", .notCopied)) }
    add(.copy(cells ? writingNow.cells : writingNow.letters, isTold: true))
  }

  private mutating func share() {
    // What is hidden goes to no other program either.
    if isPrivate { return add(.tell("inside", .notCopied)) }
    if !writingNow.letters.isEmpty { add(.share(writingNow.letters)) }
  }

  private mutating func tryKeys() {
    isTryingKeys.toggle()
    add(.flag("keytest", .hidden, !isTryingKeys))
    add(.label("act-keytest", isTryingKeys ? .running : nil))
    give(.keyTest(isOn: isTryingKeys))
    if isTryingKeys { add(.focus("pad")) }
  }

  private mutating func understand(_ notice: String) {
    add(.flag(Part("notice-" + notice), .hidden, true))
    shownNotices.removeAll { $0.word.hasSameBytes(as: notice) }
    let known = settings["understood"]?.array ?? []
    keep("understood", .array(known + [.string(notice)]))
    add(.focus("pad"))
  }

  /// Shows an explanation and says it; what the person has understood is not shown again.
  private mutating func explain(_ notice: PadEffect.Notice) {
    guard !settings.isUnderstood(notice.word), !shownNotices.contains(notice) else { return }
    shownNotices.append(notice)
    let part = Part("notice-" + notice.word)
    add(.flag(part, .hidden, false))
    switch notice {
    case .wordsLeave: add(.tell(part, .itself))
    case .touchesHeldBack: break  // The pad itself speaks of it.
    }
  }

  /// What the person opened.
  mutating func take(_ file: PadSessionEvent.File) {
    let part = Part("file-" + file.purpose.word)
    guard let text = file.text else { return add(.tell(part, .failed)) }
    switch file.purpose {
    case .text:
      let before = writingNow
      let isBRF = file.name.utf8.suffix(4).elementsEqual(".brf".utf8)
      give(.imported(text, isBRF: isBRF))
      if !before.cells.hasSameBytes(as: writingNow.cells) { add(.tell(part, .done)) }
    case .profile: takeProfile(text)
    case .recording: play(text)
    }
  }
}

extension PadSession {
  /// Has the pad take an event, and brings before the page what the pad wants.
  mutating func perform(_ event: PadEvent) {
    guard isOpen else { return }
    for effect in pads[0].handle(event) { pass(effect) }
  }

  private mutating func pass(_ effect: PadEffect) {
    switch effect {
    case .vibrate: if settings.isOn("vibration") { effects.append(.pad(effect)) }
    case .show(_, let field, let text): show(field, text)
    case .notice(_, let notice): explain(notice)
    case .recognition(let made):
      if case .calibrated(let hand) = made.recognition, replay == nil { keep(hand) }
      add(.dispatch(effect))
    case .cell:
      countCell()
      add(.dispatch(effect))
    case .say, .sound, .caret, .guide, .taken: effects.append(.pad(effect))
    case .wake, .translate, .copy, .export, .paste, .submit, .leave:
      // In a recording that plays, their answers are events of the recording.
      if replay == nil { reachOut(effect) }
    }
  }

  /// A cell was typed with fingers; now and then their number is kept, while it matters.
  private mutating func countCell() {
    guard replay == nil, cellsTyped < PadConfiguration.cellsOfBeginners else { return }
    cellsTyped += 1
    if cellsTyped.isMultiple(of: Self.cellsBetweenKeeping) {
      keep("typed", .number(Double(cellsTyped)))
    }
  }

  private static let cellsBetweenKeeping = 10

  private mutating func reachOut(_ effect: PadEffect) {
    switch effect {
    case .translate(_, let id, let table, let words): ask(id, table, words)
    case .copy(_, let text): add(.copy(text, isTold: false))
    case .export(_, let form, let text):
      add(.offer(name: "earshot-braille." + form.ending, text: text))
    case .wake, .paste, .submit, .leave, .vibrate, .show, .notice, .recognition, .cell, .say,
      .sound, .caret, .guide, .taken:
      effects.append(.pad(effect))
    }
  }
}

extension PadExport {
  /// How the names of such files end.
  fileprivate var ending: String {
    switch self {
    case .letters, .cells: "txt"
    case .brf: "brf"
    }
  }
}
