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
  case guide(time: Double, geometry: ClassicGeometry)
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
    case .guide(let time, let geometry):
      Self.write("guide", time, to: &writer) { geometry.writeGuide(to: &$0) }
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

extension ClassicGeometry {
  /// Writes `mode`, `width`, `height`, `lines` (each x1, y1, x2, y2) and `spots` (dot, x, y).
  fileprivate func writeGuide(to writer: inout JSONWriter) {
    writer.field("mode", mode.word)
    writer.field("width", size.width)
    writer.field("height", size.height)
    writer.key("lines")
    writer.array { writer in
      let middle = (size.width / 2).rounded()
      Self.write([middle, 0, middle, size.height], to: &writer)
      for side in ScreenSide.allCases {
        for border in [borders(on: side).upper, borders(on: side).lower] {
          guard case .line(let from, let to) = border else { continue }
          Self.write([from.x, from.y, to.x, to.y], to: &writer)
        }
      }
    }
    writer.key("spots")
    writer.array { writer in
      for dot in 1...6 {
        guard let spot = spot(ofDot: dot) else { continue }
        writer.object { writer in
          writer.field("dot", dot)
          // Nobody sees less than a tenth of a point.
          writer.field("x", (spot.x * 10).rounded() / 10)
          writer.field("y", (spot.y * 10).rounded() / 10)
        }
      }
    }
  }

  private static func write(_ numbers: [Double], to writer: inout JSONWriter) {
    writer.array { writer in for number in numbers { writer.value(number) } }
  }
}
