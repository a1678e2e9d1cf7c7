// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Speaking

extension PadEffect {
  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .recognition(let effect): effect.write(to: &writer)
    case .say(let time, let utterance): utterance.writeSay(time: time, to: &writer)
    case .sound(let time, let earcon): earcon.writeSound(time: time, to: &writer)
    case .cell, .vibrate, .show, .caret, .guide, .wake, .translate, .copy, .export, .paste, .submit,
      .notice, .taken, .leave:
      writer.object { writer in
        writer.field("t", time)
        writer.field("kind", kind)
        writeMembers(to: &writer)
      }
    }
  }

  private var time: Double {
    switch self {
    case .recognition(let effect): effect.time
    case .cell(let time, _, _), .say(let time, _), .sound(let time, _), .vibrate(let time, _),
      .show(let time, _, _), .caret(let time, _), .guide(let time, _), .wake(let time, _),
      .translate(let time, _, _, _), .copy(let time, _), .export(let time, _, _),
      .paste(let time), .submit(let time),
      .notice(let time, _), .taken(let time), .leave(let time):
      time
    }
  }

  private var kind: String {
    switch self {
    case .cell: "cell"
    case .vibrate: "vibrate"
    case .show: "show"
    case .caret: "caret"
    case .guide: "guide"
    case .wake: "wake"
    case .translate: "translate"
    case .copy: "copy"
    case .export: "export"
    case .paste: "paste"
    case .submit: "submit"
    case .notice: "notice"
    case .taken: "taken"
    case .leave: "leave"
    // These write themselves.
    case .recognition, .say, .sound: ""
    }
  }

  private func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .cell(_, let cell, let touches):
      writer.field("cell", cell.text)
      writer.key("touches")
      writer.array { writer in for touch in touches { touch.writeMiss(to: &writer) } }
    case .vibrate(_, let pattern):
      writer.key("pattern")
      writer.array { writer in for part in pattern { writer.value(part) } }
    case .show(_, let field, let text):
      writer.field("field", field.word)
      writer.field("text", text)
    case .caret(_, let range):
      writer.field("start", range.lowerBound)
      writer.field("end", range.upperBound)
    case .guide(_, let guide): guide.writeMembers(to: &writer)
    case .wake(_, let after): writer.field("after", after)
    case .translate(_, let id, let table, let words):
      writer.field("id", id)
      writer.field("table", table)
      writer.key("words")
      writer.array { writer in for word in words { writer.value(word.brailleText) } }
    case .copy(_, let text): writer.field("text", text)
    case .export(_, let form, let text):
      writer.field("form", form.word)
      writer.field("text", text)
    case .notice(_, let notice): writer.field("notice", notice.word)
    case .recognition, .say, .sound, .paste, .submit, .taken, .leave: break
    }
  }
}

extension [UInt8] {
  /// The cells with these bits, as braille characters.
  var brailleText: String {
    var text = ""
    for bits in self { text.unicodeScalars.append(Cell(bits: bits).scalar) }
    return text
  }
}

extension ChordExplanation.Assignment {
  /// Writes the dot, where the finger was, and by how much it missed the dot, to a tenth of a point.
  fileprivate func writeMiss(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("dot", dot)
      writer.field("x", Self.rounded(place.x))
      writer.field("y", Self.rounded(place.y))
      writer.field("dx", Self.rounded(residual.x))
      writer.field("dy", Self.rounded(residual.y))
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
