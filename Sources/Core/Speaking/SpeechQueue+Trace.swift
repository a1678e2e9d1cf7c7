// SPDX-License-Identifier: Apache-2.0

public import Bytes

extension SpeechQueue {
  /// What can happen to the speech queue; times in seconds.
  public enum Event: TraceEvent {
    /// Something is to be said.
    case say(time: Double, utterance: Utterance)
    /// The voice has said a piece to its end.
    case finished(time: Double, id: Int)
    /// The voice could not say a piece.
    case failed(time: Double, id: Int)
    /// The browser lets nothing sound before the person has done something on the page.
    case blocked(time: Double, id: Int)
    /// The person wants silence, or does something else.
    case silence(time: Double)
    /// The person wants to hear again what was last said.
    case again(time: Double)
    /// The person chose another outlet.
    case outlet(time: Double, outlet: Outlet)
    /// The browser told which languages it has voices for.
    case voices(time: Double, languages: [String])
    /// The person chose how the voice is to sound.
    case choices(time: Double, VoiceChoices)

    /// Reads `kind` and what belongs to it.
    public init(json: JSONValue) throws(FieldError) {
      let time = try json.double("t")
      let kind = try json.text("kind")
      switch kind.bytewise {
      case "say": self = .say(time: time, utterance: try Utterance(json: json))
      case "finished": self = .finished(time: time, id: try json.int("id"))
      case "failed": self = .failed(time: time, id: try json.int("id"))
      case "blocked": self = .blocked(time: time, id: try json.int("id"))
      case "silence": self = .silence(time: time)
      case "again": self = .again(time: time)
      case "outlet": self = .outlet(time: time, outlet: try Outlet(field: "outlet", of: json))
      case "voices":
        self = .voices(time: time, languages: try Language.primaryTags("languages", of: json))
      case "choices":
        self = .choices(time: time, VoiceChoices(kept: try json.optionalText("choices")))
      default: throw .unknownWord(name: "kind", word: kind)
      }
    }
  }

  /// What the speech queue wants done; times in seconds.
  public enum Effect: JSONEncodable, Sendable, Equatable {
    /// Put into the live region, for the screen reader.
    case announce(time: Double, utterance: Utterance)
    /// Say with the browser's own voice.
    case utter(time: Double, id: Int, utterance: Utterance, VoiceManner)
    /// Play as a clip made by the server.
    case clip(time: Double, id: Int, utterance: Utterance, VoiceManner)
    /// Cut off what is being said.
    case hush(time: Double)
    /// Lower other sound while something is being said, or raise it again.
    case duck(time: Double, on: Bool)
    /// Send `silence` as soon as the person does something: only then does the browser let anything sound.
    case await(time: Double)

    /// Writes the effect as a JSON object.
    public func write(to writer: inout JSONWriter) {
      switch self {
      case .announce(let time, let utterance):
        writer.object { writer in
          writer.field("t", time)
          writer.field("kind", "announce")
          writer.field("text", utterance.text)
          writer.field("language", utterance.tag)
          writer.field("assertive", utterance.priority == .urgent)
        }
      case .utter(let time, let id, let utterance, let manner):
        write("utter", time, id, utterance, manner, to: &writer)
      case .clip(let time, let id, let utterance, let manner):
        write("clip", time, id, utterance, manner, to: &writer)
      case .hush(let time): write("hush", time, to: &writer)
      case .await(let time): write("await", time, to: &writer)
      case .duck(let time, let on):
        writer.object { writer in
          writer.field("t", time)
          writer.field("kind", "duck")
          writer.field("on", on)
        }
      }
    }

    private func write(_ kind: String, _ time: Double, to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("t", time)
        writer.field("kind", kind)
      }
    }

    private func write(
      _ kind: String, _ time: Double, _ id: Int, _ utterance: Utterance, _ manner: VoiceManner,
      to writer: inout JSONWriter
    ) {
      writer.object { writer in
        writer.field("t", time)
        writer.field("kind", kind)
        writer.field("id", id)
        writer.field("text", utterance.text)
        writer.field("language", utterance.tag)
        manner.writeMembers(to: &writer)
      }
    }
  }
}

extension Utterance {
  /// Reads `text`, `language`, and, where they are given, `priority`, `lifetime` and `staysOnDevice`.
  public init(json: JSONValue) throws(FieldError) {
    let tag = try json.text("language")
    let language = Language(tag: tag)
    self.init(
      try json.text("text"), in: language ?? .english,
      priority: .normal, lifetime: json["lifetime"]?.number,
      staysOnDevice: json["staysOnDevice"]?.bool ?? false)
    if language == nil {
      guard let primary = Language.primary(of: tag) else {
        throw .unknownWord(name: "language", word: tag)
      }
      foreignTag = primary
    }
    guard json["priority"] != nil else { return }
    let word = try json.text("priority")
    for priority in Priority.allCases where priority.word.utf8.elementsEqual(word.utf8) {
      self.priority = priority
      return
    }
    throw .unknownWord(name: "priority", word: word)
  }
}

extension SpeechQueue.Outlet {
  init(field name: String, of json: JSONValue) throws(FieldError) {
    let word = try json.text(name)
    guard let outlet = Self(word: word) else { throw .unknownWord(name: name, word: word) }
    self = outlet
  }
}

extension Language {
  /// The language whose tag a member holds.
  public init(field name: String, of json: JSONValue) throws(FieldError) {
    let tag = try json.text(name)
    guard let language = Language(tag: tag) else { throw .unknownWord(name: name, word: tag) }
    self = language
  }

  /// The primary tags of a list of tags; what is no tag is passed over.
  static func primaryTags(_ name: String, of json: JSONValue) throws(FieldError) -> [String] {
    guard let tags = json[name]?.array else { throw .wrongType(name: name, wanted: .list) }
    return tags.compactMap { $0.string.flatMap { primary(of: $0) } }
  }
}
