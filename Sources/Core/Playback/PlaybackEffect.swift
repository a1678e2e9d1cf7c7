// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

extension PlaybackSession {
  /// Something to be done, and since when.
  public struct Effect: JSONEncodable, Sendable, Equatable {
    /// The time of the event that it answers, in seconds.
    public var time: Double
    /// What is to be done.
    public var action: Action
  }

  /// What a player wants done; positions and lengths in seconds.
  public enum Action: Sendable, Equatable {
    /// Begin to play; `afterSpeech` when words were just handed to the voice and should end first.
    case play(afterSpeech: Bool)
    case pause
    case seek(position: Double)
    case rate(Double)
    /// Indirect, so that every other action stays small, and the browser module with it.
    indirect case say(Utterance)
    case show(field: Field, text: String)
    /// Put the slider here; nil while the length is not known.
    case slider(position: Double, duration: Double?, text: String)
    case sound(Earcon)
    /// Keep this position for the next time.
    case save(track: String, position: Double)
    /// The recording was heard to its end: forget the position.
    case forget(track: String)
  }

  /// A place on the page where the player writes.
  public enum Field: Sendable, Equatable {
    case title
    case elapsed
    case remaining
    /// What the big button does next: Play or Pause.
    case toggle
    /// What the player is doing.
    case state
    case rate

    /// The word in traces and in the page's markup.
    public var word: String {
      switch self {
      case .title: "title"
      case .elapsed: "elapsed"
      case .remaining: "remaining"
      case .toggle: "toggle"
      case .state: "state"
      case .rate: "rate"
      }
    }
  }
}

extension PlaybackSession.Effect {
  /// Writes the effect as a JSON object.
  public func write(to writer: inout JSONWriter) {
    switch action {
    case .say(let utterance): utterance.writeSay(time: time, to: &writer)
    case .sound(let earcon): earcon.writeSound(time: time, to: &writer)
    default:
      writer.object { writer in
        writer.field("t", time)
        action.writeMembers(to: &writer)
      }
    }
  }
}

extension PlaybackSession.Action {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .say, .sound: break
    case .play(let afterSpeech):
      writer.field("kind", "play")
      writer.field("afterSpeech", afterSpeech)
    case .pause: writer.field("kind", "pause")
    case .seek(let position):
      writer.field("kind", "seek")
      writer.field("position", position)
    case .rate(let factor):
      writer.field("kind", "rate")
      writer.field("rate", factor)
    case .show(let field, let text):
      writer.field("kind", "show")
      writer.field("field", field.word)
      writer.field("text", text)
    case .slider(let position, let duration, let text):
      writer.field("kind", "slider")
      writer.field("position", position)
      if let duration { writer.field("duration", duration) }
      writer.field("text", text)
    case .save(let track, let position):
      writer.field("kind", "save")
      writer.field("track", track)
      writer.field("position", position)
    case .forget(let track):
      writer.field("kind", "forget")
      writer.field("track", track)
    }
  }
}
