// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// Something to be said to the person, by whichever voice is theirs.
public struct Utterance: Sendable, Equatable {
  /// How an utterance stands to those that wait or are being said.
  public enum Priority: UInt8, Sendable, Equatable, CaseIterable {
    /// May be dropped when anything else waits, such as the echo of a key.
    case passing
    /// Waits for its turn.
    case normal
    /// Comes before everything that waits and cuts off what is being said: danger, or the person's own question.
    case urgent

    /// The word in traces and effects.
    public var word: String {
      switch self {
      case .passing: "passing"
      case .normal: "normal"
      case .urgent: "urgent"
      }
    }
  }

  /// The words.
  public var text: String
  /// The language of the words, where it is one that Earshot speaks.
  public var language: Language
  /// The primary tag of the words' language, such as `ja`, where it is none that Earshot speaks: only a voice of the
  /// browser or the screen reader can say them.
  public var foreignTag: String?
  /// How it stands to other utterances.
  public var priority: Priority
  /// Seconds for which it is worth saying after it was asked for; nil when it does not grow stale.
  public var lifetime: Double?

  /// Whether the words may not leave the device, not even to be spoken: where the person is, what they type, their data.
  public var staysOnDevice: Bool

  /// An utterance; normal, lasting and free to be spoken by the server unless said otherwise.
  public init(
    _ text: String, in language: Language, priority: Priority = .normal, lifetime: Double? = nil,
    staysOnDevice: Bool = false
  ) {
    self.text = text
    self.language = language
    self.priority = priority
    self.lifetime = lifetime
    self.staysOnDevice = staysOnDevice
  }
}

extension Utterance {
  /// The tag of the words' language.
  public var tag: String { foreignTag ?? language.tag }

  /// Writes this utterance as the effect `say` that came about at `time` (seconds).
  public func writeSay(time: Double, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("t", time)
      writer.field("kind", "say")
      writeMembers(to: &writer)
    }
  }

  /// Writes what the effect `say` holds beside its time and kind.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.field("text", text)
    writer.field("language", tag)
    writer.field("priority", priority.word)
    if let lifetime { writer.field("lifetime", lifetime) }
    if staysOnDevice { writer.field("staysOnDevice", true) }
  }
}
