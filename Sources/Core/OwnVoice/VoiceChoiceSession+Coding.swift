// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Interface
public import Speaking

extension VoiceChoiceSession.Happening: EventContent {
  /// What this kind of event holds.
  public init(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "begin": self = .begin
    case "recalled": self = .recalled(json["value"]?.string)
    case "voices":
      var voices: [DeviceVoice] = []
      for voice in try json.list("voices") {
        voices.append(
          DeviceVoice(
            id: try voice.text("id"), name: try voice.text("name"), tag: try voice.text("language"))
        )
      }
      self = .voices(voices)
    case "voice": self = .voice(try json.text("value"))
    case "rate": self = .rate(try json.double("value"))
    case "pitch": self = .pitch(try json.double("value"))
    case "volume": self = .volume(try json.double("value"))
    case "echo": self = .echo(try json.choice("value"))
    case "hears-first": self = .hearsFirst(try json.truth("value"))
    case "sample": self = .sample
    case "pressed-nothing": self = .pressedNothing
    case "tapped":
      guard let name = try json.optionalText("name") else {
        self = .tapped(nil)
        return
      }
      self = .tapped(
        VoiceChoiceSession.Tapped(answer: try json.optionalText("answer") ?? "", name: name))
    case "key": self = .key
    case "digit": self = .digit(try json.int("digit"))
    default: throw .unknownWord(name: "kind", word: kind)
    }
  }
}

extension VoiceChoiceSession.Wish: EffectContent {
  /// Writes `kind` and what belongs to the kind.
  public func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .interface(let effect): effect.writeMembers(to: &writer)
    case .aloud(let utterance):
      writer.field("kind", "aloud")
      utterance.writeMembers(to: &writer)
    case .adopt(let choices):
      writer.field("kind", "adopt")
      writer.field("choices", choices.json)
    case .hold: writer.field("kind", "hold")
    case .press(let part):
      writer.field("kind", "press")
      writer.field("field", part.name)
    }
  }
}
