// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension OwnVoiceSession {
  /// Something that is to be done, and when it came about.
  public typealias Effect = Timed<Wish>

  /// What a page that speaks wants done.
  public enum Wish: Sendable, Equatable {
    case say(Utterance)
    case sound(Earcon)
    /// End what is being said, and what waits.
    case hush
    /// Say again what was last said, by whomever.
    case again
    /// The press must do nothing: it only told what it would do.
    case hold
    /// Whether a finger alone is followed from now on and scrolls no more; two still do.
    case followFinger(Bool)
    /// Pause what is playing.
    case pause
    /// The key is meant for the voice, and the browser must not use it too.
    case take
    /// Send the text of the page.
    case gather
    /// Bring a piece of the text into sight and mark it; what had the focus has it no longer.
    case follow(Int)
    /// Give the focus to a control.
    case focus(Int)
    /// Send `silent` once all is said.
    case awaitSilence
  }
}

extension OwnVoiceSession.Wish: EffectContent {
  /// Writes `kind` and what belongs to the kind.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.field("kind", kind)
    switch self {
    case .say(let utterance): utterance.writeMembers(to: &writer)
    case .sound(let earcon): writer.field("earcon", earcon.word)
    case .follow(let id), .focus(let id): writer.field("id", id)
    case .followFinger(let isOn): writer.field("on", isOn)
    case .hush, .again, .hold, .pause, .take, .gather, .awaitSilence: break
    }
  }

  private var kind: String {
    switch self {
    case .say: "say"
    case .sound: "sound"
    case .hush: "hush"
    case .again: "again"
    case .hold: "hold"
    case .followFinger: "follow-finger"
    case .pause: "pause"
    case .take: "take"
    case .gather: "gather"
    case .follow: "follow"
    case .focus: "focus"
    case .awaitSilence: "await-silence"
    }
  }
}
