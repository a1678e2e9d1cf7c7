// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What the braille pad wants done; times in seconds.
public enum PadEffect: JSONEncodable, Sendable, Equatable {
  /// A cell was typed, a swipe made, or neither could be made out.
  case recognition(RecognitionEffect)
  /// Say this.
  case say(time: Double, utterance: Utterance)
  /// Sound this.
  case sound(time: Double, earcon: Earcon)
  /// Vibrate: milliseconds on, off, on …
  case vibrate(time: Double, pattern: [Int])
  /// Show a text: the field `cells`, `letters`, `mode`, `choice`, `echo` or `lock`.
  case show(time: Double, field: Field, text: String)
  /// Draw the zones.
  case guide(time: Double, guide: PadGuide)
  /// The key was meant for the pad, so the browser must not take it too.
  case taken(time: Double)
  /// The person wants to leave the pad.
  case leave(time: Double)

  /// A place of the page where a text is shown.
  public enum Field: Sendable, Equatable {
    /// The cells, as braille characters.
    case cells
    /// The print.
    case letters
    /// The mode at present: `hold` or `table`.
    case mode
    /// How the mode is decided: `auto`, `hold` or `table`.
    case choice
    /// `cell` or `none`.
    case echo
    /// `locked` or `unlocked`.
    case lock

    var word: String {
      switch self {
      case .cells: "cells"
      case .letters: "letters"
      case .mode: "mode"
      case .choice: "choice"
      case .echo: "echo"
      case .lock: "lock"
      }
    }
  }

  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .recognition(let effect): effect.write(to: &writer)
    case .say(let time, let utterance): utterance.writeSay(time: time, to: &writer)
    case .sound(let time, let earcon): earcon.writeSound(time: time, to: &writer)
    case .vibrate(let time, let pattern):
      Self.write("vibrate", time, to: &writer) { writer in
        writer.key("pattern")
        writer.array { writer in for part in pattern { writer.value(part) } }
      }
    case .show(let time, let field, let text):
      Self.write("show", time, to: &writer) { writer in
        writer.field("field", field.word)
        writer.field("text", text)
      }
    case .guide(let time, let guide):
      Self.write("guide", time, to: &writer) { guide.writeMembers(to: &$0) }
    case .taken(let time): Self.write("taken", time, to: &writer) { _ in }
    case .leave(let time): Self.write("leave", time, to: &writer) { _ in }
    }
  }

  private static func write(
    _ kind: String, _ time: Double, to writer: inout JSONWriter,
    _ members: (inout JSONWriter) -> Void
  ) {
    writer.object { writer in
      writer.field("t", time)
      writer.field("kind", kind)
      members(&writer)
    }
  }
}
