// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
public import Speaking

/// What the pad on a page wants done.
///
/// Indirect, since effects are copied often, and those of the pad are large.
public indirect enum PadSessionEffect: JSONEncodable, Sendable {
  /// What the pad itself wants.
  case pad(PadEffect)
  case interface(Timed<InterfaceEffect>)
  case page(Timed<PadPageEffect>)

  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .pad(let effect): effect.write(to: &writer)
    case .interface(let effect): effect.write(to: &writer)
    case .page(let effect): effect.write(to: &writer)
    }
  }
}

/// What only a page with a pad can do.
public enum PadPageEffect: EffectContent, Sendable {
  /// Tell those who embed the pad, by an event of its name.
  indirect case dispatch(PadEffect)
  /// Say words that a part of the page has ready.
  case tell(Part, PadPhrase)
  /// Put words that a part has ready in the place of its own; nil: its own.
  case label(Part, PadPhrase?)
  /// Write this into the text.
  case letters(String)
  /// Hide the text, or show it and forget what was hidden.
  case hide(Bool)
  /// A recording plays, while the person's own writing is this; nil: no longer.
  case replay(PadWords?)
  /// Show what each swipe is for.
  case swipes(SwipeMap)
  /// Put this on the clipboard, and say so or not.
  case copy(String, isTold: Bool)
  /// Offer this to the other programs of the device.
  case share(String)
  /// Say that what is written stays on the device: now, or since a time (milliseconds since 1970); nil: it does not.
  case kept(Kept?)
  /// Ask the person for leave to know how the device is tilted.
  case askForTilt
  /// Remember something of the pad in the element's own data.
  case state(name: String, String)

  /// What is written, for those who embed the pad.
  public struct PadWords: Sendable {
    let letters: String
    let cells: String
  }

  /// Since when the text is kept.
  public enum Kept: Sendable {
    case now
    case since(Double)
  }

  /// Words that a part of the page has ready, by the name of the attribute.
  public enum PadPhrase: Sendable {
    case on
    case off
    case done
    case failed
    case never
    case running
    case notCopied
    /// What the part itself says.
    case itself

    var word: String {
      switch self {
      case .on: "on"
      case .off: "off"
      case .done: "done"
      case .failed: "failed"
      case .never: "never"
      case .running: "running"
      case .notCopied: "notCopied"
      case .itself: "itself"
      }
    }
  }

  /// Writes `kind` and what belongs to it.
  public func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .dispatch(let effect):
      writer.field("kind", "dispatch")
      writer.field("detail", effect)
    case .tell(let part, let phrase):
      writer.field("kind", "tell")
      writer.field("field", part.name)
      writer.field("words", phrase.word)
    case .label(let part, let phrase):
      writer.field("kind", "label")
      writer.field("field", part.name)
      if let phrase { writer.field("words", phrase.word) }
    case .letters(let text):
      writer.field("kind", "letters")
      writer.field("text", text)
    case .hide(let isHidden):
      writer.field("kind", "hide")
      writer.field("on", isHidden)
    case .replay(let own):
      writer.field("kind", "replay")
      if let own {
        writer.field("letters", own.letters)
        writer.field("cells", own.cells)
      }
    case .swipes(let map):
      writer.field("kind", "swipes")
      writer.field("swipes", map)
    case .copy(let text, let isTold):
      writer.field("kind", "copy")
      writer.field("text", text)
      writer.field("told", isTold)
    case .share(let text):
      writer.field("kind", "share")
      writer.field("text", text)
    case .kept(let kept):
      writer.field("kind", "kept")
      switch kept {
      case .now: writer.field("on", true)
      case .since(let time): writer.field("since", time)
      case nil: break
      }
    case .askForTilt: writer.field("kind", "askForTilt")
    case .state(let name, let text):
      writer.field("kind", "state")
      writer.field("name", name)
      writer.field("text", text)
    }
  }
}

extension SwipeMap: JSONEncodable {
  /// Writes a list that `init(json:)` reads.
  public func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for one in assignments {
        writer.object { writer in
          if one.held != .blank { writer.field("held", one.held.text) }
          writer.field("swipe", one.swipe.name)
          writer.field("action", one.action.word)
        }
      }
    }
  }
}
