// SPDX-License-Identifier: Apache-2.0

public import Bytes

extension PadEvent: JSONEncodable {
  /// Writes the event as `init(json:)` reads it, for a recording.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("t", time)
      writer.field("kind", happening.kind)
      happening.writeMembers(to: &writer)
    }
  }
}

extension PadEvent.Happening {
  fileprivate var kind: String {
    switch self {
    case .touch: "touch"
    case .key: "key"
    case .tick: "tick"
    case .size: "size"
    case .tilt: "tilt"
    case .set: "set"
    case .table: "table"
    case .swipes: "swipes"
    case .action: "action"
    case .text: "text"
    case .caret: "caret"
    case .inserted: "insert"
    case .pasted: "pasted"
    case .imported: "import"
    case .export: "export"
    case .translated(_, let results): results == nil ? "untranslated" : "translated"
    case .words: "words"
    case .frequencies: "frequencies"
    case .hand: "hand"
    case .guideSpots: "guide-spots"
    case .keyTest: "keytest"
    case .filled: "fill"
    case .lent: "lend"
    case .activated: "activated"
    case .blur: "blur"
    }
  }

  fileprivate func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .touch(let touch): touch.writeMembers(to: &writer)
    case .key(let key): key.writeMembers(to: &writer)
    case .tick, .blur: break
    case .size(let size):
      writer.field("width", size.width)
      writer.field("height", size.height)
    case .tilt(let beta, let gamma):
      writer.field("beta", beta)
      writer.field("gamma", gamma)
    case .set(let setting):
      writer.field("name", setting.name)
      writer.field("value", setting.value)
    case .table(let table):
      writer.field("table", table.name)
      writer.field("language", table.tag)
      writer.optional("name", table.title)
    case .swipes(let map): writer.field("swipes", map)
    case .action(let action): writer.field("action", action.word)
    case .text(let text, let selection):
      writer.field("text", text)
      if let selection { writer.range(selection) }
    case .caret(let range): writer.range(range)
    case .inserted(let text): writer.field("text", text)
    case .pasted(let text): writer.optional("text", text)
    case .imported(let text, let isBRF):
      writer.field("text", text)
      writer.field("format", isBRF ? "brf" : "text")
    case .export(let form): writer.field("form", form.word)
    case .translated(let id, let results):
      writer.field("id", id)
      guard let results else { return }
      writer.key("results")
      writer.array { writer in for result in results { writer.value(result) } }
    case .words(let text): writer.field("text", text)
    case .frequencies(let table, let text):
      writer.field("table", table)
      writer.field("text", text)
    case .hand(let hand): if let hand { writer.field("hand", hand) }
    case .guideSpots(let cell): writer.field("cell", cell.text)
    case .keyTest(let isOn), .filled(let isOn): writer.field("on", isOn)
    case .lent(let loan): loan?.writeMembers(to: &writer)
    case .activated(let isTouched): writer.field("touched", isTouched)
    }
  }
}

extension TouchEvent {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    switch phase {
    case .began(let place): writeMembers("began", place, to: &writer)
    case .moved(let place): writeMembers("moved", place, to: &writer)
    case .ended(let place): writeMembers("ended", place, to: &writer)
    case .cancelled: writeMembers("cancelled", nil, to: &writer)
    }
  }

  private func writeMembers(_ phase: String, _ place: Point?, to writer: inout JSONWriter) {
    writer.field("phase", phase)
    writer.field("touch", touch)
    guard let place else { return }
    writer.field("x", place.x)
    writer.field("y", place.y)
  }
}

extension PadKeyEvent {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.field("code", code)
    writer.field("phase", isDown ? "down" : "up")
    if hasShift { writer.field("shift", true) }
    if hasControl { writer.field("ctrl", true) }
  }
}

extension PadTranslation: JSONEncodable {
  /// Writes `partial`, `full` and `starts`.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("partial", partial)
      writer.field("full", full)
      writer.key("starts")
      writer.array { writer in for start in starts { writer.value(start) } }
    }
  }
}

extension PadLoan {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.field("silent", isSilent)
    writer.field("gathers", gathers)
    writer.key("swipes")
    writer.array { writer in for swipe in swipes { writer.value(swipe.name) } }
  }
}

extension JSONWriter {
  fileprivate mutating func range(_ range: Range<Int>) {
    field("start", range.lowerBound)
    field("end", range.upperBound)
  }
}
